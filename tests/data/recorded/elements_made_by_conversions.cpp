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
struct Conv { int v; operator A() const { printf("opA "); return A(v); } };
struct ConvR { A a; operator A const&() const { printf("opR "); return a; } };
int main() {
  { std::vector<A> v; v.emplace_back(Conv{1}); nl(); }
  { std::vector<A> v; v.reserve(9); v.emplace(v.begin(), Conv{1}); nl(); }
  { std::vector<A> v(2); v.reserve(9); v.emplace(v.begin(), Conv{1}); nl(); }
  { std::vector<A> v(2); v.emplace(v.begin() + 1, Conv{1}); nl(); }
  { std::vector<A> v(2); v.emplace(v.end(), Conv{1}); nl(); }
  { std::vector<A> v(2); v.reserve(9); v.emplace(v.begin(), 4); nl(); }
  { std::vector<A> v(2); v.reserve(9); v.emplace(v.begin(), A(4)); nl(); }
  { std::vector<A> v(2); v.reserve(9); A x(3); v.emplace(v.begin(), x); nl(); }
  { std::vector<A> v; v.emplace_back(ConvR{1}); nl(); }
  { std::list<A> v; v.emplace_back(Conv{1}); nl(); }
  { std::list<A> v; v.emplace(v.begin(), Conv{1}); nl(); }
  { std::deque<A> v; v.emplace_back(Conv{1}); nl(); }
  { std::deque<A> v(3); v.emplace(v.begin() + 1, Conv{1}); nl(); }
  { std::deque<A> v(3); v.emplace(v.begin() + 1, 7); nl(); }
  { std::optional<A> o; o.emplace(Conv{1}); nl(); }
  { std::optional<A> o; o.emplace(1); nl(); o.emplace(2); nl(); o = 3; nl(); o = std::nullopt; nl(); }
  { std::vector<std::pair<A, A>> v(2); v.reserve(9); nl(); v.emplace(v.begin(), 1, 2); nl(); }
  { std::vector<std::pair<A, A>> v; v.emplace_back(Conv{1}, 2); nl(); }
  { std::optional<A> o; o = Conv{1}; nl(); o = Conv{2}; nl(); }
  { std::optional<A> o(Conv{1}); nl(); }
  { std::map<int, A> s; s[1] = Conv{1}; nl(); }
  { std::array<A, 2> p{1, 2}, q{3, 4}; std::swap(p, q); nl(); p.swap(q); nl(); }
}
