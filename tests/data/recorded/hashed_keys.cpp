#include <cstdio>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>
using namespace std;
int main() {
  unordered_multimap<int, char> m{{1, 'a'}, {2, 'b'}, {1, 'c'}, {1, 'd'}, {17, 'e'}, {2, 'f'}};
  for (auto& [k, v] : m) printf("%d%c ", k, v);
  printf("| %zu %zu %zu\n", m.bucket_count(), m.count(1), m.size());
  for (int i = 0; i < 40; ++i) m.insert({i % 13, char('A' + i % 26)});
  for (auto& [k, v] : m) printf("%d%c ", k, v);
  printf("| %zu %zu %zu\n", m.bucket_count(), m.count(1), m.size());
  auto [a, b] = m.equal_range(2);
  for (; a != b; ++a) printf("%c", a->second);
  printf(" %zu %zu\n", m.erase(2), m.size());
  for (auto& [k, v] : m) printf("%d%c ", k, v);
  unordered_multimap<string, int> s;
  const char* w[] = {"x", "yy", "x", "zz", "yy", "x", "q"};
  int n = 0;
  for (auto t : w) s.emplace(t, n++);
  for (auto& [k, v] : s) printf("%s%d ", k.c_str(), v);
  for (int i = 0; i < 30; ++i) s.emplace("k" + to_string(i % 5), i);
  printf("\n");
  for (auto& [k, v] : s) printf("%s%d ", k.c_str(), v);
  printf("%zu\n", s.bucket_count());
  unordered_multiset<int> ms{3, 3, 1, 2, 3, 1};
  for (int x : ms) printf("%d ", x);
  ms.erase(ms.find(3));
  for (int x : ms) printf("%d ", x);
  unordered_multiset<int> mt{1, 1, 2, 3, 3};
  printf("%d\n", ms == mt);
  unordered_set<int> u(100); printf("%zu\n", u.bucket_count());
  unordered_set<int> u2({1, 2, 3}, 30); printf("%zu\n", u2.bucket_count());
  vector<int> v{5, 6, 7, 5};
  unordered_set<int> u3(v.begin(), v.end()); for (int x : u3) printf("%d ", x);
  unordered_map<int, string> um{{1, "a"}, {2, "b"}}, un{{2, "z"}, {3, "c"}};
  um.merge(un);
  for (auto& [k, t] : um) printf("%d%s ", k, t.c_str());
  printf("%zu\n", un.size());
  auto node = um.extract(2); auto r = um.insert(std::move(node)); printf("%d %d %d\n", r.inserted, r.position->first, (int)node.empty());
  for (auto& [k, t] : um) printf("%d%s ", k, t.c_str());
  printf("%zu %zu\n", um.bucket_size(um.bucket(2)), um.hash_function()(4));
}
