#include <cstdio>
#include <functional>
#include <utility>

struct A { int v; A() : v(0) { std::printf("A() "); } A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } A(A&& o) noexcept : v(o.v) { std::printf("Am%d ", v); o.v = -o.v; } ~A() { std::printf("~A%d ", v); } A& operator=(A const& o) { std::printf("A=c%d ", o.v); v = o.v; return *this; } A& operator=(A&& o) noexcept { std::printf("A=m%d ", o.v); v = o.v; o.v = -o.v; return *this; } bool operator<(A const& o) const { return v < o.v; } bool operator==(A const& o) const { return v == o.v; } };
int n(int x) { std::printf("n%d ", x); return x; }
struct P { int v; P(int x) : v(x) {} P(P const& o) : v(o.v) { printf("Pc "); } P(P&& o) : v(o.v) { printf("Pm "); } ~P() { printf("~P "); } bool operator()(int x) const { return x == v; } bool operator()(int a, int b) const { return a < b; } };
struct F { int s = 0; F() {} F(F const& o) : s(o.s) { printf("Fc "); } F(F&& o) : s(o.s) { printf("Fm "); } ~F() { printf("~F "); } void operator()(int x) { s += x; } };
struct Pl { Pl() {} Pl(Pl const&) { printf("Lc "); } Pl(Pl&&) { printf("Lm "); } ~Pl() { printf("~L "); } int operator()(int a, int b) const { return a + b; } int operator()(int a) const { return a + 1; } int operator()() const { return 7; } };
struct De { De() {} De(De const&) { printf("Dec "); } De(De&&) { printf("Dem "); } ~De() { printf("~De "); } void operator()(A* p) const { printf("del "); delete p; } };
struct W { A member; int k; A const c; static A st; A& ref() { return member; } };
W fw() { return W{A(1), 2, A(3)}; }
struct X { int v; X(int x) : v(x) {} X(X const& o) : v(o.v) { printf("Xc%d ", v); } X(X&& o) : v(o.v) { printf("Xm%d ", v); o.v = -o.v; } ~X() { printf("~X%d ", v); }
 auto l() { A a(1), b(2); return [a, *this, b] { return a.v + v + b.v; }; }
 auto l2() { A a(1), b(2); auto f = [a, *this, b] { return a.v + v + b.v; }; return std::move(f); }
 void l3() { A a(1), b(2); auto f = [a, *this, b] { return a.v + v + b.v; }; auto g = std::move(f); printf("%d ", g()); }
 void l4() { A a(1), b(2); auto f = [*this, a, b] { return a.v + v + b.v; }; auto g = f; printf("%d ", g()); }
 void l5() { A a(1), b(2); auto f = [=, *this] { return a.v + v + b.v; }; auto g = std::move(f); printf("%d ", g()); }
 void l6() { A a(1), b(2); auto f = [b, a, *this] { return a.v + v + b.v; }; auto g = std::move(f); printf("%d ", g()); }
 void l7() { A a(1); std::function<int()> f = [a, *this, z = A(3)] { return a.v + v + z.v; }; auto g = std::move(f); printf("%d ", g()); }
};
int f(int x) { printf("f%d ", x); return x; }

int main() {
  { X x(7); auto g = x.l(); printf("%d ", g()); }
  std::printf("\n");
  { X x(7); auto g = x.l2(); printf("%d ", g()); }
  std::printf("\n");
  { X x(7); x.l3(); }
  std::printf("\n");
  { X x(7); x.l6(); }
  std::printf("\n");
  { X x(7); x.l7(); }
  std::printf("\n");
  { X x(7); std::function<int()> g = x.l(); printf("%d ", g()); }
  std::printf("\n");
  { A a(1); std::function<int()> f = [a, z = A(3)] { return a.v + z.v; }; printf("x "); }
  std::printf("\n");
}
