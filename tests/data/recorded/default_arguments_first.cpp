#include <cstdio>
#include <utility>

struct A { int v; A() : v(0) { std::printf("A() "); } A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } A(A&& o) noexcept : v(o.v) { std::printf("Am%d ", v); o.v = -o.v; } ~A() { std::printf("~A%d ", v); } A& operator=(A const& o) { std::printf("A=c%d ", o.v); v = o.v; return *this; } A& operator=(A&& o) noexcept { std::printf("A=m%d ", o.v); v = o.v; o.v = -o.v; return *this; } bool operator<(A const& o) const { return v < o.v; } bool operator==(A const& o) const { return v == o.v; } };
int n(int x) { std::printf("n%d ", x); return x; }
struct Q { A const& r; };
template<class T> struct Box { T t; ~Box() { printf("~Box "); } };
template<class T> void m(T const&) { printf("m "); }
template<class T> struct M { void m(Box<Q>) { printf("Mm "); } void m(int) {} void g(Box<T>) { printf("g "); } M() {} M(Box<T>, int) { printf("MM "); } };
void de(A const& a, A const& b = A(9)) { printf("de%d%d ", a.v, b.v); }
void de2(A a, A b = A(9)) { printf("de%d%d ", a.v, b.v); }
int id(A const& a) { return a.v; }
void de3(A const& a, int b = id(A(9)), A const& c = A(8)) { printf("de%d%d%d ", a.v, b, c.v); }
void de4(int a, int b = id(A(9))) { printf("de%d%d ", a, b); }
struct DC { int v; DC(A const& a, A const& b = A(9)) : v(a.v) { printf("DC "); } ~DC() { printf("~DC "); } };
struct DC5 { DC a{A(4)}; DC b = DC(A(3)); DC5() { printf("DC5 "); } };
A mk(int x, A const& b = A(9)) { return A(x + b.v); }
void de5(A const& a, A const& b = mk(1)) { printf("de5%d%d ", a.v, b.v); }
void de6(A const& a, A b = mk(1, A(2)), A const& c = A(3)) { printf("de6%d%d ", a.v, b.v); }
struct DF { void operator()(A const& a, A const& b = A(9)) const { printf("op "); } A operator[](A const& a) { return A(a.v + 1); } };
struct E1 { static void s(A const& a = A(1), A const& b = A(2)) { printf("s "); } E1& c(A const& a, A const& b = A(5)) { printf("c "); return *this; } };
void gd(DC d, int k = 2) { printf("gd "); }
void gd2(DC d) { printf("gd2 "); }
DC rt3() { return DC(A(1)); }
template<class T> struct TC { T t; TC(A const& a, T const& b = T(9)) : t(b) { printf("TC "); } void m(A const& a, T const& b = T(8)) { printf("m "); } static void s(A const& a, T const& b = T(8)) { printf("s "); } };
template<class T> void tf(T const& t) { de(t); de(T(2)); DC x(T(3)); E1::s(T(4)); TC<T> y(T(5)); y.m(T(6)); TC<T>::s(T(7)); }
struct Th { void m(A const& a) { k(a); k(A(3)); this->k(A(4)); sk(A(5)); } void k(A const& a, A const& b = A(9)) { printf("k "); } static void sk(A const& a, A const& b = A(9)) { printf("sk "); } };
struct Dv : Th { void z() { k(A(1)); Th::k(A(2)); } };
void ov(A const& a, A const& b = A(9)) { printf("ov1 "); } void ov(int a, A const& b = A(8)) { printf("ov2 "); }
void ov3(A const& a, A const& b = A(9)) { printf("ov1 "); } void ov3(A const& a, A const& b, int c) { printf("ov2 "); }
int cnt = 0; int nx() { return ++cnt; }
void dn(int a, int b = nx()) { printf("%d %d ", a, b); }
template<class T> void dnt(T a, int b = nx()) { printf("%d %d ", a, b); }
void thr(A const& a, A const& b = A(9)) { throw 1; }
A tha(int x) { A a(x); throw x; }
struct Vb { virtual void v(A const& a, A const& b = A(9)) { printf("Vb "); } virtual ~Vb() {} }; struct Vd : Vb { void v(A const& a, A const& b = A(8)) override { printf("Vd "); } };
struct Op { A operator()(A const& a, A const& b = A(9)) const { return A(a.v + b.v); } };
struct Ctor2 { Ctor2(A const& a, A b = A(9), A const& c = A(8)) { printf("C2 "); } };
struct Agg { Ctor2 c; int k; };
struct Hd : Ctor2 { A m; Hd(A const& a) : Ctor2(A(1)), m(A(2)) {} Hd() : Hd(A(4)) { printf("Hd "); } };
namespace ns { void q(A const& a, A const& b = A(9)) { printf("q "); } struct S { S(int) {} }; void q2(S const&, A const& a, A const& b = A(9)) { printf("q2 "); } }

int main() {
  { gd(DC(A(1))); printf("x "); }
  std::printf("\n");
  { rt3(); printf("x "); }
  std::printf("\n");
  { A a(0); tf(a); printf("x "); }
  std::printf("\n");
  { TC<A> t(A(1)); printf("x "); t.m(A(2)); printf("x "); TC<A>::s(A(3)); }
  std::printf("\n");
  { Th().m(A(1)); printf("x "); }
  std::printf("\n");
  { Dv().z(); printf("x "); }
  std::printf("\n");
  { ov3(A(1)); printf("x "); }
  std::printf("\n");
  { dn(nx()); dn(nx() + 1); dn(5); }
  std::printf("\n");
  { dnt(nx()); dnt(nx() + 1); dnt(5); }
  std::printf("\n");
  { try { de(tha(1)); } catch (int) { printf("c "); } de(A(2)); }
  std::printf("\n");
  { for (int i = 0; i < 3; ++i) try { if (i == 1) de(tha(1)); else de(A(i)); } catch (int) { printf("c "); } }
  std::printf("\n");
  { Vd d; Vb& b = d; b.v(A(1)); d.v(A(2)); printf("x "); }
  std::printf("\n");
  { Op()(A(1)); printf("x "); Op o; o(o(A(1))); printf("x "); o(o(A(1)), o(A(2))); printf("x "); }
  std::printf("\n");
  { Ctor2 c(A(1)); printf("x "); }
  std::printf("\n");
  { Agg g{A(1), 2}; printf("x "); }
  std::printf("\n");
  { Agg g{{A(1)}, 2}; printf("x "); }
  std::printf("\n");
  { Hd h; printf("x "); }
  std::printf("\n");
  { auto f = [](auto x, auto y) { de(x); de(A(1)); de2(y); de2(std::move(y)); }; f(A(1), A(2)); }
  std::printf("\n");
  { A x = true ? mk(id(A(1))) : mk(2); printf("x "); }
  std::printf("\n");
  { static DC x(A(1)); printf("x "); }
  std::printf("\n");
}
