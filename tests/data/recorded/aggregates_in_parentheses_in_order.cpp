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
struct Ag2 { A a; int n; };
struct Ag3 : A { int n; A b; };
int main() {
  { A x(1); Agg c(x, g(x)); nl(); }
  { A x(1); Ag2 c(x, g(x)); nl(); }
  { A x(1); Ag2 c(1, say(2)); nl(); }
  { A x(1); Agg c(1, say(2)); nl(); }
  { A x(1); Agg c(say(1), say(2)); nl(); }
  { A x(1); auto c = Agg(say(1), say(2)); nl(); }
  { A x(1); auto c = Bx<A>(say(1), say(2)); nl(); }
  { A x(1); auto c = Bx<A>(x, g(x)); nl(); }
  { A x(1); auto c = Bx(x, A(g(x))); nl(); }
  { A x(1); auto c = new Agg(say(1), say(2)); nl(); }
  { A x(1); auto c = new Bx<A>(say(1), say(2)); nl(); }
  { A x(1); auto c = std::make_unique<Agg>(x, g(x)); nl(); }
  { A x(1); Ag3 c(A(1), say(2), x); nl(); }
  { A x(1); Ag3 c{A(1), say(2), x}; nl(); }
  { struct S : Agg { S(A& x) : Agg(x, g(x)) {} }; A x(1); S s(x); nl(); }
  { struct S { Agg t; S(A& x) : t(x, g(x)) {} }; A x(1); S s(x); nl(); }
  { auto f = [](Agg a) {}; A x(1); f(Agg(x, g(x))); nl(); }
  { int x = 1; Bx<int> b(x, ++x); printf("%d %d", b.a, b.b); nl(); }
  { int x = 1; Bx<int> b(++x, x); printf("%d %d", b.a, b.b); nl(); }
  { Bx<A> b[2] = {Bx<A>(1, say(2)), {say(3), 4}}; nl(); }
  { std::vector<Agg> v; v.reserve(3); v.emplace_back(say(1), say(2)); nl(); }
}
