// values of templates specialise by their types
#include <cute/tensor.hpp>
using namespace cute;
template <auto V> struct S { static constexpr int n = 1; };
template <auto V> int f() { return 1; } template <> int f<3>() { return 2; } template <> int f<std::integral_constant<int, 3>{}>() { return 3; }
template <auto V> int v = 1; template <> int v<3> = 2; template <> int v<Int<3>{}> = 3;
template <auto V, auto W> struct T2 { static constexpr int x = 1; }; template <auto V> struct T2<V, V> { static constexpr int x = 2; };
template <int V> int g() { return V; } template <> int g<3>() { return 7; }
template <auto V> int h() { return 1; } template <> int h<nullptr>() { return 2; } template <> int h<0>() { return 3; } template <> int h<2.5>() { return 4; }
int x, y; template <auto V> int p() { return 1; } template <> int p<&x>() { return 2; } template <int* V> struct A { static inline int n = 0; };
int a(int) { return 1; } int b(int) { return 2; } template <auto V> int q() { return 1; } template <> int q<&a>() { return 2; }
template <auto V, class T> struct P {}; template <class T> int f2(P<3, T>) { return 1; } template <class T> int f2(P<_3{}, T>) { return 2; } template <auto V, class T> int f2(P<V, T>) { return 3; }
template <auto V> int w() { static int n = 0; return ++n; }
int main() {
  { std::cout << f<3>() << f<std::integral_constant<int, 3>{}>() << f<Int<3>{}>() << f<3u>() << f<3L>(); std::cout << "\n"; }
  { std::cout << v<3> << v<std::integral_constant<int, 3>{}> << v<Int<3>{}> << v<3u>; std::cout << "\n"; }
  { std::cout << T2<3, 3>::x << T2<3, Int<3>{}>::x << T2<_3{}, Int<3>{}>::x << T2<3, 3u>::x; std::cout << "\n"; }
  { std::cout << g<3>() << g<Int<3>{}>() << g<std::integral_constant<int, 3>{}>() << g<Int<4>{}>(); std::cout << "\n"; }
  { std::cout << h<nullptr>() << h<0>() << h<2.5>() << h<2.5f>(); std::cout << "\n"; }
  { A<&x>::n = 1; A<&y>::n = 2; std::cout << p<&x>() << p<&y>() << A<&x>::n << A<&y>::n; std::cout << "\n"; }
  { std::cout << q<a>() << q<&a>() << q<b>(); std::cout << "\n"; }
  { std::cout << f2(P<3, int>{}) << f2(P<_3{}, int>{}) << f2(P<3u, int>{}); std::cout << "\n"; }
  { w<2.0>(); std::cout << w<2.0>() << w<2.0f>() << w<2>(); std::cout << "\n"; }
}
