#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <map>
#include <iostream>
struct Shape { virtual ~Shape() = default; virtual int id() const = 0; };
struct C : Shape { double r; C(double r) : r(r) {} int id() const override { return int(r); } };
template <class Base, class... Args> struct F1 { std::function<std::unique_ptr<Base>(Args...)> f; template <class D> void reg() { f = [](Args... a) -> std::unique_ptr<Base> { return std::make_unique<D>(a...); }; } };
template <class Base, class... Args> struct F2 { std::unordered_map<std::string, std::function<std::unique_ptr<Base>(Args...)>> m; template <class D> void reg(std::string n) { m.emplace(std::move(n), [](Args... a) -> std::unique_ptr<Base> { return std::make_unique<D>(a...); }); } };
template <class Base, class... Args> struct F3 { std::map<std::string, std::function<std::unique_ptr<Base>(Args...)>> m; template <class D> void reg(std::string n) { m[n] = [](Args... a) { return std::make_unique<D>(a...); }; } };
int main() {
  { F3<Shape, double> f; f.reg<C>("c"); std::cout << f.m["c"](5)->id() << '\n'; }
  { F1<Shape, double> f; f.reg<C>(); std::cout << f.f(3)->id() << '\n'; }
  { F2<Shape, double> f; f.reg<C>("c"); std::cout << f.m["c"](4)->id() << '\n'; }
}
