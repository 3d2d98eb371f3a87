// CUTLASS's layouts of interleaved matrices, pitch-linear memory and images, and its tags of architectures and operators.
#include <cstdio>
#include <cute/tensor.hpp>
#include <cute/atom/mma_atom.hpp>
#include <cutlass/arch/arch.h>
#include <cutlass/arch/mma.h>
#include <cutlass/layout/layout.h>
#include <cutlass/numeric_types.h>
#include <limits>

template <class T, class Arch>
struct Kernel;
template <class T>
struct Kernel<T, cutlass::arch::Sm80> {
  static int stages() { return 2; }
};
template <class T>
struct Kernel<T, cutlass::arch::Sm90> {
  static int stages() { return 4; }
};
template <class Op>
constexpr bool is_tensor_op = std::is_same_v<Op, cutlass::arch::OpClassTensorOp>;

template <class T>
long largest() {
  using Limits = std::numeric_limits<T>;
  return (Limits::max)();
}

int main() {
  using namespace cutlass;
  printf("%d %d %d\n", Kernel<float, arch::Sm80>::stages(), Kernel<float, arch::Sm90>::stages(), arch::Sm75::kMinComputeCapability);
  printf("%d %d\n", is_tensor_op<arch::OpClassTensorOp>, is_tensor_op<arch::OpClassSimt>);
  auto pitch = layout::PitchLinear::packed({3, 4});
  auto at = pitch.inverse(7);
  printf("%d %d %d %d\n", int(pitch({1, 2})), int(pitch.stride(0)), at.contiguous(), at.strided());
  auto columns = layout::ColumnMajorInterleaved<4>::packed({8, 8});
  auto rows = layout::RowMajorInterleaved<4>::packed({8, 8});
  printf("%d %d %d %d\n", int(columns({3, 5})), int(rows({3, 5})), int(rows.stride(0)), int(columns.capacity({8, 8})));
  auto nhwc = layout::TensorNHWC::packed({1, 2, 3, 4});
  auto nchw = layout::TensorNCHW::packed({1, 2, 3, 4});
  auto back = nhwc.inverse(17);
  printf("%d %d %d %d\n", int(nhwc({0, 1, 2, 3})), int(nchw({0, 1, 2, 3})), nhwc.stride()[2], int(nhwc.capacity({1, 2, 3, 4})));
  printf("%d %d %d %d\n", back.n(), back.h(), back.w(), back.c());
  printf("%ld\n", largest<int>());
  // descriptors ask for addresses of shared memory, which the host has not
  using namespace cute;
  alignas(1024) static half_t data[64 * 64];
  auto mma = make_tiled_mma(SM90_64x128x16_F32F16F16_SS<GMMA::Major::K, GMMA::Major::MN>{});
  auto sA = make_tensor(make_smem_ptr(data), tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{}, Shape<_64, _64>{}));
  auto fragment = mma.get_slice(0).partition_fragment_A(sA);
  print(fragment);
  print("\n");
}
