// MMA operations of the program's own: their traits make atoms and tilings, and `gemm` calls `fma` in the order of CuTe.
#include <cute/tensor.hpp>
#include <cstdio>
#include <iostream>
using namespace cute;
template <class TA, class TC, int K> struct HostDot {
  using DRegisters = TC[1]; using ARegisters = TA[K]; using BRegisters = TA[K]; using CRegisters = TC[1];
  static inline int calls = 0;
  CUTE_HOST_DEVICE static void fma(TC& d, TA const& a0, TA const& a1, TA const& b0, TA const& b1, TC const& c) { ++calls; d = TC(double(a0) * double(b0) + double(a1) * double(b1) + c); }
};
struct Own2x2 {
  using DRegisters = int[4]; using ARegisters = int[2]; using BRegisters = int[2]; using CRegisters = int[4];
  static void fma(int& d0, int& d1, int& d2, int& d3, int const& a0, int const& a1, int const& b0, int const& b1, int const& c0, int const& c1, int const& c2, int const& c3) {
    printf("[%d %d|%d %d]", a0, a1, b0, b1);
    d0 = a0 * b0 + c0; d1 = a1 * b0 + c1; d2 = a0 * b1 + c2; d3 = a1 * b1 + c3; }
};
struct Fake16 { using DRegisters = float[4]; using ARegisters = uint32_t[2]; using BRegisters = uint32_t[1]; using CRegisters = float[4]; };
struct Inherits { };
namespace cute {
template <class TA, class TC, int K> struct MMA_Traits<HostDot<TA, TC, K>> {
  using ValTypeD = TC; using ValTypeA = TA; using ValTypeB = TA; using ValTypeC = TC;
  using Shape_MNK = Shape<_1, _1, Int<K>>; using ThrID = Layout<_1>;
  using ALayout = Layout<Shape<_1, Int<K>>>; using BLayout = Layout<Shape<_1, Int<K>>>; using CLayout = Layout<Shape<_1, _1>>;
};
template <> struct MMA_Traits<Own2x2> {
  using ValTypeD = int; using ValTypeA = int; using ValTypeB = int; using ValTypeC = int;
  using Shape_MNK = Shape<_2, _2, _1>; using ThrID = Layout<_1>;
  using ALayout = Layout<Shape<_1, _2>>; using BLayout = Layout<Shape<_1, _2>>; using CLayout = Layout<Shape<_1, _4>>;
};
template <> struct MMA_Traits<Fake16> {
  using ValTypeD = float; using ValTypeA = half_t; using ValTypeB = half_t; using ValTypeC = float;
  using Shape_MNK = Shape<_16, _8, _8>; using ThrID = Layout<_32>;
  using ALayout = Layout<Shape<Shape<_4, _8>, Shape<_2, _2>>, Stride<Stride<_32, _1>, Stride<_16, _8>>>;
  using BLayout = Layout<Shape<Shape<_4, _8>, _2>, Stride<Stride<_16, _1>, _8>>;
  using CLayout = Layout<Shape<Shape<_4, _8>, Shape<_2, _2>>, Stride<Stride<_32, _1>, Stride<_16, _8>>>;
};
template <> struct MMA_Traits<Inherits> : MMA_Traits<SM80_16x8x8_F32F16F16F32_TN> {};
}
template <class M> void info(char const* n, M const& m) {
  printf("== %s\n", n); print(m); printf("\n");
  print(shape_div(tile_shape(m), Int<1>{})); print(size(m)); print(typename M::AtomShape_MNK{}); print(typename M::ThrLayoutVMNK{}); printf("\n");
  print(m.get_layoutA_TV()); print(m.get_layoutB_TV()); print(m.get_layoutC_TV()); printf("\n");
  printf("%zu %d %d\n", sizeof(typename M::ValTypeA), int(is_same_v<typename M::FrgTypeA, typename M::ValTypeA>), int(M::Shape_MNK::rank == 3 ? 1 : 0));
}
int main() {
  auto m1 = make_tiled_mma(HostDot<half_t, float, 2>{}, Layout<Shape<_2, _2>>{});
  auto m2 = make_tiled_mma(Own2x2{}, Layout<Shape<_1, _2, _1>>{}, Tile<_4, _4, _1>{});
  auto m3 = make_tiled_mma(MMA_Atom<Fake16>{}, Layout<Shape<_2, _1, _1>>{}, Tile<_32, _16, _16>{});
  auto m4 = make_tiled_mma(MMA_Atom<MMA_Traits<Fake16>>{});
  auto m5 = make_tiled_mma(Inherits{}, Layout<Shape<_1,_4,_1>>{});
  TiledMMA<MMA_Atom<Own2x2>, Layout<Shape<_2,_1,_1>>> m6;
  print(m1); print(m2); print(m3); print(m4); print(m5); print(m6);
  print(tile_shape(m3)); print(size(m3)); print(m3.get_layoutA_TV()); print(m3.get_layoutC_TV()); printf("\n");
  print(m3.get_slice(37)); printf("\n");
  print_layout(MMA_Atom<Fake16>::LayoutC_TV{}); 
  printf("%d %d %d\n", is_same_v<MMA_Atom<Own2x2>::MMA_Op, Own2x2>, is_same_v<MMA_Atom<Own2x2>::Traits, MMA_Traits<Own2x2>>, is_same_v<decltype(m2)::Atom, MMA_Atom<Own2x2>>);
  half_t a[8 * 8]; half_t b[4 * 8]; float c[32];
  for (int i = 0; i < 64; ++i) a[i] = half_t((i * 5) % 9 - 4); for (int i = 0; i < 32; ++i) { b[i] = half_t((i * 3) % 7 - 3); c[i] = i; }
  auto A = make_tensor(&a[0], Layout<Shape<_8, _8>>{}); auto B = make_tensor(&b[0], Layout<Shape<_4, _8>, Stride<_8, _1>>{}); auto C = make_tensor(&c[0], Layout<Shape<_8, _4>>{});
  for (int t = 0; t < size(m1); ++t) {
    auto thr = m1.get_thread_slice(t);
    auto tA = thr.partition_A(A); auto tB = thr.partition_B(B); auto tC = thr.partition_C(C);
    auto rA = make_fragment_like(tA); auto rB = thr.make_fragment_B(tB); auto rC = make_fragment_like(tC);
    copy(tA, rA); copy(tB, rB); copy(tC, rC); gemm(m1, rA, rB, rC); copy(rC, tC);
    if (t == 0) { print(rA.layout()); print(rB.layout()); print(rC.layout()); printf("\n"); }
  }
  for (float x : c) printf("%g ", x); printf("\ncalls %d\n", HostDot<half_t, float, 2>::calls);
  auto iA = make_tensor<int>(Shape<_2, _3, _2>{}); auto iB = make_tensor<int>(Shape<_2, _2, _2>{}); auto iC = make_tensor<int>(Shape<_4, _3, _2>{}); auto iD = make_tensor_like(iC);
  for (int i = 0; i < size(iA); ++i) iA(i) = i; for (int i = 0; i < size(iB); ++i) iB(i) = i + 1; clear(iC); clear(iD);
  gemm(m2, iA, iB, iC); printf("\n"); print_tensor(iC, false);
  gemm(m2, iD, iA, iB, iC); printf("\n"); for (int i = 0; i < size(iD); ++i) printf("%d ", iD(i)); printf("\n");
  MMA_Atom<Own2x2> atom; auto v = make_tensor<int>(_2{}); auto w = make_tensor<int>(_2{}); auto x = make_tensor<int>(_4{}); v(0) = 2; v(1) = 3; w(0) = 4; w(1) = 5; clear(x);
  atom.call(v, w, x); atom.call(x, v, w, x); gemm(atom, v, w, x); for (int i = 0; i < 4; ++i) printf(" %d", x(i)); printf("\n");
  auto s = partition_shape_A(m3, make_shape(_64{}, _32{})); print(s); print(partition_fragment_C(m3, Shape<_32, _32>{}).layout()); printf("\n");
}
