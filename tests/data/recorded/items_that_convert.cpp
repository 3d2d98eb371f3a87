// Items in braces that conversion functions convert, each in its turn.
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <vector>
#include <array>
#include <tuple>
#include <utility>
#include <map>
#include <memory>
#include <optional>
struct A { int v; A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } ~A() { std::printf("~A%d ", v); } };
struct CE { int q; operator A() const { std::printf("op "); return A(q); } };
struct CF { int q; operator A() const { std::printf("op "); return A(q); } operator int() const { std::printf("opi "); return q; } };
struct CI { int q; operator int() const { std::printf("opi "); return q; } };
struct CD { int q; operator double() const { std::printf("opd "); return q; } };
struct CB { int q; operator bool() const { std::printf("opb "); return q; } };
struct CP { int q; operator const char*() const { std::printf("opp "); return "abc"; } };
struct CR { A a; operator A const&() const { std::printf("opr "); return a; } };
int n(int x) { std::printf("n%d ", x); return x; }
CE mk() { std::printf("mk "); return CE{4}; }
CI mi() { std::printf("mi "); return CI{4}; }
int fcx(int x, A c) { std::printf("fcx "); return x; }
int fcr(int x, A const& c) { std::printf("fcr "); return x; }
int fi(int x, int c) { std::printf("fi%d ", c); return x; }
int fd(int x, double c) { std::printf("fd%g ", c); return x; }
int fb(int x, bool c) { std::printf("fb%d ", c); return x; }
int fp(int x, const char* c) { std::printf("fp%s ", c); return x; }
int fl(int x, long const& c) { std::printf("fl%ld ", c); return x; }
int fo(int x, int c) { std::printf("foi%d ", c); return x; }
int fo(int x, const char* c) { std::printf("fop%s ", c); return x; }
struct W { W(int x, A c) {} W(int x, int c) { std::printf("Wi%d ", c); } int m(int x, int c) { return c; } };
struct AG { int x; int c; };
template <class T> int ft(T x, int c) { return c; }
struct G1 { int x; int c; int z = 9; };
struct G2 { long x; G1 g; };
struct G3 { A x; A y; };
struct G4 { double d[2]; int e; };
struct G5 { A const& x; int y; };
struct B0 { int b; }; struct G6 : B0 { int z; };
struct G7 { CI c; int d; };
struct W2 { int s = 0; W2(std::initializer_list<int> l) { for (int i : l) { std::printf("%d;", i); s += i; } } };
struct W3 { A a; int b; W3(A x, int y) : a(x), b(y) {} };
template <class T> struct Ht { T x; T y; };
template <class T> struct Hc { T x; T y; Hc(T a, T b) : x(a), y(b) {} };
CE me() { std::printf("me "); return CE{6}; }
int sum(std::initializer_list<int> l) { int s = 0; for (int i : l) s += i; return s; }
int tg(G1 g) { return g.x + g.c; }
G1 rg(CI c) { return {c, n(2)}; }

