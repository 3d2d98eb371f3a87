// Containers made of lists of elements whose copies are seen.
#include <vector>
#include <functional>
#include <cstdio>
#include <deque>
#include <list>
#include <set>
struct S { int n; S(int n) : n(n) {} S(S const& s) : n(s.n) { printf("c%d ", n); } ~S() { printf("~%d ", n); } };
struct B { std::vector<S> a; std::deque<S> d; B(std::initializer_list<S> l) : a(l), d(l.begin(), l.end()) {} };
struct F { std::vector<std::function<int(int)>> f; F(std::initializer_list<std::function<int(int)>> l) : f(l) {} };
int main() {
  { B b{1, 2}; printf("%zu\n", b.a.size()); }
  puts("");
  { F f{[](int x) { return x; }, [](int x) { return 2 * x; }}; printf("%d\n", f.f[1](4)); }
  { std::initializer_list<S> l{3, 4}; std::vector<S> v(l); v = l; std::vector<S> w{l}; v.assign(l); v.insert(v.end(), l); printf("%zu\n", v.size()); }
  puts("");
}
