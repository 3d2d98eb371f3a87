// What an argument is converted to is made in its turn: by constructors.
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <functional>
#include <memory>
#include <utility>
#include <string>
#include <tuple>
#include <optional>
#include <iostream>
struct A { int v; A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } A(A&& o) : v(o.v) { std::printf("Am%d ", v); o.v = -1; } ~A() { std::printf("~A%d ", v); } A& operator=(A const& o) { std::printf("A=%d ", o.v); v = o.v; return *this; } };
struct C { int w; C(A const& a) : w(a.v) { std::printf("C%d ", w); } C(C const& c) : w(c.w) { std::printf("Cc%d ", w); } ~C() { std::printf("~C%d ", w); } };
using D = A;
struct K { D const& d; K(D const& d) : d(d) { std::printf("K%d ", d.v); } K(K const& k) : d(k.d) { std::printf("Kc "); } ~K() { std::printf("~K%d ", d.v); } };
struct S { int a; S(int x, A y) { std::printf("S(i,A) "); a = x; } S(int x, long y) { std::printf("S(i,l) "); a = x; } S(A x, int) { std::printf("S(A,i) "); a = 1; } };
int n(int x) { std::printf("n%d ", x); return x; }
int f1(int x) { std::printf("f%d ", x); return x; }
A a() { std::printf("a() "); return A(7); }
int f(int x, C c) { std::printf("f(%d,%d) ", x, c.w); return x; }
struct U { unsigned x; U(unsigned y) : x(y) {} };
unsigned u(unsigned x) { std::printf("u%u ", x); return x; }
struct X { int v; X operator-() const { std::printf("neg "); return X{-v}; } bool operator==(int o) const { std::printf("== "); return v == o; } };
struct Hold { D const& d; int q; Hold(int) : d(D(3)), q(1) { std::printf("H "); } };
struct Tr { A p; A const& r; };
int fcx(int x, C c) { std::printf("fcx "); return x; }
int fcr(int x, C const& c) { std::printf("fcr "); return x; }
struct W { int fm(int x, C c) { std::printf("fm "); return x; } static int fs(int x, C c) { return x; } W(int x, C c) { std::printf("W "); } W() {} int operator()(int x, C c) { return x; } };
template <class T> int ft(T x, C c) { return x; }
int fo(int x, C c) { std::printf("foC "); return x; }
int fo(int x, long c) { std::printf("fol "); return x; }
A const ga(5); A& gr() { std::printf("gr() "); static A s(6); return s; }
struct CE { C c; operator C() const { std::printf("op "); return c; } };


int main() {
  std::printf("\n0: "); { fcx(n(1), a()); }
  std::printf("\n1: "); { W w; w.fm(n(1), a()); }
  std::printf("\n2: "); { W()(n(1), a()); }
  std::printf("\n3: "); { fo(n(1), a()); }
  std::printf("\n4: "); { auto l = [](auto x, C c) { return x; }; l(n(1), a()); }
  std::printf("\n5: "); { int (*l)(int, C) = fcx; l(n(1), a()); }
  std::printf("\n6: "); { auto g = [](auto x) { fcx(n(1), a()); }; g(1); }
  std::printf("\n7: "); { fcx(n(1), (n(3), a())); }
  std::printf("\n8: "); { fcx(n(1), A(2)); }
  std::printf("\n9: "); { W w; w.fm(n(1), A(2)); }
  std::printf("\n10: "); { W()(n(1), A(2)); }
  std::printf("\n11: "); { fo(n(1), A(2)); }
  std::printf("\n12: "); { auto l = [](auto x, C c) { return x; }; l(n(1), A(2)); }
  std::printf("\n13: "); { int (*l)(int, C) = fcx; l(n(1), A(2)); }
  std::printf("\n14: "); { auto g = [](auto x) { fcx(n(1), A(2)); }; g(1); }
  std::printf("\n15: "); { fcx(n(1), (n(3), A(2))); }
  std::printf("\n16: "); { auto l = [](auto x, C c) { return x; }; l(n(1), ga); }
  std::printf("\n17: "); { int (*l)(int, C) = fcx; l(n(1), ga); }
  std::printf("\n18: "); { fcx(n(1), (n(3), ga)); }
  std::printf("\n19: "); { fcx(n(1), gr()); }
  std::printf("\n20: "); { W w; w.fm(n(1), gr()); }
  std::printf("\n21: "); { W()(n(1), gr()); }
  std::printf("\n22: "); { fo(n(1), gr()); }
  std::printf("\n23: "); { auto l = [](auto x, C c) { return x; }; l(n(1), gr()); }
  std::printf("\n24: "); { int (*l)(int, C) = fcx; l(n(1), gr()); }
  std::printf("\n25: "); { auto g = [](auto x) { fcx(n(1), gr()); }; g(1); }
  std::printf("\n26: "); { fcx(n(1), (n(3), gr())); }
  std::printf("\n27: "); { fcx(n(1), std::move(gr())); }
  std::printf("\n28: "); { W w; w.fm(n(1), std::move(gr())); }
  std::printf("\n29: "); { W()(n(1), std::move(gr())); }
  std::printf("\n30: "); { fo(n(1), std::move(gr())); }
  std::printf("\n31: "); { auto l = [](auto x, C c) { return x; }; l(n(1), std::move(gr())); }
  std::printf("\n32: "); { int (*l)(int, C) = fcx; l(n(1), std::move(gr())); }
  std::printf("\n33: "); { auto g = [](auto x) { fcx(n(1), std::move(gr())); }; g(1); }
  std::printf("\n34: "); { fcx(n(1), (n(3), std::move(gr()))); }
  std::printf("\n35: "); { fcx(n(1), CE{C(A(3))}); }
  std::printf("\n36: "); { W w; w.fm(n(1), CE{C(A(3))}); }
  std::printf("\n37: "); { W()(n(1), CE{C(A(3))}); }
  std::printf("\n38: "); { fo(n(1), CE{C(A(3))}); }
  std::printf("\n39: "); { auto l = [](auto x, C c) { return x; }; l(n(1), CE{C(A(3))}); }
  std::printf("\n40: "); { int (*l)(int, C) = fcx; l(n(1), CE{C(A(3))}); }
  std::printf("\n41: "); { auto g = [](auto x) { fcx(n(1), CE{C(A(3))}); }; g(1); }
  std::printf("\n");
}
