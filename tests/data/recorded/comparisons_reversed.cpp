#include <compare>
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
int f(int x) { printf("f%d ", x); return x; }
struct Y { int v; Y(int v) : v(v) { printf("Y%d ", v); } Y operator-() const { printf("neg "); return Y(-v); } bool operator==(Y const& o) const { printf("eq%d%d ", v, o.v); return v == o.v; } Y operator+(Y const& o) const { return Y(v + o.v); } bool operator<(Y const& o) const { return v < o.v; } ~Y() { printf("~Y%d ", v); } };
struct Z { int v; Z(int v) : v(v) { printf("Z%d ", v); } ~Z() { printf("~Z%d ", v); } std::strong_ordering operator<=>(Z const& o) const { printf("cmp%d%d ", v, o.v); return v <=> o.v; } bool operator==(Z const& o) const = default; Z operator-() const { return Z(-v); } };
struct Yi { int v; Yi(int v) : v(v) { printf("Yi%d ", v); } bool operator==(int o) const { printf("eqi%d%d ", v, o); return v == o; } Yi operator-() const { return Yi(-v); } ~Yi() { printf("~Yi "); } };
struct K0 { int k; K0(int k) : k(k) { printf("K%d ", k); } ~K0() { printf("~K "); } };
struct Yk { int v; Yk(int v) : v(v) { printf("Yk%d ", v); } bool operator==(K0 const& o) const { printf("eqk%d%d ", v, o.k); return v == o.k; } ~Yk() { printf("~Yk "); } };
struct Yb : Y { Yb(int v) : Y(v) { printf("Yb "); } ~Yb() { printf("~Yb "); } };

int main() {
  { struct Sm { int a, b; }; Sm a{0, 1}; (f(3), a) = (f(4), Sm{f(5), 6}); printf("%d ", a.b); }
  std::printf("\n");
  { Y x(1); printf("%d ", 2 == -x); }
  std::printf("\n");
  { Y x(1); printf("%d ", 2 != -x); }
  std::printf("\n");
  { Y x(1); printf("%d ", f(2) == -x); }
  std::printf("\n");
  { Y x(1); printf("%d ", f(2) == Y(f(3))); }
  std::printf("\n");
  { Z x(1); printf("%d ", f(2) < Z(f(3))); }
  std::printf("\n");
  { Z x(1); printf("%d ", 2 < -x); }
  std::printf("\n");
  { printf("%d ", K0(f(2)) == Yk(f(3))); }
  std::printf("\n");
  { printf("%d ", Yk(f(2)) == K0(f(3))); }
  std::printf("\n");
  { printf("%d ", f(2) == Yb(f(3))); }
  std::printf("\n");
  { Y y(1); if (2 == -y || 3 != Y(f(3))) printf("t "); }
  std::printf("\n");
  { printf("%d ", 2 == -(-Y(3))); }
  std::printf("\n");
  { printf("%d ", 2 >= -Z(3)); printf("%d ", f(2) >= -Z(3)); printf("%d ", f(2) <= -Z(3)); printf("%d ", f(2) > Z(f(2))); }
  std::printf("\n");
  { struct Sm { int a, b; }; Sm a{0, 1}; (f(3), a) = (f(4), f(6), Sm{f(5), 6}); printf("%d ", a.b); }
  std::printf("\n");
  { struct Sm { int a, b; }; Sm a{0, 1}; (f(3), a) = (f(4), (f(6), Sm{f(5), 6})); printf("%d ", a.b); }
  std::printf("\n");
  { struct Sm { int a, b; }; Sm a{0, 1}; (f(3), a) = (f(4), true ? Sm{f(5), 6} : Sm{f(4), 1}); printf("%d ", a.b); }
  std::printf("\n");
}
