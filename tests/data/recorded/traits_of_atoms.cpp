// `Traits` of an atom and of a tiling are those of its operation, as code that re-arranges accumulators asks.
#include <cute/tensor.hpp>
using namespace cute;

template <class Traits, class Accumulators>
auto as_operand(Accumulators const& acc) {
  constexpr int k = decltype(get<2>(typename Traits::Shape_MNK{}))::value;
  if constexpr (k == 8) {
    return acc;
  } else {
    auto l = logical_divide(acc, Shape<X, X, _2>{});
    return make_layout(make_layout(layout<0>(l), layout<2, 0>(l)), layout<1>(l), layout<2, 1>(l));
  }
}

int main() {
  using Atom = MMA_Atom<SM80_16x8x16_F32F16F16F32_TN>;
  using Mma = TiledMMA<Atom, Layout<Shape<_2, _2, _1>>>;
  print(Atom::Traits::Shape_MNK{});
  print(Mma::Traits::Shape_MNK{});
  print(Atom::Traits::ALayout{});
  printf(" %d %d\n", is_same_v<Atom::Traits, MMA_Traits<SM80_16x8x16_F32F16F16F32_TN>>, is_same_v<Atom::Traits, Mma::Traits>);
  using Ldsm = Copy_Atom<SM75_U32x4_LDSM_N, half_t>;
  auto copy = make_tiled_copy(Ldsm{}, Layout<Shape<_32, _1>>{}, Layout<Shape<_1, _8>>{});
  print(Ldsm::Traits::SrcLayout{});
  print(decltype(copy)::Traits::DstLayout{});
  printf(" %d\n", is_same_v<Ldsm::Traits, Copy_Traits<SM75_U32x4_LDSM_N>>);
  auto accumulators = partition_fragment_C(Mma{}, Shape<_64, _32>{});
  print(as_operand<typename Mma::Traits>(accumulators.layout()));
  printf("\n");
}
