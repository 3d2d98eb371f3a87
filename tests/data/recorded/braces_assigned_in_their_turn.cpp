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
int main() {
  { A x(1); std::map<int, Bx<A>> m; m[1] = {x, g(x)}; nl(); }
  { A x(1); std::map<int, Agg> m; m[1] = {x, g(x)}; nl(); }
  { A x(1); std::unordered_map<int, Agg> m; m[1] = {x, g(x)}; nl(); }
  { A x(1); std::vector<Bx<A>> m(1); m[0] = {x, g(x)}; nl(); }
  { A x(1); std::vector<Agg> m(1); m[0] = {x, g(x)}; nl(); }
  { A x(1); std::deque<Agg> m(1); m[0] = {x, g(x)}; nl(); }
  { A x(1); std::array<Agg, 1> m; m[0] = {x, g(x)}; nl(); }
  { A x(1); std::map<int, std::pair<A, int>> m; m[1] = {x, g(x)}; nl(); }
  { A x(1); std::map<int, std::tuple<A, int>> m; m[1] = {x, g(x)}; nl(); }
  { A x(1); std::vector<std::pair<A, int>> m(1); m[0] = {x, g(x)}; nl(); }
  { A x(1); std::vector<std::pair<A, A>> m(1); m[0] = {x, 3}; nl(); m[0] = {x, x}; nl(); m[0] = {std::move(x), A(4)}; nl(); }
  { A x(1); std::map<int, std::pair<A, A>> m; m[0] = {x, 3}; nl(); m[0] = {x, x}; nl(); m[0] = {std::move(x), A(4)}; nl(); }
  { A x(1); std::map<int, Bx<int>> m; m[1] = {x.v, g(x)}; printf("%d %d", m[1].a, m[1].b); nl(); }
  { int x = 1; std::map<int, std::pair<int, int>> m; m[++x] = {x, x}; printf("%d %d %d", m.begin()->first, m.begin()->second.first, m.begin()->second.second); nl(); }
  { int x = 1; std::map<int, std::vector<int>> m; m[++x] = {x, x}; printf("%d %d %d", m.begin()->first, m.begin()->second[0], m.begin()->second[1]); nl(); }
  { A x(1); std::map<int, std::vector<A>> m; m[1] = {x, A(4)}; nl(); m[1] = {A(2)}; nl(); m[2] = {}; nl(); }
  { A x(1); std::map<int, std::array<A, 2>> m; m[1] = {x, A(4)}; nl(); }
  { A x(1); std::map<int, std::optional<A>> m; m[1] = {x}; nl(); m[1] = {}; nl(); m[1] = A(5); nl(); }
  { A x(1); struct O { Bx<A> b; Agg g; std::pair<A, int> p; std::map<int, Agg> m; }; O o; o.b = {x, g(x)}; nl(); o.g = {x, g(x)}; nl(); o.p = {x, g(x)}; nl(); o.m[3] = {x, g(x)}; nl(); auto p = &o; p->b = {x, g(x)}; nl(); p->g = {x, g(x)}; nl(); p->p = {x, g(x)}; nl(); p->m[5] = {x, g(x)}; nl(); }
  { A x(1); std::vector<Agg> v(1); v.back() = {x, g(x)}; nl(); v.front() = {x, g(x)}; nl(); v.at(0) = {x, g(x)}; nl(); *v.begin() = {x, g(x)}; nl(); v.begin()->a = {g(x)}; nl(); for (auto& e : v) e = {x, g(x)}; nl(); }
  { using M = std::map<int, Bx<A>>; A x(1); M m; m[1] = {x, g(x)}; nl(); }
  { std::map<int, std::map<int, Agg>> m; A x(1); m[1][2] = {x, g(x)}; nl(); }
  { std::map<int, std::map<int, A>> m; A x(1); m[1] = {{1, x}, {2, g(x)}}; nl(); }
  { std::vector<std::vector<Agg>> m(1, std::vector<Agg>(1)); A x(1); m[0][0] = {x, g(x)}; nl(); }
  { std::map<int, Agg> m{{1, {1, 2}}, {2, {3, 4}}}; nl(); }
  { std::unordered_map<int, Agg> m{{1, {1, 2}}, {2, {3, 4}}}; nl(); }
  { std::map<int, Agg> m; m = {{1, {2, 3}}, {2, {4, 5}}}; nl(); }
}
