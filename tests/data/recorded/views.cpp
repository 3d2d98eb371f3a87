#include <algorithm>
#include <functional>
#include <iterator>
#include <ranges>
#include <vector>
#include <string>
#include <map>
#include <set>
#include <list>
#include <array>
#include <numeric>
#include <iostream>
#include <cstdio>
namespace rv = std::views;
struct P { std::string name; int age; };
std::vector<int> make() { return {9, 8, 7, 6}; }
int main() {
  std::vector<int> v{1, 2, 3, 4, 5, 6};
  auto noisy = v | std::views::filter([](int x) { printf("f%d ", x); return x % 2 == 0; }) | std::views::transform([](int x) { printf("t%d ", x); return x * x; }) | std::views::take(2);
  for (int x : noisy) printf("=%d ", x);
  puts("");
  for (auto& x : v | std::views::drop(2) | std::views::filter([](int x) { return x > 3; })) x *= 10;
  for (int x : v) printf("%d ", x);
  puts("");
  for (int x : make() | std::views::reverse | std::views::take(3)) printf("%d ", x);
  puts("");
  auto evens = std::views::iota(1) | std::views::filter([](int x) { return x % 2 == 0; });
  for (int x : evens | std::views::take(3)) printf("%d ", x);
  puts("");
  for (int x : evens | rv::take_while([](int x) { return x < 9; })) printf("%d ", x);
  puts("");
  std::vector<P> ps{{"bob", 30}, {"al", 20}, {"cy", 40}};
  for (auto const& n : ps | rv::transform(&P::name)) std::cout << n << ' ';
  std::cout << '\n';
  for (auto const& p : ps | rv::filter([](P const& p) { return p.age > 25; })) std::cout << p.name << p.age << ' ';
  std::cout << '\n';
  auto sq = rv::iota(0, 5) | rv::transform([](int i) { return i * i; });
  std::vector<int> out(sq.begin(), sq.end());
  std::cout << std::accumulate(sq.begin(), sq.end(), 0) << ' ' << out.size() << ' ' << sq.size() << ' ' << sq[3] << ' ' << sq.front() << ' ' << sq.back() << '\n';
  std::map<std::string, int> m{{"x", 1}, {"y", 2}};
  for (auto& val : m | rv::values) val += 5;
  for (auto const& k : m | rv::keys) std::cout << k << m[k] << ' ';
  std::cout << '\n';
  auto pipeline = rv::filter([](int x) { return x > 2; }) | rv::transform([](int x) { return x + 1; });
  for (int x : std::array{1, 2, 3, 4} | pipeline) std::cout << x << ' ';
  std::cout << '\n';
  std::list<int> l{3, 1, 2};
  for (int x : l | rv::reverse) std::cout << x;
  for (int x : rv::take(l, 2)) std::cout << x;
  for (int x : rv::drop(l, 1)) std::cout << x;
  std::cout << '\n';
  std::string s = "hello world";
  for (char c : s | rv::filter([](char c) { return c != 'l'; }) | rv::transform([](char c) { return char(c - 32); })) std::cout << c;
  std::cout << '\n';
  int a[] = {4, 5, 6};
  for (int& x : a | rv::drop_while([](int x) { return x < 5; })) x = 0;
  std::cout << a[0] << a[1] << a[2] << '\n';
  for (auto i : rv::iota(size_t{0}, v.size()) | rv::reverse) std::cout << i;
  std::cout << '\n';
  auto r = v | rv::take(3);
  std::cout << r.size() << r[1] << r.front() << r.back() << r.empty() << '\n';
  for (int i : rv::iota(0, 3)) for (int j : rv::iota(i, 3)) std::cout << i << j << ' ';
  std::cout << '\n';
  std::set<int> st{5, 6, 7};
  for (int x : st | rv::transform([](int x) { return x * 2; })) std::cout << x << ' ';
  std::cout << '\n';
  std::vector<std::pair<int, char>> pr{{1, 'a'}, {2, 'b'}};
  for (auto c : pr | rv::elements<1>) std::cout << c;
  for (auto [i, c] : pr | rv::reverse) std::cout << i << c;
  std::cout << '\n';
  std::cout << std::ranges::count_if(v | rv::take(4), [](int x) { return x > 2; }) << std::ranges::distance(v | rv::drop(1)) << '\n';
  std::ranges::copy(v | rv::transform([](int x) { return x / 2; }), std::back_inserter(out));
  std::cout << out.size() << out.back() << '\n';
  std::ranges::for_each(rv::iota(1, 4), [](int x) { std::cout << x * x << ' '; });
  auto [lo, hi] = std::ranges::minmax(v);
  std::cout << lo << hi << std::ranges::max(v) << std::ranges::min(ps, {}, &P::age).name << std::ranges::max(3, 4) << '\n';
  std::ranges::sort(ps, std::ranges::greater{}, &P::age);
  std::cout << ps[0].name << std::ranges::lower_bound(out, 4) - out.begin() << std::ranges::binary_search(std::vector{1, 3, 5}, 3) << std::ranges::equal(rv::iota(0, 3), std::vector{0, 1, 2}) << '\n';
  auto it = std::ranges::find_if(sq, [](int x) { return x > 3; });
  std::cout << *it << (it - sq.begin()) << '\n';
}
