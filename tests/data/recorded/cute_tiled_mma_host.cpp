// A tiled MMA of scalar instructions on the host against three loops.
#include <cstdio>
#include <vector>
#include <cute/tensor.hpp>
using namespace cute;

int main() {
  constexpr int M = 16, N = 8, K = 4;
  std::vector<double> a(M * K), b(N * K), c(M * N, 1.0), expected(M * N, 1.0);
  for (int i = 0; i < M * K; ++i) a[i] = i % 7 - 3;
  for (int i = 0; i < N * K; ++i) b[i] = i % 5 - 1;
  Tensor A = make_tensor(a.data(), make_shape(Int<M>{}, Int<K>{}), LayoutRight{});
  Tensor B = make_tensor(b.data(), make_shape(Int<N>{}, Int<K>{}), LayoutRight{});
  Tensor C = make_tensor(c.data(), make_shape(Int<M>{}, Int<N>{}));
  auto mma = make_tiled_mma(UniversalFMA<double, double, double>{}, Layout<Shape<_4, _2, _1>>{});
  print(mma);
  for (int t = 0; t < size(mma); ++t) {
    auto thr = mma.get_slice(t);
    Tensor tA = thr.partition_A(A);
    Tensor tB = thr.partition_B(B);
    Tensor tC = thr.partition_C(C);
    Tensor rA = thr.partition_fragment_A(A);
    Tensor rB = thr.partition_fragment_B(B);
    Tensor acc = make_fragment_like(tC);
    copy(tA, rA);
    copy(tB, rB);
    copy(tC, acc);
    gemm(mma, acc, rA, rB, acc);
    copy(acc, tC);
    if (t == 3) {
      print(tA.layout()); print(" "); print(tB.layout()); print(" "); print(tC.layout()); print("\n");
      print(rA.layout()); print(" "); print(rB.layout()); print(" "); print(acc.layout()); print("\n");
    }
  }
  int wrong = 0;
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j) {
      for (int k = 0; k < K; ++k) expected[i + j * M] += a[i * K + k] * b[j * K + k];
      wrong += expected[i + j * M] != c[i + j * M];
    }
  printf("%d wrong, %g %g\n", wrong, c[0], c[M * N - 1]);
  print(tile_shape(mma)); print(size(mma)); print(mma.get_layoutC_TV()); print("\n");
}
