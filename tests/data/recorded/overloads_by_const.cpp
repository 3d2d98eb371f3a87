// Overloads and requires expressions tell const, arrays of it, and what a conversion makes.
#include <concepts>
#include <cstdio>
#include <functional>
#include <iostream>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace n1 {
using CI = const int; using A2 = int[2]; using CA2 = const int[2]; using CS = const std::string;
void f(int (&a)[2]) { puts("int"); } void f(int const (&a)[2]) { puts("const"); }
void g(CI&) { puts("const"); } void g(int&) { puts("int"); }
void h(A2&) { puts("int"); } void h(CA2&) { puts("const"); }
void h2(A2 const&) { puts("const"); } void h2(A2&) { puts("int"); }
void i(int (&&a)[2]) { puts("rv"); } void i(int const (&a)[2]) { puts("const"); }
void j(int (&a)[2][2]) { puts("int"); } void j(int const (&a)[2][2]) { puts("const"); }
template <class T, int N> void k(T (&)[N]) { puts("T"); } template <class T, int N> void k(T const (&)[N]) { puts("T const"); }
template <class T> struct S { void q(T&) { puts("q T&"); }  void m(T&) { puts("T&"); } void m(T const&) { puts("T const&"); } S(T const&) {} };
void l(CS&) { puts("const"); } void l(std::string&) { puts("string"); }
void m(int const*) { puts("const*"); } void m(int*) { puts("*"); }
void n(int (*)[2]) { puts("*"); } void n(int const (*)[2]) { puts("const*"); }
void o(std::string const (&)[2]) { puts("const"); } void o(std::string (&)[2]) { puts("string"); }
struct P { int a[2]; int b; int& r; static int s; mutable int m; }; int P::s = 1;
struct Mt { void f() { puts("f"); } void f() const { puts("f const"); } int a[2]; int const c[2] = {}; void t() { n1::f(a); n1::f(c); } void t() const { n1::f(a); n1::f(c); } };

void run() {
  { int a[2]; int const b[2] = {}; f(a); f(b); g(a[0]); g(b[0]); h(a); h(b); h2(a); h2(b); }
  { int a[2]; int const b[2] = {}; i(a); i(b); i(std::move(a)); }
  { int a[2][2]; int const b[2][2] = {}; j(a); j(b); f(a[0]); f(b[0]); f(*a); f(*b); k(a); k(b); k(a[0]); k(b[0]); h(a[1]); h2(b[1]); }
  { int a[2]; int const b[2] = {}; k(a); k(b); k("ab"); }
  { int x = 1; int const y = 2; S<int> s(x); S<int> t(y); s.m(x); s.m(y); s.m(3); }
  { std::string x; CS y; l(x); l(y); std::string z[2]; std::string const w[2]; o(z); o(w); }
  { int a[2][2]; int const b[2][2] = {}; n(a); n(b); n(&a[0]); n(&b[1]); m(a[0]); m(b[0]); m(&a[0][0]); }
  { int q = 0; P p{{1, 2}, 3, q, 5}; P const& c = p; g(p.b); g(c.b); g(p.r); g(c.r); g(p.s); g(c.s); g(p.m); g(c.m); f(p.a); f(c.a); g(p.a[0]); g(c.a[1]); }
  { Mt x; Mt const y{}; x.t(); y.t(); f(x.a); f(y.a); f(x.c); }
  { int a[2] = {1, 2}; auto& r = a; auto const& s = a; f(r); f(s); auto l = [&](auto& z) { f(z); }; l(a); l(r); l(s); auto n = [a] { f(a); }; n(); auto o = [a]() mutable { f(a); }; o(); auto p = [&a] { f(a); }; p(); }
  { int a[2][2] = {}; for (auto& r : a) f(r); for (auto const& r : a) f(r); int const (*p)[2] = a; f(*p); int (*q)[2] = a; f(*q); const int (&cr)[2][2] = a; j(cr); }
  { int x = 1; int const y = 2; int* p = &x; int const* c = &x; g(*p); g(*c); m(p); m(c); g(p[0]); g(c[0]); int* const q = &x; g(*q); m(q); }
  { int x = 1; auto f1 = [x] { g(x); }; f1(); auto f2 = [&x] { g(x); }; f2(); auto f3 = [x]() mutable { g(x); }; f3(); auto f4 = [&x = std::as_const(x)] { g(x); }; f4(); auto f5 = [y = x] { g(y); }; f5(); }
  { struct K { using T = const int; static void f(T&) { puts("c"); } static void f(int&) { puts("i"); } }; int x = 1; int const y = 2; K::f(x); K::f(y); }
  { auto g2 = [](CI& x) { printf("%d\n", x); }; g2(3); int z = 4; g2(z); auto g3 = [](CS& x) { printf("%s\n", x.c_str()); }; g3("abc"); g3(std::string("x")); }
}
}

