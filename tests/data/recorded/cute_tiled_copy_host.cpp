// A tiled copy on the host: every thread's part, through registers, with vectors of four.
#include <cstdio>
#include <vector>
#include <cute/tensor.hpp>
using namespace cute;

template <class TiledCopy, class S, class D>
int copy_all(TiledCopy const& tiled, S const& src, D& dst) {
  int elements = 0;
  for (int thread = 0; thread < size(tiled); ++thread) {
    auto slice = tiled.get_thread_slice(thread);
    Tensor from = slice.partition_S(src);
    Tensor to = slice.partition_D(dst);
    Tensor regs = make_fragment_like(from);
    copy(tiled, from, regs);
    copy(tiled, regs, to);
    elements += size(regs);
    if (thread == 5) { print(from.layout()); print("  "); print(shape(to)); print("  "); print(regs.layout()); print("\n"); }
  }
  return elements;
}

int main() {
  std::vector<float> in(32 * 16), out(32 * 16, -1.f);
  for (size_t i = 0; i < in.size(); ++i) in[i] = float(i % 97);
  auto shape_mn = make_shape(Int<32>{}, Int<16>{});
  Tensor src = make_tensor(in.data(), make_layout(shape_mn));
  Tensor dst = make_tensor(out.data(), make_layout(shape_mn));
  auto tiled = make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, float>{}, Layout<Shape<_8, _4>>{}, Layout<Shape<_4, _1>>{});
  print(tiled);
  print(size(tiled)); print(" "); print(typename decltype(tiled)::TiledLayout_TV{}); print(" "); print(typename decltype(tiled)::Tiler_MN{}); print("\n");
  int n = copy_all(tiled, src, dst);
  int wrong = 0;
  for (size_t i = 0; i < in.size(); ++i) wrong += in[i] != out[i];
  printf("%d elements, %d wrong\n", n, wrong);
  auto scalar = make_tiled_copy(Copy_Atom<UniversalCopy<float>, float>{}, Layout<Shape<_4, _8>, Stride<_8, _1>>{}, Layout<Shape<_1, _2>>{});
  for (auto& x : out) x = 0;
  n = copy_all(scalar, src, dst);
  float sum = 0;
  for (float x : out) sum += x;
  printf("%d %g\n", n, sum);
  auto slice = scalar.get_slice(9);
  Tensor id = make_identity_tensor(shape_mn);
  Tensor mine = slice.partition_S(id);
  for (int i = 0; i < size<0>(mine); ++i) { print(mine(i, 0, 0)); print(mine(i, 1, 1)); }
  printf("\n");
}
