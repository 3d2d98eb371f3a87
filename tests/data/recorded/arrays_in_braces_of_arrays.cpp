#include <array>
#include <cstdio>
#include <vector>
struct P { int v; P(int v = 0) : v(v) { std::printf("made %d\n", v); } };
struct Q { int v; float w; };
struct S { std::array<P, 2> m; };
std::array<P, 2> g() { return {{P{1}, P{2}}}; }
int main() {
  std::array<P, 2> a{{P{1}, P{2}}}; std::printf("%d\n", a[1].v);
  std::array<P, 2> b{{1, 2}}; std::printf("%d\n", b[1].v);
  std::array<Q, 2> c{{Q{1, 2}, Q{2, 3}}}; std::printf("%d\n", c[1].v);
  std::array<Q, 2> d{{{1, 2}, {2, 3}}}; std::printf("%d\n", d[1].v);
  std::array<P, 2> f = {P{1}, P{2}}; std::printf("%d\n", f[1].v);
  std::array<P, 2> e = {{P{1}, P{2}}}; std::printf("%d\n", e[1].v);
  P p; std::array<P, 2> h{{p, p}}; std::printf("%d\n", h[1].v);
  S s{{{P{1}, P{5}}}}; std::printf("%d\n", s.m[1].v);
  S s2{{P{1}, P{5}}}; std::printf("%d\n", s2.m[1].v);
  std::printf("%d\n", g()[1].v);
  std::vector<std::array<P, 2>> v{{{P{1}, P{2}}}, {{P{3}, P{4}}}}; std::printf("%d\n", v[1][1].v);
}
