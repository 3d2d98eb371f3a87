// Empty elements of nested tuples, and what the functions of `std` for ranges say of exceptions.
#include <array>
#include <cstdio>
#include <initializer_list>
#include <iterator>
#include <list>
#include <queue>
#include <stack>
#include <tuple>
#include <utility>
#include <vector>

struct E {};
struct F {};
template <int N> struct C {};
struct D : E {};
struct H { E e; };
struct P : E { std::tuple<E> t; };
template <class A, class B> struct Pair { [[no_unique_address]] A a; [[no_unique_address]] B b; };

int main() {
  std::printf("%zu %zu %zu\n", sizeof(std::tuple<E, F>), sizeof(std::tuple<E, std::tuple<E>>), sizeof(std::tuple<std::tuple<E>, F>));
  std::printf("%zu %zu\n", sizeof(std::tuple<std::tuple<C<1>, C<2>>, std::tuple<C<2>>>), sizeof(std::tuple<std::tuple<E>, std::tuple<F>>));
  std::printf("%zu %zu %zu\n", sizeof(std::tuple<D, E>), sizeof(std::tuple<H, E>), sizeof(std::tuple<std::tuple<E, int>, E>));
  std::printf("%zu %zu\n", sizeof(Pair<std::tuple<C<2>, C<4>>, std::tuple<C<1>, C<2>>>), sizeof(Pair<std::tuple<C<2>, int>, std::tuple<C<2>>>));
  std::printf("%zu %zu\n", sizeof(P), sizeof(std::tuple<std::tuple<E>, char, std::tuple<E>>));
  std::vector<int> v;
  std::list<int> l;
  std::stack<int> s;
  int a[3] = {};
  std::initializer_list<int> i = {1};
  std::printf("%d%d%d%d\n", noexcept(std::size(v)), noexcept(std::ssize(l)), noexcept(std::empty(s)), noexcept(v.crbegin()));
  std::printf("%d%d%d%d\n", noexcept(std::begin(a)), noexcept(std::size(a)), noexcept(std::begin(i)), noexcept(std::begin(l)));
  std::printf("%d%d%d\n", noexcept(std::exchange(a[0], 1)), noexcept(s.swap(s)), noexcept(std::rbegin(i)));
}
