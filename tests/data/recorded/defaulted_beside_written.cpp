#include <cstdio>
#include <string>
#include <utility>
#include <vector>
struct S { std::string s; S(const char* t = "") : s(t) {} S(S const& o) : s(o.s + "c") {} S(S&& o) noexcept : s(o.s + "m") { o.s = "-"; } S& operator=(S const& o) { s = o.s + "="; return *this; } S& operator=(S&& o) { s = o.s + "<"; o.s = "~"; return *this; } };
struct A { S s; int k = 1; A() = default; A(const char* t) : s(t) {} A(A const& o) : s(o.s), k(o.k + 1) {} A(A&&) = default; A& operator=(A const& o) { s = o.s; k = o.k + 10; return *this; } A& operator=(A&&) = default; ~A() { printf("~%s%d ", s.s.c_str(), k); } };
struct B { S s; int k = 1; B(const char* t) : s(t) {} B(B const&) = default; B(B&& o) : s(std::move(o.s)), k(100) {} B& operator=(B const&) = default; B& operator=(B&& o) { s = std::move(o.s); k = 200; return *this; } };
struct C : A { int z = 5; C(const char* t) : A(t) {} C(C const& o) : A(o), z(o.z + 1) {} C(C&&) = default; C& operator=(C const&) = default; C& operator=(C&& o) = default; };
struct D { A a; B b; D(const char* t) : a(t), b(t) {} };
struct V { virtual ~V() {} V() {} V(V const& o) : x(o.x + 1) {} V(V&&) = default; V& operator=(V const&) = default; V& operator=(V&&) = default; int x = 7; };
struct W : V { int y = 1; W() {} W(W const&) = default; W(W&& o) noexcept : V(std::move(o)), y(o.y + 50) {} W& operator=(W const& o) { V::operator=(o); y = o.y + 3; return *this; } W& operator=(W&& o) { V::operator=(std::move(o)); y = 9; return *this; } };
template <class T> void p(T const& t) { printf("%s %d\n", t.s.s.c_str(), t.k); }
A make() { A a("mk"); return a; }
int main() {
  { A a("a"); A b(a); p(b); A c(std::move(a)); p(c); p(a); b = c; p(b); b = std::move(c); p(b); p(c); A d = make(); p(d); d = make(); p(d); }
  printf("\n");
  { B a("a"); B b(a); p(b); B c(std::move(a)); p(c); p(a); b = c; p(b); b = std::move(c); p(b); p(c); }
  { C a("c"); C b(a); p(b); C c(std::move(a)); p(c); p(a); b = c; p(b); b = std::move(c); p(b); p(c); printf("%d %d\n", b.z, c.z); }
  printf("\n");
  { D a("d"); D b(a); p(b.a); p(b.b); D c(std::move(a)); p(c.a); p(c.b); b = c; p(b.a); p(b.b); b = std::move(c); p(b.a); p(b.b); p(c.a); p(c.b); }
  printf("\n");
  { std::vector<A> v; v.reserve(1); v.push_back(A("x")); v.push_back("y"); p(v[0]); p(v[1]); v.insert(v.begin(), A("w")); p(v[0]); p(v[1]); v.erase(v.begin()); p(v[0]); std::swap(v[0], v[1]); p(v[0]); p(v[1]); }
  printf("\n");
  { W a; W b(a); W c(std::move(b)); printf("%d %d %d %d\n", b.x, b.y, c.x, c.y); a = c; printf("%d %d\n", a.x, a.y); a = std::move(c); printf("%d %d\n", a.x, a.y); V v(a); V w(std::move(v)); printf("%d %d\n", v.x, w.x); w = v; v = std::move(w); printf("%d %d\n", v.x, w.x); }
}
