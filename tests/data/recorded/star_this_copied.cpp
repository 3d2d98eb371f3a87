// Lambdas that capture `*this`: it is copied and moved with them.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <functional>
#include <vector>
#include <utility>
#include <tuple>
#include <optional>
struct A { int v; A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } A(A&& o) : v(o.v) { std::printf("Am%d ", v); o.v = -1; } ~A() { std::printf("~A%d ", v); } };
struct N { int v; N(int x) : v(x) { } N(N const& o) : v(o.v + 10) { } };
template <class F> int call(F f) { return f(); }
template <class F> int callr(F&& f) { return f(); }
template <class F> int callc(F const& f) { return f(); }
struct M { A m; N n{3}; int p = 1; M(int x) : m(x) {}
 auto th() { return [*this] { return m.v + n.v; }; }
 auto thm() { return [*this]() mutable { m.v++; p++; return m.v + n.v + p; }; }
 auto th2() { A o(8); return [*this, o] { return m.v + n.v + o.v; }; }
 auto nest() { return [*this] { return [*this] { return m.v + n.v; }; }; }
 int stf() { std::function<int()> f = [*this] { return m.v; }; std::function<int()> g = f; return g() + f(); }
 int inl() { return call([*this] { return m.v; }); }
 int inr() { return callr([*this] { return m.v; }); }
 int cap() { auto l = [*this] { return m.v; }; auto k = [l] { return l(); }; return k(); }
 int vec() { auto l = [*this] { return m.v; }; std::vector<decltype(l)> v; v.push_back(l); return v[0](); }
 int vecm() { auto l = [*this] { return m.v; }; std::vector<decltype(l)> v; v.push_back(std::move(l)); return v[0](); }
 int tup() { auto l = [*this] { return m.v; }; auto t = std::make_tuple(l, 1); return std::get<0>(t)(); }
 int opt() { auto l = [*this] { return m.v; }; std::optional<decltype(l)> t = l; return (*t)(); }
 int par() { auto l = [*this] { return m.v; }; std::pair<decltype(l), int> t{l, 1}; return t.first(); }
};
template <class L> struct H { L l; int operator()() { return l(); } };
template <class L> H(L) -> H<L>;

int main() {
  std::printf("\n0: "); { M m(4); auto l = m.th(); auto k = l; std::printf("%d ", k()); }
  std::printf("\n1: "); { M m(4); auto l = m.th(); auto k = std::move(l); std::printf("%d %d ", k(), l()); }
  std::printf("\n2: "); { M m(4); auto l = m.th(); std::printf("%d ", call(l)); }
  std::printf("\n3: "); { M m(4); auto l = m.th(); std::printf("%d ", call(std::move(l))); }
  std::printf("\n4: "); { M m(4); std::printf("%d ", call(m.th())); }
  std::printf("\n5: "); { M m(4); auto l = m.thm(); std::printf("%d ", l()); auto k = l; std::printf("%d ", k()); std::printf("%d ", l()); }
  std::printf("\n6: "); { M m(4); auto l = m.th2(); auto k = l; std::printf("%d ", k()); }
  std::printf("\n7: "); { M m(4); auto l = m.th2(); auto k = std::move(l); std::printf("%d %d ", k(), l()); }
  std::printf("\n8: "); { M m(4); std::printf("%d ", m.stf()); }
  std::printf("\n9: "); { M m(4); std::printf("%d ", m.cap()); }
  std::printf("\n10: "); { M m(4); std::printf("%d ", m.vec()); }
  std::printf("\n11: "); { M m(4); std::printf("%d ", m.vecm()); }
  std::printf("\n12: "); { M m(4); std::printf("%d ", m.tup()); }
  std::printf("\n13: "); { M m(4); std::printf("%d ", m.opt()); }
  std::printf("\n14: "); { M m(4); std::printf("%d ", m.par()); }
  std::printf("\n15: "); { M m(4); H h{m.th()}; std::printf("%d ", h()); H g = h; std::printf("%d ", g()); }
  std::printf("\n16: "); { M m(4); auto l = m.th(); H h{l}; std::printf("%d ", h()); }
  std::printf("\n17: "); { M m(4); auto l = [m] { return m.n.v; }; std::printf("%d ", call(l)); }
  std::printf("\n18: "); { M m(4); auto l = [q = m] { return q.n.v; }; std::printf("%d ", call(l)); }
  std::printf("\n19: "); { M m(4); auto l = m.th(); auto* p = new auto(l); std::printf("%d ", (*p)()); delete p; }
  std::printf("\n20: "); { M m(4); auto l = m.th(); decltype(l) a[2] = {l, l}; std::printf("%d ", a[1]()); }
  std::printf("\n21: "); { M m(4); auto l = m.th(); auto const& r = l; auto k = r; std::printf("%d ", k()); }
  std::printf("\n22: "); { M m(4); auto l = m.th(); auto f = [](auto x) { return x(); }; std::printf("%d ", f(l)); }
  std::printf("\n23: "); { M m(4); auto l = m.th(); auto f = [&] { return l; }; std::printf("%d ", f()()); }
  std::printf("\n24: "); { M m(4); auto l = m.th(); bool b = m.p; auto k = b ? l : l; std::printf("%d ", k()); }
  std::printf("\n");
}
