// A predicate of axpby, and a product into another tensor than C.
#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
int main() {
  auto x = make_tensor<float>(_4{}), y = make_tensor<float>(_4{});
  auto p = make_tensor<bool>(_4{});
  for (int i = 0; i < 4; ++i) { x(i) = i; y(i) = 5; p(i) = i % 2; }
  axpby(2.f, x, 1.f, y, p);
  for (int i = 0; i < 4; ++i) printf("%g ", y(i));
  auto a = make_tensor<float>(Shape<_2, _3>{}), b = make_tensor<float>(Shape<_2, _3>{});
  auto c = make_tensor<float>(Shape<_2, _2>{}), d = make_tensor<float>(Shape<_2, _2>{});
  for (int i = 0; i < 6; ++i) { a(i) = i; b(i) = i + 1; }
  fill(c, 10.f); fill(d, -1.f);
  gemm(d, a, b, c);
  for (int i = 0; i < 4; ++i) printf("%g ", d(i));
  gemm(a, b, c);
  for (int i = 0; i < 4; ++i) printf("%g ", c(i));
  printf("\n");
}
