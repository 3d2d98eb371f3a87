#include <functional>
#include <iostream>
int main() {
  std::function<int(int)> sum = [&](int n) { return n <= 0 ? 0 : 1 + sum(n - 1); };
  std::cout << sum(5) << "\n";
  std::function<int(int)> a = [&a](int n) { if (n <= 0) return 0; return 1 + a(n - 1); };
  std::function<int(int)> fib = [&fib](int n) -> int { return n < 2 ? n : fib(n - 1) + fib(n - 2); };
  std::function<void(int)> down; down = [&](int n) { std::cout << n; if (n) down(n - 1); };
  std::cout << a(5) << fib(10) << "\n"; down(3);
}
