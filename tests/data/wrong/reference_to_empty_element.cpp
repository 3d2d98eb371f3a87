// g++ refuses line 6
#include <cute/tensor.hpp>
using namespace cute;
int main() {
  auto layout = Layout<Shape<_4, _8>>{};
  auto& shape = layout.shape();
  print(shape);
}
