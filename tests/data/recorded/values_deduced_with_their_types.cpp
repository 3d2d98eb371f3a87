#include <array>
#include <bitset>
#include <span>
#include <cstdio>
#include <utility>
#include <type_traits>
template <class T> struct k { static constexpr int v = 0; };
template <class T, int N> struct k<std::array<T, N>> { static constexpr int v = 1; };
template <class T> struct k2 { static constexpr int v = 0; };
template <class T, size_t N> struct k2<std::array<T, N>> { static constexpr int v = 1; };
template <int N> struct I { }; template <unsigned N> struct U {}; template <bool B> struct Bo {}; template <long L> struct Lo {}; template <auto A> struct Au {};
template <class T> struct m { static constexpr int v = 0; };
template <int N> struct m<I<N>> { static constexpr int v = 1; };
template <int N> struct m<U<N>> { static constexpr int v = 2; };
template <bool N> struct m<Bo<N>> { static constexpr int v = 3; };
template <long N> struct m<I<N>> { static constexpr int v = 4; };
template <int N> struct m<Au<N>> { static constexpr int v = 5; };
template <long N> struct m<Au<N>> { static constexpr int v = 6; };
template <auto N> struct m<Lo<N>> { static constexpr int v = 7; };
template <class T, int N> struct m<T[N]> { static constexpr int v = 8; };
template <int N> int f(I<N>) { return 1; } int f(...) { return 0; }
template <int N> int g(U<N>) { return 1; } int g(...) { return 0; }
template <class T, int N> int h(const std::array<T, N>&) { return 1; } int h(...) { return 0; }
template <class T, int N> int a(T (&)[N]) { return N; } int a(...) { return 0; }
template <class T, unsigned char N> int a2(T (&)[N]) { return N; }
template <int N> int b(std::bitset<N>) { return 1; } int b(...) { return 0; }
template <class T, T... V> int s(std::integer_sequence<T, V...>) { return sizeof...(V); }
template <int... V> int s2(std::integer_sequence<int, V...>) { return 1; } int s2(...) { return 0; }
template <size_t... V> int s3(std::index_sequence<V...>) { return 1; } int s3(...) { return 0; }
template <int V> int c(std::integral_constant<int, V>) { return 1; } int c(...) { return 0; }
template <int V> int c2(std::integral_constant<long, V>) { return 1; } int c2(...) { return 0; }
template <class T, int N> struct P {}; template <class X> int p(X) { return 0; } template <template <class, int> class X, class T, int N> int p(X<T, N>) { return 1; }
template <template <class, size_t> class X, class T, size_t N> int q(X<T, N>) { return 1; } int q(...) { return 0; }
int main() {
  printf("%d %d\n", k<std::array<int, 3>>::v, k2<std::array<int, 3>>::v);
  printf("%d %d %d %d %d %d %d %d\n", m<I<1>>::v, m<U<1>>::v, m<Bo<true>>::v, m<Au<1>>::v, m<Au<1l>>::v, m<Au<1u>>::v, m<Lo<2>>::v, m<int[4]>::v);
  printf("%d %d %d %d %d %d\n", f(I<1>{}), g(U<1>{}), h(std::array<int, 2>{}), b(std::bitset<3>{}), (int)std::is_same_v<I<1>, I<1u>>, p(P<int, 1>{}));
  int x[5]; printf("%d %d\n", a(x), a2(x));
  printf("%d %d %d %d %d\n", s(std::make_index_sequence<3>{}), s2(std::make_integer_sequence<int, 3>{}), s2(std::make_index_sequence<3>{}), s3(std::make_index_sequence<3>{}), s3(std::make_integer_sequence<int, 2>{}));
  printf("%d %d %d %d\n", c(std::integral_constant<int, 1>{}), c(std::integral_constant<long, 1>{}), c2(std::integral_constant<long, 1>{}), q(std::array<int, 2>{}));
}
