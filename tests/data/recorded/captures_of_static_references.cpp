// A lambda copies what a reference to a static variable leads to, and captures no static variable itself.
#include <cstdio>
#include <map>
#include <set>
#include <unordered_map>
#include <queue>
#include <stack>
#include <vector>
#include <list>
#include <iterator>
int g = 1;
struct By { using is_transparent = void;
  bool operator()(std::pair<int, int> const& a, std::pair<int, int> const& b) const { return a < b; }
  bool operator()(std::pair<int, int> const& a, int b) const { return a.first < b; }
  bool operator()(int a, std::pair<int, int> const& b) const { return a < b.first; } };
int main() {
  static int s = 7;
  int& r = s;
  int& q = g;
  auto f = [r] { return r; };
  auto h = [=] { return r + q; };
  auto k = [&] { return r + q + s; };
  auto m = [&] { return s; };
  s = 9;
  g = 5;
  std::printf("%d %d %d %d\n", f(), h(), k(), m());
  std::printf("%zu %zu %zu %zu\n", sizeof f, sizeof h, sizeof k, sizeof m);
  std::set<std::pair<int, int>, By> pairs{{2, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 2}};
  auto both = pairs.equal_range(1);
  std::printf("%zu %zu %d\n", pairs.count(1), pairs.count(3), int(std::distance(both.first, both.second)));
  std::unordered_map<int, int> table;
  table.max_load_factor(2.5f);
  for (int i = 0; i < 100; ++i) {
    table[i] = i;
    if (i % 9 == 0) std::printf("%zu ", table.bucket_count());
  }
  table.rehash(10);
  std::printf("%zu ", table.bucket_count());
  table.reserve(1000);
  std::printf("%zu %.1f\n", table.bucket_count(), table.max_load_factor());
  std::map<int, int> tree{{3, 1}, {1, 2}};
  std::printf("%d %d\n", tree.value_comp()({1, 5}, {3, 0}), (*tree.insert_or_assign(tree.begin(), 3, 8)).second);
  std::queue<int> a, b;
  a.push(1); b.push(1); b.push(0);
  std::stack<int> c, d;
  c.push(2); d.push(1); d.push(5);
  std::printf("%d%d%d%d\n", a < b, a >= b, c < d, c > d);
  std::vector<int> from{1, 2, 3}, to;
  std::back_insert_iterator<std::vector<int>> at(to);
  for (int x : from) *at++ = x;
  std::insert_iterator<std::vector<int>> in(to, to.begin() + 1);
  *in++ = 7; *in++ = 8;
  for (int x : to) std::printf("%d ", x);
  std::list<std::vector<int>> rows{{1}, {2}};
  std::vector<std::vector<int>> moved(std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
  std::printf("%zu %zu\n", moved[1].size(), rows.front().size());
}
