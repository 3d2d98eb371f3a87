#include <cute/tensor.hpp>

using namespace cute;

template <class S>
void show(S const& swizzle) {
  print(swizzle);
  print(" ");
  print(swizzle(make_mixed_bits(Int<8>{}, 3, Int<7>{})));
  print(" ");
  print(swizzle(make_mixed_bits(Int<0x55>{}, 0x2a, Int<0x2a>{})));
  print(" ");
  print(swizzle(make_mixed_bits(Int<3>{}, 0x1f0, Int<0xff0>{})));
  print("\n");
}

int main() {
  show(Swizzle<0, 4, 3>{});
  show(Swizzle<2, 0, 3>{});
  show(Swizzle<2, 0, -3>{});
  show(Swizzle<3, 3, 3>{});
  show(Swizzle<1, 2, 2>{});
}
