// g++ refuses line 7
#include <cute/tensor.hpp>
#include <iostream>
using namespace cute;
int main() {
  auto mma = make_tiled_mma(UniversalFMA<float>{}, Layout<Shape<_2, _2>>{});
  std::cout << mma << std::endl;
}
