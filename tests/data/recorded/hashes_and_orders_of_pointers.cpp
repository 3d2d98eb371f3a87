#include <unordered_set>
#include <unordered_map>
#include <memory>
#include <optional>
#include <variant>
#include <bitset>
#include <vector>
#include <iostream>
#include <system_error>
struct Node { int v; std::vector<Node*> next; };
int main() {
  std::vector<std::unique_ptr<Node>> own; for (int i = 0; i < 5; ++i) own.push_back(std::make_unique<Node>(Node{i, {}}));
  for (int i = 0; i < 5; ++i) own[i]->next = {own[(i * 2) % 5].get(), own[(i + 1) % 5].get()};
  std::unordered_set<Node*> seen; std::vector<Node*> st{own[0].get()}; int sum = 0;
  while (!st.empty()) { Node* n = st.back(); st.pop_back(); if (!seen.insert(n).second) continue; sum = sum * 7 + n->v; for (auto m : n->next) st.push_back(m); }
  std::cout << sum << " " << seen.size() << " " << seen.count(own[3].get()) << "\n";
  std::unordered_map<std::shared_ptr<int>, int> sp; auto p = std::make_shared<int>(3); sp[p] = 4; std::cout << sp.at(p) << sp.count(nullptr) << "\n";
  std::unordered_set<std::optional<int>> so{1, 2, std::nullopt}; std::cout << so.size() << so.count(std::nullopt) << (std::hash<std::optional<int>>{}(7) == std::hash<int>{}(7)) << "\n";
  std::unordered_set<const char*> sc; const char* k = "x"; sc.insert(k); std::cout << sc.count(k) << "\n";
  std::unordered_set<std::bitset<70>> sb; sb.insert(std::bitset<70>(5)); std::cout << sb.count(std::bitset<70>(5)) << "\n";
  std::cout << std::hash<std::bitset<8>>{}(5) << " " << std::hash<std::bitset<100>>{}(5) << "\n";
  std::unordered_set<std::variant<int, std::string>> sv{1, "a", "b", 1}; std::cout << sv.size() << sv.count("a") << std::hash<std::variant<int, char>>{}(3) << "\n";
  std::cout << std::hash<std::monostate>{}(std::monostate{}) << " " << std::hash<std::nullptr_t>{}(nullptr) << " " << std::hash<bool>{}(true) << "\n";
  std::unordered_map<void*, int> vp; vp[&sum] = 1; std::cout << vp[&sum] << "\n";
  using F = int (*)(int); std::unordered_set<F> fs; F f = [](int x) { return x; }; fs.insert(f); std::cout << fs.count(f) << "\n";
}
#include <set>
#include <map>
#include <algorithm>
#include <string>
struct S { std::string a; int b; };
struct Base { virtual ~Base() {} std::string n; }; struct D1 : Base {}; 
[[maybe_unused]] static int more = [] {
  std::vector<S> v(4); std::set<S*> s; for (auto it = v.rbegin(); it != v.rend(); ++it) s.insert(&*it);
  for (auto p : s) std::cout << p - v.data() << ","; std::cout << "\n";
  std::map<const S*, int> m; S a, b; m[&a] = 1; m[&b] = 2; m[&a] += 5; std::cout << m[&a] << m[&b] << m.size() << (std::less<const S*>()(&a, &b) != std::less<const S*>()(&b, &a)) << "\n";
  std::set<std::string*> ss{&a.a, &b.a, &a.a}; std::cout << ss.size() << "\n"; std::set<int*> si{&a.b, &b.b, &a.b}; std::cout << si.size() << "\n";
  std::unique_ptr<Base> x(new D1), y(new D1); std::set<Base*> sb{x.get(), y.get(), x.get()}; std::cout << sb.size() << sb.count(y.get()) << "\n";
  std::set<std::shared_ptr<Base>> sp; auto q = std::make_shared<D1>(); sp.insert(q); sp.insert(std::make_shared<D1>()); sp.insert(q); std::cout << sp.size() << (sp.find(q) != sp.end()) << "\n";
  std::set<std::unique_ptr<S>> su; su.insert(std::make_unique<S>()); su.insert(std::make_unique<S>()); std::cout << su.size() << "\n";
  std::cout << (&v[0] < &v[2]) << (v.data() + 4 > &v[3]) << (&a <= &a) << (&a < &a) << "\n";
  std::vector<S*> ps{&v[3], &v[1], &v[2], &v[0]}; std::sort(ps.begin(), ps.end()); for (auto p : ps) std::cout << p - &v[0]; std::cout << "\n";
  std::map<std::pair<S*, int>, int> mp; mp[{&a, 1}] = 2; mp[{&a, 0}] = 3; std::cout << mp.begin()->second << mp.size() << "\n";
  return 0; }();
