// Braces in braces: those of the array that an array of the library holds come first.
#include <array>
#include <string>
#include <cstdio>
#include <utility>
#include <vector>
#include <complex>
struct P { int a, b; };
using A = std::array<int, 3>;
struct M { A a; std::array<P, 2> p; std::array<std::string, 2> s; M() : a({{1, 2}}), p({{{1, 2}, {3, 4}}}), s({{"x", "y"}}) {} };
void show(A const& a) { printf("%d %d %d\n", a[0], a[1], a[2]); }
int main() {
  A a({{1,2,3}}), b({4,5}), c{{6}}, d = {{7,8}}, e{}, f({}); show(a); show(b); show(c); show(d); show(e); show(f); show({9, 10}); show({{11}});
  M m; show(m.a); printf("%d %s\n", m.p[1].b, m.s[1].c_str());
  std::array<P, 2> p{{{1, 2}}}, q{{1, 2, 3}}, r{{{1}, {2}}}; printf("%d %d %d %d %d\n", p[0].b, p[1].a, q[1].a, r[1].a, r[0].b);
  std::array<P, 1> o{{{1, 2}}}; printf("%d\n", o[0].b);
  std::array<std::string, 2> s{{"a", "b"}}, t{"c"}, u{{{"d"}, {"e"}}}; printf("%s %s %s %zu\n", s[1].c_str(), t[0].c_str(), u[1].c_str(), t[1].size());
  std::array<A, 2> x{{{1,2,3},{4,5,6}}}, y{{{{1,2,3}},{{4,5,6}}}}, z{1,2,3,4}; show(x[1]); show(y[1]); show(z[1]);
  std::vector<A> v{{1,2,3},{4,5,6}}; show(v[1]); v.push_back({7,8,9}); show(v[2]); v = {{{1,1,1}}}; show(v[0]);
  std::pair<A, int> pr{{1,2,3}, 4}; show(pr.first); std::array<std::pair<int,int>, 2> ps{{{1,2},{3,4}}}; printf("%d\n", ps[1].second);
  std::array<std::complex<double>, 2> cs{{{1,2},{3,4}}}; printf("%g\n", cs[1].imag());
  std::array<std::array<std::array<int,2>,2>,2> deep{{{{{{1,2}},{{3,4}}}},{{{{5,6}},{{7,8}}}}}}; printf("%d\n", deep[1][0][1]);
  std::array<std::array<std::array<int,2>,2>,2> flat{1,2,3,4,5,6,7,8}; printf("%d\n", flat[1][0][1]);
  static constexpr std::array<const char*, 3> names{{"p", "q", "r"}}; printf("%s\n", names[2]);
  auto l = [](std::array<int,2> w) { return w[0] + w[1]; }; printf("%d\n", l({{3, 4}}) + l({5, 6}));
}
