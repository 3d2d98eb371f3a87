// Tensors of bool: one bit an element, in registers too.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;
int main() {
  auto o = make_tensor<bool>(Layout<Shape<_2, _3>>{});
  printf("%d %d %d %d\n", int(sizeof_bits_v<bool>), int(sizeof(o)), int(sizeof(make_tensor<bool>(Shape<Int<40>>{}))), int(sizeof(bool)));
  fill(o, true);
  o(0, 1) = false;
  int n = 0;
  for (int i = 0; i < size(o); ++i) n += o(i);
  printf("%d %d %d\n", n, bool(o(0, 1)), int(is_same_v<typename decltype(o)::value_type, bool>));
  auto like = make_fragment_like(o);
  copy(o, like);
  for (int i = 0; i < size<0>(like); ++i) {
    for (int j = 0; j < size<1>(like); ++j) printf("%d", bool(like(i, j)));
  }
  printf("\n");
  print(recast_layout<bool, uint8_t>(Layout<_16>{})); print(" ");
  print(recast_layout<uint8_t, bool>(Layout<_16>{})); print(" ");
  print(make_tensor((bool*)nullptr, make_shape(4, 8))); print("\n");
}
