// `std::integral_constant` is another type than CuTe's `C`: a number at run time wherever CuTe computes with it.
#include <cute/tensor.hpp>
#include <array>
#include <cstdio>
#include <iostream>
#include <type_traits>
using namespace cute;

#define SAME(...) printf("%d  %s\n", int(std::is_same_v<__VA_ARGS__>), #__VA_ARGS__)
#define SHOW(...) printf("%d  %s\n", int(__VA_ARGS__), #__VA_ARGS__)

void f(C<4>) { printf("C<4>\n"); }
void f(int) { printf("int\n"); }
template <int n> void g(C<n>) { printf("C %d\n", n); }
template <int n> void g(std::integral_constant<int, n>) { printf("std %d\n", n); }
template <class T, T v> int value_of(std::integral_constant<T, v>) { return v; }
template <class T> struct Rank : std::integral_constant<int, 0> {};
template <class T> struct Rank<T*> : std::integral_constant<int, 1 + Rank<T>::value> {};
template <class T> struct IsInt : std::false_type {};
template <> struct IsInt<int> : std::true_type {};

int main() {
  using Four = std::integral_constant<int, 4>;
  SAME(Four, C<4>);
  SAME(Four::type, Four);
  SAME(Four::value_type, int);
  SAME(std::integral_constant<bool, true>, std::true_type);
  SAME(decltype(Four{} + 1), int);
  SAME(decltype(Four{} + C<5>{}), int);
  SAME(decltype(-Four{}), int);
  SAME(decltype(Four{}()), int);
  SHOW(is_static<Four>::value);
  SHOW(cute::is_integral<Four>::value);
  SHOW(is_constant<4, Four>::value);
  SHOW(std::is_empty_v<Four>);
  SHOW(std::is_convertible_v<Four, C<4>>);
  SHOW(std::is_convertible_v<Four, int>);
  SHOW(sizeof(make_tuple(Four{}, 3)));
  f(C<4>{});
  f(Four{});
  g(C<4>{});
  g(Four{});
  SHOW(value_of(Four{}) + value_of(std::integral_constant<long, 3>{}) + value_of(std::true_type{}));
  SHOW(Rank<int**>::value);
  SHOW(Rank<int*>{} + 1);
  SHOW(IsInt<int>::value);
  SHOW(Four{} == C<4>{});
  SHOW(get<std::integral_constant<int, 1>{}>(make_tuple(7, 8)));
  std::array<int, Four{}> a{};
  SHOW(a.size());
  switch (Four{}) {
    case 4: printf("four\n");
  }
  auto shape = make_shape(Four{}, 8);
  SAME(decltype(shape), cute::tuple<Four, int>);
  std::cout << shape << " " << Four{} << " " << C<4>{} << "\n";
  print(make_layout(shape).stride());
  print("\n");
  auto L = make_layout(make_shape(_4{}, _8{}));
  print(L(std::integral_constant<int, 1>{}));
  print(" ");
  print(L(std::integral_constant<int, 1>{}, C<2>{}));
  print(" ");
  print(ceil_div(std::integral_constant<int, 5>{}, C<2>{}));
  print("\n");
  auto made = [](auto i) {
    constexpr int k = i;
    return Int<k>{};
  };
  print(made(Four{}));
  print("\n");
}
