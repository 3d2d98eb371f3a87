// A product of small matrices, in one call and by loops.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;

int main() {
  float a[6], b[8], c[12];
  for (int i = 0; i < 6; ++i) a[i] = i + 1;
  for (int i = 0; i < 8; ++i) b[i] = i - 3;
  Tensor A = make_tensor(&a[0], make_shape(Int<3>{}, Int<2>{}));
  Tensor B = make_tensor(&b[0], make_shape(Int<4>{}, Int<2>{}));
  Tensor C = make_tensor(&c[0], make_shape(Int<3>{}, Int<4>{}));
  clear(C);
  gemm(A, B, C);
  float worst = 0;
  for (int m = 0; m < size<0>(C); ++m)
    for (int n = 0; n < size<1>(C); ++n) {
      float sum = 0;
      for (int k = 0; k < size<1>(A); ++k) sum += A(m, k) * B(n, k);
      worst = std::max(worst, std::abs(sum - C(m, n)));
    }
  printf("%g %g %g\n", C(0, 0), C(2, 3), worst);
  return 0;
}
