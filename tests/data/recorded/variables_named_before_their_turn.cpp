// Variables that an earlier initialiser reads or writes: constants have their value by then, the others are zero.
#include <cstdio>
#include <string>
#include <vector>
#include <cstddef>
#include <array>
constexpr int sq(int x) { return x * x; }
int h(int x) { return x; }
enum class Col { R, G, B };
Col hc() { return Col::B; }
struct P { int x, y; };
P mk() { return {1, 2}; }
struct C { int v; constexpr C(int a) : v(a + 1) {} };
struct N { int v; N(int a) : v(a + 1) {} };
int g();
int a = g();
int b = sq(3);
size_t n = h(3);
double d = 2.5, e = h(2) * 1.5;
Col c1 = Col::G, c2 = hc();
P p1 = {3, 4}, p2 = mk();
C k1(3);
C k2{h(4)};
int arr[3] = {1, 2, 3};
int arr2[3] = {7, 8, 9};
int* q1 = &b; int* q2 = (h(1), &b);
char const* t1 = "text"; 
int b2 = b + 1;
int const kc = 5;
int b3 = kc * 2;
int const kd = h(5);
int b4 = kd * 2;
struct S { static int x; static const int y; static P p; static int arr[2]; inline static int w = h(7); inline static constexpr int z = 4; inline static P ps[2] = {{1, 2}, {3, 4}}; static C c; };
int S::x = b2 + S::y;
const int S::y = h(2);
P S::p = {9, 8};
int S::arr[2] = {1, 2};
C S::c = C(6);
namespace ns { extern int later; int early = later + 1; int later = sq(4); int later2 = h(4); }
int g() {
  std::printf("%d %zu %g %g %d %d\n", b, n, d, e, int(c1), int(c2));
  std::printf("%d %d %d %d %d\n", p1.x, p2.x, k1.v, arr[0], arr2[1]);
  std::printf("%d %d %s %d %d %d %d\n", q1 == &b, q2 == nullptr, t1, b2, b3, kd, b4);
  std::printf("%d %d %d %d %d %d %d %d\n", S::x, S::y, S::p.x, S::arr[1], S::w, S::z, S::ps[1].y, S::c.v);
  std::printf("%d %d\n", ns::later, ns::later2);
  p1.x = 20; p2.x = 21; n = 22; e = 23; b = 24; S::p.y = 25; S::arr[0] = 26; S::x = 27; ns::later2 = 28; arr[2] = 29; arr2[2] = 30; q1 = nullptr; S::c.v = 31;
  return 1;
}
int main() {
  std::printf("%d %zu %g %g %d %d\n", b, n, d, e, int(c1), int(c2));
  std::printf("%d %d %d %d %d %d %d\n", p1.x, p2.x, k1.v, arr[0], arr2[1], k2.v, arr[2]);
  std::printf("%d %d %s %d %d %d %d\n", q1 == &b, q2 == nullptr, t1, b2, b3, kd, b4);
  std::printf("%d %d %d %d %d %d %d %d\n", S::x, S::y, S::p.x, S::arr[1], S::w, S::z, S::ps[1].y, S::c.v);
  std::printf("%d %d %d %d\n", ns::later, ns::later2, ns::early, arr2[2]);
}
