#include <cstdio>
#include <string>
#include <vector>
#include <map>
#include <memory>
struct A { int v = 1; };
struct B { int v; B(A const& a) : v(a.v) { puts("A const&"); } B(A&& a) : v(a.v) { puts("A&&"); } B(A& a) : v(a.v) { puts("A&"); } B(A const&& a) : v(a.v) { puts("A const&&"); } ~B() { puts("~B"); } };
struct C { operator B() & { puts("&"); return A(); } operator B() const& { puts("const&"); return A(); } operator B() && { puts("&&"); return A(); } };
struct T { std::string s; T(std::string const& x) : s(x) { puts("s const&"); } T(std::string&& x) : s(std::move(x)) { puts("s&&"); } };
void f(B&& b) { printf("f %d\n", b.v); }
void t(T&& x) { puts(x.s.c_str()); }
void u(std::string&& s) { puts(s.c_str()); s += "!"; }
void w(std::vector<int>&& v) { printf("%zu\n", v.size()); }
void d(double&& x) { x += 1; printf("%g\n", x); }
template <class X> void g(X&&, B&& b) { printf("g %d\n", b.v); }
struct M { void f(B&& b) && { printf("M %d\n", b.v); } M(B&& b) { printf("M() %d\n", b.v); } M() {} M& operator=(B&& b) { puts("M="); return *this; } };
auto l = [](B&& b) { printf("l %d\n", b.v); };
void ov(B&&) { puts("ov B"); } void ov(int) { puts("ov int"); }
void dflt(int, B&& b = A{}) { printf("dflt %d\n", b.v); }
int main() {
  A a; const A ca; A& ra = a; f(a); f(ca); f(ra); f(std::move(a)); f(std::move(ca)); f(A());
  C c; const C cc; f(c); f(cc); f(C()); f(std::move(c));
  std::string s = "abc"; t(s); t(std::move(s)); s = "x"; t(std::string("q")); const std::string cs = "k"; t(cs);
  const char* p = "lit"; u(p); u("lit2"); int i = 3; d(i); printf("%d\n", i); float fl = 2; d(fl);
  std::initializer_list<int> il{1, 2}; w(il); w({1, 2, 3});
  g(a, a); M().f(a); M m(a); m = a; m = ca; l(a); l(ca); ov(a); ov(ca); dflt(1); dflt(1, a);
  std::map<std::string, B> mp; mp.emplace("a", a); mp.insert({"b", a}); std::vector<B> vb; vb.reserve(9); vb.push_back(a); vb.emplace_back(a); vb.emplace_back(ca);
  std::unique_ptr<B> ub = std::make_unique<B>(ca); std::pair<B, int> pb(a, 1), pc{ca, 2};
}
