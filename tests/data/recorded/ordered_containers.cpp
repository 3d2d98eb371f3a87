// Ordered containers: what stays where elements come and go, and every way in and out of them.
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

template <class M> void shown(M const& m) {
  for (auto const& [k, v] : m) std::cout << k << '=' << v << ' ';
  std::cout << '\n';
}

int main() {
  std::map<std::string, int> m;
  auto& z = m["z"];
  m["a"] = 1;
  m["b"] = 2;
  z = 5;
  auto it = m.find("z");
  m.erase("a");
  it->second += 2;
  shown(m);
  std::cout << it->first << (++it == m.end()) << '\n';
  std::set<int> s{5, 6};
  auto i = s.find(6);
  s.insert(1);
  std::cout << *i;
  s.erase(1);
  std::cout << *i << *--i << '\n';
  std::map<int, int> h;
  for (int k = 0; k < 10; ++k) h[k] = k * k;
  for (auto j = h.begin(); j != h.end();) {
    if (j->first % 2) j = h.erase(j);
    else ++j;
  }
  h.erase(h.begin(), h.find(4));
  shown(h);
  std::multimap<std::string, int> mm{{"b", 1}, {"a", 2}};
  mm.insert({"a", 3});
  mm.emplace("a", 1);
  shown(mm);
  auto [first, last] = mm.equal_range("a");
  std::cout << std::distance(first, last) << mm.count("a") << mm.erase("a") << mm.size() << '\n';
  std::multiset<int> ms{3, 1, 3, 2};
  ms.insert(3);
  ms.erase(ms.find(3));
  for (int x : ms) std::cout << x;
  std::cout << ms.count(3) << *ms.rbegin() << *ms.lower_bound(2) << *ms.upper_bound(2) << '\n';
  std::vector<int> v{4, 2, 2, 9};
  std::set<int, std::greater<int>> g(v.begin(), v.end());
  for (int x : g) std::cout << x << ' ';
  auto [at, fresh] = g.insert(5);
  std::cout << *at << fresh << g.emplace(5).second << g.size() << '\n';
  std::map<int, std::string> names{{2, "two"}, {1, "one"}};
  auto copy = names;
  copy[3] = "three";
  copy.insert_or_assign(1, "uno");
  copy.try_emplace(2, "due");
  std::cout << names.size() << copy.size() << (names == copy) << (names != copy) << copy.at(1) << copy.at(2) << '\n';
  names.swap(copy);
  for (auto r = names.rbegin(); r != names.rend(); ++r) std::cout << r->first << r->second << ' ';
  std::cout << copy.count(3) << names.contains(3) << '\n';
  std::set<std::string> words{"tile", "atom"};
  words.insert("mma");
  for (auto const& w : words) std::cout << w << ' ';
  std::cout << std::distance(words.begin(), words.find("mma")) << *std::next(words.begin(), 2) << *std::prev(words.end()) << '\n';
  std::map<int, std::vector<int>> lists;
  lists[1].push_back(4);
  lists[0] = {7, 8};
  lists[1].push_back(5);
  for (auto& [k, list] : lists) std::cout << k << list.size() << list.back() << ' ';
  std::set<std::pair<int, int>> pairs{{2, 1}, {1, 5}};
  std::cout << pairs.begin()->second << pairs.count({2, 1}) << '\n';
}
