// Comparisons of `std::optional` with values, with others and with `std::nullopt`.
#include <iostream>
#include <algorithm>
#include <optional>
int main() {
  std::optional<int> o = 3, e, z = 0;
  std::cout << (o > std::nullopt) << (o >= std::nullopt) << (o < std::nullopt) << (o <= std::nullopt) << (std::nullopt < o) << (std::nullopt <= e) << (std::nullopt > e) << (std::nullopt >= o) << (e > std::nullopt) << (e <= std::nullopt) << '\n';
  std::cout << (o < e) << (e < o) << (e <= z) << (o >= z) << (o > 2) << (o < 2) << (2 <= o) << (e < 1) << (1 > e) << (e >= 1) << (e != 1) << (1 == o) << (4 > o) << (4 != o) << (3 >= o) << '\n';
  std::cout << (std::max(o, z) == o) << (std::optional<double>(3.0) == o) << (std::optional<long>(4) > o) << '\n';
}
