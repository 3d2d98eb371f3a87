// Sizes and alignments of the library's arrays: an `array_aligned` keeps its alignment, in a class too.
#include <cstdio>
#include <cute/tensor.hpp>
#include <cutlass/array.h>
using namespace cute;

template <class T>
struct Behind {
  char c;
  T t;
};

struct Shared {
  array_aligned<half_t, 100> a;
  array_aligned<float, 3, 128> b;
  cute::array<char, 5> c;
  cutlass::AlignedArray<half_t, 4> d;
};

#define SIZE(...) std::printf("%s: %d, aligned to %d\n", #__VA_ARGS__, int(sizeof(__VA_ARGS__)), int(alignof(__VA_ARGS__)))

int main() {
  SIZE(array_aligned<char, 3>);
  SIZE(array_aligned<half_t, 1024>);
  SIZE(array_aligned<float, 5, 128>);
  SIZE(array_aligned<float, 0>);
  SIZE(array_aligned<cutlass::int4b_t, 100, 32>);
  SIZE(cute::array<char, 3>);
  SIZE(cute::array<double, 2>);
  SIZE(array_subbyte<int4_t, 7>);
  SIZE(cutlass::Array<half_t, 3>);
  SIZE(cutlass::Array<cutlass::int4b_t, 3>);
  SIZE(cutlass::Array<cutlass::int4b_t, 4>);
  SIZE(cutlass::Array<cutlass::int4b_t, 8>);
  SIZE(cutlass::AlignedArray<half_t, 4>);
  SIZE(cutlass::AlignedArray<half_t, 4, 16>);
  SIZE(cutlass::AlignedArray<float, 4, 8>);
  SIZE(Behind<array_aligned<char, 3>>);
  SIZE(Behind<cutlass::Array<half_t, 3>>);
  SIZE(Shared);
  array_aligned<int, 4> x = {1, 2, 3};
  x[3] = x[0] + x[2];
  int sum = 0;
  for (int v : x) sum += v;
  std::printf("%d %d %d\n", sum, int(x.size()), int(std::is_same_v<array_aligned<int, 4>, cute::array<int, 4>>));
  auto t = make_tensor(x.begin(), Shape<_2, _2>{});
  std::printf("%d %d\n", t(1, 0), t(1, 1));
}
