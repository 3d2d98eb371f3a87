// g++ refuses line 6
#include <cute/tensor.hpp>
using namespace cute;
int main() {
  auto tile = make_shape(Int<4>{}, Int<8>{});
  CUTE_STATIC_ASSERT_V(rank(tile) == Int<3>{});
  print(tile);
}
