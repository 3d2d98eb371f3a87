// The types of what CuTe computes at compile time, and std's trait beside CuTe's.
#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
int main() {
  printf("%d%d%d%d\n", std::is_same_v<decltype(cute::min(_2{}, _3{})), _2>, std::is_same_v<decltype(cute::max(_2{}, _3{})), _3>,
         std::is_same_v<decltype(cute::abs(_m3{})), _3>, std::is_same_v<decltype(_2{} + _3{}), _5>);
  printf("%d%d%d\n", std::is_integral<_1>::value, cute::is_integral<_1>::value, std::is_integral_v<int>);
}
