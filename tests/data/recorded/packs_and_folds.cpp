// Parameter packs: counted, folded, unfolded by index, handed on, in classes and in aliases.
#include <array>
#include <cstdio>
#include <iostream>
#include <tuple>
#include <utility>

template <class... T> constexpr int total(T... x) { return (0 + ... + x); }
template <class... T> constexpr int nested(T... x) { return (x - ...); }
template <class... T> constexpr int left(T... x) { return (... - x); }
template <class... T> bool all(T... x) { return (... && (x > 0)); }
template <class... T> bool any() { return (std::is_floating_point_v<T> || ...); }
template <class... T> void show(T const&... x) { ((std::cout << x << ' '), ...); std::cout << sizeof...(x) << '\n'; }
template <class First, class... Rest> int digits(First first, Rest... rest) {
  if constexpr (sizeof...(rest) == 0) return first;
  else return first + 10 * digits(rest...);
}
template <int... I> struct Sequence { static constexpr int size = sizeof...(I); static constexpr std::array<int, size> values{I...}; };
template <class T> struct Doubled;
template <int... I> struct Doubled<Sequence<I...>> { using type = Sequence<(2 * I)..., 1>; };
template <class F, size_t... I> auto generate(F f, std::index_sequence<I...>) { return std::array<int, sizeof...(I)>{f(int(I))...}; }
template <class Tuple, size_t... I> int weighted(Tuple const& t, std::index_sequence<I...>) { return ((std::get<I>(t) * int(I + 1)) + ...); }
template <class... A> int weigh(std::tuple<A...> const& t) { return weighted(t, std::make_index_sequence<sizeof...(A)>{}); }
template <class F, class... A> auto call(F&& f, A&&... a) { return std::forward<F>(f)(std::forward<A>(a)...); }

struct OfInt { int operator()(int x) const { return x + 1; } };
struct OfText { int operator()(char const* s) const { return s[0]; } };
template <class... T> using Last = std::tuple_element_t<sizeof...(T) - 1, std::tuple<T...>>;
template <int N, int... Rest> constexpr int largest() {
  if constexpr (sizeof...(Rest) == 0) return N;
  else return N > largest<Rest...>() ? N : largest<Rest...>();
}

int main() {
  printf("%d %d %d %d %d\n", total(), total(1, 2, 3), nested(10, 3, 2), left(10, 3, 2), digits(1, 2, 3));
  printf("%d%d %d%d\n", all(1, 2.5, 'c'), all(1, -1), any<int, float>(), any<int, char>());
  show(1, "two", 3.5, 'c');
  using D = Doubled<Sequence<1, 2, 3>>::type;
  for (int x : D::values) printf("%d ", x);
  printf("%d\n", D::size);
  for (int x : generate([](int i) { return i * i - 1; }, std::make_index_sequence<5>{})) printf("%d ", x);
  printf("%d\n", weigh(std::make_tuple(5, 6, 7)));
  int n = 3;
  call([](int& x, int y) { x += y; }, n, 4);

  printf("%d %d %d %d %d\n", n, OfInt{}(4), OfText{}("A"), int(sizeof(Last<char, float, double>)), largest<3, 9, 4>());
}
