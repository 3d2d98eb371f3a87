// What each of the threads of a tiling gets.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;

int main() {
  int data[32];
  for (int i = 0; i < 32; ++i) data[i] = i;
  Tensor t = make_tensor(&data[0], make_layout(make_shape(Int<4>{}, Int<8>{}), LayoutRight{}));
  auto threads = make_layout(make_shape(Int<2>{}, Int<4>{}), LayoutRight{});
  for (int thread = 0; thread < size(threads); ++thread) {
    Tensor mine = local_partition(t, threads, thread);
    printf("%d:", thread);
    for (int i = 0; i < size(mine); ++i) printf(" %d", mine(i));
    printf("\n");
  }
  Tensor tile = local_tile(t, make_shape(Int<2>{}, Int<4>{}), make_coord(1, 1));
  print(tile.layout()); printf(" %d\n", tile(0, 0));
  return 0;
}
