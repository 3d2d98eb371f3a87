#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
using namespace std;
int main() {
  map<int, string> m{{1, "a"}, {2, "b"}}, n{{2, "c"}, {3, "d"}};
  m.merge(n);
  auto h = m.extract(1); printf("%d %s %d %zu\n", h.key(), h.mapped().c_str(), !h.empty(), m.size());
  n.insert(std::move(h));
  for (auto& [k, v] : n) printf("%d%s ", k, v.c_str());
  set<int> s{1, 2, 3}; auto x = s.extract(s.find(2)); printf("%d %zu\n", x.value(), s.size());
  unordered_map<string, int> u; u.reserve(100); u["a"] = 1;
  printf("%zu %g\n", u.bucket_count(), u.max_load_factor());
  u.insert_or_assign("b", 3); auto [it, ok] = u.try_emplace("b", 9); printf("%d %d\n", it->second, ok);
}
struct M2 { M2() { map<int, string> m{{1, "a"}, {5, "e"}}; auto h = m.extract(5); auto r = m.insert(std::move(h)); printf("%d %d\n", r.inserted, r.position->first);
 multimap<int, int> k{{1, 2}, {1, 3}, {2, 4}}; auto g = k.extract(1); printf("%zu\n", k.size()); k.insert(std::move(g)); for (auto [a, b] : k) printf("%d%d ", a, b); 
 set<string> s{"a"}; auto n = s.extract("b"); printf("%d\n", n.empty()); auto q = s.insert(std::move(n)); printf("%d %d\n", q.inserted, q.position == s.end()); } } m2;
