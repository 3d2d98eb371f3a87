#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>
struct P {
  int v;
  P() : v(0) { printf(" d"); }
  P(int a) : v(a) { printf(" c%d", v); }
  P(int a, int b) : v(a * 10 + b) { printf(" cc%d", v); }
  P(const P& o) : v(o.v) { printf(" copy%d", v); }
  P(P&& o) : v(o.v) { o.v = -o.v; printf(" move%d", v); }
  P& operator=(const P& o) { v = o.v; printf(" =copy%d", v); return *this; }
  P& operator=(P&& o) { v = o.v; o.v = -o.v; printf(" =move%d", v); return *this; }
  ~P() { printf(" ~%d", v); }
};
#define T(n, ...) { printf("%s:", n); { __VA_ARGS__; printf(" |"); } printf("\n"); }
int say(int i) { printf(" s%d", i); return i; }
// What braces within braces make is made where they stand, also in the arguments of lambdas and of functions of one name.
struct In { P a; P b; };
struct Arr { P a[2]; P b; };
struct Two { In x; P y; };
struct W { P p; P q; };
int f(In a, P b) { printf(" f%d,%d,%d", a.a.v, a.b.v, b.v); return 0; }
int g(In a, P b) { printf(" g"); return 0; }
int g(W a, int b, int c) { printf(" gW"); return 0; }
int h(Two t, In i) { printf(" h"); return 0; }
int h(int) { return 0; }
int h(const char*, int, int) { return 0; }
int main() {
  P x(1), y(2), z(3);
  auto l = [](In a, P b) { printf(" l%d,%d,%d", a.a.v, a.b.v, b.v); };
  auto l2 = [](Two a, In b) { printf(" l2"); };
  T("l1", l({x, std::move(y)}, z))
  T("l2", l({x, 5}, {6}))
  T("l3", l({std::move(x), {5, 6}}, {6, 7}))
  T("l4", l2({{x, y}, z}, {z, x}))
  T("l5", l2({{1, y}, std::move(z)}, {say(7), {say(8)}}))
  T("f1", f({x, std::move(y)}, z))
  T("f2", f({std::move(x), {5, 6}}, {6, 7}))
  T("g1", g({x, std::move(y)}, z))
  T("g2", g({std::move(x), {5, 6}}, {6, 7}))
  T("g3", g({x, 5}, {6}))
  T("h1", h({{x, y}, z}, {z, x}))
  T("h2", h({{1, y}, std::move(z)}, {say(7), {say(8)}}))
  T("h3", h({{P(1), P(2)}, P(3)}, {P(4), P(5)}))
  T("l6", l2({{P(1), P(2)}, P(3)}, {P(4), P(5)}))
  T("l7", l2({{P(1), 2}, 3}, {4, P(5)}))
  T("h4", h({{P(1), 2}, 3}, {4, P(5)}))
  T("n", P* p = new P[3]{1, {2, 3}, P(4)}; delete[] p)
  T("a", Arr t{{1, 2}, 3}; Arr u{{P(4), x}, P(5)})
  T("v", Two t{{1, x}, 2}; In i{x, std::move(y)}; In j{z, 5})
  T("=", In i{1, 2}; i = {x, P(3)}; i = {4, 5})
}
