#include <cutlass/numeric_types.h>
#include <cstdio>
#include <type_traits>
using namespace cutlass;
template <class T> T pick(bool c, half_t h, T x) { auto r = c ? h : x; static_assert(std::is_same_v<decltype(r), T>); return r; }
int main() {
  half_t h(1.75f); bfloat16_t b(2.5f); float_e4m3_t e(3.5f); int i = 2; int4b_t n(-3); float_e2m1_t q(1.5f);
  bool c = true, d = false;
  auto x = c ? h : 0; printf("%d %g\n", int(std::is_same_v<decltype(x), int>), double(x));
  auto y = d ? 5 : b; printf("%d %g\n", int(std::is_same_v<decltype(y), int>), double(y));
  printf("%g %g\n", double(c ? e : i), double(c ? h : 1.f));
  printf("%g\n", double(c ? h : uint8_t(3))); 
  auto w = c ? n : h; printf("%d %d\n", int(std::is_same_v<decltype(w), int4b_t>), int(w));
  auto w2 = c ? h : n; printf("%d %d\n", int(std::is_same_v<decltype(w2), int4b_t>), int(w2));
  auto p = +h; printf("%d %g\n", int(std::is_same_v<decltype(p), float>), p);
  auto m = -h; printf("%d %g\n", int(std::is_same_v<decltype(m), half_t>), float(m));
  auto pq = +q; printf("%d %g\n", int(std::is_same_v<decltype(pq), float>), pq);
  h = e; printf("%g\n", float(h)); h = float_e5m2_t(0.5f); printf("%g\n", float(h));
  h = 3; printf("%g\n", float(h)); h = 2.5; printf("%g\n", float(h));
  printf("%d %d %d\n", pick(true, h, 7), int(pick(true, h, int8_t(7))), int(pick(true, h, 7ul)));
  printf("%d\n", int(std::is_same_v<std::common_type_t<half_t,int>, int>));
  printf("%d %d\n", int(std::is_convertible_v<int4b_t, half_t>), int(std::is_convertible_v<half_t, int4b_t>));
  printf("%d %d\n", int(std::is_assignable_v<half_t&, float_e4m3_t>), int(std::is_assignable_v<half_t&, int4b_t>));
  half_t k(n); printf("%g\n", float(k));
  printf("%d %d\n", int(n < int4b_t(2)), 3 / int(n));
  printf("%d\n", int(std::is_same_v<decltype(3 / std::declval<int4b_t>()), int>));
  auto z = c ? h : b; printf("%d\n", int(std::is_same_v<decltype(z), float>));
}
