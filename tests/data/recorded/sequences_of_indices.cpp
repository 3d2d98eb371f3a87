// Sequences of indices, minmax, ties, swaps and switches.
#include <cstdio>
#include <algorithm>
#include <utility>
#include <tuple>
#include <type_traits>
#include <vector>
#include <string>
struct P { int x; double y; int twice() const { return 2 * x; } void set(int v) { x = v; } static int s; };
int P::s = 4;
template <class F, class Tuple, std::size_t... I> auto apply_impl(F f, Tuple const& t, std::index_sequence<I...>) { return f(std::get<I>(t)...); }
template <class F, class... A> auto apply_all(F f, std::tuple<A...> const& t) { return apply_impl(f, t, std::index_sequence_for<A...>{}); }
template <int... I> int sum(std::integer_sequence<int, I...>) { return (I + ... + 0); }
int main() {
  int three = 3, one = 1; auto [lo, hi] = std::minmax(three, one); printf("%d %d\n", lo, hi);
  auto mm = std::minmax({4, 2, 9}); printf("%d %d\n", mm.first, mm.second);
  std::vector<int> v{5, 3, 8}; auto [a, b] = std::minmax_element(v.begin(), v.end()); printf("%d %d\n", *a, *b);
  printf("%d\n", apply_all([](int a, int b, int c) { return a * 100 + b * 10 + c; }, std::make_tuple(1, 2, 3)));
  printf("%d\n", sum(std::make_integer_sequence<int, 5>{}));
  printf("%d %d\n", 1, 2);
  int i = 0;
  puts("");
  std::string s("abc"); std::swap(s[0], s[2]); puts(s.c_str());
  printf("%d %d\n", std::clamp(15, 0, 10), int(std::is_same_v<std::index_sequence_for<int, char>, std::make_index_sequence<2>>));
  auto t = std::tie(i, lo); std::get<0>(t) = 40; printf("%d\n", i);
  printf("%d\n", std::get<int>(std::make_tuple(1.5, 3)));
  switch (i) { case 1: puts("one"); break; case 40: { puts("forty"); } [[fallthrough]]; default: puts("d"); }
}
