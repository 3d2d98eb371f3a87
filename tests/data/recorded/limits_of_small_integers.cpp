#include <cute/tensor.hpp>
#include <cutlass/platform/platform.h>
#include <cstdio>
using namespace cute;
template <class T> void show() { using L = cutlass::platform::numeric_limits<T>; std::printf("%d %d %d %d %d\n", int(L::max()), int(L::lowest()), L::is_integer, 1, is_same_v<decltype(L::max()), T>); }
int main() {
  show<int4_t>(); show<uint4_t>(); show<int2_t>(); show<uint2_t>(); show<cutlass::int4b_t>(); show<int8_t>(); 
  std::printf("%d\n", cutlass::platform::numeric_limits<int4_t>::has_infinity);
  std::printf("%d %d %d\n", int(std::numeric_limits<int4_t>::max()), std::numeric_limits<int4_t>::is_integer, std::numeric_limits<int4_t>::is_specialized);
  std::printf("%g\n", float(cutlass::platform::numeric_limits<half_t>::max()));
  std::printf("%d\n", int(int4_t(7)) + int(int4_t(-8)));
}
