// A tile at the edge of a matrix: coordinates of an identity tensor predicate the copy.
#include <cstdio>
#include <vector>
#include <cute/tensor.hpp>
using namespace cute;

template <class TensorS, class TensorD, class Shape>
void copy_tile(TensorS const& gS, TensorD&& sD, Shape const& extent, int bm, int bn) {
  auto tiler = make_shape(size<0>(sD), size<1>(sD));
  Tensor cS = make_identity_tensor(shape(gS));
  Tensor tile = local_tile(gS, tiler, make_coord(bm, bn));
  Tensor ctile = local_tile(cS, tiler, make_coord(bm, bn));
  Tensor pred = make_tensor<bool>(shape(ctile));
  for (int i = 0; i < size(pred); ++i) pred(i) = elem_less(ctile(i), extent);
  fill(sD, -1);
  copy_if(pred, tile, sD);
}

int main() {
  int const m = 7, n = 10, ld = 12;
  std::vector<int> data(8 * ld);
  for (int i = 0; i < 8; ++i) for (int j = 0; j < ld; ++j) data[i * ld + j] = i < m && j < n ? 10 * i + j : 9999;
  Tensor padded = make_tensor(data.data(), make_shape(8, ld), make_stride(ld, Int<1>{}));
  Tensor smem = make_tensor<int>(make_shape(Int<4>{}, Int<4>{}), LayoutRight{});
  auto blocks = make_shape(ceil_div(m, size<0>(smem)), ceil_div(n, size<1>(smem)));
  print(blocks); print("\n");
  for (int bn = 0; bn < size<1>(blocks); ++bn) {
    copy_tile(padded, smem, make_shape(m, n), 1, bn);
    for (int i = 0; i < 4; ++i) { for (int j = 0; j < 4; ++j) printf("%3d", smem(i, j)); printf("\n"); }
    printf("--\n");
  }
  Tensor id = make_identity_tensor(make_shape(m, n));
  print(id(5, 9)); print(id(13)); print(elem_less(id(6, 9), make_coord(m, n))); print(elem_less(make_coord(7, 0), shape(id))); print("\n");
  print(local_tile(id, make_shape(Int<4>{}, Int<4>{}), make_coord(1, 2))(0)); print("\n");
}
