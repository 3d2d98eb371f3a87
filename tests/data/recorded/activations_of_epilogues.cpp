// The activations of epilogues, of numbers and arrays; values filled into tuples, numbers rounded to multiples.
#if !defined(__CUDACC__)
#include <cuda_runtime.h>
#include <cuda_fp16.h>
static inline int __dp4a(int, int, int c) { return c; }
static inline unsigned __byte_perm(unsigned x, unsigned, unsigned) { return x; }
static inline __half2 __hfma2(__half2 a, __half2, __half2) { return a; }
#endif
#include <cute/tensor.hpp>
#include <cutlass/cutlass.h>
#include <cutlass/fast_math.h>
#include <cutlass/epilogue/thread/activation.h>
#include <cstdio>
namespace et = cutlass::epilogue::thread; using cutlass::Array; using cutlass::half_t;
template <template <class> class F, class T> void run(const char* n) { printf("%-10s", n); for (float x : {-4.f, -1.5f, -0.25f, 0.f, 0.7f, 2.f, 5.f}) printf(" %.5f", float(F<T>{}(T(x)))); printf("\n"); }
template <template <class> class F> void arr(const char* n) { Array<float, 4> a; for (int i = 0; i < 4; ++i) a[i] = i * 1.25f - 2; auto r = F<Array<float, 4>>{}(a); printf("%-10s", n); for (int i = 0; i < 4; ++i) printf(" %.5f", r[i]); printf("\n"); }
int main() {
  run<et::GELU, float>("gelu"); run<et::GELU, half_t>("gelu h"); run<et::GELU, double>("gelu d"); run<et::HardSwish, float>("hswish"); run<et::HardSwish, half_t>("hswish h"); run<et::HardSwish, double>("hswish d"); run<et::GELU_taylor, float>("taylor");
  run<et::ReLu, float>("relu"); run<et::Sigmoid, float>("sigm"); run<et::SiLu, float>("silu"); run<et::Clamp, float>("clamp"); run<et::LeakyReLU, float>("leaky");
  arr<et::GELU>("gelu a"); arr<et::HardSwish>("hswish a"); arr<et::ReLu>("relu a"); arr<et::LeakyReLU>("leaky a"); arr<et::GELU_taylor>("taylor a");
  printf("%g %g %g\n", et::Clamp<float>{}(5.f, {-1.f, 1.f}), et::Clamp<float>{}(-5.f, -1.f, 1.f), et::LeakyReLU<float>{}(-2.f, 0.1f));
  et::Clamp<float>::Arguments args; printf("%g %g\n", args.lower_bound, args.upper_bound); Array<float, 2> c; c[0] = 9; c[1] = -9; auto d = et::Clamp<Array<float, 2>>{}(c, -1.f, 2.f); printf("%g %g\n", d[0], d[1]);
  auto l = et::LeakyReLU<Array<float, 2>>{}(c, 0.5f); printf("%g %g %d %d\n", l[0], l[1], et::GELU<float>::kIsHeavy, et::LeakyReLU<float>::kIsHeavy);
  printf("%d %d\n", cutlass::round_nearest(10, 4), cutlass::round_nearest(8, 4));
  using namespace cute; cute::tuple<Int<1>, cute::tuple<int, int, Int<3>>, int, Int<2>> r; auto rest = fill_int_tuple_from(r, make_tuple(6, 3, 4, 9)); print(r); print(rest); print(make_int_tuple_from<decltype(r)>(5, 6, 7)); printf("\n");
}
