// The body of a kernel as a function of its block and thread, run for all of them: a transpose through a tile.
#include <cstdio>
#include <vector>
#include <cute/tensor.hpp>
using namespace cute;

template <class TensorS, class TensorD, class SmemLayout, class ThreadLayout>
struct Transpose {
  TensorS S; TensorD D; SmemLayout smem_layout; ThreadLayout threads;
  using Element = typename TensorS::value_type;
  CUTE_HOST_DEVICE void load(int thread, int bm, int bn, Element* smem) const {
    Tensor gS = local_tile(S, shape(smem_layout), make_coord(bm, bn));
    Tensor sS = make_tensor(smem, smem_layout);
    copy(local_partition(gS, threads, thread), local_partition(sS, threads, thread));
  }
  CUTE_HOST_DEVICE void store(int thread, int bm, int bn, Element* smem) const {
    auto transposed = composition(smem_layout, make_layout(make_shape(size<1>(smem_layout), size<0>(smem_layout)), LayoutRight{}));
    Tensor sT = make_tensor(smem, transposed);
    Tensor gD = local_tile(D, shape(transposed), make_coord(bn, bm));
    copy(local_partition(sT, threads, thread), local_partition(gD, threads, thread));
    if (thread == 3 && bm == 1 && bn == 0) { print(transposed); print(" "); print(gD.layout()); print(" "); print(local_partition(gD, threads, thread).layout()); print("\n"); }
  }
};

int main() {
  constexpr int m = 16, n = 32;
  std::vector<float> in(m * n), out(m * n);
  for (int i = 0; i < m * n; ++i) in[i] = i;
  Tensor S = make_tensor(in.data(), make_layout(make_shape(Int<m>{}, Int<n>{}), LayoutRight{}));
  Tensor D = make_tensor(out.data(), make_layout(make_shape(Int<n>{}, Int<m>{}), LayoutRight{}));
  auto smem_layout = make_layout(make_shape(Int<8>{}, Int<8>{}), LayoutRight{});
  auto threads = make_layout(make_shape(Int<2>{}, Int<4>{}));
  Transpose<decltype(S), decltype(D), decltype(smem_layout), decltype(threads)> kernel{S, D, smem_layout, threads};
  std::vector<float> smem(cosize(smem_layout));
  for (int bm = 0; bm < m / 8; ++bm)
    for (int bn = 0; bn < n / 8; ++bn) {
      for (int t = 0; t < size(threads); ++t) kernel.load(t, bm, bn, smem.data());
      for (int t = 0; t < size(threads); ++t) kernel.store(t, bm, bn, smem.data());
    }
  int wrong = 0;
  for (int i = 0; i < m; ++i) for (int j = 0; j < n; ++j) wrong += out[j * m + i] != in[i * n + j];
  printf("%d wrong, %g %g\n", wrong, D(31, 15), D(1, 0));
}
