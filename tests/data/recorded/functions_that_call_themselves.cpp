#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>
int applied(std::function<int(int)> f, int n) { return f(n); }
int counted(std::function<int(int)> const& f) { return f(0); }
std::function<int(int)> wrapped(std::function<int(int)> f) { return f; }
int main() {
  std::function<int(int)> sum = [&](int n) { return n <= 0 ? 0 : 1 + sum(n - 1); };
  std::cout << sum(5) << "\n";
  std::function<int(int)> a = [&a](int n) { if (n <= 0) return 0; return 1 + a(n - 1); };
  std::function<int(int)> fib = [&fib](int n) -> int { return n < 2 ? n : fib(n - 1) + fib(n - 2); };
  std::function<void(int)> down; down = [&](int n) { std::cout << n; if (n) down(n - 1); };
  std::cout << a(5) << fib(10) << "\n"; down(3);
  // passed on by itself
  int left = 3;
  std::function<int(int)> on = [&](int n) { return --left > 0 ? applied(on, n + 1) : n; };
  std::function<int(int)> by_reference = [&](int n) { auto& self = by_reference; return n > 3 ? n : self(n + 1); };
  std::function<int(int)> made = wrapped([&](int n) { return n > 5 ? n : made(n + 2); });
  std::function<int(int)> in_braces{[&](int n) { return left++ < 2 ? counted(in_braces) + 10 : n; }};
  std::cout << on(1) << " " << by_reference(1) << " " << made(0) << " " << in_braces(1) << "\n";
  std::vector<int> v{3, 1, 2};
  int depth = 0;
  std::function<bool(int, int)> less = [&](int x, int y) { if (depth++ == 0) { std::vector<int> w{2, 1}; std::sort(w.begin(), w.end(), less); } return x < y; };
  std::sort(v.begin(), v.end(), less);
  std::cout << v[0] << v[1] << v[2] << "\n";
}
