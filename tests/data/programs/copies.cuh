#pragma once

// The copies of a small kernel, and the layouts of shared memory that they go to: one with a swizzle, one without.
#include <cute/tensor.hpp>

using namespace cute;

template <int Rows, class T = half_t>
struct Copies {
  using Swizzled = decltype(composition(Swizzle<3, 3, 3>{}, Layout<Shape<Int<Rows>, _64>, Stride<_64, _1>>{}));
  using Bare = Layout<Shape<Int<Rows>, _64>, Stride<_64, _1>>;
  using Store = decltype(make_tiled_copy(Copy_Atom<SM80_CP_ASYNC_CACHEGLOBAL<uint128_t>, T>{}, Layout<Shape<_16, _8>, Stride<_8, _1>>{},
                                         Layout<Shape<_1, _8>>{}));
  using Mma = TiledMMA<MMA_Atom<SM80_16x8x16_F32F16F16F32_TN>, Layout<Shape<_2, _2, _1>>>;
  using LoadA = decltype(make_tiled_copy_A(Copy_Atom<SM75_U32x4_LDSM_N, T>{}, Mma{}));
};
