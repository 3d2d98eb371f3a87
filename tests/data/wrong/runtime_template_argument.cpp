// g++ refuses line 6
#include <cute/tensor.hpp>
using namespace cute;
int main(int argc, char**) {
  int n = argc + 3;
  auto layout = make_layout(Shape<Int<n>, _8>{});
  print(layout);
}
