// An expansion within an expansion of the same pack runs over the whole pack.
#include <initializer_list>
#include <iostream>
#include <utility>
template <class... T> int sum(T... x) { return (x + ... + 0); }
template <class... T> void shares(T... x) { ((std::cout << x << " of " << sum(x...) << "\n"), ...); }
template <class... T> void products(T... x) { int all[] = {sum((x * 2), x...)...}; for (int n : all) std::cout << n << " "; std::cout << "\n"; }
template <int... I, class F> void each(std::integer_sequence<int, I...>, F f) { (f(I, sizeof...(I), sum(I...)), ...); }
template <class... T> struct Row { template <class U> static int at() { return sum(sizeof(T)...); } static int all() { return (at<T>() + ...); } };
int main() {
  shares(1, 2, 3);
  products(1, 2, 3);
  each(std::make_integer_sequence<int, 3>{}, [](int i, int n, int s) { std::cout << i << n << s << "\n"; });
  auto pairs = [](auto f, auto x, auto... rest) { (void)std::initializer_list<int>{(x < rest ? (f(x, rest), 0) : 0)...}; };
  auto product = [=](auto... xs) { return [=](auto f) { (void)std::initializer_list<int>{((void)pairs(f, xs, xs...), 0)...}; }; };
  product(1, 2, 3)([](int a, int b) { std::cout << a << "," << b << "\n"; });
  std::cout << Row<char, int, double>::all() << "\n";
}
