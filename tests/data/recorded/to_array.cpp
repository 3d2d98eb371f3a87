// `std::to_array`, and braces for a parameter that is a reference to an array.
#include <array>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

struct Entry {
  int id;
  const char* name;
};

template <class K, class V, std::size_t N>
struct Map {
  std::pair<K, V> data[N];
  constexpr Map(const std::pair<K, V> (&a)[N]) {
    for (std::size_t i = 0; i < N; ++i) data[i] = a[i];
  }
  constexpr V at(K key) const {
    for (auto& [k, v] : data)
      if (k == key) return v;
    return V{};
  }
};

template <class T, std::size_t R, std::size_t C>
T trace(const T (&m)[R][C]) {
  T sum{};
  for (std::size_t i = 0; i < R && i < C; ++i) sum += m[i][i];
  return sum;
}

template <std::size_t N>
std::size_t entries(const Entry (&all)[N]) {
  return N * 100 + all[N - 1].id;
}

int longest(const std::string_view (&words)[3]) {
  std::size_t n = 0;
  for (auto w : words) n = w.size() > n ? w.size() : n;
  return int(n);
}

int main() {
  float few[] = {1.5f, 2};
  auto copy = std::to_array(few);
  auto text = std::to_array("abc");
  auto numbers = std::to_array({1, 2, 3});
  printf("%g %zu %zu %zu %d\n", copy[0], sizeof copy, sizeof text, sizeof numbers, numbers[2]);
  static constexpr auto table = std::to_array<Entry>({{1, "one"}, {2, "two"}});
  static_assert(table.size() == 2);
  for (auto [id, name] : std::to_array<std::pair<int, std::string>>({{3, "c"}, {1, "a"}})) printf("%d%s ", id, name.c_str());
  printf("%s\n", table[1].name);
  std::unique_ptr<int> owners[] = {std::make_unique<int>(4)};
  auto moved = std::to_array(std::move(owners));
  printf("%d %d\n", *moved[0], owners[0] == nullptr);
  constexpr Map<int, char, 2> map({{1, 'x'}, {2, 'y'}});
  Map deduced({std::pair<int, double>{1, 2.5}, {3, 4.5}});
  printf("%c %g\n", map.at(2), deduced.at(3));
  printf("%g %d %zu %d\n", trace<double>({{1, 2}, {3, 4}}), trace({{1, 2, 3}, {4, 5, 6}}), entries({{1, "a"}, {7, "b"}}), longest({"a", "bcd", "ef"}));
}
