#include <array>
#include <compare>
#include <cstdio>
#include <limits>
#include <list>
#include <map>
#include <optional>
#include <queue>
#include <set>
#include <tuple>
#include <variant>
#include <vector>
// What orders elements and bases: `<` alone where there is no `<=>`, or `<=>` once.
struct Less {
  int k, v;
  bool operator<(Less const& o) const { printf("<"); return k < o.k; }
  bool operator==(Less const& o) const { printf("="); return k == o.k && v == o.v; }
};
struct Only {
  int k;
  bool operator<(Only const& o) const { printf("<"); return k < o.k; }
};
struct Both {
  int k, v;
  std::strong_ordering operator<=>(Both const& o) const { printf("s"); return k <=> o.k; }
  bool operator==(Both const& o) const { printf("="); return k == o.k; }
};
struct Derived : Both {
  int z;
  auto operator<=>(Derived const&) const = default;
};
struct Named {
  Less l;
  int z;
  std::weak_ordering operator<=>(Named const&) const = default;
  bool operator==(Named const&) const = default;
};
struct From { int v; explicit From(int v) : v(v) {} };
struct To { int v; explicit To(int v) : v(v) {} };
struct Source { int v; operator From() const { return From(v); } operator To() const { return To(v + 1); } };
Source global{4};
template <class T> void all(T const& x, T const& y) {
  bool below = x < y, above = x > y;
  printf(" %d%d%d|", below, above, x <=> y < 0);
}
int main() {
  all(std::pair<Less, int>{{1, 1}, 2}, {{1, 2}, 1});
  all(std::pair<Only, int>{{1}, 2}, {{1}, 3});
  all(std::tuple<Both, int>{Both{1, 1}, 2}, std::tuple<Both, int>{Both{1, 2}, 1});
  all(std::vector<Both>{{1, 1}, {2, 2}}, {{1, 2}, {3, 3}});
  all(std::vector<std::vector<Less>>{{{1, 1}}}, {{{1, 2}}, {}});
  all(std::map<int, Less>{{1, {1, 1}}}, {{1, {1, 2}}});
  all(std::list<Only>{{1}, {2}}, {{1}, {3}});
  all(std::optional<Both>{Both{1, 1}}, {Both{1, 2}});
  all(std::variant<int, Both>{Both{1, 1}}, {Both{2, 2}});
  all(Derived{{1, 5}, 2}, Derived{{1, 4}, 3});
  all(Named{{2, 1}, 2}, Named{{1, 1}, 2});
  std::set<std::pair<Less, int>> set;
  set.insert({{1, 1}, 2});
  set.insert({{1, 2}, 1});
  printf(" %zu %d\n", set.size(), Derived{{1, 5}, 2} == Derived{{1, 4}, 2});
  double none = std::numeric_limits<double>::quiet_NaN();
  std::vector<double> a{none, 1}, b{none, 2};
  std::optional<double> o{none};
  std::variant<int, double> v{none};
  printf("%d%d%d%d%d%d\n", a < b, a <= b, a >= b, o <= o, v >= v, std::array{none} < std::array{1.0});
  To t(global);
  printf("%d %d\n", t.v, std::weak_ordering(std::strong_ordering::less) < 0);
}
