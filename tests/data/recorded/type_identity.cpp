// `std::type_identity<T>` is a class: a value, an argument, a member, a base; other traits take no room in what derives from them.
#include <cstdio>
#include <string>
#include <tuple>
#include <type_traits>
#include <variant>

template <class T>
void show(std::type_identity<T>) {
  printf("%zu ", sizeof(T));
}
template <class... Ts>
void show_all() {
  (show(std::type_identity<Ts>{}), ...);
}
int rank(std::type_identity<int>) { return 1; }
int rank(std::type_identity<std::string>) { return 2; }

struct Wide : std::type_identity<int> {
  int x;
};
template <class T>
struct Plain : std::remove_const<T> {};
template <class T>
struct Tag {
  T of{};
};

int main() {
  show_all<char, int, double>();
  [](auto t) { printf("%zu\n", sizeof(typename decltype(t)::type)); }(std::type_identity<short>{});
  std::variant<std::type_identity<int>, std::type_identity<char>> v = std::type_identity<char>{};
  auto both = std::make_tuple(std::type_identity<int>{}, std::type_identity<std::string>{});
  printf("%zu %d %d\n", v.index(), rank(std::get<0>(both)), rank(std::get<1>(both)));
  std::tuple<std::type_identity<int>> only;
  printf("%zu %zu %zu %zu\n", sizeof only, sizeof(Wide), sizeof(Plain<const int>), sizeof(Tag<std::type_identity<int>>));
}
