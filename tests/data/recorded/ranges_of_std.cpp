#include <algorithm>
#include <functional>
#include <iostream>
#include <ranges>
#include <string>
#include <vector>
struct Tile { int m, n; std::string name; int area() const { return m * n; } };
namespace rng = std::ranges;
int main() {
  std::vector<Tile> t{{2, 3, "a"}, {1, 1, "b"}, {4, 4, "c"}};
  rng::sort(t, {}, &Tile::area); for (auto& x : t) std::cout << x.name; std::cout << '\n';
  rng::sort(t, std::greater{}, &Tile::m); for (auto& x : t) std::cout << x.name; std::cout << '\n';
  std::ranges::sort(t, [](auto const& a, auto const& b) { return a.name < b.name; }); for (auto& x : t) std::cout << x.name; std::cout << '\n';
  std::vector<int> v{3, 1, 2}; std::ranges::sort(v); std::cout << v[0] << v[2] << rng::is_sorted(v) << *rng::max_element(v) << *rng::min_element(v, rng::greater{}) << '\n';
  auto it = rng::find(t, 4, &Tile::m); std::cout << (it != t.end() ? it->name : "none") << rng::count_if(v, [](int x) { return x > 1; }) << rng::count(v, 3) << '\n';
  std::cout << rng::any_of(v, [](int x) { return x == 2; }) << rng::all_of(v, [](int x) { return x > 1; }) << rng::none_of(t, [](int a) { return a > 100; }, &Tile::area) << '\n';
  rng::reverse(v); rng::for_each(v, [](int x) { std::cout << x << ' '; }); int a[]{5, 4}; rng::sort(a); std::cout << a[0] << rng::size(a) << '\n';
  std::vector<int> o(3); rng::transform(v, o.begin(), [](int x) { return x * x; }); rng::copy(o, std::ostream_iterator<int>(std::cout, ",")); rng::fill(o, 7); std::cout << o[1] << '\n';
}
