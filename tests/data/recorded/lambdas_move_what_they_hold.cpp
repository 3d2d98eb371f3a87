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
#include <string>
int main() {
  { std::vector<A> v{1, 2}; nl(); auto f = [v] { return v.size(); }; nl(); auto h = std::move(f); nl(); printf("%zu %zu ", f(), h()); nl(); }
  { std::string v{"abc"}; auto f = [v] { return v.size(); }; auto h = std::move(f); printf("%zu %zu ", f(), h()); nl(); }
  { std::vector<int> v{1, 2}; auto f = [v] { return v.size(); }; auto h = std::move(f); printf("%zu %zu ", f(), h()); nl(); }
  { std::vector<int> v{1, 2}; auto f = [w = v] { return w.size(); }; auto h = std::move(f); printf("%zu %zu ", f(), h()); nl(); }
  { std::vector<int> v{1, 2}; auto f = [v]() mutable { return v.size(); }; auto h = std::move(f); printf("%zu %zu ", f(), h()); nl(); }
  { const std::vector<int> v{1, 2}; auto f = [v] { return v.size(); }; auto h = std::move(f); printf("%zu %zu ", f(), h()); nl(); }
  { const std::vector<A> v{1, 2}; auto f = [v] { return v.size(); }; auto h = std::move(f); printf("%zu %zu ", f(), h()); nl(); }
  { std::vector<A> v{1, 2}; auto f = [w = v] { return w.size(); }; auto h = std::move(f); printf("%zu %zu ", f(), h()); nl(); }
  { std::vector<A> v{1, 2}; auto f = [w = std::move(v)]() mutable { return w.size(); }; auto h = std::move(f); printf("%zu %zu ", f(), h()); nl(); }
  { std::list<A> v{1, 2}; nl(); auto f = [v] { return v.size(); }; nl(); auto h = std::move(f); nl(); printf("%zu %zu ", f(), h()); nl(); }
  { std::pair<A, A> v{1, 2}; nl(); auto f = [v] { return 1; }; nl(); auto h = std::move(f); nl(); }
  { std::array<A, 2> v{1, 2}; nl(); auto f = [v] { return 1; }; nl(); auto h = std::move(f); nl(); }
  { A v[2] = {1, 2}; nl(); auto f = [v] { return 1; }; nl(); auto h = std::move(f); nl(); }
  { std::vector<A> v{1, 2}; nl(); std::function<int()> f = [v] { return 1; }; nl(); auto g2 = std::move(f); nl(); }
  { auto p = std::make_unique<A>(3); auto f = [p = std::move(p)] { return p ? p->v : 0; }; auto h = std::move(f); printf("%d %d ", f(), h()); nl(); }
  { auto p = std::make_shared<A>(3); auto f = [p] { return p ? p->v : 0; }; auto h = std::move(f); printf("%d %d %ld ", f(), h(), p.use_count()); nl(); }
  { std::optional<A> v{1}; nl(); auto f = [v] { return 1; }; nl(); auto h = std::move(f); nl(); }
}
