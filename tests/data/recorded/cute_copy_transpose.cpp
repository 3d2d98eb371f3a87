// A transpose through a register tensor, with copies between layouts.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;

int main() {
  float in[12], out[12];
  for (int i = 0; i < 12; ++i) in[i] = i;
  Tensor a = make_tensor(&in[0], make_layout(make_shape(Int<3>{}, Int<4>{}), LayoutRight{}));
  Tensor b = make_tensor(&out[0], make_layout(make_shape(Int<3>{}, Int<4>{}), LayoutLeft{}));
  copy(a, b);
  for (float x : out) printf("%g ", x);
  printf("\n");
  Tensor r = make_tensor_like(a(_, 1));
  copy(a(_, 1), r);
  axpby(2.0f, r, 1.0f, b(_, 0));
  for (int i = 0; i < size(r); ++i) printf("%g %g | ", r(i), b(i, 0));
  printf("\n");
  return 0;
}