namespace n2 {
struct A { int v = 0; }; struct B : A {}; struct C { C(A) {} C(int) {} C(const char*) {} }; struct K { operator A() const { return {}; } }; struct R { A& a; operator A&() const { return a; } };
void rs(std::string&) {} void ra(A&) {} void rc(C&) {} void ri(int&) {} void rv(std::vector<int>&) {} void rp(int*&) {} void rcp(const int*&) {} void rf(std::function<void()>&) {} void ro(std::ostream&) {} void rd(double&) {}
void cs(std::string const&) {} void cc(C const&) {} void cf(std::function<void()> const&) {} void xs(std::string&&) {} void xc(C&&) {} void xi(int&&) {}
#define Q(f) template <class T> constexpr bool q_##f = requires(T t) { f(std::forward<T>(t)); };
Q(rs) Q(ra) Q(rc) Q(ri) Q(rv) Q(rp) Q(rcp) Q(rf) Q(ro) Q(rd) Q(cs) Q(cc) Q(cf) Q(xs) Q(xc) Q(xi)
template <class F, class T> concept Inv = std::is_invocable_v<F, T>;
template <class T> bool rq(T&& t) { return requires { rs(t); }; }

void run() {
  { printf("%d%d%d%d%d%d", q_rs<std::string&>, q_rs<std::string>, q_rs<const char*>, q_rs<const char(&)[4]>, q_rs<int>, q_rs<std::string const&>); }
  { printf("%d%d%d%d%d%d", q_rc<A&>, q_rc<C&>, q_rc<int&>, q_rc<const char*&>, q_rc<B&>, q_rc<C>); }
  { printf("%d%d%d%d%d%d", q_ri<int&>, q_ri<int>, q_ri<long&>, q_ri<char&>, q_ri<bool&>, q_ri<int const&>); }
  { printf("%d%d%d", q_rv<std::vector<int>&>, q_rv<int&>, q_rv<std::vector<long>&>); }
  { auto l = [] {}; printf("%d%d%d", q_rf<std::function<void()>&>, q_rf<decltype(l)&>, q_cf<decltype(l)&>); }
  { printf("%d%d%d%d%d", q_cs<std::string&>, q_cs<const char*>, q_cs<const char(&)[3]>, q_cs<int>, q_cs<std::string>); }
  { printf("%d%d%d%d%d", q_cc<A>, q_cc<int>, q_cc<const char*>, q_cc<B>, q_cc<K>); }
  { printf("%d%d%d%d%d%d", q_xs<std::string&>, q_xs<std::string>, q_xs<const char*>, q_xs<const char*&>, q_xc<int>, q_xc<int&>); }
  { printf("%d%d%d%d%d", q_xi<int>, q_xi<int&>, q_xi<long>, q_xi<long&>, q_xi<char&>); }
  { printf("%d%d%d%d", std::is_invocable_v<decltype(rs), const char*>, std::is_invocable_v<decltype(rs), std::string&>, std::is_invocable_v<decltype(rc), int&>, std::is_invocable_v<decltype(ra), B&>); }
  { printf("%d", rq("abc")); std::string s; printf("%d", rq(s)); printf("%d", rq(std::string())); const char* p = ""; printf("%d", rq(p)); }
  { A a; R r{a}; ra(r); B b; ra(b); int x = 0; auto w = std::ref(x); ri(w); std::ostringstream o; ro(o); ro(std::cout); }
  { auto f = [](std::string& s) { s += "x"; }; std::string s = "a"; f(s); printf("%s %d %d", s.c_str(), std::is_invocable_v<decltype(f), const char*>, std::is_invocable_v<decltype(f), std::string&>); }
  { auto f = [](C& s) { }; printf("%d %d", std::is_invocable_v<decltype(f), int&>, std::is_invocable_v<decltype(f), C&>); }
}
}

