// Views of one memory: slices, tiles, divisions, partitions, groups, and writes through each of them.
#include <cstdio>
#include <numeric>
#include <vector>
#include <cute/tensor.hpp>
using namespace cute;

int main() {
  std::vector<int> memory(48);
  std::iota(memory.begin(), memory.end(), 0);
  Tensor t = make_tensor(memory.data(), make_shape(Int<6>{}, Int<8>{}), LayoutRight{});
  auto offset = [&](auto const& v) { return int(&v(0) - memory.data()); };
  Tensor row = t(2, _);
  Tensor column = t(_, 3);
  print(row.layout()); print(column.layout()); printf(" %d %d %d\n", offset(row), offset(column), int(rank(row)));
  Tensor tiles = zipped_divide(t, make_shape(Int<2>{}, Int<4>{}));
  print(tiles.layout()); printf(" %d\n", tiles(make_coord(1, 2), make_coord(2, 1)));
  for (int i = 0; i < size<1>(tiles); ++i) { Tensor tile = tiles(make_coord(_, _), i); printf("%d:%d ", offset(tile), tile(size(tile) - 1)); }
  printf("\n");
  Tensor tile = local_tile(t, make_tile(Int<3>{}, Int<4>{}), make_coord(1, _));
  print(tile.layout()); printf(" %d\n", tile(2, 3, 1));
  Tensor projected = local_tile(t, make_shape(Int<2>{}, Int<4>{}, Int<9>{}), make_coord(1, 1, 5), Step<_1, X, X>{});
  print(projected.layout()); printf(" %d\n", offset(projected));
  Tensor part = local_partition(t, Layout<Shape<_3, _2>, Stride<_2, _1>>{}, 4);
  print(part.layout()); printf(" %d\n", offset(part));
  part(1, 1) = -1;
  fill(column, 7);
  Tensor grouped = group_modes<0, 2>(flat_divide(t, make_shape(Int<2>{}, Int<2>{})));
  print(grouped.layout()); printf(" %d\n", grouped(3, 1, 2));
  Tensor halves = logical_divide(t, make_tile(_, Layout<_2, _4>{}));
  print(halves.layout()); printf(" %d\n", halves(1, make_coord(1, 2)));
  Tensor transposed = make_tensor(t.data(), select<1, 0>(t.layout()));
  Tensor inner = t.compose(make_layout(make_shape(Int<4>{}, Int<2>{}), make_stride(Int<6>{}, Int<1>{})));
  print(transposed.layout()); print(inner.layout()); printf(" %d %d\n", transposed(7, 5), inner(3, 1));
  auto dynamic = make_tensor(memory.data() + 1, make_layout(make_shape(2, make_shape(3, 2)), make_stride(20, make_stride(2, 8))));
  dynamic(1, make_coord(2, 1)) += 1000;
  print(dynamic(0, _).layout()); print(dynamic(_, make_coord(_, 1)).layout()); printf(" %d %d\n", dynamic(1, 5), memory[33]);
  Tensor copied = make_tensor_like(t);
  copy(t, copied);
  copied(0) = 99;
  printf("%d %d %d %d\n", t(0), copied(0), copied(2, 3), t(3, 5));
  print(shape<1>(tiles)); print(size<0, 1>(tiles)); print(stride<1, 0>(tiles)); print(get<1>(tiles.shape())); print(take<0, 1>(t).layout()); print("\n");
}
