// What `get`, `front` and `back` return are references into a tuple, but values where the type of the element is empty.
#include <cute/tensor.hpp>
#include <array>
#include <cstdio>
#include <tuple>
#include <utility>
#include <vector>
using namespace cute;

template <class T> struct Name { static void print() { cute::print(T{}); } };
template <> struct Name<int> { static void print() { printf("int"); } };
template <> struct Name<long> { static void print() { printf("long"); } };
template <class T> struct Name<T const> { static void print() { Name<T>::print(); printf(" const"); } };
template <class T> struct Name<T&> { static void print() { Name<T>::print(); printf("&"); } };
template <class T> struct Name<T&&> { static void print() { Name<T>::print(); printf("&&"); } };
template <class T> struct Name<T*> { static void print() { Name<T>::print(); printf("*"); } };
#define TYPE(...) do { Name<decltype(__VA_ARGS__)>::print(); printf("  %s\n", #__VA_ARGS__); } while (0)
#define SHOW(...) do { print(__VA_ARGS__); printf("  %s\n", #__VA_ARGS__); } while (0)

template <class T> decltype(auto) first(T&& x) { return get<0>(std::forward<T>(x)); }
template <class T> auto& first_of(T& x) { return get<0>(x); }
template <class T> auto copy_of(T& x) { return get<0>(x); }

void values() {
  auto t = make_tuple(1, make_tuple(2, 3), _4{});
  get<0>(t) = 5;
  get<1>(get<1>(t)) = 7;
  get<1, 0>(t) += 6;
  SHOW(t);
  auto& [a, b, c] = t;
  a = 9;
  get<0>(b) = a + 1;
  SHOW(t);
  auto [x, y, z] = t;
  x = 0;
  get<0>(y) = 0;
  SHOW(t);
  int* p = &get<0>(t);
  *p = 11;
  int const& seen = get<0>(t);
  first(t) = 12;
  printf("%d %d\n", seen, *p);
  first_of(t) = 13;
  copy_of(t);
  back(get<1>(t)) = 14;
  SHOW(t);
  auto u = make_tuple(1, 2);
  for_each(u, [](auto& x) { x += 10; });
  for_each(u, [](auto x) { x += 10; });
  std::swap(get<0>(u), get<1>(u));
  std::get<0>(std::tie(get<0>(u), get<1>(u))) -= 1;
  SHOW(u);
  auto e = make_arithmetic_tuple(1, 2);
  get<0>(e) = 5;
  auto& [e0, e1] = e;
  e1 = 6;
  SHOW(e);
  std::vector<Shape<int, int>> all{make_shape(1, 2), make_shape(3, 4)};
  for (auto& [m, n] : all) m = n;
  auto& last = get<1>(all[1]);
  last = 9;
  SHOW(all[0]);
  SHOW(all[1]);
  auto condition = cute::true_type{};
  conditional_return(condition, get<0>(u), get<1>(u)) = 3;
  SHOW(u);
}

void types() {
  auto t = make_tuple(1, _2{}, make_tuple(_3{}, _4{}), make_tuple(5, _6{}));
  auto const c = t;
  int x = 1;
  TYPE(get<0>(t));
  TYPE(get<0>(c));
  TYPE(get<1>(t));
  TYPE(get<2>(t));
  TYPE(get<3>(c));
  TYPE((get<3, 0>(t)));
  TYPE((get<3, 1>(t)));
  TYPE(get<0>(make_tuple(1, 2)));
  TYPE(get<0>(std::move(t)));
  TYPE(front(t));
  TYPE(back(c));
  TYPE(front(5));
  TYPE(get<0>(x));
  TYPE(get<0>(t)++);
  TYPE(++get<0>(t));
  TYPE(get<0>(t) + 1);
  TYPE(&get<0>(t));
  TYPE(&get<0>(c));
  TYPE(first(t));
  TYPE(first(c));
  TYPE(first_of(c));
  TYPE(copy_of(c));
  TYPE(get<0>(std::declval<cute::tuple<int, int>&>()));
  TYPE(get<0>(std::declval<cute::tuple<int, int>>()));
  TYPE(get<0>(std::declval<cute::tuple<int, int> const&>()));
  auto const& [a, b, d, e] = t;
  TYPE(a);
  TYPE((a));
  auto s = std::make_tuple(1, 2L);
  auto const p = std::make_pair(1, 2L);
  std::array<int, 3> const n{};
  TYPE(std::get<1>(s));
  TYPE(std::get<0>(std::move(s)));
  TYPE(std::get<1>(p));
  TYPE(std::get<1>(n));
  auto scaled = E<0>{} * 3;
  TYPE(scaled.value());
}

int main() {
  values();
  types();
}
