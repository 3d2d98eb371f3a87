#include <utility>
#include <iostream>
#include <list>
#include <optional>
#include <algorithm>
#include <vector>
int max(int a, int b) { return -1; }
namespace n { struct C { int v; }; int abs(C c) { return c.v; } template <class T> T const& min(T const& a, T const& b) { return b; } bool operator<(C a, C b) { return a.v < b.v; } void swap(C& a, C& b) { std::cout << "ns "; std::swap(a.v, b.v); } template <class I, class F> F for_each(I a, I b, F f) { std::cout << "mine "; return f; } int distance(int* a, int* b) { return 77; } }
struct S { int n; friend void swap(S& a, S& b) { std::cout << "friend "; } friend bool operator<(S const& a, S const& b) { return a.n < b.n; } friend S const& max(S const& a, S const& b) { std::cout << "fmax "; return a; } };
int main() {
  std::list<int> l{1}; std::optional<int> o; std::cout << std::max(1, 2) << max(1, 2) << std::min(n::C{1}, n::C{2}).v << min(n::C{1}, n::C{2}).v << '\n';
  S a{1}, b{2}; std::swap(a, b); std::cout << a.n << std::max(a, b).n; swap(a, b); std::cout << max(a, b).n << '\n'; n::C c{1}, d{2}; std::swap(c, d); std::cout << c.v; swap(c, d); std::cout << c.v << '\n';
  std::swap(o, o); std::list<int> m; std::swap(l, m); std::cout << m.size(); int x[2] = {1, 2}; std::cout << std::distance(x, x + 2) << n::distance(x, x); n::C cs[2]; std::for_each(cs, cs + 2, [](n::C&) {}); n::for_each(cs, cs + 1, [](auto&) {}); std::vector<S> v{{1}, {2}}; std::swap(v[0], v[1]); std::cout << v[0].n << '\n';
}
