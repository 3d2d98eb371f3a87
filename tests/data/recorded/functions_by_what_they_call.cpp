#include <functional>
#include <iostream>
#include <string>
#include <vector>
#include <map>
int g(std::function<int(int)>) { return 1; }
int g(std::function<int()>) { return 2; }
int g(std::function<int(std::string)>) { return 3; }
struct S { int m(int a) { return a; } void run() { std::function<int(int)> f = [this, &f](int n) -> int { return n ? f(n - 1) : m(7); }; std::cout << f(3); } };
template <class T> void tt(T t) { std::function<T(T)> f = [&](T n) { return n <= t ? n : f(n - 1); }; std::cout << f(9); }
struct V { template <class T> int operator()(T t) const { return sizeof(t); } };
int main() {
  std::cout << g([](int) { return 0; }) << g([] { return 0; }) << g([](std::string s) { return 0; });
  std::function<int(int)> fib = [&](int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }; std::cout << fib(10);
  std::function<int(int)> f2; f2 = [&f2](auto n) { return n < 2 ? 1 : n * f2(n - 1); }; std::cout << f2(5);
  std::function<void(int)> v = [](int) { return 3; }; v(1);
  S().run(); tt(3); tt(2.5);
  std::function<int(double)> d = V(); std::cout << d(3);
  std::map<std::string, std::function<double(double, double)>> m{{"+", [](double a, double b) { return a + b; }}, {"-", std::minus<double>()}}; std::cout << m["+"](1, 2) << m["-"](1, 2);
  std::function<int(S&, int)> mf = &S::m; S s; std::cout << mf(s, 3);
  std::function<std::function<int(int)>(int)> add = [](int a) { return [a](int b) { return a + b; }; }; std::cout << add(2)(3);
  std::cout;
}
