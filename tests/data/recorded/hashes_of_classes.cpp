// Specialisations of `std::hash` for classes of the program, in both forms.
#include <cstdio>
#include <string>
#include <unordered_map>
#include <unordered_set>
struct Point {
  int x, y;
  bool operator==(Point const& o) const { return x == o.x && y == o.y; }
};
struct Name {
  std::string text;
  bool operator==(Name const& o) const { return text == o.text; }
};
namespace std {
template <>
struct hash<Point> {
  size_t operator()(Point const& p) const { return p.x * 31 + p.y; }
};
}
template <>
struct std::hash<Name> {
  std::size_t operator()(Name const& n) const noexcept { return std::hash<std::string>{}(n.text); }
};
int main() {
  std::unordered_set<Point> points{{1, 2}, {3, 4}, {1, 2}};
  std::unordered_map<Name, int> counts;
  ++counts[Name{"a"}];
  ++counts[{"a"}];
  ++counts[{"b"}];
  printf("%zu %zu %d %zu\n", points.size(), points.count({3, 4}), counts[{"a"}], std::hash<Point>{}({2, 3}));
}
