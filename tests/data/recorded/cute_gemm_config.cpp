// A configuration of a GEMM as kernels have it: types, constants, layouts and what follows from them.
#include <algorithm>
#include <cstdio>
#include <type_traits>
#include <cute/tensor.hpp>
using namespace cute;

namespace config {
template <typename T_, int kTileM_ = 128, int kTileN_ = 128, int kTileK_ = 32, int kStage_ = 5, int kSmemLayoutCBatch_ = 2>
struct GemmConfig {
  using T = T_;
  static constexpr int kTileM = kTileM_, kTileN = kTileN_, kTileK = kTileK_, kStage = kStage_;
  static constexpr int kSwizzleB = 3, kSwizzleM = 3, kSwizzleS = 3;
  using SmemLayoutAtom = decltype(composition(Swizzle<kSwizzleB, kSwizzleM, kSwizzleS>{}, make_layout(make_shape(Int<8>{}, Int<kTileK>{}), make_stride(Int<kTileK>{}, Int<1>{}))));
  using SmemLayoutA = decltype(tile_to_shape(SmemLayoutAtom{}, make_shape(Int<kTileM>{}, Int<kTileK>{}, Int<kStage>{})));
  using SmemLayoutB = decltype(tile_to_shape(SmemLayoutAtom{}, make_shape(Int<kTileN>{}, Int<kTileK>{}, Int<kStage>{})));
  using mma_op = SM80_16x8x16_F16F16F16F16_TN;
  using mma_traits = MMA_Traits<mma_op>;
  using mma_atom = MMA_Atom<mma_traits>;
  static constexpr int kMmaEURepeatM = 2, kMmaEURepeatN = 2, kMmaEURepeatK = 1;
  using mma_atom_shape = typename mma_traits::Shape_MNK;
  static constexpr int kMmaPM = 1 * kMmaEURepeatM * get<0>(mma_atom_shape{});
  static constexpr int kMmaPN = 2 * kMmaEURepeatN * get<1>(mma_atom_shape{});
  static constexpr int kMmaPK = 1 * kMmaEURepeatK * get<2>(mma_atom_shape{});
  using MMA = decltype(make_tiled_mma(mma_atom{}, make_layout(make_shape(Int<kMmaEURepeatM>{}, Int<kMmaEURepeatN>{}, Int<kMmaEURepeatK>{})), Tile<Int<kMmaPM>, Int<kMmaPN>, Int<kMmaPK>>{}));
  using g2s_atom = Copy_Atom<Copy_Traits<SM80_CP_ASYNC_CACHEGLOBAL<cute::uint128_t>>, T>;
  using G2SCopyA = decltype(make_tiled_copy(g2s_atom{}, make_layout(make_shape(Int<32>{}, Int<4>{}), make_stride(Int<4>{}, Int<1>{})), make_layout(make_shape(Int<1>{}, Int<8>{}))));
  using S2RCopyAtomA = Copy_Atom<Copy_Traits<SM75_U32x4_LDSM_N>, T>;
  using SmemLayoutAtomC = decltype(composition(Swizzle<2, 3, 3>{}, make_layout(make_shape(Int<kMmaPM>{}, Int<kMmaPN>{}), make_stride(Int<kMmaPN>{}, Int<1>{}))));
  using SmemLayoutC = decltype(tile_to_shape(SmemLayoutAtomC{}, make_shape(Int<kMmaPM>{}, Int<kMmaPN>{}, Int<kSmemLayoutCBatch_>{})));
  static_assert(size<0>(SmemLayoutA{}) * size<1>(SmemLayoutA{}) >= size(SmemLayoutC{}), "C goes into a stage of A");
  static constexpr int kThreadNum = size(MMA{});
  static constexpr int shm_size_AB = cute::cosize(SmemLayoutA{}) + cute::cosize(SmemLayoutB{});
  static constexpr int shm_size_C = cute::cosize(SmemLayoutC{});
  static constexpr int kShmSize = std::max(shm_size_AB, shm_size_C) * sizeof(T);
};
}  // namespace config

int main() {
  using Config = config::GemmConfig<half_t, 128, 256>;
  print(typename Config::SmemLayoutAtom{}); print("\n");
  print(typename Config::SmemLayoutA{}); print("\n");
  print(typename Config::SmemLayoutC{}); print("\n");
  print(typename Config::MMA{});
  print(typename Config::G2SCopyA{});
  printf("%d %d %d %d\n", Config::kThreadNum, Config::kShmSize, Config::kMmaPN, Config::shm_size_C);
  typename Config::MMA mma;
  auto slice = mma.get_slice(37);
  Tensor gA = make_tensor(counting_iterator<int>(0), make_shape(Int<128>{}, Int<32>{}), LayoutRight{});
  Tensor tA = slice.partition_A(gA);
  print(tA.layout()); printf(" %d\n", tA(0));
  auto s2r = make_tiled_copy_A(typename Config::S2RCopyAtomA{}, mma);
  auto part = s2r.get_slice(37).partition_S(gA);
  print(part.layout()); printf(" %d\n", part(0));
  printf("%d\n", int(std::is_same_v<typename Config::T, half_t>));
}
