// Static members of class templates and variables of templates that are const.
#include <vector>
#include <string>
#include <array>
#include <iostream>
#include <numeric>
#include <algorithm>
struct P { int x = 1; int m() { return 1; } int m() const { return 2; } };
template <class T> struct Tr { static constexpr P p{}; static constexpr int t[2] = {1, 2}; static const T k; static constexpr std::array<int, 2> a{1, 2}; static inline std::string s = "m"; static inline const std::string cs = "c"; int f() { return p.m() + k; } };
template <class T> const T Tr<T>::k = 5;
template <class T> constexpr P vp{}; template <class T> P vq{}; template <class T> const std::string vs = "a";
namespace q { const P gp; P gn; constexpr P cp{}; namespace r { const P gp2; } } constexpr P ep{}; struct S { static constexpr P p{}; static P n; static const P c; }; P S::n; const P S::c;
template <class T> int c(T&) { return std::is_const_v<T>; } int o(std::string&) { return 1; } int o(std::string const&) { return 2; } void w(int*) { std::cout << "w"; } void w(int const*) { std::cout << "r"; }
template <class T> void k(T const& a) { w(a + 1); w(a); w(&a[0]); w(1 + a); w(a + 1 - 1); } template <class T> int ask() { return Tr<T>::p.m() * 10 + vp<T>.m(); } template <class X> int ask2() { return X::p.m() * 10 + c(X::p); }
struct A { int d[4] = {1, 2, 3, 4}; double e[2][2] = {}; int sum() const { return std::accumulate(d, d + 4, 0) + std::accumulate(&d[0], &d[4], 0); } double row(int i) const { return std::accumulate(e[i], e[i] + 2, 0.0); } int dot(A const& o) const { return std::inner_product(d, d + 4, o.d, 0); } void ws() const { w(d + 1); w(d); } void ws() { w(d + 1); w(d); } std::vector<P> v{1}; int vm() const { return v.data()->m() + v[0].m() + v.front().m(); } int vm() { return v.data()->m() + v[0].m(); } };

int main() {
  { std::cout << Tr<int>::p.m() << c(Tr<int>::p) << c(Tr<int>::k) << o(Tr<int>::s) << o(Tr<int>::cs) << Tr<int>{}.f(); std::cout << "\n"; }
  { std::cout << vp<int>.m() << vq<int>.m() << c(vp<int>) << c(vq<int>) << o(vs<int>); std::cout << "\n"; }
  { std::cout << q::gp.m() << q::gn.m() << q::cp.m() << q::r::gp2.m() << ::ep.m() << ep.m() << S::p.m() << S::n.m() << S::c.m() << c(q::gp) << c(q::gn) << c(::ep) << c(S::p) << c(S::n) << c(S::c); std::cout << "\n"; }
  { std::cout << ask<int>() << ask2<Tr<int>>() << ask2<S>(); std::cout << "\n"; }
  { int a[3]; k(a); const int b[2] = {}; k(b); w(a + 1); w(b + 1); std::cout << "\n"; }
  { A a; std::cout << a.sum() << a.row(1) << a.dot(a); a.ws(); const A b; b.ws(); std::cout << a.vm() << b.vm(); std::cout << "\n"; }
  { auto f = [](auto const& a) { return std::accumulate(a, a + 3, 0); }; int d[3] = {1, 2, 3}; std::cout << f(d); std::cout << "\n"; }
  { Tr<int> t; std::cout << t.p.m() << t.cs.size() << o(t.cs) << o(t.s); auto* p = &t; std::cout << p->p.m() << o(p->cs); const Tr<int> u; std::cout << o(u.s) << o(u.cs); std::cout << "\n"; }
  { auto& r = Tr<int>::p; std::cout << c(r); const auto [x] = Tr<int>::p; auto& [y] = Tr<int>::p; std::cout << c(y); std::cout << "\n"; }
}
