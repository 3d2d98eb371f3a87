// The same by conversion functions, to objects, numbers, pointers and references.
#include <cstdio>
#include <cstdlib>
#include <functional>
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

int main() {
  std::printf("\n0: "); { fcx(n(1), CE{3}); }
  std::printf("\n1: "); { fcx(n(1), mk()); }
  std::printf("\n2: "); { fcr(n(1), mk()); }
  std::printf("\n3: "); { CR c{A(3)}; fcr(n(1), c); }
  std::printf("\n4: "); { fi(n(1), CI{3}); }
  std::printf("\n5: "); { CI c{3}; fi(n(1), c); }
  std::printf("\n6: "); { fi(n(1), mi()); }
  std::printf("\n7: "); { fd(n(1), CI{3}); }
  std::printf("\n8: "); { fd(n(1), CD{3}); }
  std::printf("\n9: "); { CD c{3}; fd(n(1), c); }
  std::printf("\n10: "); { fb(n(1), CB{3}); }
  std::printf("\n11: "); { CB c{3}; fb(n(1), c); }
  std::printf("\n12: "); { fb(n(1), CI{3}); }
  std::printf("\n13: "); { fp(n(1), CP{3}); }
  std::printf("\n14: "); { CP c{3}; fp(n(1), c); }
  std::printf("\n15: "); { fl(n(1), CI{3}); }
  std::printf("\n16: "); { CI c{3}; fl(n(1), c); }
  std::printf("\n17: "); { fo(n(1), CI{3}); }
  std::printf("\n18: "); { fo(n(1), CP{3}); }
  std::printf("\n19: "); { CI c{3}; fo(n(1), c); }
  std::printf("\n20: "); { W w(1, 2); w.m(n(1), CI{3}); }
  std::printf("\n21: "); { CI c{3}; W w(1, 2); w.m(n(1), c); }
  std::printf("\n22: "); { CI c{3}; AG w{c, n(1)}; }
  std::printf("\n23: "); { ft(n(1), CI{3}); }
  std::printf("\n24: "); { CI c{3}; ft(n(1), c); }
  std::printf("\n25: "); { auto l = [](int x, int y) { return y; }; l(n(1), CI{3}); }
  std::printf("\n26: "); { auto l = [](int x, int y) { return y; }; CI c{3}; l(n(1), c); }
  std::printf("\n27: "); { auto l = [](auto x, int y) { return y; }; CI c{3}; l(n(1), c); }
  std::printf("\n28: "); { std::function<int(int, int)> l = fi; CI c{3}; l(n(1), c); }
  std::printf("\n29: "); { std::function<int(int, int)> l = fi; l(n(1), mi()); }
  std::printf("\n30: "); { int (*l)(int, int) = fi; CI c{3}; l(n(1), c); }
  std::printf("\n31: "); { int (*l)(int, int) = fi; l(n(1), mi()); }
  std::printf("\n32: "); { auto g = [](auto x) { fi(n(1), x); }; g(CI{3}); }
  std::printf("\n33: "); { auto g = [](auto f) { f(n(1), CE{3}); }; g(fcx); }
  std::printf("\n34: "); { auto g = [](auto f) { f(n(1), CI{3}); }; g(fi); }
  std::printf("\n35: "); { auto g = [](auto f, auto c) { f(n(1), c); }; g(fi, CI{3}); }
  std::printf("\n36: "); { fi(mi(), mi()); }
  std::printf("\n37: "); { fi(n(1), (n(2), mi())); }
  std::printf("\n38: "); { fi(n(1), true ? mi() : mi()); }
  std::printf("\n39: "); { CI x[2] = {3, 4}; fi(n(1), x[1]); }
  std::printf("\n40: "); { CI x{3}; CI* p = &x; fi(n(1), *p); }
  std::printf("\n41: "); { CI x{3}; CI& p = x; fi(n(1), p); }
  std::printf("\n42: "); { CI x{3}; fi(n(1), std::move(x)); }
  std::printf("\n43: "); { struct HH { CI c; } h{3}; fi(n(1), h.c); }
  std::printf("\n");
}
