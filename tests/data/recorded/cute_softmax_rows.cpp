// An online softmax over fragments, as attention kernels have it, on the host.
#include <cmath>
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;

template <bool zero_init, class E0, class L0, class E1, class L1, class Op>
void reduce_rows(Tensor<E0, L0> const& tensor, Tensor<E1, L1>& summary, Op op) {
  static_assert(L0::rank == 2 && L1::rank == 1, "a matrix and a column");
  CUTE_STATIC_ASSERT_V(size<0>(summary) == size<0>(tensor));
  CUTE_UNROLL
  for (int mi = 0; mi < size<0>(tensor); ++mi) {
    summary(mi) = zero_init ? tensor(mi, 0) : op(summary(mi), tensor(mi, 0));
    CUTE_UNROLL
    for (int ni = 1; ni < size<1>(tensor); ++ni) summary(mi) = op(summary(mi), tensor(mi, ni));
  }
}
struct MaxOp { float operator()(float const& a, float const& b) { return a > b ? a : b; } };
struct SumOp { float operator()(float const& a, float const& b) { return a + b; } };

template <int kRows> struct Softmax {
  using TensorT = decltype(make_tensor<float>(Shape<Int<kRows>>{}));
  TensorT row_max, row_sum;
  template <bool Is_first, class T0, class T1> void step(T0& scores, T1& output, float scale) {
    if constexpr (Is_first) {
      reduce_rows<true>(scores, row_max, MaxOp{});
      clear(row_sum);
    } else {
      Tensor before = make_fragment_like(row_max);
      copy(row_max, before);
      reduce_rows<false>(scores, row_max, MaxOp{});
      for (int mi = 0; mi < size(row_max); ++mi) {
        float factor = exp2f((before(mi) - row_max(mi)) * scale);
        row_sum(mi) *= factor;
        for (int ni = 0; ni < size<1>(output); ++ni) output(mi, ni) *= factor;
      }
    }
    for (int mi = 0; mi < size<0>(scores); ++mi)
      for (int ni = 0; ni < size<1>(scores); ++ni) scores(mi, ni) = exp2f(scores(mi, ni) * scale - row_max(mi) * scale);
    Tensor sums = make_fragment_like(row_sum);
    reduce_rows<true>(scores, sums, SumOp{});
    for (int mi = 0; mi < size(sums); ++mi) row_sum(mi) += sums(mi);
  }
};

int main() {
  Softmax<2> softmax;
  Tensor s = make_tensor<float>(Shape<_2, _4>{});
  Tensor v = make_tensor<float>(Shape<_4, _3>{});
  Tensor o = make_tensor<float>(Shape<_2, _3>{});
  clear(o);
  for (int block = 0; block < 3; ++block) {
    for (int i = 0; i < size(s); ++i) s(i) = float((i * 7 + block * 5) % 11) - 4;
    for (int i = 0; i < size(v); ++i) v(i) = float(i + block);
    if (block == 0) softmax.step<true>(s, o, 1.5f); else softmax.step<false>(s, o, 1.5f);
    for (int m = 0; m < 2; ++m) for (int n = 0; n < 3; ++n) for (int k = 0; k < 4; ++k) o(m, n) += s(m, k) * v(k, n);
    printf("%g %g %.4f %.4f\n", softmax.row_max(0), softmax.row_max(1), softmax.row_sum(0), softmax.row_sum(1));
  }
  for (int m = 0; m < 2; ++m) for (int n = 0; n < 3; ++n) printf("%.3f ", o(m, n) / softmax.row_sum(m));
  printf("%.4f\n", logf(softmax.row_sum(0)) + softmax.row_max(0));
}
