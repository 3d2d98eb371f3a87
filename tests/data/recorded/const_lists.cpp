// elements of lists in braces are const, by whatever they are reached
#include <iostream>
#include <vector>
#include <string>
#include <map>
#include <memory>
#include <functional>
#include <algorithm>
#include <numeric>
#include <initializer_list>
void w(int&) { std::cout << "w"; } void w(int const&) { std::cout << "r"; }
void wp(int*) { std::cout << "w"; } void wp(int const*) { std::cout << "r"; }
struct P { int x = 1; int m() { return 1; } int m() const { return 2; } };
template <class I> void g(I a, I b) { for (; a != b; ++a) w(*a); }
template <class T> void ty(T&) { std::cout << std::is_const_v<T>; }
namespace n1 {
void run() {
  auto il = {1, 2}; for (auto& x : il) w(x); w(*il.begin()); for (auto x : il) w(x); wp(il.begin()); w(il.begin()[1]); w(*(il.end() - 1)); w(std::begin(il)[0]); for (auto&& x : il) ty(x);
}
}
namespace n2 {
void run() {
  std::initializer_list<int> l{1, 2}; g(l.begin(), l.end()); std::cout << std::accumulate(l.begin(), l.end(), 0) << *std::max_element(l.begin(), l.end()) << std::max({1, 3, 2}) << l.size();
}
}
namespace n3 {
void run() {
  std::initializer_list<P> l{P(), P()}; for (auto& p : l) std::cout << p.m(); std::cout << l.begin()->m() << (*l.begin()).m(); for (auto p : l) std::cout << p.m();
}
}
namespace n4 {
void run() {
  struct S { std::vector<std::string> v; S(std::initializer_list<std::string> l) : v(l) { for (auto& s : l) v.push_back(s + "!"); } }; S s{"a", "b"}; for (auto& x : s.v) std::cout << x; s.v[0] += "z"; std::cout << s.v[0];
}
}
namespace n5 {
void run() {
  struct S { std::vector<std::string> v; S(std::initializer_list<std::string> l) : v(l.begin(), l.end()) {} }; S s{"a", "b"}; s.v[1][0] = 'q'; std::cout << s.v[1] << s.v.size();
}
}
namespace n6 {
void run() {
  for (auto& s : {std::string("x"), std::string("y")}) std::cout << s; for (int i : {1, 2, 3}) { i += 1; std::cout << i; } for (auto x : {1.5, 2.5}) { x *= 2; std::cout << x; }
}
}
namespace n7 {
void run() {
  std::vector<int> v{3, 1, 2}; v = {5, 4}; v.insert(v.end(), {7, 8}); v.assign({1, 2, 3}); for (auto& x : v) { x += 1; w(x); } std::map<int, std::string> m{{1, "a"}, {2, "b"}}; m.insert({{3, "c"}}); for (auto& [k, s] : m) { s += "!"; std::cout << k << s; }
}
}
namespace n8 {
void run() {
  auto il = {std::vector<int>{1, 2}, std::vector<int>{3}}; for (auto& v : il) std::cout << v.size() << v[0]; std::vector<std::vector<int>> vv(il); vv[0][0] = 9; std::cout << vv[0][0] << il.begin()->at(0); for (auto v : il) { v.push_back(4); std::cout << v.size(); }
}
}
namespace n9 {
void run() {
  auto il = {1, 2}; std::cout << std::is_same_v<decltype(il.begin()), const int*> << std::is_same_v<decltype(*il.begin()), const int&> << std::is_same_v<decltype(il), std::initializer_list<int>>; auto it = il.begin(); ++it; std::cout << *it;
}
}
namespace n10 {
void run() {
  std::vector<int> v = {1, 2, 3}; auto f = [](std::initializer_list<int> l) { int s = 0; for (auto x : l) s += x; return s; }; std::cout << f({1, 2, 3}) << f({}); auto [a, b] = std::minmax({3, 1, 2}); std::cout << a << b;
}
}
namespace n11 {
template <class T> T sum(std::initializer_list<T> l) { T s{}; for (auto& x : l) { ty(x); s += x; } return s; }
void run() {
  std::cout << sum({1, 2, 3}) << sum({1.5, 2.5}) << sum<long>({1, 2});
}
}
namespace n12 {
void run() {
  auto p = std::make_shared<std::vector<int>>(std::initializer_list<int>{1, 2}); (*p)[0] = 5; w((*p)[0]); std::cout << (*p)[0]; std::vector<P> vp({P(), P()}); std::cout << vp[0].m(); std::vector<P> vq{P(), P()}; for (auto& p : vq) std::cout << p.m();
}
}
namespace n13 {
void run() {
  struct M { int r, c; std::vector<double> d; M(std::initializer_list<std::initializer_list<double>> l) : r(l.size()), c(l.begin()->size()) { for (auto& row : l) for (auto x : row) d.push_back(x); } }; M m{{1, 2}, {3, 4}, {5, 6}}; std::cout << m.r << m.c << m.d[3]; m.d[0] *= 2; std::cout << m.d[0];
}
}
namespace n14 {
void run() {
  auto sp = std::initializer_list<const char*>{"a", "b"}; for (auto s : sp) std::cout << s; for (auto& s : sp) { ty(s); std::cout << s[0]; } for (const char* s : {"x", "y"}) std::cout << s;
}
}
namespace n15 {
void run() {
  int a = 1, b = 2; for (int* p : {&a, &b}) *p += 5; std::cout << a << b; for (auto p : {&a, &b}) wp(p); for (auto& p : {&a, &b}) { *p += 1; wp(p); } std::cout << a << b;
}
}
namespace n16 {
void run() {
  int a = 1, b = 2; for (auto r : {std::ref(a), std::ref(b)}) r.get() += 1; std::cout << a << b;
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
  n13::run();
  std::cout << "\n";
  n14::run();
  std::cout << "\n";
  n15::run();
  std::cout << "\n";
  n16::run();
  std::cout << "\n";
}
