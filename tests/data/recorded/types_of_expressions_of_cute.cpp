#include <cute/tensor.hpp>
#include <cute/atom/mma_atom.hpp>
#include <cute/atom/copy_atom.hpp>
#include <thrust/host_vector.h>
#include <cstdio>
#include <vector>
#include <type_traits>
using namespace cute;
#define D(e, ...) printf("%d", (int)std::is_same_v<decltype(e), __VA_ARGS__>)
#define T(...) printf("%d", (int)std::is_same_v<__VA_ARGS__>)
#define NL puts("")
template <class T> struct is_arr : std::false_type {};
template <class T, size_t N> struct is_arr<cute::array<T, N>> : std::true_type {};
template <class T> struct is_carr : std::false_type {};
template <class T, int N> struct is_carr<cutlass::Array<T, N>> : std::true_type {};
template <class X> int ov(X const&) { return 0; }
template <class S, class D_> int ov(Layout<S, D_> const&) { return 1; }
template <class E, class L> int ov(Tensor<E, L> const&) { return 2; }
template <class E, class L> int ov(Tensor<E, L>&) { return 3; }
template <class E, class L> int ov(Tensor<E, L>&&) { return 4; }
template <auto N> int ov(C<N> const&) { return 5; }
template <class... A> int ov(tuple<A...> const&) { return 6; }
template <class X> int ov(X*) { return 7; }
template <class X> int ov(gmem_ptr<X> const&) { return 8; }
template <int B, int M, int S> int ov(Swizzle<B, M, S> const&) { return 9; }
template <class A, class O, class B> int ov(ComposedLayout<A, O, B> const&) { return 10; }
int ov(Underscore const&) { return 11; }
int ov(int) { return 12; }
template <class T> concept StaticLayout = is_layout<T>::value && is_static<T>::value;
template <StaticLayout L> int cc(L) { return 1; }
template <class L> int cc(L) { return 0; }
int main() {
  using MMA = TiledMMA<MMA_Atom<UniversalFMA<float>>, Layout<Shape<_4, _4, _1>>>; MMA mma; ThrMMA tm = mma.get_slice(0);
  auto sA = make_layout(make_shape(_8{}, _4{})); float buf[32] = {}; auto tA = make_tensor(&buf[0], sA); auto tC = make_tensor(&buf[0], make_layout(make_shape(_8{}, _8{})));
  auto pA = tm.partition_A(tA); auto rA = tm.partition_fragment_A(tA); auto rC = tm.make_fragment_C(tm.partition_C(tC));
  D(pA(0), float&); D(rA(0), float&); D(rC(0), float&); D(size(mma), Int<16>); D(tile_size<0>(mma), _4); T(MMA::ValTypeA, float); T(MMA::FrgTypeA, float); D(pA.data(), float*&); D(size(pA), Int<8>); D(clear(rC), void); D(gemm(mma, rA, rA, rC), void); NL;
  using CP = Copy_Atom<UniversalCopy<float>, float>; auto tc = make_tiled_copy(CP{}, Layout<Shape<_4, _2>>{}, Layout<Shape<_1, _1>>{}); T(CP::ValType, float); D(size(tc), Int<8>); auto th = tc.get_slice(0); auto ps = th.partition_S(tA); D(ps(0), float&); auto fr = make_fragment_like(ps); D(fr(0), float&); D(copy(tc, ps, fr), void); NL;
  auto l = make_layout(_8{}); auto sw = composition(Swizzle<2, 0, 3>{}, make_layout(make_shape(_8{}, _8{}))); const auto ct = tA; auto own = make_tensor<half_t>(_4{}); const auto cown = own;
  printf("%d %d %d %d %d %d %d %d %d %d %d %d %d %d\n", ov(l), ov(tA), ov(ct), ov(make_tensor(&buf[0], l)), ov(_3{}), ov(make_shape(1, 2)), ov(&buf[0]), ov(make_gmem_ptr(&buf[0])), ov(Swizzle<2, 0, 3>{}), ov(sw), ov(_), ov(3), ov(3.0), ov(cown));
  printf("%d %d %d %d\n", cc(l), cc(make_layout(8)), cc(3), cc(make_layout(make_shape(_2{}, 3))));
  printf("%d %d %d\n", is_arr<cute::array<int, 3>>::value, is_carr<cutlass::Array<float, 4>>::value, is_arr<int>::value);
  D(own.data(), half_t*); D(cown(0), const half_t&); D(*own.data(), half_t&); D(float(own(0)), float); D(own(0) + own(1), half_t); D(sw, ComposedLayout<Swizzle<2, 0, 3>, _0, Layout<tuple<_8, _8>, tuple<_1, _8>>>); D(sw.layout_b(), const Layout<tuple<_8, _8>, tuple<_1, _8>>&); D(sw(0), int); D(size(sw), Int<64>); D((recast_layout<float, half_t>(l)), Layout<_16, _1>); D(max_common_vector(l, l), Int<8>); NL;
  thrust::host_vector<float> hv(4); D(hv[0], float&); D(hv.data(), float*); D(hv.size(), size_t); D(hv.begin() + 1, decltype(hv.begin())); NL;
  auto e = make_tuple(1, 2.f, _3{}); D(get<1>(e), float&); D(tuple_cat(e, e), tuple<int, float, _3, int, float, _3>); D(fold(make_tuple(1, 2), 0, [](auto a, auto b) { return a + b; }), int); D(filter_zeros(make_layout(make_shape(2, 2), make_stride(_0{}, 1))), Layout<tuple<_1, int>, tuple<_0, int>>); D(zip(make_tuple(1, 2), make_tuple(_3{}, 4.f)), tuple<tuple<int, _3>, tuple<int, float>>); D(wrap(3), tuple<int>); D(unwrap(make_tuple(3)), int); D(repeat<2>(1), tuple<int, int>); D(reverse(e), tuple<_3, float, int>); D(insert<1>(e, 'c'), tuple<int, char, float, _3>); D(remove<0>(e), tuple<float, _3>); D(replace<0>(e, 'c'), tuple<char, float, _3>); D(back(e), _3&); D(front(e), int&); D(shape_div(8, _2{}), int); D(shape_div(_8{}, _2{}), _4); D(ceil_div(make_shape(8, 8), make_shape(_2{}, 3)), tuple<int, int>); D(elem_less(1, 2), bool); D(elem_less(_1{}, _2{}), true_type); D(congruent(e, e), true_type); D(compatible(_4{}, _4{}), true_type); D(make_seq<3>{}, seq<0, 1, 2>); D(E<0>{}, ScaledBasis<_1, 0>); D(make_basis_like(make_shape(1, 2)), tuple<ScaledBasis<_1, 0>, ScaledBasis<_1, 1>>); D(2 * E<0>{}, ScaledBasis<int, 0>); NL;
}
