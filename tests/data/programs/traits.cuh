#pragma once

// A traits header of the kind that attention kernels have: all that it defines depends on its parameters.
#include <cute/tensor.hpp>

using namespace cute;

template <int Rows, int Columns, int Warps, class T = half_t>
struct TileTraits {
  using Element = T;
  static constexpr int kThreads = Warps * 32;
  static constexpr int kBytes = Rows * Columns * sizeof(T);
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
  static constexpr bool kAsync = true;
  using Op = SM80_16x8x16_F32F16F16F32_TN;
#else
  static constexpr bool kAsync = false;
  using Op = SM75_16x8x8_F32F16F16F32_TN;
#endif
  using Atom = decltype(composition(Swizzle<3, 3, 3>{}, Layout<Shape<_8, _64>, Stride<_64, _1>>{}));
  using SmemLayout = decltype(tile_to_shape(Atom{}, Shape<Int<Rows>, Int<Columns>>{}));
  using Mma = TiledMMA<MMA_Atom<Op>, Layout<Shape<Int<Warps>, _1, _1>>>;
  struct Storage {
    void fill() { co_return; }
  };
};

#ifndef WIDTH
#define WIDTH 4
#endif
constexpr int kWidth = WIDTH;

template <class L>
CUTE_HOST_DEVICE constexpr auto doubled(L const& l) {
  return make_layout(make_shape(size(l), Int<2>{}));
}

CUTE_HOST_DEVICE void shout() { asm volatile("nop;"); }

int main() { print("never"); }
