// Generic lambdas, captures by value and reference, mutable ones, packs, recursion through a parameter.
#include <cstdio>
#include <tuple>
#include <utility>
#include <vector>

int main() {
  int base = 10;
  auto add = [base](auto x) { return x + base; };
  auto note = [&base](int x) mutable { return base += x; };
  printf("%d %g\n", add(1), add(0.5));
  note(5);
  printf("%d %d\n", base, add(0));
  int seen = 0;
  auto counter = [seen]() mutable { return ++seen; };
  counter();
  printf("%d %d\n", counter(), seen);
  auto sum = [](auto... xs) { return (xs + ... + 0); };
  printf("%d %d\n", sum(1, 2, 3), sum());
  auto fact = [](auto self, int n) -> int { return n <= 1 ? 1 : n * self(self, n - 1); };
  printf("%d\n", fact(fact, 6));
  auto compose = [](auto f, auto g) { return [=](auto x) { return f(g(x)); }; };
  printf("%d\n", compose([](int x) { return x * x; }, [](int x) { return x + 1; })(4));
  std::vector<int> v{1, 2, 3};
  auto each = [&v](auto&& f) {
    for (auto& x : v) f(x);
  };
  each([](int& x) { x *= 2; });
  each([](int x) { printf("%d ", x); });
  printf("\n");
  auto t = std::make_tuple(1, 2.5, 'c');
  std::apply([](auto a, auto b, auto c) { printf("%d %g %c\n", a, b, c); }, t);
  auto init = [total = 100, v](int i) { return total + v[i]; };
  printf("%d\n", init(2));
  return 0;
}
