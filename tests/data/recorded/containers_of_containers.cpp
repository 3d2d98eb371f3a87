// Elements that are containers are copies of their own, and `emplace` makes them of the arguments of a constructor.
#include <vector>
#include <string>
#include <deque>
#include <list>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <algorithm>
#include <numeric>
#include <cstdio>
using V = std::vector<int>;
template <class C> void show(const char* n, C const& c) { printf("%s:", n); for (auto& v : c) printf(" %zu", v.size()); printf("\n"); }
void emplaced() {
  std::vector<std::vector<int>> v; v.emplace_back(3); v.emplace_back(2, 7); v.emplace_back(); v.emplace_back(v[1].begin(), v[1].end());
  v.emplace(v.begin(), 4);
  for (auto& x : v) { printf("%zu:", x.size()); for (int i : x) printf(" %d", i); printf("\n"); }
  std::vector<std::string> s; s.emplace_back(3, 'x'); s.emplace_back("abc", 2); s.emplace_back(s[0], 1); s.emplace_back(); s.insert(s.begin(), 2, "q"); s.emplace(s.end(), 2, 'z');
  for (auto& x : s) printf("[%s]", x.c_str());
}

int main() {
  emplaced();
  { std::vector<V> a(3); a[0].push_back(1); show("a", a); }
  { std::vector<V> a(3, V{1,2}); a[0].push_back(1); show("b", a); }
  { V x{1,2,3}; std::vector<V> a(3, x); a[1].push_back(1); x.clear(); show("c", a); }
  { V x{1,2,3}; std::vector<V> a; a.assign(3, x); a[1].push_back(1); x.clear(); show("d", a); }
  { V x{1,2,3}; std::vector<V> a; a.resize(3, x); a[2].push_back(1); x.clear(); show("e", a); }
  { V x{1,2,3}; std::vector<V> a; a.insert(a.begin(), 3, x); a[2].push_back(1); x.clear(); show("f", a); }
  { V x{1,2,3}; std::vector<V> a; a.push_back(x); a.push_back(x); a[1].push_back(1); x.clear(); show("g", a); }
  { V x{1,2,3}; std::vector<V> a{x, x, x}; a[1].push_back(1); x.clear(); show("h", a); }
  { V x{1,2,3}; std::array<V,3> a; a.fill(x); a[1].push_back(1); x.clear(); show("i", a); }
  { V x{1,2,3}; std::vector<V> a(3); std::fill(a.begin(), a.end(), x); a[1].push_back(1); x.clear(); show("j", a); }
  { V x{1,2,3}; std::vector<V> a(3); std::fill_n(a.begin(), 2, x); a[1].push_back(1); x.clear(); show("k", a); }
  { V x{1,2,3}; std::deque<V> a(3, x); a[1].push_back(1); a.resize(5); a[3].push_back(2); show("l", a); }
  { V x{1,2,3}; std::list<V> a(3, x); a.front().push_back(1); a.resize(5); a.back().push_back(2); show("m", a); }
  { V x{1,2,3}; std::vector<V> a{x,x}, b = a; b[0].push_back(4); std::vector<V> c(a.begin(), a.end()); c[1].clear(); show("n", a); show("n", b); show("n", c); }
  { std::vector<std::vector<V>> a(2, std::vector<V>(2, V(2))); a[0][0].push_back(1); a[1].resize(3); a[1][2].push_back(1); for (auto& x : a) show("o", x); }
  { std::vector<std::array<V,2>> a(2); a[0][0].push_back(1); for (auto& x : a) show("p", x); }
  { std::vector<std::pair<int,V>> a(3); a[0].second.push_back(1); for (auto& [k, v] : a) printf("q %zu\n", v.size()); }
  { std::vector<std::pair<int,V>> a; a.resize(3); a[0].second.push_back(1); for (auto& [k, v] : a) printf("r %zu\n", v.size()); }
  { std::vector<std::map<int,int>> a; a.resize(3); a[0][1] = 2; show("s", a); }
  { std::vector<std::string> a; a.resize(3); a[0] += "abc"; show("t", a); a.assign(2, "xy"); a[1] += "z"; show("t", a); }
  { std::vector<std::optional<V>> a; a.resize(3); a[0].emplace(3); for (auto& o : a) printf("u %d\n", o.has_value()); }
  { std::vector<std::deque<int>> a; a.resize(2); a[0].push_back(1); show("v", a); }
  { V a[3]; a[0].push_back(1); show("w", a); auto* p = new V[3]; p[1].push_back(3); printf("%zu %zu %zu\n", p[0].size(), p[1].size(), p[2].size()); delete[] p; }
  { std::vector<V> a(2, V{5}); std::copy(a.begin(), a.begin()+1, a.begin()+1); a[0].push_back(1); show("x", a); std::swap(a[0], a[1]); show("x", a); std::rotate(a.begin(), a.begin()+1, a.end()); a[0].push_back(7); show("x", a); }
  { std::vector<V> a(1, V{5}), b(2); std::copy_n(a.begin(), 1, b.begin()); b[0].clear(); std::replace(b.begin(), b.end(), V{}, V{9,9}); b[0].push_back(1); show("y", a); show("y", b);
    std::generate(b.begin(), b.end(), [&]{ return a[0]; }); b[0].push_back(3); show("y", a); show("y", b); b.insert(b.end(), a.begin(), a.end()); b[2].clear(); show("y", a); b.erase(b.begin()); show("y", b); }
  { struct S { std::vector<V> g; S(int n) { g.resize(n); } }; S s(3), t = s; t.g[1].push_back(1); show("z", s.g); show("z", t.g); s = t; s.g[1].push_back(2); show("z", t.g); }
}
