// The types that parameters of templates, structured bindings and members deduce: literals, const rvalues, arrays, elements of tuples.
#include <cstdio>
#include <tuple>
#include <type_traits>
#include <utility>

using std::is_same_v;

template <class T> struct Kind { static constexpr int n = 0; };
template <class T, size_t N> struct Kind<T[N]> { static constexpr int n = 1; };
template <class T, size_t N> struct Kind<T (&)[N]> { static constexpr int n = 2; };
template <class T> struct Kind<T*> { static constexpr int n = 3; };
template <class T> int forwarded(T&&) { return Kind<T>::n; }
template <class T> int referred(T&) { return Kind<T>::n; }
template <class T> int constant(T const&) { return Kind<T>::n; }
template <class T> int by_value(T) { return Kind<T>::n; }
template <class T> bool is_const(T&&) { return std::is_const_v<std::remove_reference_t<T>>; }
template <class T> bool to_const(T) { return std::is_const_v<std::remove_pointer_t<T>>; }

struct P { int a; double const b; int& c; };
struct Inner { int x; };
Inner made() { return {}; }
Inner& reference() { static Inner i; return i; }
Inner const constant_made() { return {}; }
int number;

int main() {
  int const n = 1, array[2]{};
  int plain[3];
  printf("%d%d%d%d\n", forwarded("abc"), referred("abc"), constant("abc"), by_value("abc"));
  printf("%d%d%d%d\n", forwarded(array), referred(array), constant(plain), by_value(plain));
  printf("%d%d%d%d%d\n", is_const(n), is_const(std::move(n)), is_const(1), is_const(*"x"), is_const("abc"));
  printf("%d%d%d\n", to_const(array), to_const(plain), to_const("abc"));

  int a = 1;
  double b = 2;
  auto [x, y] = std::tie(a, b);
  auto& [u, v] = *new std::pair<int, double const>(1, 2);
  auto const [s, t] = std::make_pair(1, 2.5);
  printf("%d%d%d%d%d%d\n", is_same_v<decltype(x), int&>, is_same_v<decltype(y), double&>, is_same_v<decltype(u), int>,
         is_same_v<decltype(v), double const>, is_same_v<decltype((v)), double const&>, is_same_v<decltype(s), int const>);
  P p{1, 2, number};
  auto [c, d, e] = p;
  auto const& [f, g, h] = p;
  printf("%d%d%d%d%d%d%d\n", is_same_v<decltype(c), int>, is_same_v<decltype(d), double const>, is_same_v<decltype(e), int&>,
         is_same_v<decltype(f), int const>, is_same_v<decltype(g), double const>, is_same_v<decltype(h), int&>, is_same_v<decltype((f)), int const&>);

  printf("%d%d%d%d%d\n", is_same_v<decltype(made().x), int>, is_same_v<decltype((made().x)), int&&>, is_same_v<decltype((reference().x)), int&>,
         is_same_v<decltype((constant_made().x)), int const&&>, is_same_v<decltype(constant_made().x), int>);

  std::tuple<int, int const, int&> tuple(1, 2, a);
  auto const& view = tuple;
  std::pair<int, char> pair;
  printf("%d%d%d%d\n", is_same_v<decltype(std::get<0>(tuple)), int&>, is_same_v<decltype(std::get<1>(tuple)), int const&>,
         is_same_v<decltype(std::get<2>(std::move(tuple))), int&>, is_same_v<decltype(std::get<1>(std::move(tuple))), int const&&>);
  printf("%d%d%d%d\n", is_same_v<decltype(std::get<0>(view)), int const&>, is_same_v<decltype(std::get<2>(view)), int&>,
         is_same_v<decltype(std::get<char>(pair)), char&>, is_same_v<decltype(std::get<0>(std::make_tuple(1, 2))), int&&>);
}
