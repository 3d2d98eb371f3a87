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
struct R { A const& a; A b; };
struct RR { A const& a; A const& b; };
struct RM { A b; A const& a; };
struct R3 { A x; A const& a; int n; A const& b; A y; };
int main() {
  { R r{A(1), A(2)}; nl(); }
  { RR r{A(1), A(2)}; nl(); }
  { RM r{A(1), A(2)}; nl(); }
  { R3 r{1, A(2), say(3), A(4), 5}; nl(); }
  { R3 r{A(1), 2, say(3), 4, A(5)}; nl(); }
  { R r = {A(1), A(2)}; nl(); }
  { auto f = [](R r) { printf("[%d %d]", r.a.v, r.b.v); }; f(R{A(1), A(2)}); nl(); }
  { auto f = [](R r) { printf("[%d %d]", r.a.v, r.b.v); }; f({A(1), A(2)}); nl(); }
  { R r{1, 2}; nl(); }
  { auto r = R{1, A(2)}; nl(); }
  { R r[2] = {{1, 2}, {3, 4}}; nl(); }
  { RM r[2] = {{1, 2}, {3, 4}}; nl(); }
  { struct S { R r; A z; }; S s{{1, 2}, 3}; nl(); }
  { struct S { RM r; A z; }; S s{{1, 2}, 3}; nl(); }
  { const R& r = R{1, 2}; nl(); }
  { A y(9); R r{y, A(2)}; nl(); }
  { A y(9); R r{y, y}; nl(); }
  { struct Q { A&& a; A b; }; Q q{1, 2}; nl(); }
  { struct Q { A&& a; A b; }; Q q{A(1), A(2)}; A z(7); nl(); }
  { struct Q { A a = 7; A const& b = A(8); A c = 9; }; Q q{}; nl(); }
  { struct Q { A a = 7; A const& b = A(8); A c = 9; }; Q q{1}; nl(); }
  { struct Q { A a; A const& b; A c = 9; }; Q q{1, 2}; nl(); }
  { struct L { A const& r; int n; int get() const { return r.v + n; } ~L() { printf("L%d ", r.v); } }; { A x(5); L l{x, 1}; printf("%d ", l.get()); } nl(); { L l{A(6), 1}; printf("%d ", l.get()); } nl(); }
}
