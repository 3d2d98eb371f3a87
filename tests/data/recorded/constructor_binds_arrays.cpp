#include <array>
#include <cstdio>
#include <initializer_list>
#include <utility>
#include <vector>

struct A { int v; A() : v(0) { std::printf("A() "); } A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } A(A&& o) noexcept : v(o.v) { std::printf("Am%d ", v); o.v = -o.v; } ~A() { std::printf("~A%d ", v); } A& operator=(A const& o) { std::printf("A=c%d ", o.v); v = o.v; return *this; } A& operator=(A&& o) noexcept { std::printf("A=m%d ", o.v); v = o.v; o.v = -o.v; return *this; } bool operator<(A const& o) const { return v < o.v; } bool operator==(A const& o) const { return v == o.v; } };
struct B { int b; B(int x) : b(x) { std::printf("B%d ", b); } B(B const& o) : b(o.b) { std::printf("Bc%d ", b); } B(B&& o) : b(o.b) { std::printf("Bm%d ", b); } ~B() { std::printf("~B%d ", b); } };
struct D : B { D(int x) : B(x) { std::printf("D%d ", b); } D(D const& o) : B(o) { std::printf("Dc%d ", b); } D(D&& o) : B(std::move(o)) { std::printf("Dm%d ", b); } ~D() { std::printf("~D%d ", b); } };
int n(int x) { std::printf("n%d ", x); return x; }
struct G1 { D const (&r)[2]; std::initializer_list<A> l; A m; G1(int k) : r{D(k), D(2)}, l{A(3), A(4)}, m(5) { printf("G%d ", (int)l.size()); } G1(std::initializer_list<A> o) : r{D(1), D(2)}, l(o), m(6) { printf("G "); } };
struct G6 { D const (&r)[2]; D const& q; G6() : r{D(1), D(2)}, q(D(3)) { printf("%d ", r[1].b); throw 1; } };
struct G7 { D const (&r)[2][1]; G7() : r{{D(1)}, {D(2)}} { printf("%d ", r[1][0].b); } };
struct G8 { std::pair<A, A> const& p; G8() : p{A(1), A(2)} { printf("G8 "); } };
struct G9 { std::vector<A> const& p; G9() : p{A(1), A(2)} { printf("G9 "); } };
struct G10 { std::array<A, 2> const& p; G10() : p{A(1), A(2)} { printf("G10 "); } };
struct AG { A a, b; }; struct G11 { AG const& p; G11() : p{A(1), A(2)} { printf("G11 "); } };
template<class T> struct G15 { T const (&r)[2]; G15(T const& x) : r{x, T(2)} { printf("G15 "); } };
struct G17 { A const (&r)[2]; G17() : r{A(1)} { printf("G17 "); } };
struct G19 { std::initializer_list<A> r = {A(1), A(2)}; G19() { printf("G19 "); } };
struct G21 { std::initializer_list<A> r{A(1), A(2)}; };
struct G22 { A const (&r)[2]; };

int main() {
  { G1 g(1); printf("x "); }
  std::printf("\n");
  { try { G6 g; } catch (int) { printf("c "); } }
  std::printf("\n");
  { G7 g; printf("x "); }
  std::printf("\n");
  { G8 g; printf("x "); }
  std::printf("\n");
  { G9 g; printf("x "); }
  std::printf("\n");
  { G10 g; printf("x "); }
  std::printf("\n");
  { G11 g; printf("x "); }
  std::printf("\n");
  { G15<A> g(A(5)); printf("x "); }
  std::printf("\n");
  { G17 g; printf("x "); }
  std::printf("\n");
  { G19 g; printf("x "); }
  std::printf("\n");
  { G21 g{{A(4)}}; printf("x "); }
  std::printf("\n");
  { G22 g[2]{{{A(1), A(2)}}, {{A(3), A(4)}}}; printf("x %d ", g[0].r[1].v); }
  std::printf("\n");
  { std::vector<G22> g{{{A(1), A(2)}}}; printf("x "); }
  std::printf("\n");
  { A a[2]{1, 2}; G22 g = {a}; a[1].v = 7; printf("x %d ", g.r[1].v); }
  std::printf("\n");
}
