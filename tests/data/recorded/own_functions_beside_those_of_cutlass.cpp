#include <cutlass/numeric_types.h>
#include <cmath>
#include <cstdio>
// functions of the program named as those of CUTLASS for its numbers
template <class T> T abs(T x) { printf("own abs "); return x < T(0) ? -x : x; }
template <class T> T sqrt(T x) { printf("own sqrt "); return x; }
template <class T> bool isnan(T x) { printf("own isnan "); return x != x; }
template <class T> T relu(T x) { printf("own relu "); return x; }
template <class T> T max(T a, T b) { printf("own max "); return a < b ? b : a; }
namespace app {
template <class T> T abs(T const& x) { printf("app abs "); return x; }
void show(cutlass::half_t h) { printf("%g\n", float(abs(h))); }
template <class T> void each(T h) { printf("%g\n", float(abs(h))); }
}
int main() {
  cutlass::half_t h(-4.f); cutlass::bfloat16_t b(4.f); cutlass::float_e2m1_t q(-1.5f); cutlass::float_e4m3_t e(-2.f);
  printf("%g\n", float(abs(h)));
  printf("%g\n", float(sqrt(b)));
  printf("%d\n", int(isnan(h)));
  printf("%g\n", float(relu(h)));
  printf("%g\n", float(max(h, h)));
  printf("%g\n", float(abs(q)));
  printf("%g\n", float(abs(e)));
  printf("%d\n", int(isnan(1.5f)));
  app::each(h); app::each(2);
  printf("%g\n", float(cutlass::abs(h)));
}
