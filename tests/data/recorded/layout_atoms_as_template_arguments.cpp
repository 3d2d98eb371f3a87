#include <cute/tensor.hpp>
#include <cute/arch/mma_sm90_gmma.hpp>
#include <cute/atom/mma_traits_sm90_gmma.hpp>
using namespace cute;
template <class T, template <typename> typename ATOM>
auto f() { auto l = tile_to_shape(ATOM<T>{}, Shape<_128,_128>{}, Step<_1,_0>{}); print(l); print("\n"); }
template <template <class> class A> struct Holder { template <class T> using at = A<T>; };
template <template <class...> class V> auto g() { return V<int, int>{1, 2}; }
template <template <int> class I> void h() { print(I<3>{}); print("\n"); }
int main() {
  f<half_t, GMMA::Layout_K_INTER_Atom>();
  f<half_t, GMMA::Layout_K_SW64_Atom>();
  f<uint8_t, GMMA::Layout_K_SW128_Atom>();
  f<half_t, GMMA::Layout_MN_SW128_Atom>();
  print(typename Holder<GMMA::Layout_K_SW32_Atom>::at<float>{}); print("\n");
  print(g<cute::tuple>()); print("\n");
  print(g<Shape>()); print("\n");
  h<Int>();
}
