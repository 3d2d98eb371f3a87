// An object of the class itself is assigned member by member, whatever else the class assigns.
#include <cstdio>
#include <string>
struct A { int v = 0; A& operator=(int x) { v = x; puts("A=int"); return *this; } };
struct D : A { int w = 0; };
struct E : A { int w = 0; using A::operator=; };
struct F { int v = 0; template <class T> F& operator=(T&& t) { puts("F=T&&"); return *this; } };
struct G { int v = 0; template <class T> G& operator=(T const& t) { puts("G=T"); return *this; } };
struct H { int v = 0; H(int x = 0) : v(x) {} template <class T> H& operator=(T t) { puts("H=T"); return *this; } };
struct I { int v = 0; I& operator=(std::string const& s) { puts("I=s"); v = s.size(); return *this; } operator std::string() const { return "abc"; } };
struct B { int b = 0; B& operator=(B const& o) { puts("B="); b = o.b; return *this; } };
struct C : B { int c = 0; };
int main() {
  D d, d2; d2.w = 4; d2.v = 3; d = d2; printf("%d %d\n", d.v, d.w);
  E e, e2; e2.w = 5; e2.v = 6; e = 1; e = e2; printf("%d %d\n", e.v, e.w);
  F f, f2; f2.v = 2; f = f2; f = F{}; printf("%d\n", f.v);
  G g, g2; g2.v = 2; g = g2; g = 4; printf("%d\n", g.v);
  H h, h2(3); h = h2; h = 4; h = H(5); printf("%d\n", h.v);
  I i, j; j.v = 8; i = j; printf("%d\n", i.v); i = "xy"; printf("%d\n", i.v);
  C c, c2; c2.c = 7; c2.b = 8; c = c2; printf("%d %d\n", c.b, c.c);
}
