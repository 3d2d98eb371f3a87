// What is printed of arrays and narrow integers, layouts made of a shape alone, CUTLASS's fast division.
#include <cute/tensor.hpp>
#include <cutlass/fast_math.h>

using namespace cute;

int main() {
  char c[3] = "ab";
  print(c); print("\n");
  pretty_print(int4_t(3)); pretty_print(uint4_t(3)); pretty_print(int2_t(-1)); pretty_print(uint1_t(1)); print("\n");
  auto q = make_tensor<uint2_t>(Shape<_4>{});
  for (int i = 0; i < 4; ++i) q(i) = uint2_t(i);
  print_tensor(q, false);
  Layout<Shape<int, _3>> l(make_shape(2, _3{}));
  print(l); print("\n");
  print(l(1, 1)); print("\n");
  print(ArithmeticTuple<int, _2>{1, _2{}}); print("\n");
  print(int(has_underscore<tuple<int, Underscore>>::value)); print(int(has_underscore<tuple<int, _2>>::value)); print("\n");
  cutlass::FastDivmod f(7);
  printf("%d %d %d %d\n", int(sizeof(f)), f.div(45), f.rem(45), f.div(-45));
  printf("%d %u %u\n", f.divisor, f.multiplier, f.shift_right);
  int quotient; int64_t rest;
  f(quotient, rest, int64_t(100));
  printf("%d %d %d\n", quotient, int(rest), int(sizeof(cutlass::FastDivmodU64)));
}
