#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
int main() {
  auto mma = make_tiled_mma(UniversalFMA<float>{}, Layout<Shape<_2,_2,_1>>{}, Tile<_4,_4,_1>{});
  print(mma.get_layoutA_TV()); print(mma.get_layoutB_TV()); print(mma.get_layoutC_TV()); print("\n");
  print(mma.get_thr_layout_vmnk()); print(tile_shape(mma)); print(mma.tile_size_mnk<0>()); print(tile_size<1>(mma)); print(mma.permutation_mnk<0>()); print("\n");
  float a[16], b[16], c[16]; for (int i = 0; i < 16; ++i) { a[i] = i; b[i] = 2 * i; c[i] = 0; }
  auto A = make_tensor(&a[0], Layout<Shape<_4,_4>>{}); auto B = make_tensor(&b[0], Layout<Shape<_4,_4>>{}); auto C = make_tensor(&c[0], Layout<Shape<_4,_4>>{});
  auto thr = mma.get_slice(1);
  auto tA = thr.partition_A(A); auto tB = thr.partition_B(B); auto tC = thr.partition_C(C);
  print(tA.layout()); print(tB.layout()); print(tC.layout()); print("\n");
  auto rA = thr.partition_fragment_A(A); auto rC = thr.make_fragment_C(tC); print(rA.layout()); print(rC.layout()); print("\n");
  auto rA2 = thr.make_fragment_A(tA); auto rB2 = thr.make_fragment_B(tB); copy(tA, rA2); copy(tB, rB2);
  clear(rC); gemm(mma, rA2, rB2, rC); for (int i = 0; i < size(rC); ++i) printf("%g ", rC(i)); printf("\n");
  for (int t = 0; t < 4; ++t) { auto th = mma.get_thread_slice(t); gemm(mma, th.partition_A(A), th.partition_B(B), th.partition_C(C)); }
  for (int i = 0; i < 16; ++i) printf("%g ", c[i]); printf("\n");
  print(partition_shape_C(mma, make_shape(8, 4))); print("\n");
  print(mma.thrfrg_A(Layout<Shape<_8,_4>>{})); print(mma.thrfrg_C(Layout<Shape<_8,_8>>{})); print("\n");
  print(partition_fragment_C(mma, Shape<_8,_8>{}).layout()); print("\n");
  auto cp = make_tiled_copy(Copy_Atom<UniversalCopy<float>, float>{}, Layout<Shape<_2,_2>>{}, Layout<Shape<_2,_2>>{});
  print(cp.get_layoutS_TV()); print(cp.get_layoutD_TV()); print("\n");
  print(cp.tidfrg_S(Layout<Shape<_8,_8>>{})); print(cp.tidfrg_D(Layout<Shape<_8,_8>>{})); print("\n");
  auto tc = cp.get_slice(2); auto sS = tc.partition_S(A); auto sD = tc.partition_D(C); copy(cp, sS, sD);
  for (int i = 0; i < 16; ++i) printf("%g ", c[i]); printf("\n");
  print(tc.retile_S(rA2).layout()); print("\n");
}
