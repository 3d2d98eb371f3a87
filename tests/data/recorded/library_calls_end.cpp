// what std::apply and emplace_back pass by value ends when the library has called
#include <iostream>
#include <tuple>
#include <functional>
#include <vector>
#include <string>
struct N { int v; N(int i) : v(i) { std::cout << "+" << v; } N(N const& o) : v(o.v) { std::cout << "c" << v; } N(N&& o) : v(o.v) { std::cout << "m" << v; } ~N() { std::cout << "-" << v; } };
int f(N a, N b) { std::cout << "f"; return 1; } N g(N a) { std::cout << "g"; return a; } void h(N) { std::cout << "h"; }
struct S { int m(N a) { std::cout << "m"; return 2; } int operator()(N a) const { std::cout << "o"; return 3; } };
namespace n1 {
void run() {
  std::cout << std::apply(f, std::make_tuple(1, 2)) << ";";
}
}
namespace n2 {
void run() {
  std::tuple<N, N> t(1, 2); std::cout << std::apply(f, t) << ";"; std::cout << std::apply([](N a, N b) { return a.v + b.v; }, t);
}
}
namespace n3 {
void run() {
  std::cout << std::invoke(f, 1, 2) << ";"; std::cout << std::invoke(S{}, 1) << ";"; std::cout << std::invoke(&S::m, S{}, 1) << ";";
}
}
namespace n4 {
void run() {
  std::cout << std::apply(g, std::make_tuple(1)).v << ";"; std::cout << std::invoke(g, 1).v;
}
}
namespace n5 {
void run() {
  std::function<int(N)> q = S{}; std::cout << q(1) << ";"; std::function<int(N, N)> r = f; std::cout << r(1, 2) << ";";
}
}
namespace n6 {
void run() {
  auto b = std::bind(f, 1, std::placeholders::_1); std::cout << b(2) << ";"; auto c = std::bind_front(f, 1); std::cout << c(2) << ";";
}
}
namespace n7 {
void run() {
  std::apply(h, std::make_tuple(1)); std::cout << ";"; std::invoke(h, 1); std::cout << ";"; int i = (std::apply(h, std::make_tuple(2)), 3); std::cout << i;
}
}
namespace n8 {
void run() {
  std::tuple<int> t(1); std::cout << std::apply(S{}, t) << ";" << std::apply(S{}, std::tuple<int>(4)) << ";";
}
}
namespace n9 {
template <class F, class... A> auto call(F&& f, A&&... a) { return std::invoke(std::forward<F>(f), std::forward<A>(a)...); }
void run() {
  std::cout << call(f, 1, 2) << ";"; std::cout << call(S{}, 1) << ";";
}
}
namespace n10 {
template <class F, class T> decltype(auto) call(F&& f, T&& t) { return std::apply(std::forward<F>(f), std::forward<T>(t)); }
void run() {
  std::cout << call(f, std::make_tuple(1, 2)) << ";";
}
}
namespace n11 {
void run() {
  struct E { int x; E(N n) : x(n.v) {} E(E const& o) : x(o.x) { std::cout << "C"; } E(E&& o) noexcept : x(o.x) { std::cout << "M"; } E& operator=(E&&) = default; }; std::vector<E> v; v.emplace_back(1); std::cout << ";"; v.emplace_back(2); std::cout << ";"; v.emplace_back(3); std::cout << ";"; v.push_back(N(4)); std::cout << ";"; v.emplace(v.begin(), N(5)); N n(6); std::cout << ";";
}
}
namespace n12 {
void run() {
  struct E { int x; E(N n, N m) : x(n.v) {} E(E const& o) : x(o.x) { std::cout << "C"; } E(E&& o) noexcept : x(o.x) { std::cout << "M"; } ~E() { std::cout << "~"; } }; std::vector<E> v; v.emplace_back(1, 2); std::cout << ";"; v.emplace_back(2, 3); std::cout << ";" << v.emplace_back(3, 4).x << ";"; std::vector<N> w; w.emplace_back(1); w.emplace_back(2); std::cout << w.back().v;
}
}
namespace n13 {
void run() {
  std::vector<std::pair<N, N>> v; v.emplace_back(1, 2); v.emplace_back(N(3), 4); std::cout << ";"; std::vector<std::tuple<N, int>> w; w.emplace_back(1, 2); w.emplace_back(N(2), 3);
}
}
namespace n14 {
void run() {
  struct R { std::vector<int>& v; R(std::vector<int>& v) : v(v) {} }; std::vector<int> d{1}; std::vector<R> rs; rs.emplace_back(d); rs.emplace_back(d); rs[1].v.push_back(3); std::cout << d.size(); struct K { std::vector<N> v; K(std::vector<N> x) : v(std::move(x)) {} K(K&&) = default; }; std::vector<K> ks; ks.emplace_back(std::vector<N>(2, N(7))); std::cout << ";"; ks.emplace_back(std::vector<N>(1, N(8))); std::cout << ";" << ks[1].v[0].v;
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
}
