#include <utility>
#include <iostream>
#include <algorithm>
#include <vector>
#include <array>
struct A { int v; A(int v) : v(v) {} A(A const& o) : v(o.v) { std::cout << "c"; } A(A&& o) noexcept : v(o.v) { std::cout << "m"; } A& operator=(A o) { std::cout << "="; v = o.v; return *this; } friend void swap(A& a, A& b) { std::cout << "friend "; std::swap(a.v, b.v); } };
struct B { int v; B(int v) : v(v) {} B(B&& o) noexcept : v(o.v) { std::cout << "m"; } B& operator=(B&& o) { v = o.v; std::cout << "="; return *this; } };
void swap(B& a, B& b) { std::cout << "free "; std::swap(a.v, b.v); }
namespace n { struct C { int v; C(int v) : v(v) {} C(C const& o) : v(o.v) { std::cout << "c"; } C& operator=(C const& o) { v = o.v; std::cout << "="; return *this; } }; void swap(C& a, C& b) { std::cout << "ns "; std::swap(a.v, b.v); } }
struct D { int v; D(int v) : v(v) {} D(D const&) = default; void swap(D& o) { std::cout << "member"; } };
template <> void std::swap<D>(D& a, D& b) noexcept { std::cout << "special "; }
int main() {
  A a(1), b(2); std::swap(a, b); std::cout << a.v << '\n'; swap(a, b); std::cout << a.v << '\n'; { using std::swap; swap(a, b); std::cout << a.v << '\n'; }
  B c(1), d(2); std::swap(c, d); std::cout << c.v << '\n'; swap(c, d); std::cout << c.v << '\n'; ::swap(c, d); { using std::swap; swap(c, d); } std::cout << c.v << '\n';
  n::C e(1), f(2); std::swap(e, f); std::cout << e.v << '\n'; swap(e, f); n::swap(e, f); std::cout << e.v << '\n'; D g(1), h(2); std::swap(g, h); std::cout << '\n';
  std::vector<A> v{1, 2}; std::swap(v[0], v[1]); std::iter_swap(v.begin(), v.begin() + 1); std::cout << '\n'; A x[2] = {3, 4}, y[2] = {5, 6}; std::swap(x, y); std::cout << x[0].v << '\n'; std::array<A, 2> p{7, 8}, q{9, 1}; std::swap(p, q); std::cout << p[0].v << '\n'; std::pair<A, int> r{1, 2}, s{3, 4}; std::swap(r, s); r.swap(s); std::cout << r.first.v << '\n'; std::swap_ranges(v.begin(), v.begin() + 1, v.begin() + 1); std::reverse(v.begin(), v.end()); std::cout << '\n';
}
