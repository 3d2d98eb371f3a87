// Ordered containers after many insertions and removals: plain keys, which are compared in place, and keys with a comparison that counts.
#include <cstdio>
#include <map>
#include <set>
#include <string>
static long n = 0;
struct Cmp { bool operator()(int a, int b) const { ++n; return a < b; } };
int main() {
  std::map<int, std::string> m; std::multimap<int, int> mm; std::multiset<int> ms; std::set<int> s; std::map<int, int, Cmp> c; std::map<std::string, int> t; std::set<double> d;
  unsigned r = 12345;
  for (int i = 0; i < 400; ++i) {
    r = r * 1103515245u + 12345u; int k = (r >> 16) % 61;
    m[k] += char('a' + i % 26); mm.insert({k, i}); ms.insert(k % 7); s.insert(k); c[k] += i; c.insert({k + 1, i}); c.emplace(k + 2, i); t[std::to_string(k)]++; d.insert(k / 3.0);
    if (i % 3 == 0) { m.erase(k); c.erase(k / 2); mm.erase(k + 1); s.erase(k - 1); t.erase(std::to_string(k + 1)); }
    if (auto [it, ok] = s.insert(k); ok) printf("!%d ", *it);
  }
  for (auto& [k, v] : m) printf("%d:%s ", k, v.c_str()); puts("");
  for (auto& [k, v] : mm) printf("%d:%d ", k, v); puts("");
  for (auto it = s.rbegin(); it != s.rend(); ++it) printf("%d ", *it); puts("");
  for (auto k : ms) printf("%d", k); puts("");
  for (auto& [k, v] : c) printf("%d:%d ", k, v); printf(" %ld\n", n);
  for (auto& [k, v] : t) printf("%s:%d ", k.c_str(), v); puts("");
  auto s2 = s; s2.insert(1000); auto m2 = m; m2[-1] = "x"; m = std::move(m2); printf("%zu %zu %zu %s %g\n", s2.size(), m.size(), s2.count(1000), m.begin()->second.c_str(), *d.rbegin());
  s = {5, 3, 9}; s.merge(s2); for (int k : s) printf("%d ", k); puts("");
  std::map<int, std::string> q = {{3, "c"}, {1, "a"}, {3, "z"}}; for (auto& [k, v] : q) printf("%d%s ", k, v.c_str()); puts("");
  std::set<int*> p; int x[3]; p.insert(x + 2); p.insert(x); p.insert(x + 2); printf("%zu %d\n", p.size(), int(*p.begin() - x));
}
