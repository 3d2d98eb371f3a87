// what a function returns as const is const to operators
#include <iostream>
#include <string>
#include <vector>
struct P { int x = 0; }; struct O {};
const std::string f() { return "a"; } const P g() { return {}; } const std::vector<int> v() { return {1}; }
int operator+(O, std::string&&) { return 1; } int operator+(O, std::string const&) { return 2; }
int operator+(O, P&&) { return 1; } int operator+(O, P const&) { return 2; }
int operator+(O, std::vector<int>&&) { return 1; } int operator+(O, std::vector<int> const&) { return 2; }
int operator-(std::string&&, O) { return 1; } int operator-(std::string const&, O) { return 2; }
struct W { int m() { return 1; } int m() const { return 2; } int q() && { return 3; } int q() const& { return 4; } int operator+(int) { return 5; } int operator+(int) const { return 6; } };
const W w() { return {}; } W nw() { return {}; }
void t(std::string&&) { std::cout << 1; } void t(std::string const&) { std::cout << 2; }
void t(P&&) { std::cout << 1; } void t(P const&) { std::cout << 2; }
void t(std::vector<int>&&) { std::cout << 1; } void t(std::vector<int> const&) { std::cout << 2; }
struct A { O& operator<<(std::string&&) { std::cout << 1; return o; } O& operator<<(std::string const&) { std::cout << 2; return o; } O o; };
namespace n1 {
void run() {
  std::cout << O{} + f();
}
}
namespace n2 {
void run() {
  std::cout << O{} + g();
}
}
namespace n3 {
void run() {
  std::cout << O{} + v();
}
}
namespace n4 {
void run() {
  std::cout << f() - O{};
}
}
namespace n5 {
void run() {
  t(f()); t(g()); t(v());
}
}
namespace n6 {
void run() {
  A a; a << f(); a << std::string("b");
}
}
namespace n7 {
void run() {
  auto l = []() -> const std::string { return "a"; }; t(l()); std::cout << O{} + l();
}
}
namespace n8 {
template <class T> const T k() { return {}; }
void run() {
  t(k<std::string>()); t(k<P>()); std::cout << O{} + k<std::string>() << O{} + k<P>();
}
}
namespace n9 {
struct M { const std::string s() { return "a"; } static const std::string t() { return "b"; } };
void run() {
  M m; t(m.s()); t(M::t()); std::cout << O{} + m.s() << O{} + M::t();
}
}
namespace n10 {
void run() {
  std::string s = f(); s = f(); s += f(); std::cout << s << f().size() << f() + "b" << ("x" + f()) << (f() == "a");
}
}
namespace n11 {
void run() {
  W x = w(); std::cout << x + 1 << x.m(); auto y = w(); std::cout << y + 1 << y.m() << y.q(); W z; z = w(); std::cout << z + 1;
}
}
namespace n12 {
int h(W p) { return p + 1; }
void run() {
  std::cout << h(w()); struct H { W w; }; H k{w()}; std::cout << k.w + 1; std::vector<W> v; v.push_back(w()); v.emplace_back(w()); std::cout << v[0] + 1 << v[1] + 1; auto l = [c = w()]() mutable { return c + 1; }; std::cout << l();
}
}
int main() {
  n1::run();
  std::cout << "\n";
  n2::run();
  std::cout << "\n";
  n3::run();
  std::cout << "\n";
  n4::run();
  std::cout << "\n";
  n5::run();
  std::cout << "\n";
  n6::run();
  std::cout << "\n";
  n7::run();
  std::cout << "\n";
  n8::run();
  std::cout << "\n";
  n9::run();
  std::cout << "\n";
  n10::run();
  std::cout << "\n";
  n11::run();
  std::cout << "\n";
  n12::run();
  std::cout << "\n";
}
