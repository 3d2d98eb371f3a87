// A parameter that a lambda captured has the type it was declared with, and is forwarded as what it was given.
#include <tuple>
#include <cstdio>
#include <utility>
#include <functional>
struct Look { template <class... T> auto operator()(T&&... t) const { ((printf("%d ", std::is_lvalue_reference_v<T> ? 1 : 2)), ...); return 1; } };
template <class T> void f(T&& x, int n) {
  auto a = [&] { return x + n; }; auto b = [x, n] { return x + n; }; auto c = [=] { return x; };
  printf("%d %d %d\n", int(sizeof(a)), int(sizeof(b)), int(sizeof(c)));
  std::function<int()> h = a; printf("%d\n", h());
  auto d = [&](auto&& y) { return [&] { return y + std::forward<T>(x); }(); }; printf("%d\n", d(3));
}
template <class... T> int g(T&&... t) { auto s = [&] { return (std::forward<T>(t) + ...); }; auto r = [&](auto&&... u) { return [&] { return (u + ...) + (t + ...); }(); }; return s() + r(1, 2); }
int main() {
  auto t = std::make_tuple(1, 2u);
  auto one = [](auto&& x) { Look{}(std::get<0>(std::forward<decltype(x)>(x))); };
  one(t); one(std::move(t)); one(std::make_tuple(1)); printf("\n");
  auto two = [](auto&& x) { auto in = [&] { Look{}(std::get<0>(std::forward<decltype(x)>(x))); }; in(); };
  two(t); two(std::move(t)); two(std::make_tuple(1)); printf("\n");
  auto three = [](auto&& x) { auto in = [&](auto f) { f(std::forward<decltype(x)>(x)); }; in(Look{}); };
  three(t); three(std::move(t)); three(std::make_tuple(1)); printf("\n");
  auto four = []<class T>(T&& x) { auto in = [&] { Look{}(std::get<0>(std::forward<T>(x))); Look{}(std::forward<T>(x)); }; in(); };
  four(t); four(std::move(t)); four(std::make_tuple(1)); printf("\n");
  int i = 2; f(i, 4); f(5, 6); printf("%d\n", g(1, i, 3));
}
