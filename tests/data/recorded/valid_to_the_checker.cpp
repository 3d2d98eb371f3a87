// What the check of a whole file has to let pass: each part is valid C++, and close to something that is not.
#include <cstdint>
#include <cstdio>

namespace arrays {
int sum(const int (&v)[3]) { return v[0] + v[1] + v[2]; }
struct Holder {
  int first(const float (&v)[2]) const { return static_cast<int>(v[0]); }
};
void run() {
  int a[2] = {4, 5};
  const int(&r)[2] = a;
  const int b[3] = {1, 2, 3};
  int c[3] = {7, 8, 9};
  float f[2] = {2.5f, 3.5f};
  const char(&text)[4] = "abc";
  int grid[2][2] = {{1, 2}, {3, 4}};
  const int(&rows)[2][2] = grid;
  a[1] = 6;
  std::printf("arrays %d %d %d %d %s %d\n", r[1], sum(b), sum(c), Holder{}.first(f), text, rows[1][0]);
}
}  // namespace arrays

namespace loops {
void run() {
  int x = 1;
  do {
    int x = 2;
    std::printf("loops %d", x);
  } while (0);
  int n = 0;
  do {
    int n2 = n;
    {
      int n = n2 + 10;
      x += n;
    }
  } while (++n < 2);
  do int n = 5; while (++n < 4);
  std::printf(" %d %d\n", x, n);
}
}  // namespace loops

namespace large {
struct Seed {
  uint64_t k;
  unsigned long more[2];
};
struct Made {
  uint64_t k;
  explicit Made(uint64_t k) : k{k} {}
};
void run() {
  unsigned long x{0xFFFFFFFFFFFFFFFFul};
  uint64_t y = {0x8000000000000000ull};
  uint64_t all[2] = {0xFFFFFFFFFFFFFFFFull, 1};
  struct Plain {
    uint64_t k;
  };
  Plain s{0x9E3779B97F4A7C15ull};
  Seed seed{18446744073709551615ull, {0xFFFFFFFFFFFFFFFEul, 2}};
  Made made{0x9E3779B97F4A7C15ull};
  double d{0x8000000000000000ull};
  std::printf("large %lu %lu %lu %lu %lu %lu %lu %g\n", x, y, all[0], s.k, seed.k, seed.more[0], made.k, d);
}
}  // namespace large

namespace exact {
void run() {
  float f{33554432};
  float g{-1073741824};
  float h{16777216};
  float k{16777218};
  float big{9223372036854775808ull};
  double d{9007199254740992ll};
  double e{9007199254740994ll};
  double m{-4611686018427387904ll};
  std::printf("exact %.0f %.0f %.0f %.0f %.0f %.0f %.0f %.0f\n", f, g, h, k, big, d, e, m);
}
}  // namespace exact

namespace enums {
enum class C : int { a, b };
enum class D { x, y, z };
enum E : unsigned char { low, high = 200 };
struct Holder {
  C c{1};
  D d;
  Holder() : d{2} {}
};
void run() {
  C c{1};
  D d{2};
  E e{200};
  C same{C::b};
  C other = C{0};
  const char letter = 'a';
  D of_letter{letter};
  Holder h;
  std::printf("enums %d %d %d %d %d %d %d %d\n", static_cast<int>(c), static_cast<int>(d), static_cast<int>(e), c == same,
              other == C::a, static_cast<int>(of_letter), h.c == C::b, h.d == D::z);
}
}  // namespace enums

namespace conversions {
struct Yes {
  explicit operator bool() const { return true; }
};
struct Target {
  int n;
};
struct Single {
  explicit operator Target() const { return Target{6}; }
};
struct Source {
  explicit operator Target() const { return Target{3}; }
  explicit operator int() const { return 4; }
};
struct Holder {
  bool set;
  bool also;
  explicit Holder(const Yes& e) : set(e), also{e} {}
};
void run() {
  Yes e;
  bool u(e);
  bool v{e};
  bool w = static_cast<bool>(e);
  int n = 0;
  if (e) n += 1;
  if (!e) n += 2;
  if (e && u) n += 4;
  if (false || e) n += 8;
  while (e) {
    n += 16;
    break;
  }
  n += e ? 32 : 0;
  Source s;
  Target t(s);
  Single one;
  Target u2(one);
  int number(s);
  int listed{s};
  Holder h(e);
  std::printf("conversions %d %d %d %d %d %d %d %d %d %d\n", u, v, w, n, t.n, u2.n, number, listed, h.set, h.also);
}
}  // namespace conversions

namespace results {
auto f() {
  if constexpr (sizeof(int) == 4)
    return 1;
  else
    return 2.5;
}
auto g() {
  if constexpr (sizeof(int) == 8) {
    return "eight";
  } else {
    return 3.5;
  }
}
struct S {
  auto h() const {
    if constexpr (sizeof(char) == 1) {
      return 'c';
    } else {
      return 7;
    }
  }
};
void run() {
  auto lambda = [] {
    if constexpr (sizeof(long) == 8)
      return 9L;
    else
      return nullptr;
  };
  std::printf("results %d %.1f %c %ld\n", f(), g(), S{}.h(), lambda());
}
}  // namespace results

int main() {
  arrays::run();
  loops::run();
  large::run();
  exact::run();
  enums::run();
  conversions::run();
  results::run();
}
