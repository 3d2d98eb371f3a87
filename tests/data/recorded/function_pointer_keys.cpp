#include <iostream>
#include <unordered_set>
#include <unordered_map>
#include <set>
#include <map>
using namespace std;
struct C { int a; bool operator==(C const& o) const { return a == o.a; } };
size_t h(const C& c) { return c.a * 7; }
bool less_(int a, int b) { return a > b; }
bool eq(const C& a, const C& b) { return a.a == b.a; }
int main() {
  unordered_set<C, size_t (*)(const C&)> s(20, h);
  s.insert(C{3}); s.insert(C{3}); s.insert(C{4});
  cout << s.size() << " " << s.bucket_count() << "\n";
  set<int, bool (*)(int, int)> t(less_);
  t.insert(1); t.insert(5); t.insert(3);
  for (int x : t) cout << x << " ";
  cout << "\n";
  map<int, int, bool(*)(int,int)> m(&less_);
  m[1] = 2; m[7] = 3;
  for (auto& [k, v] : m) cout << k << ":" << v << " ";
  unordered_map<C, int, decltype(&h), decltype(&eq)> um(8, h, eq);
  um[C{1}] = 5; um[C{1}]++;
  cout << um.size() << " " << um[C{1}] << "\n";
  auto hl = [](C const& c) { return size_t(c.a); };
  unordered_set<C, decltype(hl)> ul(10, hl);
  ul.insert(C{1});
  cout << ul.size() << "\n";
}
