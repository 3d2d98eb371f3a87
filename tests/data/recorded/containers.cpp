#include <algorithm>
#include <array>
#include <cstdio>
#include <deque>
#include <iostream>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>
int main() {
  std::map<std::string, int> m;
  m["one"] = 1;
  m["two"] = 2;
  m["three"] = 3;
  m["two"] += 10;
  m.insert({"four", 4});
  m.emplace("five", 5);
  for (auto const& [k, v] : m) std::cout << k << "=" << v << " ";
  std::cout << m.size() << "\n";
  std::cout << m.count("two") << m.count("six") << " " << (m.find("one") != m.end()) << " " << m.at("five") << "\n";
  auto it = m.find("four");
  std::cout << it->first << it->second << "\n";
  m.erase("four");
  std::cout << m.size() << "\n";
  std::map<int, std::vector<int>> g;
  for (int i = 0; i < 10; ++i) g[i % 3].push_back(i * i);
  for (auto& kv : g) {
    printf("%d:", kv.first);
    for (int x : kv.second) printf(" %d", x);
    printf("\n");
  }
  std::set<int> s{5, 3, 9, 3, 1};
  for (int x : s) printf("%d ", x);
  printf("| %zu %d\n", s.size(), (int)s.count(9));
  s.insert(4);
  s.erase(5);
  for (auto x : s) printf("%d ", x);
  printf("\n");
  std::vector<int> v{5, 2, 8, 1, 9, 3};
  std::sort(v.begin(), v.end());
  for (auto x : v) printf("%d ", x);
  printf("\n");
  std::sort(v.begin(), v.end(), std::greater<int>());
  for (size_t i = 0; i < v.size(); i++) printf("%d%s", v[i], i + 1 < v.size() ? "," : "\n");
  std::sort(v.begin(), v.end(), [](int a, int b) { return a % 3 != b % 3 ? a % 3 < b % 3 : a < b; });
  for (int x : v) printf("%d ", x);
  printf("\n");
  printf("%d %d\n", std::accumulate(v.begin(), v.end(), 0), *std::max_element(v.begin(), v.end()));
  std::reverse(v.begin(), v.end());
  printf("%d %d\n", v.front(), v.back());
  v.insert(v.begin() + 1, 77);
  v.erase(v.begin());
  v.pop_back();
  v.resize(7, -1);
  for (int x : v) printf("%d ", x);
  printf("%zu %d\n", v.size(), v.empty());
  auto f = std::find(v.begin(), v.end(), 8);
  printf("%ld\n", f - v.begin());
  printf("%ld\n", (long)std::count_if(v.begin(), v.end(), [](int x) { return x < 0; }));
  std::vector<std::vector<int>> grid(3, std::vector<int>(4, 7));
  grid[1][2] = 0;
  for (auto& row : grid) {
    for (auto x : row) printf("%d", x);
    printf("\n");
  }
  std::array<int, 4> a{{4, 3, 2, 1}};
  std::sort(a.begin(), a.end());
  for (auto x : a) printf("%d ", x);
  printf("%zu\n", a.size());
  std::vector<std::pair<int, std::string>> ps{{3, "c"}, {1, "a"}, {2, "b"}, {1, "A"}};
  std::sort(ps.begin(), ps.end());
  for (auto& [n, t] : ps) std::cout << n << t << " ";
  std::cout << "\n";
  std::vector<int> iota(5);
  std::iota(iota.begin(), iota.end(), 10);
  std::transform(iota.begin(), iota.end(), iota.begin(), [](int x) { return x * x; });
  for (int x : iota) std::cout << x << ' ';
  std::cout << '\n';
  std::unordered_map<std::string, int> um;
  um["x"]++;
  um["x"]++;
  um["y"] = 5;
  std::cout << um["x"] << um["y"] << um.size() << "\n";
  std::deque<int> dq{1, 2};
  dq.push_front(0);
  dq.push_back(3);
  for (int x : dq) std::cout << x;
  dq.pop_front();
  std::cout << dq.front() << dq.size() << "\n";
  std::vector<bool> flags(4);
  flags[2] = true;
  for (bool b : flags) std::cout << b;
  std::cout << "\n";
  std::vector<double> w = {1.5, 2.5};
  w.insert(w.end(), {3.5, 4.5});
  std::cout << std::accumulate(w.begin(), w.end(), 0.0) << "\n";
  std::vector<int> c(v.begin(), v.begin() + 3);
  std::cout << c.size() << (c == std::vector<int>(v.begin(), v.begin() + 3)) << (c < v) << "\n";
  std::cout << std::all_of(c.begin(), c.end(), [](int x) { return x > 0; })
            << std::any_of(v.begin(), v.end(), [](int x) { return x == -1; })
            << std::none_of(c.begin(), c.end(), [](int x) { return x == 0; }) << "\n";
  v.erase(std::remove_if(v.begin(), v.end(), [](int x) { return x < 0; }), v.end());
  std::cout << v.size() << "\n";
  std::cout << std::inner_product(iota.begin(), iota.end(), iota.begin(), 0L) << " " << std::min({3, 1, 2})
            << std::max(4, 9) << std::clamp(15, 0, 10) << "\n";
  std::swap(v[0], v[1]);
  int x = 1, y = 2;
  std::swap(x, y);
  std::cout << x << y << "\n";
  auto mm = std::minmax_element(iota.begin(), iota.end());
  std::cout << *mm.first << *mm.second << "\n";
  std::unique(a.begin(), a.end());
  std::fill(a.begin(), a.end(), 3);
  std::cout << a[0] + a[3] << "\n";
  std::vector<int> e;
  e.reserve(10);
  std::cout << e.size() << "\n";
  auto lb = std::lower_bound(iota.begin(), iota.end(), 122);
  std::cout << *lb << (lb - iota.begin()) << std::binary_search(iota.begin(), iota.end(), 144) << "\n";
}
