// The methods of std::vector<bool>, and algorithms on it.
#include <algorithm>
#include <cstdio>
#include <numeric>
#include <vector>
using V = std::vector<bool>;
void show(char const* what, V const& v) {
  printf("%s ", what);
  for (bool x : v) printf("%d", x);
  printf("\n");
}
int main() {
  V const start{false, true, false, true, true};
  { V q = start; q.insert(q.begin(), true); show("insert", q); }
  { V q = start; q.insert(q.end(), 2, true); show("insert many", q); }
  { V q = start; q.insert(q.begin() + 1, start.begin(), start.end()); show("insert range", q); }
  { V q = start; q.insert(q.begin() + 2, {true, true, false}); show("insert list", q); }
  { V q = start; q.emplace(q.begin() + 1, true); show("emplace", q); }
  { V q = start; q.emplace_back(true); q.emplace_back(0); show("emplace_back", q); }
  { V q = start; q.push_back(false); q.push_back(q[1]); q.push_back(3); show("push_back", q); }
  { V q; for (int i = 0; i < 70; ++i) q.push_back(i % 3 == 0); q.erase(q.begin() + 1, q.begin() + 60); show("grown", q); }
  { V q = start; q.resize(7, true); q.resize(8); show("resize", q); }
  { V q = start; q.assign(3, true); show("assign", q); q.assign({false, true}); show("assign list", q); }
  { V q = start; q.erase(q.begin()); q.pop_back(); q.flip(); show("erase", q); }
  { V q = start; q.front() = true; q.back() = false; q.at(1) = q[2]; show("elements", q); }
  { V q = start; V r{true}; q.swap(r); show("swap", q); show("swap", r); }
  { V q = start; std::reverse(q.begin(), q.end()); show("reverse", q); std::rotate(q.begin(), q.begin() + 2, q.end()); show("rotate", q); }
  { V q = start; std::sort(q.begin(), q.end()); show("sort", q); std::fill(q.begin(), q.begin() + 3, true); show("fill", q); }
  { V q = start; std::transform(q.begin(), q.end(), q.begin(), [](bool b) { return !b; }); show("transform", q); }
  { V q(6); std::copy(start.begin(), start.end(), q.begin() + 1); show("copy", q); q.clear(); printf("%zu\n", q.size()); }
  printf("%d %d %d\n", (int)std::count(start.begin(), start.end(), true), (int)(std::find(start.begin(), start.end(), true) - start.begin()),
         std::accumulate(start.begin(), start.end(), 0));
  std::vector<V> grid(2, V(3));
  grid[1][2] = true; grid[0].push_back(true); grid.push_back(start);
  for (auto const& row : grid) show("row", row);
}
