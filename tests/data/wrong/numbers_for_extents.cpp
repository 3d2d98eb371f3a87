// g++ refuses line 5
#include <cute/tensor.hpp>
using namespace cute;
int main() {
  print(Shape<128, _16>{});
}
