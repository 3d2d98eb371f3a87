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
struct F0 {
  void operator()(int n, A a) { printf("[%d %d]", a.v, n); }
  void operator()(A a, int n, int m) { printf("[%d %d %d]", a.v, n, m); }
};
int main() {
  { A x(1); struct F { void operator()(int n, A a) { printf("[%d %d]", a.v, n); } }; F f; f(g(x), x); nl(); F()(g(x), x); nl(); const F& r = f; nl(); }
  { A x(1); auto f = [](int n, auto a) { printf("[%d %d]", a.v, n); }; f(g(x), x); nl(); }
  { A x(1); auto f = [](int n, A a) { printf("[%d %d]", a.v, n); }; f(g(x), x); nl(); f(g(x), 3); nl(); f(say(1), 4); nl(); }
  { A x(1); std::function<void(int, A)> f = [](int n, A a) { printf("[%d %d]", a.v, n); }; f(g(x), x); nl(); }
  { A x(1); void (*f)(int, A) = [](int n, A a) { printf("[%d %d]", a.v, n); }; f(g(x), x); nl(); }
  { A x(1); auto call = [](auto f) { A x(1); f(g(x), x); nl(); }; call([](int n, A a) { printf("[%d %d]", a.v, n); }); }
  { A x(1); struct B { void operator()(int n, A a) { printf("[%d %d]", a.v, n); } }; struct F : B {}; F f; f(g(x), x); nl(); }
  { A x(1); struct F { int operator[](A a) { printf("[%d]", a.v); return 1; } }; F f; f[x] + f[x] + g(x); nl(); }
  { A x(1); auto f = [](A a, A b) { printf("[%d %d]", a.v, b.v); }; f(x, A(g(x))); nl(); f(A(g(x)), x); nl(); f(std::move(x), A(g(x))); nl(); A y(5); f(A(g(y)), std::move(y)); nl(); }
  { A x(1); struct F { void operator()(A a, A b) { printf("[%d %d]", a.v, b.v); } }; F f; f(x, A(g(x))); nl(); f(A(g(x)), x); nl(); f(std::move(x), A(g(x))); nl(); A y(5); f(A(g(y)), std::move(y)); nl(); }
}
