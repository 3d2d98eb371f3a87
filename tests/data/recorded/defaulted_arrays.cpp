// Defaulted comparisons of members that are arrays, enumerations of templates, `const` with deduced arguments, enumerators of CuTe.
#include <array>
#include <compare>
#include <cute/tensor.hpp>
#include <functional>
#include <iostream>
#include <vector>
using namespace cute;

template <class T, int R, int C>
struct Matrix {
  T at[R][C]{};
  constexpr bool operator==(Matrix const&) const = default;
};

struct Version {
  int part[3];
  char tag[4];
  auto operator<=>(Version const&) const = default;
};

struct Release {
  Version since[2];
  double load[2];
  auto operator<=>(Release const&) const = default;
};

template <int N>
struct Fib {
  enum : long { value = Fib<N - 1>::value + Fib<N - 2>::value };
};
template <>
struct Fib<0> {
  enum : long { value = 0 };
};
template <>
struct Fib<1> {
  enum : long { value = 1 };
};

enum Wide : long { one = 1, wide = sizeof(one) };

int main() {
  Matrix<double, 2, 3> a, b;
  std::cout << (a == b);
  a.at[1][2] = 1;
  std::cout << (a == b) << (a != b) << '\n';
  Version v{{1, 2, 3}, "rc1"}, w{{1, 2, 3}, "rc2"};
  std::cout << (v == v) << (v == w) << (v < w) << ((w <=> v) > 0) << '\n';
  Release r{{v, v}, {0.5, 1}}, s{{v, w}, {0.5, 0}};
  std::cout << (r == r) << (r < s) << (s <= r) << ((r <=> s) == std::partial_ordering::less) << '\n';

  std::cout << Fib<50>::value << ' ' << Fib<60>::value * 2 << ' ' << sizeof(Fib<3>::value + 1) << ' ' << wide << '\n';

  const std::vector list{3, 1, 2};
  static const std::array table{1, 2};
  const std::vector copy(list.begin(), list.end());
  std::cout << list.size() << table[1] << copy[2] << '\n';

  std::cout << (GMMA::Major::K == GMMA::Major::K) << (GMMA::Major::K != GMMA::Major::K) << (GMMA::Major::K == GMMA::Major::MN) << '\n';
  print(sizeof_bits_v<sparse_elem<8, uint8_t>>);
  print("\n");

  auto blocks = zipped_divide(make_layout(make_shape(4, 6)), make_shape(2, 3));
  std::function<int(int, int)> at = [blocks](int i, int j) { return blocks(i, j); };
  std::function<int(int)> columns = make_layout(make_shape(4, make_shape(2, 3)));
  std::cout << at(1, 2) << ' ' << columns(5) << ' ' << std::is_invocable_v<decltype(blocks), int, int> << '\n';
}
