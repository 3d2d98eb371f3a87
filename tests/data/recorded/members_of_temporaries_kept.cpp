#include <tuple>
#include <algorithm>
#include <cstdio>
#include <initializer_list>
#include <utility>
#include <vector>

struct A { int v; A() : v(0) { std::printf("A() "); } A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } A(A&& o) noexcept : v(o.v) { std::printf("Am%d ", v); o.v = -o.v; } ~A() { std::printf("~A%d ", v); } A& operator=(A const& o) { std::printf("A=c%d ", o.v); v = o.v; return *this; } A& operator=(A&& o) noexcept { std::printf("A=m%d ", o.v); v = o.v; o.v = -o.v; return *this; } bool operator<(A const& o) const { return v < o.v; } bool operator==(A const& o) const { return v == o.v; } };
int n(int x) { std::printf("n%d ", x); return x; }
struct T0 { int v; T0(int x) : v(x) { printf("T%d ", x); } ~T0() { printf("~T%d ", v); } };
struct TA { A v; int k[2]; TA(int x) : v(x), k{x, x + 1} { printf("TA%d ", x); } ~TA() { printf("~TA%d ", v.v); } };
int const& idr(int const& a) { return a; }
A const& ida(A const& a) { return a; }
template<class T> T const& idt(T const& a) { return a; }
template<class T> T const& mx(T const& a, T const& b) { return a < b ? b : a; }

int main() {
  { auto const& r = std::max(T0(1).v, T0(2).v); printf("x "); }
  std::printf("\n");
  { auto const& r = mx(T0(1).v, T0(2).v); printf("x "); }
  std::printf("\n");
  { auto const& r = idr(T0(1).v); printf("x "); }
  std::printf("\n");
  { auto const& r = std::clamp(T0(1).v, T0(2).v, T0(3).v); printf("x "); }
  std::printf("\n");
  { auto r = std::forward_as_tuple(T0(1).v, T0(2).v); printf("x "); }
  std::printf("\n");
  { auto const& r = TA(1).k[1]; printf("x "); }
  std::printf("\n");
  { auto&& [a, b] = TA(1).k; printf("x "); }
  std::printf("\n");
  { auto r = std::make_pair(std::ref(idr(T0(1).v)), 2); printf("x "); }
  std::printf("\n");
  { auto l = [&r = idr(T0(1).v)] { return 1; }; printf("x "); }
  std::printf("\n");
  { A const& a = static_cast<A const&>(TA(1).v); printf("x "); }
  std::printf("\n");
  { A const& a = static_cast<A&&>(TA(1).v); printf("x "); }
  std::printf("\n");
  { std::min({TA(1).v, TA(2).v}); printf("x "); }
  std::printf("\n");
  { std::vector<A> r{TA(1).v, TA(2).v}; printf("x "); }
  std::printf("\n");
  { A r[]{TA(1).v, TA(2).v}; printf("x "); }
  std::printf("\n");
  { std::initializer_list<A> w{TA(1).v, TA(2).v}; printf("x "); }
  std::printf("\n");
  { std::vector<A> r{TA(1).v, A(2)}; printf("x "); }
  std::printf("\n");
  { [](A a, A b) { printf("f "); }(TA(1).v, TA(2).v); printf("x "); }
  std::printf("\n");
  { auto const& r = static_cast<A const&>(TA(1).v); printf("x %d ", r.v); }
  std::printf("\n");
  { auto&& r = static_cast<A&&>(TA(1).v); printf("x %d ", r.v); }
  std::printf("\n");
  { struct Z { TA t[2]; }; auto const& r = Z{{1, 2}}.t[1].v; printf("x %d ", r.v); }
  std::printf("\n");
  { struct Z { TA* t; }; TA t(1); auto const& r = Z{&t}.t[0].v; auto const& q = Z{&t}.t->v; printf("x %d ", &r == &q); }
  std::printf("\n");
  { auto f = [] { return TA(1); }; auto const& r = f().k[1]; auto&& q = f().v; printf("x "); }
  std::printf("\n");
  { auto const& [p, q] = std::pair<TA, int>(1, 2).first.k; printf("x %d ", q); }
  std::printf("\n");
}
