// g++ refuses line 7
#include <cute/tensor.hpp>
using namespace cute;
int main() {
  auto const layout = make_layout(make_shape(4, 8));
  auto& shape = layout.shape();
  get<1>(shape) = 7;
  print(layout);
}
