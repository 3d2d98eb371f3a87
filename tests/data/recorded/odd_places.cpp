// Attributes, alignments, names for the assembler and specifiers where C++ and GCC allow them.
#include <cstddef>
#include <cstdint>
#include <cstdio>

__attribute__((noinline)) int plain(int x __attribute__((unused))) { return x; }
int pure(int) __attribute__((pure));
int pure(int x) { return x + 1; }
static inline __attribute__((always_inline)) int three() { return 3; }
int __attribute__((unused)) before = 3;
int behind __attribute__((unused)) = 4;
[[nodiscard]] int five [[gnu::pure]] () { return 5; }
int second([[maybe_unused]] int x, int y [[maybe_unused]]) { return y; }
int numbers[4] __attribute__((aligned(64))) = {1, 2, 3, 4};
struct alignas(32) Wide { int z; };
alignas(64) int wide = 3;
int wider alignas(64) = 3;
class [[deprecated("x")]] Old {};
using Named [[maybe_unused]] = int;
typedef int Again __attribute__((unused));
namespace [[deprecated]] gone { int z = 1; }
[[gnu::const]] static int eight() { return 8; }
void (*pointer)(int) __attribute__((unused)) = nullptr;
enum Kind { first [[deprecated]] = 1, next [[maybe_unused]], fifth __attribute__((unused)) = 5, last };
enum class [[nodiscard]] Small : unsigned char { x, y };

int kept() {
  int x = 3;
  asm volatile("" : "+r"(x) : : "memory");
  return x;
}
extern "C" int foreign(int) __asm__("another_name");
int (max)(int a, int b) { return a > b ? a : b; }
int twice(int f(int), int x) { return f(f(x)); }
int once(int (f)(int)) { return f(4); }

extern "C" struct Linked { int z; } linked = {3};
static struct Told { int v; } told = {1}, *told_at = &told, all_told[2] = {{2}, {3}};
const struct Fixed { int w; } fixed{9};
typedef struct { int k; } Plain, *PlainAt;
typedef const struct Tagged { struct Tagged* next; int value; } Tag;
static enum { one = 1, two } chosen = two;
struct Holder {
  static const struct In { int a; } in;
  mutable struct { int b; } other = {6};
  static int f();
};
const Holder::In Holder::in = {5};
extern "C" { int many; extern int later; }
int later = 7;

#pragma pack(push, 1)
struct Tight { char c; int i; struct In { char a; long b; } in; };
#pragma pack(2)
struct Half { char c; int i; };
#pragma pack(pop)
struct Loose { char c; int i; };
struct __attribute__((packed)) Packed { char c; int i; short s; };
struct Behind { char c; double d; } __attribute__((packed));
struct Member { char c; int i __attribute__((aligned(16))); };
typedef struct __attribute__((packed, aligned(4))) { char c; short s; long l; } Both;

int main() {
  int plain(int);
  extern int later, elsewhere(int, int);
  double half(double), quarter(void);
  [[maybe_unused]] int z = 1;
  int w [[maybe_unused]] = 2;
  switch (z) {
    case 1: puts("one"); [[fallthrough]];
    default: puts("any");
  }
  if (z) [[likely]] puts("likely"); else [[unlikely]] puts("unlikely");
  auto same = [](int a) __attribute__((always_inline)) { return a; };
  auto again = [](int a) [[gnu::const]] { return a; };
  printf("%d %d %d %d %d %d %d %d\n", plain(1), pure(2), three(), five(), second(1, 2), numbers[2], eight(), same(again(9)));
  printf("%d %d %d %d %d\n", next, fifth, last, (int)Small::y, kept());
  printf("%d %d %d %d %g %g\n", (max)(3, 4), twice(pure, 3), once(pure), elsewhere(later, 2), half(3), quarter());
  PlainAt at = new Plain{8};
  Tag tagged{nullptr, 6};
  printf("%d %d %d %d %d %d %d\n", linked.z, told_at->v, all_told[1].v, fixed.w, at->k, tagged.value, chosen);
  const Holder holder;
  holder.other.b++;
  printf("%d %d\n", Holder::in.a, holder.other.b);
  delete at;
  static const struct { const char* name; int n; } table[] = {{"a", 1}, {"b", 2}};
  for (auto& row : table) printf("%s%d ", row.name, row.n);
  union { float f; uint32_t bits; };
  f = 1.5f;
  printf("%x\n", bits);
  printf("%zu %zu %zu %zu %zu %zu\n", sizeof(Tight), sizeof(Half), sizeof(Loose), sizeof(Packed), sizeof(Behind), sizeof(Both));
  printf("%zu %zu %zu %zu %zu %zu\n", sizeof(Member), alignof(Wide), alignof(Packed), alignof(Half), alignof(Both), alignof(Member));
  printf("%zu %zu %zu %zu\n", offsetof(Packed, s), offsetof(Member, i), offsetof(Both, l), offsetof(Tight, in));
  Packed p{'a', 70000, 3};
  unsigned char* bytes = (unsigned char*)&p;
  for (size_t i = 0; i < sizeof p; ++i) printf("%d ", bytes[i]);
  printf("\n");
}

int elsewhere(int a, int b) { return a * 10 + b; }
double half(double x) { return x / 2; }
double quarter(void) { return 0.25; }
