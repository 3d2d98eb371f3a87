// Which thread holds which element of a tensor-core instruction: from its layouts, and from partitions of coordinates.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;

template <class Atom> void describe(char const* name) {
  using Traits = MMA_Traits<Atom>;
  printf("%s ", name);
  print(typename Traits::Shape_MNK{}); print(" "); print(typename Traits::ThrID{}); print(" ");
  print(typename Traits::ALayout{}); print(" "); print(typename Traits::BLayout{}); print(" "); print(typename Traits::CLayout{}); print("\n");
}

int main() {
  describe<SM80_16x8x16_F32F16F16F32_TN>("m16n8k16");
  describe<SM80_16x8x8_F32TF32TF32F32_TN>("m16n8k8");
  describe<SM70_8x8x4_F32F16F16F32_NT>("m8n8k4");
  describe<SM80_16x8x32_S32S8S8S32_TN>("m16n8k32");
  auto mma = make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, Layout<Shape<_2, _2>>{}, Tile<_32, _32, _16>{});
  print(mma);
  Tensor cC = make_identity_tensor(make_shape(_32{}, _32{}));
  Tensor cA = make_identity_tensor(make_shape(_32{}, _16{}));
  for (int t : {0, 1, 35, 127}) {
    auto thr = mma.get_slice(t);
    Tensor mine = thr.partition_C(cC);
    Tensor a = thr.partition_A(cA);
    printf("%3d ", t); print(mine(0)); print(mine(1)); print(mine(2)); print(mine(4)); print(" "); print(a(0)); print(a(7)); print(" "); print(mine.layout()); print("\n");
  }
  Tensor acc = partition_fragment_C(mma, Shape<_64, _32>{});
  auto l = acc.layout();
  auto rows = make_layout(make_layout(get<0, 1>(l), get<1>(l)), make_layout(get<0, 0>(l), get<2>(l)));
  print(l); print(" as rows "); print(rows); print("\n");
  print(mma.get_layoutA_TV()); print(" "); print(mma.get_layoutC_TV()); print(" "); print(mma.get_layoutB_TV()); print("\n");
  print(tile_size<0>(mma)); print(size(mma)); print(" "); print(mma.tile_size_mnk<2>()); print("\n");
  auto copy_a = make_tiled_copy_A(Copy_Atom<SM75_U32x4_LDSM_N, half_t>{}, mma);
  print(copy_a);
  auto copy_c = make_tiled_copy_C(Copy_Atom<UniversalCopy<float>, float>{}, mma);
  print(copy_c.get_layoutD_TV()); print("\n");
  auto thr = copy_a.get_thread_slice(3);
  Tensor sA = make_tensor(counting_iterator<int>(0), make_layout(make_shape(_32{}, _16{}), LayoutRight{}));
  print(thr.partition_S(sA).layout()); print(thr.retile_D(mma.get_slice(3).partition_fragment_A(make_tensor(static_cast<half_t*>(nullptr), make_shape(_32{}, _16{})))).layout()); print("\n");
}
