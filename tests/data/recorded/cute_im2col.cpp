// A convolution as a GEMM: the activations seen through a layout of seven modes, grouped to a matrix.
#include <cstdio>
#include <vector>
#include <cute/tensor.hpp>
using namespace cute;

int main() {
  int const N = 2, H = 5, W = 6, C = 3, K = 4, R = 3, S = 2, P = H - R + 1, Q = W - S + 1;
  std::vector<float> x(N * H * W * C), f(K * R * S * C), y(N * P * Q * K);
  for (size_t i = 0; i < x.size(); ++i) x[i] = float(i % 13) - 5;
  for (size_t i = 0; i < f.size(); ++i) f[i] = float(i % 5) - 2;
  auto act = make_layout(make_shape(make_shape(Q, P, N), make_shape(C, S, R)), make_stride(make_stride(C, W * C, H * W * C), make_stride(1, C, W * C)));
  auto flt = make_layout(make_shape(K, make_shape(C, S, R)), make_stride(R * S * C, make_stride(1, C, S * C)));
  auto out = make_layout(make_shape(make_shape(Q, P, N), K), make_stride(make_stride(K, Q * K, P * Q * K), 1));
  print(act); print(" "); print(flt); print(" "); print(coalesce(out)); print("\n");
  Tensor A = make_tensor(x.data(), act);
  Tensor B = make_tensor(f.data(), flt);
  Tensor D = make_tensor(y.data(), out);
  for (int m = 0; m < size<0>(D); ++m)
    for (int n = 0; n < size<1>(D); ++n) {
      float sum = 0;
      for (int k = 0; k < size<1>(A); ++k) sum += A(m, k) * B(n, k);
      D(m, n) = sum;
    }
  int wrong = 0;
  for (int n = 0; n < N; ++n) for (int p = 0; p < P; ++p) for (int q = 0; q < Q; ++q) for (int k = 0; k < K; ++k) {
    float sum = 0;
    for (int r = 0; r < R; ++r) for (int s = 0; s < S; ++s) for (int c = 0; c < C; ++c) sum += x[((n * H + p + r) * W + q + s) * C + c] * f[((k * R + r) * S + s) * C + c];
    wrong += sum != y[((n * P + p) * Q + q) * K + k];
  }
  printf("%d wrong of %d, %g %g\n", wrong, int(size(D)), y[7], y.back());
  auto tile = local_tile(A, make_shape(make_shape(2, 2, 1), make_shape(3, 2, 1)), make_coord(make_coord(1, 0, 1), 2));
  print(tile.layout()); printf(" %d\n", int(&tile(0) - x.data()));
  Tensor coords = make_identity_tensor(shape(act));
  print(coords(17, 5)); print(" "); print(coords.layout()); print("\n");
}
