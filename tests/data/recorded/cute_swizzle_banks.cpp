// The banks that a warp touches in a tile of shared memory, with swizzles and with padding.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;

template <class SmemLayout> int worst(SmemLayout const& layout, int bytes) {
  int most = 0;
  for (int column = 0; column < size<1>(layout); column += 8) {
    int hits[32] = {};
    for (int lane = 0; lane < 8; ++lane) {
      int at = layout(lane, column) * bytes;
      for (int word = 0; word < 4; ++word) ++hits[at / 4 % 32 + word];
    }
    for (int h : hits) most = max(most, h);
  }
  return most;
}

int main() {
  auto plain = make_layout(make_shape(Int<8>{}, Int<64>{}), LayoutRight{});
  auto padded = make_layout(make_shape(Int<8>{}, Int<64>{}), make_stride(Int<72>{}, Int<1>{}));
  auto swizzled = composition(Swizzle<3, 3, 3>{}, plain);
  printf("%d %d %d\n", worst(plain, 2), worst(padded, 2), worst(swizzled, 2));
  for_each(make_int_sequence<4>{}, [&](auto b) {
    auto s = composition(Swizzle<decltype(b)::value, 3, 3>{}, plain);
    print(s); printf(" %d\n", worst(s, 2));
  });
  for (int row = 0; row < 8; ++row) { for (int c = 0; c < 64; c += 8) printf("%d ", int(swizzled(row, c)) % 64 / 8); printf("\n"); }
  auto tile = tile_to_shape(swizzled, make_shape(Int<16>{}, Int<128>{}));
  print(tile); print(" "); print(tile(9, 70)); print(" "); print(tile.layout_b()(9, 70)); print(" "); print(cosize(tile.layout_b())); print("\n");
  print(get_swizzle_portion(swizzled)); print(get_nonswizzle_portion(swizzled)); print("\n");
}
