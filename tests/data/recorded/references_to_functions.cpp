// What refers to a function is one to templates, wherever it comes from.
#include <cstdio>
#include <functional>
#include <tuple>

template <class T> void tr(T&) { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void tf(T&&) { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void tv(T) { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void tc(T const&) { printf("%s\n", __PRETTY_FUNCTION__); }
template <class T> void sh() { printf("%s\n", __PRETTY_FUNCTION__); }
int ff(int x) { printf("ff%d\n", x); return x; } int (&gf())(int) { return ff; } auto& ga() { return ff; } decltype(auto) gd() { return (ff); } auto* gp() { return &ff; } decltype(auto) gq() { return &ff; }
int (&fg)(int) = ff; int (*pf)(int) = ff;
using F = int(int); F& gt() { return ff; }
struct M { F& f; F* p; F& m() { return f; } F* n() { return p; } F*& q() { return p; } };
template <class A> A& id(A& a) { return a; }
template <class A> A&& fw(A&& a) { return std::forward<A>(a); }
template <class A> struct Box { A a; A get() { return a; } };
template <class A> void pass(A&& a) { tf(std::forward<A>(a)); tr(a); tv(a); auto& b = a; tr(b); sh<decltype(b)>(); sh<A>(); }

int main() {
  { auto& r = gf(); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { auto& r = ga(); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { auto& r = gd(); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { auto& r = gt(); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { auto&& r = gf(); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { auto&& r = gp(); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { auto&& r = gq(); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { auto const& r = gf(); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { auto const& r = gp(); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { decltype(auto) r = gf(); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { decltype(auto) r = gp(); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { decltype(auto) r = (ff); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { decltype(auto) r = *pf; tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { decltype(auto) r = id(ff); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { auto r = gf(); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { M m{ff, ff}; auto& r = m.m(); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { M m{ff, ff}; auto& r = m.f; tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { M m{ff, ff}; auto& r = m.p; tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { M m{ff, ff}; auto& r = m.q(); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { M m{ff, ff}; auto&& r = m.n(); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { M m{ff, ff}; auto& r = *m.n(); tr(r); tf(r); tc(r); tv(r); r(1); sh<decltype(r)>(); }
  { tr(gf()); tf(gf()); tc(gf()); tv(gf()); gf()(2); (*gf())(3); printf("%d\n", gf() == ff); printf("%d\n", &gf() == &ff); tv(&gf()); }
  { tr(id(ff)); tf(id(ff)); tf(fw(ff)); tf(fw(&ff)); tf(fw(pf)); tr(fw(pf)); }
  { [&r = gf()] { tr(r); tf(r); r(1); sh<decltype(r)>(); }(); }
  { [&r = ff] { tr(r); tf(r); r(1); }(); }
  { [&r = pf] { tr(r); tf(r); r(1); }(); }
  { [r = gf()] { tr(r); tf(r); r(1); }(); }
  { auto& r = gf(); [&r] { tr(r); tf(r); r(1); }(); }
  { auto& r = gf(); [r] { tr(r); tf(r); r(1); }(); }
  { auto& r = gf(); [=] { tr(r); tf(r); r(1); }(); }
  { auto&& r = gp(); [&] { tr(r); tf(r); r(1); }(); }
  { auto t = std::tie(ff); tr(std::get<0>(t)); tr(t); std::get<0>(t)(2); }
  { auto t = std::tie(fg, pf); tr(std::get<0>(t)); tr(std::get<1>(t)); tr(t); std::get<0>(t)(2); }
  { auto t = std::forward_as_tuple(ff, pf, &ff); tr(t); tr(std::get<0>(t)); auto& [a, b, c] = t; tr(a); tr(b); }
  { auto t = std::make_tuple(ff, pf, gf()); tr(t); }
  { auto t = std::ref(ff); tr(t); tr(t.get()); t(3); sh<decltype(t.get())>(); }
  { auto t = std::ref(fg); tr(t); tr(t.get()); auto& u = t.get(); tr(u); }
  { auto t = std::ref(pf); tr(t); tr(t.get()); auto& u = t.get(); tr(u); }
  { auto t = std::cref(ff); tr(t); tr(t.get()); }
  { pass(ff); pass(&ff); pass(gf()); pass(pf); }
  { Box<F&> b{ff}; tr(b.get()); tf(b.a); auto& r = b.get(); tr(r); b.get()(2); }
  { Box<F*> b{ff}; tf(b.get()); tf(b.a); auto r = b.get(); tr(r); b.get()(2); }
  { std::function<F> f = gf(); f(2); std::function<F&()> g = gf; g()(3); }
  { std::function<F> f = fg; f(2); F* q = gf(); q(1); F* z[] = {gf(), ff}; z[0](7); F& w = gf(); tr(w); }
  { auto p = std::make_pair(gf(), 1); tr(p); auto h = gf() ? 1 : 2; printf("%d\n", h); }
  { bool b = true; auto x = b ? gf() : ff; tr(x); tf(b ? gf() : ff); auto& y = b ? gf() : ff; tr(y); }
  { std::tuple<F&> t(gf()); tr(t); tr(std::get<0>(t)); }
  { printf("%d\n", std::is_same_v<decltype(gf()), F&>); printf("%d %d\n", gf == nullptr, std::is_function_v<std::remove_reference_t<decltype(gf())>>); }
  { std::invoke(gf(), 5); std::apply(gf(), std::make_tuple(4)); std::bind(gf(), 3)(); }
  { static auto& r = gf(); tr(r); r(4); static auto& s = r; tf(s); }
}
