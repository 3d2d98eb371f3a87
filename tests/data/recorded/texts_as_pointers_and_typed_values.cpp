// Texts in quotes as arguments of constructors, templates of values with a type beside those of `auto`, explicit instantiations.
#include <cute/tensor.hpp>
#include <iostream>
#include <string>
#include <thread>
#include <type_traits>
struct Made { int v; Made(int x) : v(x) { std::cout << "made " << x << "\n"; } };
template <class T> struct Outer {
  struct In { static Made v; struct Deep { static Made w; }; };
  static Made u;
  struct Late { static inline Made z{6}; };
};
template <class T> Made Outer<T>::In::v(9);
template <class T> Made Outer<T>::u(8);
template <class T> Made Outer<T>::In::Deep::w(7);
template struct Outer<int>;
struct X {
  X(bool) { std::cout << "bool "; }
  X(char*) { std::cout << "text "; }
};
struct S {
  S(bool) { std::cout << "bool "; }
  S(std::string) { std::cout << "string "; }
};
struct Y : X { X y{"u"}; Y() : X("t") {} };
const char* given() { return "q"; }
void f(int) { std::cout << "int "; }
void f(char*) { std::cout << "text "; }
template <auto V> struct OfAny {};
template <int V> struct OfInt {};
template <class T> struct Sp { static int g() { return 0; } };
template <template <auto> class A, auto V> struct Sp<A<V>> { static int g() { return 1; } };
template <template <int> class A, int V> struct Sp<A<V>> { static int g() { return 2; } };
template <template <auto> class A, auto V> int h(A<V>) { return 1; }
template <template <int> class A, int V> int h(A<V>) { return 2; }
template <class T> constexpr int sp = 0;
template <template <auto> class A, auto V> constexpr int sp<A<V>> = 1;
template <template <int> class A, int V> constexpr int sp<A<V>> = 2;
int main() {
  X x("t");
  X y{"t"};
  X* p = new X("t");
  Y both;
  X z(("t"));
  const char* named = "t";
  X a(named);
  X b(given());
  S s("t");
  std::cout << "\n";
  f(0);
  f("t");
  std::cout << "\n";
  std::cout << Sp<OfInt<3>>::g() << Sp<OfAny<3>>::g() << Sp<int>::g() << h(OfInt<3>{}) << sp<OfInt<3>> << "\n";
  std::cout << std::thread::id() << "\n";
  using namespace cute;
  int n = 1;
  const int k = 2;
  std::cout << std::is_same_v<decltype(conditional_return(true_type{}, 1, 2.0)), int&&>;
  std::cout << std::is_same_v<decltype(conditional_return(true_type{}, n, k)), int&>;
  std::cout << std::is_same_v<decltype(conditional_return(true_type{}, std::move(n), k)), int&&>;
  std::cout << std::is_same_v<decltype(conditional_return<true>(n, k)), int> << "\n";
}
