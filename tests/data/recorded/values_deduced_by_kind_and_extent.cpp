#include <cstdio>
#include <utility>
#include <array>
#include <tuple>
#include <type_traits>
template <class T, int N> int a1(T (&)[N]) { return sizeof(N) * 100 + std::is_same_v<decltype(N), int>; }
template <class T, short N> int a2(T (&)[N]) { return sizeof(N) * 100 + std::is_same_v<decltype(N), short>; }
template <class T, auto N> int a3(T (&)[N]) { return sizeof(N) * 100 + std::is_same_v<decltype(N), size_t>; }
template <class T, signed char N> int a4(T (&)[N]) { return N; } int a4(...) { return -1; }
template <class T, unsigned char N> int a5(T (&)[N]) { return N; } int a5(...) { return -1; }
template <class T, bool N> int a6(T (&)[N]) { return N; } int a6(...) { return -1; }
template <class T> struct P { static constexpr int n = 0; };
template <class T, unsigned char N> struct P<T[N]> { static constexpr int n = N; };
template <class T> constexpr int V = 0;
template <int... I> constexpr int V<std::index_sequence<I...>> = 1;
template <size_t... I> constexpr int V<std::integer_sequence<size_t, I...>> = 2;
template <int... I> constexpr int V<std::integer_sequence<int, I...>> = 3;
template <int... N> struct L {}; template <size_t... N> struct Z {}; template <auto... N> struct A {}; template <class... T> struct TT {};
template <class T, T... v> struct TV {};
template <size_t... N> int b1(L<N...>) { return 1; } int b1(...) { return 0; }
template <auto... N> int b2(L<N...>) { return 1; } int b2(...) { return 0; }
template <int... N> int b3(A<N...>) { return 1; } int b3(...) { return 0; }
template <int N, int... R> int b4(Z<N, R...>) { return 1; } int b4(...) { return 0; }
template <size_t N, int... R> int b5(Z<N, R...>) { return 1; } int b5(...) { return 0; }
template <size_t N, size_t... R> int b6(Z<N, R...>) { return 1; } int b6(...) { return 0; }
template <class T, T... v> int b7(TV<T, v...>) { return 1; } int b7(...) { return 0; }
template <class T, int... v> int b8(TV<T, v...>) { return 1; } int b8(...) { return 0; }
template <template <auto...> class X, auto... N> int b9(X<N...>) { return sizeof...(N); } int b9(...) { return 0; }
template <template <class...> class X, class... N> int b10(X<N...>) { return sizeof...(N); } int b10(...) { return 0; }
template <template <int...> class X, int... N> int b11(X<N...>) { return sizeof...(N); } int b11(...) { return 0; }
template <template <class, size_t> class X, class T, size_t N> int b12(X<T, N>) { return N; } int b12(...) { return 0; }
template <template <class, int> class X, class T, int N> int b13(X<T, N>) { return N; } int b13(...) { return 0; }
template <class... T, int... N> int b14(TT<T...>, L<N...>) { return sizeof...(N) * 10 + sizeof...(T); } int b14(...) { return 0; }
template <int... N> int b15(std::integer_sequence<int, N...>, L<N...>) { return 1; } int b15(...) { return 0; }
template <int... N> int b16(std::integer_sequence<size_t, N...>, L<N...>) { return 1; } int b16(...) { return 0; }
template <class F, int... I> void each(F f, std::integer_sequence<int, I...>) { (f(I), ...); }
template <class Tup, size_t... I> int sum(Tup const& t, std::index_sequence<I...>) { return (std::get<I>(t) + ...); }
template <int... I> struct S { template <class T> static int f(T, std::index_sequence<I...>) { return 1; } };
template <class T> struct Q { static constexpr int n = 0; };
template <template <int> class X, int N> struct Q<X<N>> { static constexpr int n = 1; };
template <template <size_t> class X, size_t N> struct Q<X<N>> { static constexpr int n = 2; };
template <template <class> class X, class N> struct Q<X<N>> { static constexpr int n = 3; };
template <int N> struct I1 {}; template <size_t N> struct Z1 {}; template <class T> struct T1 {}; template <auto N> struct A1 {};
enum E { e0, e1 }; template <E e> struct E1 {}; template <E... e> struct EE {};
template <int... e> int c1(EE<e...>) { return 1; } int c1(...) { return 0; }
template <E... e> int c2(EE<e...>) { return sizeof...(e); } int c2(...) { return 0; }
template <bool... b> struct BB {}; template <int... b> int c3(BB<b...>) { return 1; } int c3(...) { return 0; } template <bool... b> int c4(BB<b...>) { return sizeof...(b); }
int main() {
  int x[5], y[300], z[1], w[200];
  printf("%d %d %d | %d %d %d | %d %d %d | %d %d\n", a1(x), a2(x), a3(x), a4(x), a4(y), a4(w), a5(x), a5(y), a5(w), a6(x), a6(z));
  printf("%d %d %d %d\n", P<int[5]>::n, P<int[255]>::n, P<int[300]>::n, P<int>::n);
  printf("%d %d %d\n", V<std::index_sequence<1, 2>>, V<std::integer_sequence<int, 1>>, V<std::integer_sequence<long, 1>>);
  printf("%d %d %d %d %d %d\n", b1(L<1,2>{}), b2(L<1,2>{}), b3(A<1,2>{}), b3(A<1,2u>{}), b3(A<>{}), b1(L<>{}));
  printf("%d %d %d %d %d\n", b4(Z<1,2>{}), b5(Z<1,2>{}), b6(Z<1,2>{}), b5(Z<1>{}), b6(Z<1>{}));
  printf("%d %d %d %d\n", b7(TV<int,1,2>{}), b7(TV<char,1,2>{}), b8(TV<int,1,2>{}), b8(TV<char,1,2>{}));
  printf("%d %d %d %d %d\n", b9(A<1,2>{}), b10(TT<int,char>{}), b11(L<1,2>{}), b11(Z<1,2>{}), b10(L<1>{}));
  printf("%d %d %d\n", b12(std::array<int,3>{}), b13(std::array<int,3>{}), b14(TT<int,int>{}, L<1>{}));
  printf("%d %d\n", b15(std::integer_sequence<int,1,2>{}, L<1,2>{}), b16(std::integer_sequence<size_t,1,2>{}, L<1,2>{}));
  each([](int i) { printf("%d ", i); }, std::make_integer_sequence<int, 3>{}); printf("%d\n", sum(std::make_tuple(1, 2, 3), std::make_index_sequence<3>{}));
  printf("%d\n", S<0,1>::f(1, std::index_sequence<0,1>{}));
  printf("%d %d %d %d\n", Q<I1<1>>::n, Q<Z1<1>>::n, Q<T1<int>>::n, Q<int>::n);
  printf("%d %d %d %d %d\n", c1(EE<e1>{}), c2(EE<e0, e1>{}), c3(BB<true>{}), c4(BB<true, false>{}), c1(EE<>{}));
}
