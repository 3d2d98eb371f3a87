// Values with operators, arrays of arrays, static and inline things, counters, loops and formats in one program.
#include <cstdio>
#include <string>
#include <vector>
#include <utility>
#include <array>
#include <cstdint>
struct V3 { float x, y, z; V3 operator+(V3 const& o) const { return {x + o.x, y + o.y, z + o.z}; } V3& operator*=(float s) { x *= s; y *= s; z *= s; return *this; } friend V3 operator*(float s, V3 v) { return v *= s; } bool operator==(V3 const&) const = default; float& operator[](int i) { return i == 0 ? x : i == 1 ? y : z; } float operator[](int i) const { return i == 0 ? x : i == 1 ? y : z; } };
template <class T, size_t N> struct Arr { T d[N]; constexpr T& operator[](size_t i) { return d[i]; } constexpr T const& operator[](size_t i) const { return d[i]; } constexpr size_t size() const { return N; } T* begin() { return d; } T* end() { return d + N; } constexpr T const* begin() const { return d; } constexpr T const* end() const { return d + N; } };
template <class T, size_t N> constexpr T sum(Arr<T, N> const& a) { T s{}; for (auto const& x : a) s += x; return s; }
template <int N> struct Fact { enum { value = N * Fact<N - 1>::value }; }; template <> struct Fact<0> { enum { value = 1 }; };
constexpr int ipow(int b, int e) { return e == 0 ? 1 : b * ipow(b, e - 1); }
template <class... A> void show(A const&... a) { int i = 0; ((printf("%s%d", i++ ? "," : "", int(a))), ...); puts(""); }
template <class T> T clampv(T v, T lo, T hi) { return v < lo ? lo : (v > hi ? hi : v); }
template <class F> struct Defer { F f; ~Defer() { f(); } }; template <class F> Defer(F) -> Defer<F>;
namespace outer { namespace inner { int f(int x) { return x + 1; } struct S { int v; }; int get(S s) { return s.v; } } using inner::f; inline namespace v1 { int g() { return 7; } } }
enum class Color : uint8_t { Red = 1, Green, Blue = 10 }; enum Old { A, B = 5, C };
struct Base { int id = 1; virtual int kind() const { return 0; } int both() const { return kind() * 10 + id; } virtual ~Base() = default; }; struct Derived : Base { int id = 2; int kind() const override { return 3; } };
struct Counter { static int n; int me; Counter() : me(n++) {} Counter(Counter const&) : me(100 + n++) {} }; int Counter::n = 0;
static int calls = 0; int& next() { static int k = 5; ++calls; return k; }
int main() {
  V3 a{1, 2, 3}, b = 2.f * a + a; printf("%g %g %g %d %d\n", b.x, b[1], b[2], b == V3{3, 6, 9}, a == b); b[0] = 9; printf("%g\n", b.x);
  Arr<int, 4> r{{1, 2, 3, 4}}; r[2] = 10; printf("%d %zu\n", sum(r), r.size()); constexpr Arr<int, 3> cr{{4, 5, 6}}; static_assert(sum(cr) == 15); printf("%d %d\n", int(Fact<6>::value), ipow(3, 5));
  show(1, 'a', 2.9, true, Color::Blue == Color::Blue); printf("%d %u %d\n", clampv(15, 0, 10), clampv(3u, 5u, 9u), int(Color::Green));
  { Defer d{[&] { puts("deferred"); }}; puts("first"); }
  printf("%d %d %d\n", outer::f(1), get(outer::inner::S{4}), outer::g()); printf("%d %d\n", C, B | A);
  Derived d; Base& br = d; Base bc = d; printf("%d %d %d %d %d\n", d.id, br.id, d.both(), br.both(), bc.both());
  Counter c1, c2 = c1, c3; std::vector<Counter> vc(2); printf("%d %d %d %d %d %d\n", c1.me, c2.me, c3.me, vc[0].me, vc[1].me, Counter::n);
  next() = 8; next() += 2; printf("%d\n", next());
  unsigned char u8 = 250; u8 += 10; int8_t s8 = 127; s8++; uint32_t u = 0; u--; short sh = 40000; printf("%d %d %u %d %d\n", u8, s8, u, sh, -7 % 3);
  printf("%d %d %d\n", 7 / -2, -7 >> 1, int(1u << 31 >> 31)); long long big = 1LL << 40; printf("%lld %zu %x\n", big, sizeof(big), 0xffu ^ 0x0f);
  int arr[3][4] = {{1, 2}, {3}}; int* p = &arr[0][0]; printf("%d %d %zu\n", p[4], *(*(arr + 1)), sizeof(arr) / sizeof(arr[0]));
  std::string s = "abc"; for (char& ch : s) ch = char(ch - 32); s += '!'; s.insert(1, "--"); printf("%s %zu %d\n", s.c_str(), s.find("B"), s.compare("A"));
  auto f = [n = 0]() mutable { return ++n; }; f(); auto g = f; { int a1 = f(), a2 = g(), a3 = g(); printf("%d %d %d\n", a1, a2, a3); }
  auto gen = [](auto self, int n) -> int { return n <= 1 ? 1 : n * self(self, n - 1); }; printf("%d\n", gen(gen, 6));
  std::array<std::array<int, 2>, 3> m{{{1, 2}, {3, 4}, {5, 6}}}; int t = 0; for (auto& row : m) for (auto& e : row) { e *= 2; t += e; } printf("%d %d\n", t, m[2][1]);
  auto pr = std::make_pair(1, std::string("x")); auto& [k, v] = pr; k = 5; v += "y"; printf("%d %s\n", pr.first, pr.second.c_str());
  int x = 3; int y = x++ + ++x; x = y > 5 ? y-- : y++; printf("%d %d\n", x, y); for (int i = 0, j = 10; i < j; i += 3, --j) printf("%d,%d ", i, j); puts("");
  do { if (x % 2) { x += 3; continue; } x /= 2; } while (x > 1); printf("%d\n", x);
  double dd = 10.0 / 4; float ff = 1.0f / 3; printf("%.3f %.9f %g %e %d\n", dd, ff, 1e10, 12345.678, int(2.99999999999999999)); printf("%5.1f|%-8s|%+d|%06.2f|%c|%%|%lu|%#x\n", 3.14159, "hi", 5, 2.5, 'z', 123ul, 255);
}
