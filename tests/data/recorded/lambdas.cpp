#include <cstdio>
#include <functional>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
template <class F>
auto twice(F f) {
  return [f](auto x) { return f(f(x)); };
}
template <class F, class... Args>
decltype(auto) invoke_it(F&& f, Args&&... args) {
  return std::forward<F>(f)(std::forward<Args>(args)...);
}
std::function<int(int)> make_adder(int n) {
  return [n](int x) { return x + n; };
}
int apply(int (*f)(int, int), int a, int b) { return f(a, b); }
int add(int a, int b) { return a + b; }
struct Counter {
  int n = 0;
  auto inc() {
    return [this]() { return ++n; };
  }
  auto copy() {
    return [*this]() mutable { return ++n; };
  }
};
int main() {
  int a = 1, b = 2;
  auto byval = [a, b] { return a + b; };
  auto byref = [&] {
    a = 10;
    return a + b;
  };
  std::cout << byval() << byref() << a << byval() << "\n";
  auto mut = [c = 0]() mutable { return ++c; };
  mut();
  mut();
  std::cout << mut() << "\n";
  auto m2 = mut;
  std::cout << m2() << mut() << "\n";
  auto add3 = twice([](auto x) { return x + 3; });
  std::cout << add3(1) << " " << add3(1.5) << "\n";
  std::cout << make_adder(5)(6) << "\n";
  std::function<int(int)> fib = [&](int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); };
  std::cout << fib(15) << "\n";
  auto fact = [](auto self, int n) -> int { return n <= 1 ? 1 : n * self(self, n - 1); };
  std::cout << fact(fact, 6) << "\n";
  std::cout << apply(add, 3, 4) << apply([](int x, int y) { return x * y; }, 3, 4) << "\n";
  int (*fp)(int, int) = &add;
  std::cout << fp(1, 2) << (*fp)(3, 4) << "\n";
  int (*table[2])(int, int) = {add, [](int x, int y) { return x - y; }};
  for (auto t : table) std::cout << t(9, 4) << " ";
  std::cout << "\n";
  std::vector<std::function<void()>> todo;
  for (int i = 0; i < 3; ++i)
    todo.push_back([i, &b] {
      b += i;
      std::cout << i << ":" << b << " ";
    });
  for (auto& f : todo) f();
  std::cout << "\n";
  Counter c;
  auto inc = c.inc();
  inc();
  inc();
  auto cp = c.copy();
  cp();
  cp();
  std::cout << c.n << cp() << "\n";
  int sum = 0;
  auto acc = [&sum](int x) -> int& {
    sum += x;
    return sum;
  };
  acc(3) += 4;
  std::cout << sum << "\n";
  std::cout << [](int x) { return x * x; }(7) << "\n";
  int x = 5;
  invoke_it([](int& r) { r *= 2; }, x);
  std::cout << x << "\n";
  auto gen = [](auto... xs) { return (xs + ... + 0); };
  std::cout << gen(1, 2, 3) << gen() << "\n";
  auto cmp = [](auto const& l, auto const& r) { return l < r; };
  std::cout << cmp(1, 2) << cmp(std::string("b"), std::string("a")) << "\n";
  auto [q, r] = std::pair(7 / 2, 7 % 2);
  std::cout << q << r << "\n";
  auto t = [=]() { return [=]() { return x + 1; }; };
  std::cout << t()() << "\n";
  static int st = 3;
  auto sl = [] { return st++; };
  sl();
  std::cout << st << "\n";
  auto fwd = [](auto&& v) -> decltype(auto) { return std::forward<decltype(v)>(v); };
  fwd(x) = 9;
  std::cout << x << "\n";
  const auto cl = [y = x + 1, &z = x] {
    z++;
    return y;
  };
  std::cout << cl() << x << "\n";
  using namespace std::placeholders;
  auto order = [](std::initializer_list<int> l) {
    int s = 0;
    for (int i : l) s = s * 10 + i;
    return s;
  };
  std::cout << order({1, 2, 3}) << "\n";
  std::function<int(int)> empty;
  std::cout << (empty ? "full" : "empty") << "\n";
  empty = fib;
  std::cout << (bool)empty << "\n";
}
