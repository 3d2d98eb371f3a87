// Temporaries of declarations, elements made of them, and lambdas that are moved.
#include <iostream>
#include <functional>
#include <optional>
#include <utility>
#include <vector>
struct In { int v; In(int v) : v(v) { std::cout << "I" << v << ' '; } In(In const& o) : v(o.v) { std::cout << "K" << v << ' '; } In(In&& o) noexcept : v(o.v) { std::cout << "M" << v << ' '; } In& operator=(In const& o) { v = o.v; std::cout << "=" << v << ' '; return *this; } In& operator=(In&& o) noexcept { v = o.v; std::cout << "m=" << v << ' '; return *this; } ~In() { std::cout << "~I" << v << ' '; } };
int main() {
  { std::vector<In> v; v.reserve(2); v.push_back(1); v.push_back(In(2)); In l(3); v[0] = l; v[1] = In(4); std::cout << "e "; } std::cout << '\n';
  { std::optional<In> o(In(1)); std::optional<In> p = o; std::cout << p->v << ' '; } std::cout << '\n';
  { In c(1); auto l = [c] { return c.v; }; std::cout << l() << ' '; auto l2 = l; auto l3 = std::move(l); std::cout << l3() << ' '; } std::cout << '\n';
  { std::vector<In> v(2, In(7)); std::cout << "r "; v.assign(1, In(9)); } std::cout << '\n';
}
