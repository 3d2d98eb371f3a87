// Lambdas: what is captured by value stays, what is captured by reference follows, and what else they can hold.
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

struct Scaler {
  int factor = 3;
  auto by_this() { return [this](int x) { return x * factor; }; }
  auto by_copy() { return [*this](int x) { return x * factor; }; }
  auto all() { return [=, self = this](int x) { return x * self->factor + 1; }; }
};
template <class F> void three_times(F f) { for (int i = 0; i < 3; ++i) f(i); }

int main() {
  int a = 1, b = 10;
  auto by_value = [a, b] { return a + b; };
  auto by_reference = [&a, &b] { return a + b; };
  auto mixed = [=, &b](int x) { b += x; return a + b; };
  auto other = [&, a](int x) { b -= x; return a - b; };
  a = 100;
  printf("%d %d ", by_value(), by_reference());
  printf("%d ", mixed(5));
  printf("%d ", other(1));
  printf("%d\n", b);
  auto counting = [n = 0]() mutable { return ++n; };
  auto second = counting;
  counting(); counting();
  second();
  printf("%d %d\n", counting(), second());
  int total = 0;
  three_times([&](int i) { total += i * a; });
  three_times([total](int i) mutable { total += i; });
  printf("%d\n", total);
  Scaler s;
  auto now = s.by_this();
  auto then = s.by_copy();
  auto both = s.all();
  s.factor = 7;
  printf("%d %d %d\n", now(2), then(2), both(2));
  auto owner = [p = std::make_unique<int>(5), text = std::string("held")] { return *p + int(text.size()); };
  printf("%d\n", owner());
  std::vector<int> v{1, 2, 3};
  auto append = [&v](auto... x) { (v.push_back(x), ...); return v.size(); };
  printf("%d ", int(append(4, 5)));
  printf("%d\n", v.back());
  auto fib = [](auto self, int n) -> int { return n < 2 ? n : self(self, n - 1) + self(self, n - 2); };
  auto add = [](auto x) { return [x](auto y) { return x + y; }; };
  printf("%d %g %s\n", fib(fib, 15), add(1)(2.5), add(std::string("a"))("b").c_str());
  auto sized = []<class T, int N>(T(&)[N]) { return N * int(sizeof(T)); };
  short data[6];
  int (*plain)(int) = [](int x) { return x * x; };
  constexpr auto square = [](int x) constexpr { return x * x; };
  static_assert(square(4) == 16);
  printf("%d %d %d\n", sized(data), plain(9), [&, x = square(3)] { return x + a; }());
  for (auto f : {+[](int x) { return x + 1; }, +[](int x) { return x * 10; }}) printf("%d ", f(4));
  printf("\n");
}
