// What tilings keep: their size, the place of a thread, their atom; a layout as the permutation of M.
#include <cute/tensor.hpp>

using namespace cute;

template <class Tiled>
void sizes(const char* name, Tiled tiled) {
  auto known = tiled.get_slice(_0{});
  auto thread = tiled.get_slice(5);
  printf("%s %d %d %d %d\n", name, int(sizeof(typename Tiled::Atom)), int(sizeof(tiled)), int(sizeof(known)), int(sizeof(thread)));
  print(thread.thr_vmnk_);
  print(thread.thr_layout_vmnk_);
  printf("\n");
}

int main() {
  sizes("sm80", make_tiled_mma(SM80_16x8x16_F16F16F16F16_TN{}, make_layout(Shape<_1, _2, _1>{})));
  sizes("fma", make_tiled_mma(UniversalFMA<float>{}, make_layout(Shape<_16, _16, _1>{})));
  sizes("one", make_tiled_mma(UniversalFMA<float>{}));
  sizes("gmma", make_tiled_mma(SM90_64x64x16_F16F16F16_SS<GMMA::Major::K, GMMA::Major::K>{}));
  sizes("gmma rs", make_tiled_mma(SM90_64x64x16_F32F16F16_RS<GMMA::Major::K, GMMA::Major::K>{}, make_layout(Shape<_2, _1, _1>{})));
  sizes("umma", make_tiled_mma(SM100_MMA_F16BF16_SS<half_t, half_t, float, 128, 256, UMMA::Major::K, UMMA::Major::K>{}));
  sizes("umma ts", make_tiled_mma(SM100_MMA_F16BF16_TS<half_t, half_t, float, 128, 256, UMMA::Major::K, UMMA::Major::K>{}));
  sizes("scaled", make_tiled_mma(SM100_MMA_MXF8F6F4_SS<float_e4m3_t, float_e4m3_t, float, float_ue8m0_t, 128, 256, UMMA::Major::K,
                                                       UMMA::Major::K>{}));
  auto copy = make_tiled_copy(Copy_Atom<UniversalCopy<float>, float>{}, make_layout(Shape<_32, _8>{}), make_layout(Shape<_4, _1>{}));
  printf("copy %d %d %d %d\n", int(sizeof(copy)), int(sizeof(copy.get_slice(3))), int(sizeof(copy.get_slice(_3{}))), copy.get_slice(3).thr_idx_);
  print(typename decltype(copy)::AtomNumVal{});
  print(typename decltype(copy)::AtomNumThr{});
  printf("\n");
  auto mma = make_tiled_mma(SM80_16x8x16_F16F16F16F16_TN{}, make_layout(Shape<_1, _2, _1>{}), make_layout(Shape<_16, _32, _16>{}));
  print(mma);
  print(tile_shape(mma));
  print(mma.get_layoutC_TV());
  using Atom = decltype(mma)::Atom;
  static_assert(is_same_v<Atom::MMA_Op, SM80_16x8x16_F16F16F16F16_TN>);
  print(Atom{});
  return 0;
}
