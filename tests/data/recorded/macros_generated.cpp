// Code that macros write: functions, tests, tables, names and texts, with variable arguments and conditions.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;

#define STRINGIFY_(x) #x
#define STRINGIFY(x) STRINGIFY_(x)
#define CONCAT_(a, b) a##b
#define CONCAT(a, b) CONCAT_(a, b)
#define PRINT(name, content) \
  print(name);               \
  print(" : ");              \
  print(content);            \
  print("\n");
#define PPRINT(x) PRINT(#x, x)
#define BOOL_SWITCH(COND, CONST_NAME, ...)        \
  [&] {                                           \
    if (COND) {                                   \
      constexpr static bool CONST_NAME = true;    \
      return __VA_ARGS__();                       \
    } else {                                      \
      constexpr static bool CONST_NAME = false;   \
      return __VA_ARGS__();                       \
    }                                             \
  }()
#define CHECK(cond, ...) do { if (!(cond)) { printf("line %d: " #cond " ", __LINE__); printf(__VA_ARGS__); } } while (0)
#define TILES(X) X(small, 64, 32) X(medium, 128, 64) X(large, 256, 128)
#define ROW(name, m, n) {#name, m, n},
#define FUNCTION(name, m, n) int CONCAT(area_, name)() { return m * n; }
#define VERSION 308
#if VERSION >= 300 && !defined(OLD)
#define ATOM SM80_16x8x16_F32F16F16F32_TN
#else
#define ATOM SM75_16x8x8_F32F16F16F32_TN
#endif
#ifdef __CUDA_ARCH__
#error "no device"
#endif

struct Row { char const* name; int m, n; };
Row const table[] = {TILES(ROW)};
TILES(FUNCTION)
template <bool B> int chosen() { return B ? 10 : 20; }

int main() {
  auto layout = make_layout(make_shape(Int<4>{}, Int<8>{}), LayoutRight{});
  PPRINT(layout);
  PRINT("shape", shape(layout));
  PPRINT(composition(layout, make_layout(_4{}, _2{})));
  for (auto const& row : table) printf("%s %d %d\n", row.name, row.m, row.n);
  printf("%d %d %s %s\n", area_medium(), CONCAT(area_, large)(), STRINGIFY(ATOM), STRINGIFY(CONCAT(a, VERSION)));
  for (int i = 0; i < 2; ++i) printf("%d ", BOOL_SWITCH(i == 0, Is_first, [&] { return chosen<Is_first>() + i; }));
  printf("\n");
  CHECK(size(layout) == 33, "size is %d\n", int(size(layout)));
  CHECK(1 + 1 == 2, "never\n");
#define N 3
  int a[N] = {N, N + 1};
#undef N
#define N 5
  printf("%d %d %s %d\n", a[1], N, __func__, __LINE__ > 50);
  CUTE_STATIC_ASSERT_V(size<0>(layout) == Int<4>{});
  print(MMA_Atom<ATOM>{});
}
