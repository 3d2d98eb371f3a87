// Structured bindings of own types by a `get` of their namespace, in programs with containers and with another `get`.
#include <cstddef>
#include <cstdio>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

namespace shop {
struct Item {
  int count;
  std::string name;
};
template <std::size_t I, class T>
constexpr auto&& get(T&& item) {
  if constexpr (I == 0) {
    return std::forward<T>(item).count;
  } else {
    return std::forward<T>(item).name;
  }
}
}  // namespace shop
template <>
struct std::tuple_size<shop::Item> : std::integral_constant<std::size_t, 2> {};
template <>
struct std::tuple_element<0, shop::Item> {
  using type = int;
};
template <>
struct std::tuple_element<1, shop::Item> {
  using type = std::string;
};

template <std::size_t I, class T>
struct Leaf {
  T value;
};
struct Two : Leaf<0, int>, Leaf<1, double> {};
template <std::size_t I, class T>
constexpr T& get(Leaf<I, T>& leaf) {
  return leaf.value;
}

int main() {
  std::map<int, shop::Item> stock;
  stock[3] = {4, "four"};
  for (auto& [key, item] : stock) {
    auto& [count, name] = item;
    count *= 2;
    name += "teen";
    std::printf("%d: %d %s\n", key, item.count, item.name.c_str());
  }
  std::optional<shop::Item> kept = stock.at(3);
  auto [count, name] = std::move(*kept);
  std::printf("%d %s, %zu left\n", count, name.c_str(), kept->name.size());
  Two two{{1}, {2.5}};
  get<0>(two) += 6;
  std::printf("%d %g\n", get<0>(two), get<1>(two));
}
