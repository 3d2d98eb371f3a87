// Copies by atoms whose values are those of their registers.
#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
int main() {
  alignas(128) static float d[4096], e[4096]; static half_t h[8192], k[8192];
  for (int i = 0; i < 4096; ++i) d[i] = i;
  auto g = make_tensor(make_gmem_ptr(&d[0]), make_layout(make_shape(32, 64), make_stride(64, _1{})));
  auto s = make_tensor(make_smem_ptr(&e[0]), Layout<Shape<_32,_64>,Stride<_64,_1>>{});
  auto tc = make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, float>{}, Layout<Shape<_4,_8>,Stride<_8,_1>>{}, Layout<Shape<_1,_4>>{});
  for (int t = 0; t < 32; ++t) { auto th = tc.get_slice(t); auto a = th.partition_S(g(_,_)); auto b = th.partition_D(s);
    copy(tc, a(_, _, _), b); copy(tc, a(_, 0, _), b(_, 0, _)); copy(tc, a(_, 0, 0), b(_, 0, 0)); }
  printf("%g %g\n", e[100], e[2047]);
  auto gs = make_tensor(make_gmem_ptr(&h[0]), Layout<Shape<_32,_64>>{});
  auto ss = make_tensor(make_smem_ptr(&k[0]), composition(Swizzle<3,3,3>{}, Layout<Shape<_32,_64>,Stride<_64,_1>>{}));
  auto t2 = make_tiled_copy(Copy_Atom<UniversalCopy<half_t>, half_t>{}, Layout<Shape<_4,_8>,Stride<_8,_1>>{}, Layout<Shape<_2,_4>>{});
  auto th2 = t2.get_slice(3); copy(t2, th2.partition_S(gs), th2.partition_D(ss));
  auto t3 = make_tiled_copy(Copy_Atom<UniversalCopy<uint64_t>, half_t>{}, Layout<Shape<_4,_8>,Stride<_8,_1>>{}, Layout<Shape<_1,_8>>{});
  auto th3 = t3.get_slice(3); auto f = make_fragment_like(th3.partition_D(ss)); copy(t3, th3.partition_S(ss), f);
  auto r8 = make_tensor<half_t>(Shape<_8>{}); copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, r8, r8);
  copy(Copy_Atom<UniversalCopy<uint32_t>, half_t>{}, make_tensor(r8.data(), Shape<Shape<_2,_4>>{}), make_tensor(r8.data(), Shape<Shape<_2,_4>>{}));
  copy(Copy_Atom<UniversalCopy<uint32_t>, half_t>{}, make_tensor(r8.data(), Shape<_2,_4>{}), make_tensor(r8.data(), Shape<_2,_4>{}));
  copy(Copy_Atom<DefaultCopy, half_t>{}, gs, ss);
  copy(Copy_Atom<AutoVectorizingCopyWithAssumedAlignment<128>, half_t>{}, gs, ss);
}
