#include <algorithm>
#include <array>
#include <cstdio>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <unordered_map>
#include <utility>
#include <vector>
struct A {
  int v;
  A() : v(0) { printf("d "); }
  A(int x) : v(x) { printf("i%d ", v); }
  A(const A& o) : v(o.v) { printf("c%d ", v); }
  A(A&& o) : v(o.v) { o.v = -o.v; printf("m%d ", v); }
  A& operator=(const A& o) { v = o.v; printf("=c%d ", v); return *this; }
  A& operator=(A&& o) { v = o.v; o.v = -o.v; printf("=m%d ", v); return *this; }
  ~A() { printf("~%d ", v); }
};
struct Agg { A a; A b; };
template <class T> struct Bx { T a; T b; };
int g(A& a) { a.v += 10; printf("g%d ", a.v); return a.v; }
int say(int x) { printf("s%d ", x); return x; }
void nl() { printf("\n"); }
template <class B> struct Mix : B {
  A m;
  Mix(int x) : B(x), m(x + 1) { printf("Mix "); }
};
struct VB {
  A a{5};
  virtual ~VB() {}
};
struct WB : virtual VB {
  A b;
  WB(int x) : b(x) {}
};
int main() {
  { struct V { A a{1}; }; struct W : virtual V { A b; W(int x) : b(x) {} }; struct X : W { A c; X(int x, int y) : W(x), c(y) {} }; { X x(2, 6); } nl(); }
  { struct V { A a{1}; }; struct W : virtual V { A b; W(int x) : b(x) {} }; { W x(2); } nl(); }
  { struct V { A a; V() : a(1) {} }; struct W : virtual V { A b; W(int x) : b(x) {} }; struct X : W { A c; X(int x, int y) : W(x), c(y) {} }; { X x(2, 6); } nl(); }
  { struct V { A a; V() : a(1) {} }; struct W : virtual V { A b; W(int x) : b(x) {} }; struct X : W { A c; X(int x, int y) : V(), W(x), c(y) {} }; { X x(2, 6); } nl(); }
  { struct V { A a; V() : a(1) {} }; struct W : V { A b; W(int x) : b(x) {} }; struct X : W { A c; X(int x, int y) : W(x), c(y) {} }; { X x(2, 6); } nl(); }
  { struct V { A a{1}; }; struct W : V { A b; W(int x) : b(x) {} }; struct X : W { A c; X(int x, int y) : W(x), c(y) {} }; { X x(2, 6); } nl(); }
  { struct V { A a{1}; }; struct W : V { A b; W(int x) : b(x) {} }; struct X : W { A c; X(int x, int y) : W(x), c(y) {} }; { X x(2, 6); } nl(); }
  { struct V { A a; V(int x) : a(x) {} }; struct W : virtual V { A b; W(int x) : V(9), b(x) {} }; struct X : W { A c; X(int x, int y) : V(x), W(x), c(y) {} }; { X x(2, 6); } nl(); }
  { { Mix<WB> m(3); } nl(); }
  { { Mix<Mix<WB>> m(3); } nl(); }
  { { struct Q : Mix<WB> { Q() : Mix<WB>(8) {} }; Q q; } nl(); }
  { auto f = [](auto x) { struct V { A a{1}; }; struct W : virtual V { A b; W(int x) : b(x) {} }; struct X : W { A c; X(int x, int y) : W(x), c(y) {} }; X z(x, 7); printf("%zu ", sizeof(X)); }; f(3);  }
}
