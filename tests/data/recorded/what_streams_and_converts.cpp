#include <cute/tensor.hpp>
#include <iostream>
#include <sstream>
#include <string>
using namespace cute;
template <class T, class = void> struct streams : std::false_type {}; template <class T> struct streams<T, std::void_t<decltype(std::declval<std::ostream&>() << std::declval<T const&>())>> : std::true_type {};
struct N {}; struct Y { friend std::ostream& operator<<(std::ostream& o, Y const&) { return o << "Y"; } };
template <class T, class = decltype(std::declval<std::ostream&>() << std::declval<T const&>())> int f(T const&) { return 1; } int f(...) { return 0; }
template <class T> concept S = requires(std::ostream& o, T const& t) { o << t; };
int main() {
  using L = decltype(make_layout(make_shape(4, _8{})));
  std::cout << streams<L>::value << streams<int>::value << streams<N>::value << streams<Y>::value << streams<std::string>::value << streams<half_t>::value << streams<_3>::value << streams<Shape<_2, int>>::value << streams<std::nullptr_t>::value << streams<void*>::value << streams<std::vector<int>>::value << '\n';
  std::cout << S<L> << S<int> << S<N> << S<Y> << S<std::string> << S<half_t> << S<_3> << S<Shape<_2, int>> << S<std::vector<int>> << '\n';
  std::cout << std::is_convertible_v<L, std::string> << std::is_convertible_v<N, std::string> << std::is_convertible_v<_3, std::string> << std::is_convertible_v<Shape<_2>, std::string> << std::is_convertible_v<half_t, std::string> << std::is_convertible_v<L, int> << std::is_convertible_v<L, double> << std::is_convertible_v<Shape<_2>, int> << std::is_constructible_v<std::string, L> << '\n';
  std::cout << f(make_layout(4)) << f(N{}) << f(Y{}) << f(3) << '\n';
}
