#include <cute/tensor.hpp>
#include <cute/algorithm/cooperative_copy.hpp>
#include <cute/algorithm/cooperative_gemm.hpp>
#include <cstdio>
using namespace cute;
int main() {
  float a[64], b[64] = {};
  for (int i = 0; i < 64; ++i) a[i] = i;
  auto A = make_tensor(make_gmem_ptr(&a[0]), make_layout(make_shape(_8{}, _8{})));
  auto B = make_tensor(make_smem_ptr(&b[0]), make_layout(make_shape(_8{}, _8{}), LayoutRight{}));
  for (uint32_t t = 0; t < 16; ++t) cooperative_copy<16, 32>(t, A, B);
  for (float x : b) std::printf("%g ", x); std::printf("\n");
  TiledMMA mma = make_tiled_mma(UniversalFMA<float>{}, Layout<Shape<_2,_2,_1>>{});
  float c[64] = {};
  auto C = make_tensor(&c[0], make_layout(make_shape(_8{}, _8{})));
  for (int t = 0; t < size(mma); ++t) cooperative_gemm(t, mma, 1.0f, A, B, 0.0f, C);
  for (float x : c) std::printf("%g ", x); std::printf("\n");
  for (int t = 0; t < size(mma); ++t) cooperative_gemm(t, mma, 2.0f, A, B, 0.5f, C);
  for (float x : c) std::printf("%g ", x); std::printf("\n");
}
