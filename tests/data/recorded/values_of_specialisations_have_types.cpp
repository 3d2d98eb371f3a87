#include <cstdio>
#include <type_traits>
#include <cute/tensor.hpp>
using namespace cute;
template <class T> struct K { static constexpr int v = 0; };
template <int N> struct K<Int<N>> { static constexpr int v = 1; };
template <class T> struct L { static constexpr int v = 0; };
template <int N> struct L<std::integral_constant<int, N>> { static constexpr int v = 1; };
template <unsigned N> struct L<std::integral_constant<unsigned, N>> { static constexpr int v = 2; };
template <class T> struct M { static constexpr int v = 0; };
template <class U, U N> struct M<std::integral_constant<U, N>> { static constexpr int v = 1 + sizeof(U); };
template <auto V> struct Q { static constexpr int v = 0; };
template <> struct Q<3u> { static constexpr int v = 1; };
template <> struct Q<3> { static constexpr int v = 2; };
template <> struct Q<'a'> { static constexpr int v = 3; };
template <class T> struct RR { static constexpr int v = 0; };
template <auto V> struct RR<C<V>> { static constexpr int v = 1 + sizeof(V); };
template <int N> int f(std::integral_constant<int, N>) { return 1; }
template <class T> int f(T) { return 0; }
template <int N> int g(Int<N>) { return 1; }
template <class T> int g(T const&) { return 0; }
template <size_t N> int h(std::integral_constant<size_t, N>) { return 1; }
int h(...) { return 0; }
template <auto N> int i(C<N>) { return sizeof(N); }
template <long N> struct Val {}; template <class T> struct S { static constexpr int v = 0; };
template <int N> struct S<Val<N>> { static constexpr int v = 1; };
template <long N> struct S<Val<N>> { static constexpr int v = 2; };
int main() {
  printf("%d %d %d\n", K<C<3u>>::v, K<C<3>>::v, K<_3>::v);
  printf("%d %d %d\n", L<C<3u>>::v, L<std::integral_constant<unsigned,3>>::v, L<std::integral_constant<long,3>>::v);
  printf("%d %d %d\n", M<std::integral_constant<char,3>>::v, M<std::integral_constant<long,3>>::v, M<std::true_type>::v);
  printf("%d %d %d %d\n", Q<3u>::v, Q<3>::v, Q<'a'>::v, Q<97>::v);
  printf("%d %d %d\n", RR<C<3u>>::v, RR<C<3ll>>::v, RR<C<true>>::v);
  printf("%d %d %d\n", f(std::integral_constant<int,3>{}), f(std::integral_constant<unsigned,3>{}), f(std::true_type{}));
  printf("%d %d %d\n", g(C<3>{}), g(C<3u>{}), g(C<3ull>{}));
  printf("%d %d %d\n", h(std::integral_constant<size_t,3>{}), h(std::integral_constant<int,3>{}), h(std::integral_constant<unsigned long long,3>{}));
  printf("%d %d %d\n", i(C<3>{}), i(C<3ull>{}), i(C<'a'>{}));
  printf("%d %d\n", std::is_same_v<C<3>, C<3u>>, std::is_same_v<Q<3>, Q<3u>>);
}
