#include <cstdio>
#include <utility>
#include <tuple>
#include <array>
#include <map>
#include <string>
#include <vector>
#include <optional>
struct L { int v; };
struct A { int k; A() : k(0) {} A(L& l) : k(1) {} A(L const& l) : k(2) {} A(L&& l) : k(3) {} A(L const&& l): k(4) {} };
struct T { int k; template <class U> T(U&&) : k(std::is_const<std::remove_reference_t<U>>::value * 2 + std::is_lvalue_reference<U>::value) {} };
struct W { A a; int n; T t; };
void f(std::pair<A, A> p) { printf("p %d %d\n", p.first.k, p.second.k); }
void g(std::tuple<A, A, int> p) { printf("t %d %d\n", std::get<0>(p).k, std::get<1>(p).k); }
void h(std::array<A, 3> p) { printf("a %d %d %d\n", p[0].k, p[1].k, p[2].k); }
void w(W p) { printf("w %d %d\n", p.a.k, p.t.k); }
void t(T p) { printf("T %d\n", p.k); }
struct D { std::vector<A> v; A a; D(L const& c, L& l) : v{c, l}, a{c} {} };
A r1(L const& c) { return {c}; }
A r2(L& c) { return {c}; }
std::pair<A, A> r3(L& l, L const& c) { return {l, c}; }
L const& cr(L& l) { return l; }
L& lr(L& l) { return l; }
template <class X, class Y> void both(X& x, Y& y) { A a[] = {x, y}; A b = {x}; A c{y}; printf("both %d %d %d %d\n", a[0].k, a[1].k, b.k, c.k); w({x, 1, y}); w({y, 1, x}); }
template <class X> void fwd(X&& x) { A a = {std::forward<X>(x)}; A b{std::forward<X>(x)}; printf("fwd %d %d\n", a.k, b.k); w({std::forward<X>(x), 1, std::forward<X>(x)}); }
int main() {
  L l; L const c{};
  f({c, l}); f({l, c}); f({L{}, c}); g({c, l, 1}); g({l, c, 1}); h({c, l, c});
  w({c, 1, c}); w({l, 1, l}); w({L{}, 1, L{}}); t({c}); t({l}); t({L{}});
  D d(c, l); printf("D %d %d %d\n", d.v[0].k, d.v[1].k, d.a.k);
  printf("%d %d\n", r1(l).k, r2(l).k); auto q = r3(l, c); printf("%d %d\n", q.first.k, q.second.k);
  f({cr(l), lr(l)}); w({cr(l), 1, lr(l)}); A x = cr(l); A y = lr(l); A z = {cr(l)}; A zz{lr(l)}; printf("%d %d %d %d\n", x.k, y.k, z.k, zz.k);
  both(c, l); both(l, c); fwd(c); fwd(l); fwd(L{}); fwd(std::move(c));
  std::map<int, A> m{{1, c}, {2, l}}; printf("%d %d\n", m[1].k, m[2].k);
  std::map<int, A> m2 = {{1, l}, {2, c}}; m2.insert({3, c}); m2.insert({4, l}); for (auto& p : m2) printf("%d ", p.second.k); printf("\n");
  std::vector<std::pair<A, int>> v{{c, 1}, {l, 2}}; v.push_back({c, 1}); v.push_back({l, 1}); for (auto& p : v) printf("%d ", p.first.k); printf("\n");
  std::vector<W> vw; vw.push_back({c, 1, c}); vw.push_back({l, 1, l}); for (auto& p : vw) printf("%d %d ", p.a.k, p.t.k); printf("\n");
  std::vector<A> va; va.push_back(c); va.push_back(l); va.emplace_back(c); va.emplace_back(l); va.push_back({c}); va.push_back({l}); for (auto& p : va) printf("%d ", p.k); printf("\n");
  std::optional<A> o = c; std::optional<A> o2{l}; o.emplace(c); printf("%d %d\n", o->k, o2->k);
  W ws[2] = {{c, 1, l}, {l, 2, c}}; printf("%d %d %d %d\n", ws[0].a.k, ws[0].t.k, ws[1].a.k, ws[1].t.k);
  L* p = &l; L const* cp = &c; f({*p, *cp}); f({*cp, *p}); A pa[] = {*cp, *p, p[0], cp[0]}; for (auto& p : pa) printf("%d ", p.k); printf("\n");
  struct H { L l; L const c{}; } s; H const cs{}; f({s.l, s.c}); f({cs.l, s.l});
  auto lam = [l, &c]() mutable { f({l, c}); }; lam(); auto lam2 = [l, &c] { f({l, c}); }; lam2();
  for (auto& e : {c}) { A a{e}; printf("%d\n", a.k); } 
  int i = 0; f({i++ ? l : c, i++ ? l : l}); A ab[] = {i ? c : l, i ? l : l}; printf("%d %d\n", ab[0].k, ab[1].k);
  A e1 = i ? l : c, e2 = i ? L{} : l, e3 = i ? std::move(l) : std::move(l), e4 = i ? l : l; printf("%d %d %d %d\n", e1.k, e2.k, e3.k, e4.k);
}
