#include <cute/tensor.hpp>
#include <cutlass/array.h>
#include <cstdio>
#include <array>
using namespace cute;
template <class T> struct a1 : std::false_type {}; template <class T, size_t N> struct a1<cute::array<T, N>> : std::true_type {};
template <class T> struct a2 : std::false_type {}; template <class T, int N> struct a2<cute::array<T, N>> : std::true_type {};
template <class T> struct c1 : std::false_type {}; template <class T, size_t N> struct c1<cutlass::Array<T, N>> : std::true_type {};
template <class T> struct c2 : std::false_type {}; template <class T, int N> struct c2<cutlass::Array<T, N>> : std::true_type {};
template <class T> struct c3 : std::false_type {}; template <class T, auto N> struct c3<cutlass::Array<T, N>> : std::true_type {};
template <class T, int N> int fa(cute::array<T, N> const&) { return N; } int fa(...) { return -1; }
template <class T, size_t N> int fb(cute::array<T, N> const& a) { return N + (a[0] > 5); } int fb(...) { return -1; }
template <class T, int N> int fc(cutlass::Array<T, N> const&) { return N; } int fc(...) { return -1; }
template <class T, auto N> int fd(std::array<T, N> const&) { return N; }
template <int B, int M, int S> int sw(Swizzle<B, M, S>) { return B; }
template <unsigned B, int M, int S> int sw2(Swizzle<B, M, S>) { return B; } int sw2(...) { return -1; }
template <int N> int cn(Int<N>) { return N; } int cn(...) { return -1; }
template <long N> int cl(C<N>) { return N; } int cl(...) { return -1; }
template <class T, size_t N> int ab(T (&)[N]) { return N; } template <class T, int N> int ac(T (&)[N]) { return N; }
template <int... Is> int is(seq<Is...>) { return sizeof...(Is); }
template <int N, class T> struct G { static constexpr int n = N; }; template <int N, class T> int g(G<N, T>) { return N; } template <short N, class T> int g2(G<N, T>) { return N; } int g2(...) { return -1; }
template <int N, class T> int g3(G<N, T>, T (&)[N]) { return N; }
int main() {
  printf("%d %d %d %d %d\n", a1<cute::array<int, 3>>::value, a2<cute::array<int, 3>>::value, c1<cutlass::Array<int, 3>>::value, c2<cutlass::Array<int, 3>>::value, c3<cutlass::Array<int, 3>>::value);
  printf("%d %d %d %d\n", fa(cute::array<int, 3>{}), fb(cute::array<int, 3>{}), fc(cutlass::Array<int, 3>{}), fd(std::array<int, 3>{}));
  printf("%d %d %d %d\n", sw(Swizzle<2, 1, 3>{}), cn(_3{}), cn(Int<4>{}), cl(C<5l>{}));
  int x[4]; printf("%d %d %d\n", ab(x), ac(x), is(make_seq<4>{}));
  printf("%d %d %d\n", g(G<4, int>{}), g2(G<4, int>{}), g3(G<4, int>{}, x));
}
