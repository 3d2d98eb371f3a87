#include <cstdio>
#include <algorithm>
#include <utility>
#include <vector>
#include <string>
#include <tuple>
#include <map>
#include <optional>
#include <array>
#include <memory>
#include <sstream>
#include <type_traits>
static int next_id = 0;
struct X {
  int v, id;
  X(int v) : v(v), id(next_id++) { printf("X(%d)#%d ", v, id); }
  X(const X& o) : v(o.v), id(next_id++) { printf("copy#%d<-#%d ", id, o.id); }
  X(X&& o) : v(o.v), id(next_id++) { printf("move#%d<-#%d ", id, o.id); o.v = -1; }
  X& operator=(const X& o) { printf("#%d=#%d ", id, o.id); v = o.v; return *this; }
  X& operator=(X&& o) { printf("#%d<=#%d ", id, o.id); v = o.v; o.v = -2; return *this; }
  ~X() { printf("~%d#%d ", v, id); }
};
struct I { int v; operator int() const { printf("int%d ", v); return v; } };
struct Y { X x; Y(X a) : x(std::move(a)) { printf("Y "); } };
X mk(int i) { printf("mk%d ", i); return X(i); }
int g(int i) { printf("g%d ", i); return i; }
X operator+(X a, X b) { printf("+ "); return X(a.v + b.v); }
struct Z { int z; Z(int z) : z(z) { printf("Z%d ", z); } ~Z() { printf("~Z%d ", z); } };
Z operator+(Z a, Z b) { printf("Z+ "); return Z(a.z + b.z); }
void h(X a, int b, X c) { printf("h "); }
void h(Z a, int b, Z c) { printf("hz "); }
void k(X a, X b) { printf("k "); }
struct M { void m(X a, X b) { printf("m "); } void m(Z a, int b) { printf("mz "); } void operator()(X a, X b) { printf("() "); } };
int main() {
  I i{4}, j{5};
  printf("= %d\n", i + g(1)); printf("= %d\n", g(2) + i); printf("= %d\n", i + j); printf("= %d\n", i * g(3) + j); printf("= %d\n", i < g(1)); printf("= %d\n", g(1) == j);
  X a(1); X r = a + mk(2); printf("\n"); X s = mk(3) + a; printf("\n"); X t = a + 7; printf("\n"); X u = 8 + a; printf("\n"); X w = a + g(7); printf("\n");
  Z z(1); Z z2 = z + 3; printf("\n"); Z z3 = 3 + z; printf("\n"); Z z4 = z + g(4); printf("\n"); Z z5 = g(5) + z; printf("\n");
  h(a, g(1), 5); printf("\n"); h(5, g(1), a); printf("\n"); h(a, g(1), mk(4)); printf("\n"); h(z, g(2), 3); printf("\n"); h(g(9), g(2), z); printf("\n");
  k(a, g(2)); printf("\n"); k(g(1), a); printf("\n"); k(mk(1), a); printf("\n"); k(a, mk(2)); printf("\n"); k(1, 2); printf("\n");
  M m; m.m(a, g(2)); printf("\n"); m.m(g(1), a); printf("\n");
  Y y(a); printf("\n"); Y y2(mk(4)); printf("\n"); Y y3 = Y(5); printf("\n"); Y y4{a}; printf("\n");
  auto l = [](X p, X q) { printf("l "); }; l(a, g(3)); printf("\n"); l(g(3), a); printf("\n");
}