namespace n3 {
struct P { int a, b; }; struct E { explicit E(int) {} }; struct I { I(int) {} }; struct P1 { int a; }; struct Base { int x; }; struct D : Base { int y; }; struct Em {}; struct S { std::string s; };
#define C(...) printf("%d", std::is_constructible_v<__VA_ARGS__>)
#define V(...) printf("%d", std::is_convertible_v<__VA_ARGS__>)
#define A(...) printf("%d", std::is_assignable_v<__VA_ARGS__>)
#define N(...) printf("%d", std::is_nothrow_constructible_v<__VA_ARGS__>)

void run() {
  { C(P, int); C(P, int, int); C(P, int, int, int); C(P const&, int); C(P&&, int); C(P&, int); C(P const&, P); C(P const&, int, int); C(P&&, int, int); }
  { C(P1, int); C(P1, double); C(P1, std::string); C(P1 const&, std::string); C(P1&&, double); C(P1 const, int); C(P1, int&); C(P1 const&, int const&); }
  { C(E, int); C(E const&, int); C(E&&, int); C(I const&, int); C(I&&, int); C(I&, int); }
  { C(D, int); C(D, Base, int); C(D, Base); C(D const&, Base); C(D&&, Base); C(Base const&, D); C(Base&, D&); C(Base&, D); C(Base&&, D); }
  { C(Em, int); C(Em const&, int); C(Em, Em); C(Em); C(Em&); C(Em const&); }
  { C(S, char const*); C(S const&, char const*); C(S&&, std::string); C(S, int); }
  { V(int, P); V(int, P const&); V(int, E); V(int, I const&); V(int, I&&); V(int, P1); }
  { N(P, int); N(P const&, int); N(P1, double); N(S, char const*); N(S, std::string); N(I, int); }
  { C(int&, int&); C(int&, int); C(int&&, int); C(int&&, int&); C(int const&, double); C(int&&, double); C(int&, double&); }
  { A(int&, int); A(int, int); A(P&, P); A(P, P); A(P const&, P); A(int const&, int); A(std::string&, char const*); A(std::string&, int); A(P&, int); }
}
}

