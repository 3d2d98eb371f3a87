// References to pointers keep const targets; members that refer; objects beside numbers.
#include <cstdio>
#include <string>
#include <utility>

namespace n1 {
template <class T> void sh() { puts(__PRETTY_FUNCTION__); } template <class T> void tr(T&) { puts(__PRETTY_FUNCTION__); } template <class T> void tf(T&&) { puts(__PRETTY_FUNCTION__); }
struct M { int* p; const int* cp; int a; }; struct R { int& r; int n = 0; };
R mk(int& x) { return R{.r = x}; }

void run() {
  { int x = 1; const int* p = &x; auto& r = p; sh<decltype(r)>(); auto const& c = p; sh<decltype(c)>(); auto&& f = p; sh<decltype(f)>(); tr(r); tr(c); tf(f); }
  { const int x = 1; auto const& c = &x; sh<decltype(c)>(); auto&& f = &x; sh<decltype(f)>(); tr(c); tf(f); }
  { int x = 1; const M m{&x, &x, 2}; auto& r = m.cp; sh<decltype(r)>(); tr(m.cp); tr(m.p); tr(r); }
  { int x = 1; const int* p = &x; auto l = [](auto z) { sh<decltype(z)>(); }; l(p); l(&x); const int y = 2; l(&y); M m{&x, &x, 1}; l(m.cp); l(m.p); }
  { int x = 1; std::string s; auto&& a = std::as_const(x); sh<decltype(a)>(); auto&& b = std::forward<int&>(x); sh<decltype(b)>(); auto&& c = std::forward<const int&>(x); sh<decltype(c)>(); auto&& d = std::as_const(s); sh<decltype(d)>(); auto&& e = std::forward<int>(x); sh<decltype(e)>(); }
  { int x = 1; R m{.r = x}; m.r = 5; printf("%d\n", x); R q = mk(x); q.r = 6; printf("%d\n", x); tf(m.r); tf(q.r); tf(mk(x).r); }
  { char ch = 1; auto const& z = ch << 1; sh<decltype(z)>(); enum U { u1 }; auto&& u = u1; printf("%d\n", int(u)); }
}
}

namespace n2 {
#define PF puts(__PRETTY_FUNCTION__)
template <class T> void tf(T&&) { PF; } 
struct C { int&& r; C(int&& x) : r(std::move(x)) {} }; struct D { int&& r = std::move(g); static int g; }; int D::g = 3; struct S { std::string&& s; }; struct T { std::string&& s; T(std::string&& x) : s(std::move(x)) {} }; template <class A> struct F { A&& a; }; template <class A> F(A&&) -> F<A>;
void ov(int&) { puts("&"); } void ov(int&&) { puts("&&"); } void ov(std::string&) { puts("&"); } void ov(std::string&&) { puts("&&"); }

void run() {
  { int y = 1; C c(std::move(y)); tf(c.r); ov(c.r); ov(std::move(c).r); ov(std::move(c.r)); c.r = 4; printf("%d\n", y); }
  { D d; tf(d.r); ov(d.r); d.r = 5; printf("%d\n", D::g); }
  { std::string s = "a"; S q{std::move(s)}; tf(q.s); ov(q.s); q.s += "b"; puts(s.c_str()); std::string t = std::move(q.s); puts(s.c_str()); }
  { std::string s = "a"; S q{std::move(s)}; std::string t = q.s; puts(s.c_str()); T u(std::move(s)); std::string v = u.s; puts(s.c_str()); auto w = u.s; puts(s.c_str()); ov(u.s); }
  { std::string s = "abc"; S q{.s = std::move(s)}; auto t = q.s; puts(s.c_str()); auto&& u = q.s; tf(u); decltype(auto) v = (q.s); tf(v); }
}
}

namespace n3 {
#define PF puts(__PRETTY_FUNCTION__)
template <class T> void tf(T&&) { PF; } template <class T> void tr(T&) { PF; }
struct A { const double& d; }; struct B { const std::string& s; int n = 1; }; struct C { double&& d; }; struct N { int&& r; const int& c; }; struct P { int* const& p; const char* const& q; };

void run() {
  { A q{1}; printf("%f\n", q.d); tf(q.d); }
  { B q{"abc"}; puts(q.s.c_str()); tf(q.s); }
  { int x = 1; A q{x}; x = 2; printf("%f\n", q.d); double y = 3; A r{y}; y = 4; printf("%f\n", r.d); }
  { C q{1}; q.d = 2.5; printf("%f\n", q.d); tf(q.d); C r{2.5}; r.d += 1; printf("%f\n", r.d); }
  { N o{1, 2}; tf(o.r); tr(o.r); tf(o.c); o.r = 7; printf("%d %d\n", o.r, o.c); int&& z = std::move(o.r); z = 9; printf("%d\n", o.r); }
  { B q{.s = "abc", .n = 2}; puts(q.s.c_str()); A r{.d = 1}; printf("%f\n", r.d); }
  { int v = 1; P p{&v, "x"}; tf(p.p); tf(p.q); puts(p.q); *p.p = 4; printf("%d\n", v); }
}
}

namespace n4 {
struct Fn { Fn operator+(Fn) { return *this; } operator int() const { return 3; } };
struct Fm { Fm operator+(Fm) const { return *this; } operator int() const { return 3; } }; struct Num { int v; operator int() const { return v; } }; struct Oth { int v; }; Oth operator+(Oth a, Oth b) { return {a.v + b.v}; }
struct Ex { operator int() const { return 3; } Ex operator-(Ex) { return *this; } bool operator<(Ex) const { return true; } };
template <class... A> auto sum(A... a) { return (a + ...); }

void run() {
  { Fn f; printf("%d\n", f + 1); }
  { Fn f; printf("%d\n", 1 + f); }
  { Fm f; printf("%d\n", f + 1); printf("%d\n", int(f + f)); }
  { printf("%d\n", sum(Num{1}, Num{2}, Num{3})); }
  { printf("%d\n", sum(Fm{}, 2)); }
  { Ex e; printf("%d %d %d %d\n", e - 1, e < 5, 2 - e, e * 2); }
  { Fn f; int x = f + 1; double d = f + 1.5; printf("%d %g\n", x, d); x += f; printf("%d\n", x); auto y = f + 2L; printf("%ld\n", y); }
  { Num n{3}; printf("%d %d %d\n", n + 1, n + n, n * n); }
  { auto l = [](auto a, auto b) { return a + b; }; printf("%d\n", l(Fn{}, 1)); printf("%d\n", l(Num{1}, Num{2})); }
}
}

int main() {
  n1::run();
  n2::run();
  n3::run();
  n4::run();
}
