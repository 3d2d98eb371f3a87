// The algorithms and containers of the standard library that programs around kernels use.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <iostream>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

template <class C> void show(C const& c) { for (auto const& x : c) std::cout << x << ' '; std::cout << "| "; }

int main() {
  std::vector<int> v(8);
  std::iota(v.begin(), v.end(), -3);
  std::transform(v.begin(), v.end(), v.begin(), [](int x) { return x * x; });
  show(v);
  std::sort(v.begin(), v.end());
  v.erase(std::unique(v.begin(), v.end()), v.end());
  show(v);
  std::reverse(v.begin(), v.end());
  std::rotate(v.begin(), v.begin() + 2, v.end());
  show(v);
  std::cout << std::accumulate(v.begin(), v.end(), 0) << ' ' << std::accumulate(v.begin(), v.end(), 0.5) << ' '
            << std::inner_product(v.begin(), v.end(), v.begin(), 0) << '\n';
  std::cout << *std::max_element(v.begin(), v.end()) << std::distance(v.begin(), std::min_element(v.begin(), v.end())) << ' '
            << std::count(v.begin(), v.end(), 4) << std::any_of(v.begin(), v.end(), [](int x) { return x > 20; })
            << std::all_of(v.begin(), v.end(), [](int x) { return x >= 0; }) << std::none_of(v.begin(), v.end(), [](int x) { return x == 4; }) << ' '
            << (std::find(v.begin(), v.end(), 9) - v.begin()) << (std::find(v.begin(), v.end(), 99) == v.end()) << '\n';
  v.insert(v.begin() + 1, {7, 8});
  v.insert(v.end(), 2, 5);
  v.erase(v.begin());
  v.erase(v.begin() + 1, v.begin() + 3);
  show(v);
  std::partial_sum(v.begin(), v.end(), v.begin());
  show(v);
  std::fill_n(v.begin(), 2, 1);
  std::swap(v.front(), v.back());
  std::cout << v[0] << v.back() << std::equal(v.begin(), v.begin() + 1, v.begin()) << '\n';
  std::array<float, 4> a{3, 1, 2};
  std::sort(a.begin(), a.end(), std::greater<float>());
  auto b = a;
  b.fill(0.5f);
  std::copy(a.begin(), a.begin() + 2, b.begin() + 1);
  show(a); show(b);
  std::cout << a.size() << (a == b) << (a > b) << '\n';
  std::map<std::string, int> m{{"mma", 2}, {"copy", 1}};
  m["copy"] += 5;
  m["tile"];
  for (auto& [name, n] : m) std::cout << name << '=' << n++ << ' ';
  std::cout << m.size() << m.count("mma") << (m.find("x") == m.end()) << m.at("mma") << '\n';
  std::set<int> s{5, 1, 5, 3};
  s.insert(2);
  s.erase(5);
  show(s);
  std::cout << s.size() << s.count(3) << *s.begin() << '\n';
  auto low = std::min({4, 9, 2}), high = std::max({4, 9, 2});
  std::cout << low << high << std::clamp(15, 0, 10) << std::gcd(12, 18) << std::lcm(4, 6) << ' ' << std::abs(-3) << std::min({3, 1, 2}) << ' '
            << std::pow(2, 10) << ' ' << std::sqrt(2.f) << ' ' << std::fabs(-1.5) << std::round(2.5) << std::floor(-1.5) << std::ceil(1.2) << '\n';
  std::vector<std::pair<int, char>> pairs{{2, 'b'}, {1, 'z'}, {2, 'a'}};
  std::sort(pairs.begin(), pairs.end());
  for (auto [n, c] : pairs) std::cout << n << c << ' ';
  std::vector<std::vector<int>> grid(2, std::vector<int>(3, 1));
  grid[1][2] = 9;
  grid.emplace_back(2, 4);
  int sum = 0;
  for (auto const& row : grid) sum += std::accumulate(row.begin(), row.end(), 0);
  std::cout << sum << ' ' << grid.back().size() << '\n';
}
