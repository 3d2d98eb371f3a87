// A tile of a matrix for each of its blocks, by coordinates and by offsets.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;

int main() {
  auto whole = make_layout(make_shape(Int<8>{}, Int<12>{}), LayoutRight{});
  auto tiles = zipped_divide(whole, make_shape(Int<4>{}, Int<3>{}));
  print(tiles); print("\n");
  for (int i = 0; i < size<1>(tiles); ++i) {
    auto tile = tiles(make_coord(_, _), i);
    printf("%d: first %d last %d size %d\n", i, int(tiles(0, i)), int(tiles(size<0>(tiles) - 1, i)), int(size(tile)));
  }
  return 0;
}
