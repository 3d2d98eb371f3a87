// objects and pairs hold lambdas of their own, which change their own copies
#include <cstdio>
#include <utility>
#include <vector>
template <class F> struct W { F g; int k; };
int main() {
  auto f = [n = 0]() mutable { return ++n; };
  struct S { decltype(f) g; } s{f}; S t = s; int a = f(), b = t.g(), c = s.g(); std::printf("%d %d %d\n", a, b, c);
  W<decltype(f)> w{f, 1}; auto x = w; int d = f(), e = x.g(), h = w.g(); std::printf("%d %d %d\n", d, e, h);
  std::pair<int, decltype(f)> p(1, f); auto q = p;  int i = f(), j = q.second(), k = p.second(); std::printf("%d %d %d\n", i, j, k);
  auto g = f; int l = f(), m = g(); std::printf("%d %d\n", l, m);
  std::pair<int, decltype(f)> r{1, f}; int o = f(), u = r.second(); std::printf("%d %d\n", o, u);
  struct T { decltype(f) g; T(decltype(f) g) : g(g) {} } y(f); int v = f(), z = y.g(); std::printf("%d %d\n", v, z);
  struct U { decltype(f) g; T t; } uu{f, f}; v = f(), z = uu.g(); int zz = uu.t.g(); std::printf("%d %d %d\n", v, z, zz);
  std::vector<W<decltype(f)>> vw{{f, 1}}; v = f(); z = vw[0].g(); std::printf("%d %d\n", v, z);
  vw.push_back({f, 2}); v = f(); z = vw[1].g(); std::printf("%d %d\n", v, z);
  auto ret = [f]() mutable { return f(); }; v = f(); z = ret(); std::printf("%d %d\n", v, z);
  auto make = [&] { return f; }; auto mk = make(); v = f(); z = mk(); std::printf("%d %d\n", v, z);
  auto take = [](auto h) { return h(); }; v = take(f); z = f(); std::printf("%d %d\n", v, z);
}