int main() {
  std::printf("\n0: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G1 g{c, n(1)}; }
  std::printf("\n1: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; auto g = G1{c, n(1)}; }
  std::printf("\n2: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; std::printf("%d", sum({c, n(1)})); }
  std::printf("\n3: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; std::vector<G1> g{{c, n(1)}}; }
  std::printf("\n4: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; static G1 g{c, n(1)}; }
  std::printf("\n5: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; auto q = [](auto c, auto* x, auto* p) { G1 g{c, n(1)}; return g.x; }; q(c, x, p); }
  std::printf("\n6: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G1 g{.x = c, .c = n(1)}; }
  std::printf("\n7: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G1 g(mi(), n(1)); }
  std::printf("\n8: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; tg(G1{mi(), n(1)}); }
  std::printf("\n9: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; W g{mi(), n(1)}; }
  std::printf("\n10: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G2 g{n(5), mi(), n(1)}; }
  std::printf("\n11: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; std::vector<G1> g; g.push_back({mi(), n(1)}); }
  std::printf("\n12: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; auto f = [&]() -> G1 { return {mi(), n(1)}; }; f(); }
  std::printf("\n13: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; struct L { G1 g; L(CI c, CI* x, CI* p) : g{mi(), n(1)} {} } l(c, x, p); }
  std::printf("\n14: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; Hc<int> g(n(1), mi()); }
  std::printf("\n15: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G1 g = {mi(), mi()}; }
  std::printf("\n16: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; tg({mi(), mi()}); }
  std::printf("\n17: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; W2 g{mi(), mi()}; }
  std::printf("\n18: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G2 g{n(5), {mi(), mi()}}; }
  std::printf("\n19: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G1* g = new G1{mi(), mi()}; delete g; }
  std::printf("\n20: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G1 g; g = {mi(), mi()}; }
  std::printf("\n21: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; const G1 g{mi(), mi()}; }
  std::printf("\n22: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G1 g{.x = c, .c = n(1)}; }
  std::printf("\n23: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; std::optional<G1> g{G1{mi(), mi()}}; }
  std::printf("\n24: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G1 g(CI{7}, n(1)); }
  std::printf("\n25: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; tg(G1{CI{7}, n(1)}); }
  std::printf("\n26: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; W g{CI{7}, n(1)}; }
  std::printf("\n27: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G2 g{n(5), CI{7}, n(1)}; }
  std::printf("\n28: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; std::vector<G1> g; g.push_back({CI{7}, n(1)}); }
  std::printf("\n29: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; auto f = [&]() -> G1 { return {CI{7}, n(1)}; }; f(); }
  std::printf("\n30: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; struct L { G1 g; L(CI c, CI* x, CI* p) : g{CI{7}, n(1)} {} } l(c, x, p); }
  std::printf("\n31: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G1 g{c, mi()}; }
  std::printf("\n32: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; auto g = G1{c, mi()}; }
  std::printf("\n33: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; std::printf("%d", sum({c, mi()})); }
  std::printf("\n34: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; std::vector<G1> g{{c, mi()}}; }
  std::printf("\n35: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; static G1 g{c, mi()}; }
  std::printf("\n36: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; auto q = [](auto c, auto* x, auto* p) { G1 g{c, mi()}; return g.x; }; q(c, x, p); }
  std::printf("\n37: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G1 g{.x = c, .c = n(1)}; }
  std::printf("\n38: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; std::printf("%d", sum({std::move(c), n(1)})); }
  std::printf("\n39: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G1 g = {x[1], n(1)}; }
  std::printf("\n40: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; tg({x[1], n(1)}); }
  std::printf("\n41: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; double g[2]{x[1], n(1)}; }
  std::printf("\n42: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; W2 g{x[1], n(1)}; }
  std::printf("\n43: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G2 g{n(5), {x[1], n(1)}}; }
  std::printf("\n44: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G1* g = new G1{x[1], n(1)}; delete g; }
  std::printf("\n45: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G1 g; g = {x[1], n(1)}; }
  std::printf("\n46: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; const G1 g{x[1], n(1)}; }
  std::printf("\n47: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G1 g{.x = c, .c = n(1)}; }
  std::printf("\n48: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; std::optional<G1> g{G1{x[1], n(1)}}; }
  std::printf("\n49: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G1 g(*p, n(1)); }
  std::printf("\n50: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; tg(G1{*p, n(1)}); }
  std::printf("\n51: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; std::array<int, 2> g{*p, n(1)}; }
  std::printf("\n52: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; W g{*p, n(1)}; }
  std::printf("\n53: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; G2 g{n(5), *p, n(1)}; }
  std::printf("\n54: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; std::vector<G1> g; g.push_back({*p, n(1)}); }
  std::printf("\n55: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; auto f = [&]() -> G1 { return {*p, n(1)}; }; f(); }
  std::printf("\n56: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; int g[2][2] = {{*p, n(1)}, {*p, n(1)}}; }
  std::printf("\n57: "); { CI c{3}; CI x[2] = {4, 5}; CI* p = x; struct L { G1 g; L(CI c, CI* x, CI* p) : g{*p, n(1)} {} } l(c, x, p); }
  std::printf("\n58: "); { CE c{3}; G3 g{c, n(1)}; }
  std::printf("\n59: "); { CE c{3}; G5 g{c, n(1)}; }
  std::printf("\n60: "); { CE c{3}; std::array<A, 2> g{c, n(1)}; }
  std::printf("\n61: "); { CE c{3}; W3 g{me(), n(1)}; }
  std::printf("\n62: "); { CE c{3}; A g[2] = {me(), n(1)}; }
  std::printf("\n63: "); { CE c{3}; std::vector<A> g{me(), me()}; }
  std::printf("\n64: "); { CE c{3}; G3* g = new G3{me(), me()}; delete g; }
  std::printf("\n65: "); { CE c{3}; W3 g{CE{3}, n(1)}; }
  std::printf("\n66: "); { CE c{3}; A g[2] = {CE{3}, n(1)}; }
  std::printf("\n");
}
