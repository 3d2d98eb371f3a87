// Elements in braces of their own are of the type of the first one; functions of the program beside those of `std` alone.
#include <array>
#include <cute/tensor.hpp>
#include <cstdio>
#include <vector>
#include <utility>
#include <string>
#include <tuple>
template <class T> void go() { for (auto [a, b] : {std::pair<T, int>{1, 2}, {3, 4}}) printf("%g %d\n", double(a), b); for (auto const& [a, b] : {std::tuple{T(1), 2}, {T(3), 4}}) printf("%g %d\n", double(a), b); }
struct Max { template <class T> constexpr T operator()(T a, T b) const { return a > b ? a : b; } };
template <class Tensor, class T, class Op> T reduce(Tensor const& t, T init, Op op) { for (int i = 0; i < size(t); ++i) init = op(init, T(t(i))); return init; }
int main() {
  { using namespace cute; auto h = make_tensor<half_t>(Shape<_4>{}); for (int i = 0; i < 4; ++i) h(i) = half_t(i * 0.25f); printf("%g\n", ::reduce(h, 0.f, Max{})); }
  auto one = std::tuple(1.5); printf("%g %g\n", std::get<0>(one), std::get<0>(std::tuple(2.5)));
  for (auto [m, n, s] : {std::array{4, 3, 1}, {3, 5, 2}, {6, 4, 4}}) printf("%d %d %d\n", m, n, s);
  for (auto [a, b] : {std::pair{1, 'x'}, {2, 'y'}}) printf("%d %c\n", a, b);
  for (auto const& v : {std::vector{1, 2}, {3}, {}}) printf("%zu\n", v.size());
  struct P { int x, y = 7; }; for (auto [x, y] : {P{1, 2}, {3}}) printf("%d %d\n", x, y);
  for (auto const& s : {std::string("a"), {"bcd", 1}, {3, 'c'}}) printf("%s\n", s.c_str());
  for (auto a : {std::array<int, 2>{1, 2}, {3, 4}}) printf("%d\n", a[1]); go<float>(); go<int>();
  for (auto p : {P{1, 2}, {.x = 9}}) printf("%d\n", p.x * p.y);
  auto l = {std::pair(1, 2.5), {3, 4}}; printf("%zu %g\n", l.size(), l.begin()[1].second);
}
