// g++ refuses line 6
#include <cute/tensor.hpp>
using namespace cute;
int main() {
  auto layout = make_layout(make_shape(Int<4>{}, Int<8>{}));
  print(layuot);
}
