// What is moved in braces is moved once and in its turn: pairs, aggregates with designators, lambdas, arrays of arrays, assignments.
#include <cstdio>
#include <vector>
#include <map>
#include <set>
#include <list>
#include <deque>
#include <array>
#include <tuple>
#include <utility>
#include <string>
#include <memory>
#include <optional>
#include <variant>
#include <functional>
#include <stdexcept>
#include <exception>
#include <algorithm>
using namespace std;
struct X { int id; static inline int n = 0, live = 0, throw_at = -1;
  void tick(const char* w, int o) { ++n; if (n == throw_at) { printf("  !%s %d\n", w, o); throw runtime_error("tick"); } ++live; }
  X(int i = 0) : id(i) { tick("make", i); printf("  +%d\n", id); }
  X(const X& o) : id(o.id + 100) { tick("copy", o.id); printf("  c%d->%d\n", o.id, id); }
  X(X&& o) : id(o.id + 1000) { tick("move", o.id); printf("  m%d->%d\n", o.id, id); o.id = -o.id; }
  X& operator=(const X& o) { printf("  =c%d<-%d\n", id, o.id); id = o.id; return *this; }
  X& operator=(X&& o) { printf("  =m%d<-%d\n", id, o.id); id = o.id; return *this; }
  bool operator<(const X& o) const { return id < o.id; }
  bool operator==(const X& o) const { return id == o.id; }
  ~X() { --live; printf("  -%d\n", id); } };
struct Y { int id; 
  Y(int i = 0) : id(i) { printf("  +y%d\n", id); }
  Y(const Y& o) : id(o.id + 100) { printf("  cy%d->%d\n", o.id, id); }
  Y(Y&& o) noexcept : id(o.id + 1000) { printf("  my%d->%d\n", o.id, id); o.id = -o.id; }
  Y& operator=(const Y& o) { printf("  =cy%d<-%d\n", id, o.id); id = o.id; return *this; }
  Y& operator=(Y&& o) noexcept { printf("  =my%d<-%d\n", id, o.id); id = o.id; return *this; }
  bool operator<(const Y& o) const { return id < o.id; }
  ~Y() { printf("  -y%d\n", id); } };
#define T(...) { printf("## %s\n", #__VA_ARGS__); X::n = 0; X::throw_at = -1; X::live = 0; { __VA_ARGS__; puts("  ."); } printf("  live %d\n", X::live); }
#define TH(k, ...) { printf("## @%d %s\n", k, #__VA_ARGS__); X::n = 0; X::throw_at = k; X::live = 0; try { __VA_ARGS__; puts("  ."); } catch (exception& e) { printf("  caught %s\n", e.what()); } X::throw_at = -1; printf("  live %d\n", X::live); }
X by(const X& x) { return X(x.id + 10); }
struct Agg { X x; X y{99}; };
struct Opt { optional<X> o; int k; };
struct P { X a, b; };
void tk(Agg a) { printf("  tk %d %d\n", a.x.id, a.y.id); }
void tkp(pair<X, X> p) { printf("  tkp %d %d\n", p.first.id, p.second.id); }
pair<X, X> both() { X a(1), b(2); return {a, std::move(b)}; }
std::pair<X, X> first() { X a(1), b(2); return {std::move(a), b}; }
vector<X> list_of() { X a(1), b(2); return {a, std::move(b)}; }
struct C { int v; operator int() && { puts("  &&"); return v; } operator int() const& { puts("  const&"); return v + 1; } };
struct F { operator X() && { puts("  X&&"); return X(7); } operator X() const& { puts("  X const&"); return X(8); } };
struct S { string s; operator string() && { return "moved"; } operator string() const& { return "kept"; } };
int main() {
  T(X a(1), b(2); Agg g{.x = a, .y = by(b)}) T(X a(1), b(2); Agg g{.x = 5, .y = by(b)}) T(X a(1), b(2); Agg g = {a, std::move(b)})
  T(X a(1), b(2); auto l = [](Agg g) { printf("  in %d\n", g.x.id); }; l({a, by(b)}))
  T(X a(1), b(2); tk({a, by(b)})) T(X a(1), b(2); tkp({std::move(a), b})) T(X a(1), b(2); tkp({a, by(b)}))
  T(auto r = both()) T(auto r = first()) T(auto r = list_of())
  T(X a(1), b(2); pair<X, X> p = {a, std::move(b)}; p = {std::move(a), b})
  T(X a(1), b(2); X p[2][2] = {{a, std::move(b)}, {3, by(a)}}) T(X p[2][2] = {{1}}) T(int n[2][2] = {{1, 2}, {3}}; printf("%d %d\n", n[0][1], n[1][1]))
  T(X z(1); X y(2); y = {std::move(z)}) T(X z(1); X y(2); y = {z}) T(P p{1, 2}; P q{3, 4}; p = {std::move(q)})
  T(X a(4); Opt o{std::move(a), 2}) T(X a(4); Opt o{a, 2}) T(Opt o{X(1), 2})
  T(map<int, X> m; X a(3); m.insert({2, a}); m.insert({3, std::move(a)}))
  C c{5}; const C cc{6};
  T(vector<int> v{c, std::move(c), C{9}}; printf("%d %d %d\n", v[0], v[1], v[2]))
  T(vector<int> v; v.push_back(c); v.push_back(std::move(c)); v.push_back(C{4}); v.emplace_back(std::move(c)); v.insert(v.begin(), std::move(c)); v.push_back(cc); v.push_back(std::move(cc)))
  T(array<int, 2> a{c, std::move(c)}; printf("%d\n", a[1])) T(optional<int> o = std::move(c); o = c; o = std::move(c))
  T(F x; vector<X> v; v.reserve(8); v.push_back(x); v.push_back(std::move(x)))
  T(S g; vector<string> v{g, std::move(g)}; v.push_back(g); v.push_back(std::move(g)); for (auto& s : v) printf("%s ", s.c_str()))
}
