// Requirements of what is derived from containers.
#include <iostream>
#include <vector>
#include <iterator>
#include <string>
struct Ints : std::vector<int> { using vector::vector; }; struct S : std::string {}; struct N { int size() const { return 1; } }; struct P { private: int size() const { return 1; } }; struct D : N {}; template <class T> concept Sz = requires(T t) { std::size(t); }; template <class T> concept Em = requires(T t) { std::empty(t); }; template <class T> concept Da = requires(T t) { std::data(t); };

int main() {
  { std::cout << Sz<Ints> << Sz<S> << Sz<N> << Sz<D> << Em<Ints> << Em<N> << Da<Ints> << Da<S> << Da<N> << Sz<int>; std::cout << "\n"; }
}
