// What optionals, variants and containers of a class compare by, and what concepts say of it.
#include <compare>
#include <concepts>
#include <cstdio>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

struct Both {
  int a;
  friend auto operator<=>(Both const& x, Both const& y) { std::printf("order "); return x.a <=> y.a; }
  friend bool operator<(Both const& x, Both const& y) { std::printf("less "); return x.a < y.a; }
  friend bool operator==(Both const& x, Both const& y) { std::printf("equal "); return x.a == y.a; }
};
struct Less {
  int a;
  bool operator<(Less const& o) const { std::printf("less "); return a < o.a; }
  bool operator==(Less const& o) const { std::printf("equal "); return a == o.a; }
  bool operator!=(Less const& o) const { std::printf("unequal "); return a != o.a; }
};
struct None {};

template <class T> void all() { std::printf("%d%d%d ", std::equality_comparable<T>, std::totally_ordered<T>, std::three_way_comparable<T>); }
template <class T> void six(T const& a, T const& b) {
  std::printf("%d %d ", a == b, a != b);
  std::printf("%d ", a < b);
  if constexpr (requires { a > b; }) std::printf("%d %d %d\n", a > b, a <= b, a >= b);
  else std::puts("none");
}

int main() {
  six(std::optional<Both>(Both{1}), std::optional<Both>(Both{2}));
  six(std::variant<int, Both>(Both{1}), std::variant<int, Both>(Both{2}));
  six(std::optional<Less>(Less{1}), std::optional<Less>(Less{2}));
  six(std::vector<std::optional<Less>>{Less{1}}, std::vector<std::optional<Less>>{Less{2}});
  six(std::optional<Less>(), std::optional<Less>(Less{2}));
  all<std::vector<None>>(), all<std::pair<None, int>>(), all<std::vector<std::vector<None>>>(), all<std::vector<Less>>();
  all<std::optional<None>>(), all<std::optional<Less>>(), all<std::unique_ptr<None>>(), all<std::shared_ptr<None>>();
  std::puts("");
}
