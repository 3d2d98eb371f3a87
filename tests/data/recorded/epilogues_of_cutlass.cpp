#if !defined(__CUDACC__)
#include <cuda_runtime.h>
#include <cuda_fp16.h>
static inline int __dp4a(int, int, int c) { return c; }
static inline unsigned __byte_perm(unsigned x, unsigned, unsigned) { return x; }
static inline __half2 __hfma2(__half2 a, __half2, __half2) { return a; }
#endif
#include <cute/tensor.hpp>
#include <cutlass/fast_math.h>
#include <cutlass/epilogue/thread/linear_combination.h>
#include <cutlass/epilogue/thread/activation.h>
#include <cstdio>
using cutlass::Array; using cutlass::half_t;
namespace et = cutlass::epilogue::thread;
template <class A> void show(char const* n, A const& a) { std::printf("%s", n); for (int i = 0; i < int(a.size()); ++i) std::printf(" %g", double(float(a[i]))); std::printf("\n"); }
int main() {
  using LC = et::LinearCombination<half_t, 4, float, float>;
  Array<float, 4> a; Array<half_t, 4> c;
  for (int i = 0; i < 4; ++i) { a[i] = i - 1.3f; c[i] = half_t(i * 0.7f); }
  LC lc(typename LC::Params(1.5f, 0.5f));
  show("lc", lc(a, c)); show("lc", lc(a));
  float alpha = 2, beta = 3;
  LC by_pointer(LC::Params(&alpha, &beta));
  show("pointer", by_pointer(a, c));
  std::printf("%d %d %d %zu\n", lc.is_source_needed(), LC::kCount, int(LC::kScale), sizeof(LC::Params));
  using Only = et::LinearCombination<float, 4, float, float, et::ScaleType::OnlyAlphaScaling>;
  Only only(Only::Params(2.f)); show("only", only(a)); std::printf("%d\n", only.is_source_needed());
  using No = cutlass::epilogue::thread::LinearCombination<half_t, 4, float, float, cutlass::epilogue::thread::ScaleType::NoBetaScaling>;
  No no(No::Params(2.f)); show("no beta", no(a, c)); std::printf("%d\n", no.is_source_needed());
  show("relu", et::ReLu<Array<float, 4>>{}(a)); std::printf("%g %g\n", et::ReLu<float>{}(-1.f), et::ReLu<float>{}(2.f));
  std::printf("%g %g %g\n", et::Sigmoid<float>{}(0.5f), et::SiLu<float>{}(1.5f), et::Identity<float>{}(3.f));
  cutlass::FastDivmodU64Pow2 d(256); uint64_t rest; std::printf("%llu", (unsigned long long)d.divmod(rest, 12345)); std::printf(" %llu %u\n", (unsigned long long)rest, d.shift_right);
}
