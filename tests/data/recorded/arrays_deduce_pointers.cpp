// What arrays and functions deduce for the arguments of class templates.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <tuple>
#include <utility>
#include <optional>
#include <string>
template <class T> void tf(T&&) { std::puts(__PRETTY_FUNCTION__); }
template <class T> void tv(T) { std::puts(__PRETTY_FUNCTION__); }
template <class T> void tc(T const&) { std::puts(__PRETTY_FUNCTION__); }
template <class T> void pr() { std::puts(__PRETTY_FUNCTION__); }
template <class T> struct P { T t; };
template <class T> struct Q { T t; Q(T x) : t(x) {} };
struct S { int a[2]; int const c[2]; int v; int const& cref() const { return v; } int& ref() { return v; } };
int ga[3] = {1, 2, 3}; int const gca[3] = {1, 2, 3}; int (&ra)[3] = ga; int const (&rca)[3] = gca; int const (&rcb)[3] = ga; int fn(int x) { return x; } S gS{{1, 2}, {3, 4}, 5}; S const gSc{{1, 2}, {3, 4}, 5}; S const& gScr = gS; S const* gSpc = &gS; char gb[4] = "abc"; int w[2][2] = {};
auto const& ara = ga;

int main() {
  std::printf("\n0: "); { tv(rca); tv(rca + 1); tf(rca + 1); P p{rca}; pr<decltype(p)>(); std::printf("%d\n", p.t[1]); }
  std::printf("\n1: "); { tv(rcb); tv(rcb + 1); P p{rcb}; pr<decltype(p)>(); Q q(rcb); pr<decltype(q)>(); }
  std::printf("\n2: "); { int const (&la)[3] = ga; tv(la); tv(la + 1); P p{la}; pr<decltype(p)>(); Q q(la); pr<decltype(q)>(); }
  std::printf("\n3: "); { int const l[2] = {1, 2}; P p{l}; pr<decltype(p)>(); Q q(l); pr<decltype(q)>(); Q r = l; pr<decltype(r)>(); std::printf("%d\n", q.t[1]); }
  std::printf("\n4: "); { P p{gb}; pr<decltype(p)>(); Q q(gb); pr<decltype(q)>(); std::puts(q.t); P r{"abc"}; pr<decltype(r)>(); Q s("abc"); pr<decltype(s)>(); }
  std::printf("\n5: "); { P p{gS.a}; pr<decltype(p)>(); Q q(gSc.a); pr<decltype(q)>(); P r{gScr.a}; pr<decltype(r)>(); Q s(gSpc->a); pr<decltype(s)>(); Q t(gS.c); pr<decltype(t)>(); }
  std::printf("\n6: "); { std::pair p(ga, gca); pr<decltype(p)>(); std::pair q(ra, rca); pr<decltype(q)>(); std::pair r{gb, "abc"}; pr<decltype(r)>(); std::pair s(gSc.a, gScr.a); pr<decltype(s)>(); }
  std::printf("\n7: "); { std::tuple t(ra, gScr.a, gSpc->a, "abc", gb); pr<decltype(t)>(); auto u = std::make_tuple(ra, rca, gScr.a, gSpc->a, "abc", gb, fn); pr<decltype(u)>(); }
  std::printf("\n8: "); { P p{w}; pr<decltype(p)>(); P q{w[0]}; pr<decltype(q)>(); std::pair r(w, w[1]); pr<decltype(r)>(); auto const& cw = w; std::pair s(cw, cw[1]); pr<decltype(s)>(); }
  std::printf("\n9: "); { P p{std::move(ga)}; pr<decltype(p)>(); auto z = std::move(ga); pr<decltype(z)>(); auto y = std::move(gca); pr<decltype(y)>(); [q = std::move(ga)] { pr<decltype(q)>(); }(); tc(std::move(gca)); tc(std::move(ga)); tc(gca); tc(rca); }
  std::printf("\n");
}