namespace n4 {
struct S1 { S1(double) { puts("d"); } S1(char const*) { puts("p"); } };
struct S2 { S2(double) { puts("d"); } S2(char const*) { puts("p"); } S2(int) { puts("i"); } };
struct S3 { S3(long) { puts("l"); } S3(char) { puts("c"); } };
void f1(S1) {} void f2(S2) {} void f3(S3) {} void f1r(S1 const&) {} 
struct M { void m(S1) {} M() {} M(S1, int) {} }; 
void g(double) { puts("d"); } void g(char const*) { puts("p"); }
void h(int, double) { puts("id"); } void h(double, int) { puts("di"); }
template <class T> void tb(T*) { puts("ptr"); } template <class T, int N> void tb(T(&)[N]) { puts("arr"); }
template <class T> void tc(T*) { puts("ptr"); } template <class T, int N> void tc(T const(&)[N]) { puts("arr"); }
template <class T> void td(T) { puts("val"); } template <class T, int N> void td(T(&)[N]) { puts("arr"); }
template <class T> void te(T const&) { puts("cref"); } template <class T, int N> void te(T(&)[N]) { puts("arr"); }
template <class T> void tg(T&&) { puts("fwd"); } template <class T, int N> void tg(T(&)[N]) { puts("arr"); }
void th(char const*) { puts("ptr"); } template <int N> void th(char const(&)[N]) { puts("arr"); }
void ti(int*) { puts("ptr"); } template <int N> void ti(int(&)[N]) { puts("arr"); }
void tj(int*) { puts("ptr"); } void tj(int(&)[3]) { puts("arr"); }
void tk(const int*) { puts("ptr"); } void tk(int(&)[3]) { puts("arr"); }
template <class T> void tl(T&) { puts("ref"); } template <class T> void tl(T) { puts("val"); }
template <class T> void tm(T const&) { puts("cref"); } template <class T> void tm(T&) { puts("ref"); }
template <class T> void tn(T*) { puts("ptr"); } template <class T> void tn(T const*) { puts("cptr"); }
template <class T> void to(T) { puts("val"); } template <class T> void to(T*) { puts("ptr"); } template <class T> void to(T const&) { puts("cref"); }
template <class T> concept C1 = sizeof(T) == 1; template <class T> concept C2 = std::is_integral_v<T>; template <class T> concept C3 = C1<T> && C2<T>;
void u(C1 auto) { puts("c1"); } void u(C2 auto) { puts("c2"); }
void v(C1 auto) { puts("c1"); } void v(C2 auto) { puts("c2"); } void v(C3 auto) { puts("c3"); }
template <class T> requires C1<T> void w(T) { puts("c1"); } template <class T> void w(T) { puts("any"); }
template <class T> requires (sizeof(T) == 1) void x(T) { puts("1"); } template <class T> requires std::is_integral_v<T> void x(T) { puts("int"); }
struct Mm { void m(C1 auto) { puts("c1"); } void m(C2 auto) { puts("c2"); } template <C1 T> void n(T) { puts("c1"); } template <C2 T> void n(T) { puts("c2"); } };
struct K { template <C1 T> K(T) { puts("c1"); } template <C2 T> K(T) { puts("c2"); } };
struct Op { template <C1 T> int operator+(T) { return 1; } template <C2 T> int operator+(T) { return 2; } };
void y(std::integral auto) { puts("integral"); } void y(std::signed_integral auto) { puts("signed"); }
template <class T> struct Ps { static constexpr int v = 0; }; template <C1 T> struct Ps<T> { static constexpr int v = 1; }; template <C2 T> struct Ps<T> { static constexpr int v = 2; };
struct Cv { operator int() const { return 1; } operator double() const { return 2; } }; struct A1 {}; struct A2 {}; struct Fr { operator A1() { return {}; } operator A2() { return {}; } }; void fa(A1) { puts("a1"); } void fa(A2) { puts("a2"); }
struct X1 { X1(int) {} }; struct X2 { X2(int) {} }; void fx(X1) { puts("x1"); } void fx(X2) { puts("x2"); }
void fl(long) { puts("l"); } void fl(unsigned) { puts("u"); } void fll(long) { puts("l"); } void fll(double) { puts("d"); }
void de(int, int = 1) { puts("2"); } void de(int) { puts("1"); }
template <class... T> void va(T...) { puts("pack"); } template <class T> void va(T) { puts("one"); } template <class T, class... U> void va(T, U...) { puts("one+"); }
struct B1 { void m(int) { puts("b1"); } }; struct B2 { void m(double) { puts("b2"); } }; struct D12 : B1, B2 {};

void run() {
  { S2 s{0}; f2({0}); f2(0); f2({0.5}); f2({"a"}); }
  { f3({'a'}); }
  { h(1, 1.0); h(1.0, 1); }
  { char const* p = "ab"; th(p); }
  { int a[3]; ti(a); }
  { int a = 1; to(&a); }
  { te("ab"); }
  { u(1); }
  { v('a'); v(1); }
  { w('a'); w(1); }
  { auto f = [](auto t) { return requires { u(t); }; }; printf("%d %d\n", f('a'), f(1)); }
}
}

int main() {
  n1::run();
  n2::run();
  n3::run();
  n4::run();
}
