// Pointers to what is `const` tell it wherever they are held, stepped and cast.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <type_traits>
#include <vector>
#include <array>
#include <tuple>
#include <optional>
#include <memory>
#include <functional>
#include <string>
#include <map>
#include <algorithm>
template <class T> void tf(T&&) { std::puts(__PRETTY_FUNCTION__); }
int a = 1; int const ca = 2; int* p = &a; int const* pc = &ca; bool b = true; int const car[2] = {3, 4}; int ar[2];
template <class T> void pr() { std::puts(__PRETTY_FUNCTION__); }
template <class T> struct P { T t; };
template <class T> struct Q { T t; Q(T x) : t(x) {} };
template <class T, class U> struct R { T t; U u; };
struct S { int v; };
template <class T> T const* cp(T const& x) { return &x; }
template <class T> T const* cq(T* x) { return x; }

int main() {
  std::printf("\n0: "); { auto t = P{pc}; pr<decltype(t)>(); }
  std::printf("\n1: "); { auto t = P{(int const*)p}; pr<decltype(t)>(); }
  std::printf("\n2: "); { int const* x = p; auto t = P{x}; pr<decltype(t)>(); }
  std::printf("\n3: "); { int const* x = p; P t{x + 1}; pr<decltype(t)>(); }
  std::printf("\n4: "); { Q t(pc); pr<decltype(t)>(); tf(t.t); }
  std::printf("\n5: "); { Q t = pc; pr<decltype(t)>(); tf(t.t); }
  std::printf("\n6: "); { R t{p, pc}; pr<decltype(t)>(); tf(t.t); tf(t.u); }
  std::printf("\n7: "); { std::array t{pc, pc}; tf(t[0]); }
  std::printf("\n8: "); { auto t = std::make_pair(pc, 1); tf(t.first); }
  std::printf("\n9: "); { std::pair t{pc, p}; tf(t.first); tf(t.second); }
  std::printf("\n10: "); { std::tuple t{pc, p}; tf(std::get<0>(t)); tf(std::get<1>(t)); }
  std::printf("\n11: "); { auto t = std::make_tuple(pc, p); tf(std::get<0>(t)); }
  std::printf("\n12: "); { std::optional t{pc}; tf(*t); }
  std::printf("\n13: "); { auto [x, y] = std::pair{pc, p}; tf(x); tf(y); }
  std::printf("\n14: "); { std::map<int, int const*> m; m[1] = p; tf(m[1]); auto z = m[1]; tf(z); P u{m[1]}; tf(u.t); }
  std::printf("\n15: "); { std::vector<int> const v{1, 2}; P u{v.data()}; tf(u.t); P w{&v[0]}; tf(w.t); auto q = &v.front(); tf(q); P x{q}; tf(x.t); }
  std::printf("\n16: "); { S const s{1}; P u{&s}; tf(u.t); P w{&s.v}; tf(w.t); }
  std::printf("\n17: "); { auto u = std::make_shared<int const>(3); tf(u.get()); P w{u.get()}; tf(w.t); tf(*u); }
  std::printf("\n18: "); { auto it = std::find(car, car + 2, 4); tf(it); P w{it}; tf(w.t); }
  std::printf("\n19: "); { P w{std::addressof(ca)}; tf(w.t); P u{std::addressof(a)}; tf(u.t); }
  std::printf("\n20: "); { int const* const* q = &pc; P u{q}; tf(u.t); P w{*q}; tf(w.t); }
  std::printf("\n21: "); { int const** q = &pc; P u{q}; tf(u.t); P w{*q}; tf(w.t); }
  std::printf("\n22: "); { int* const* q = &p; P u{q}; tf(u.t); P w{*q}; tf(w.t); }
  std::printf("\n23: "); { void const* q = &a; P u{q}; tf(u.t); P w{(int const*)q}; tf(w.t); P x{(int*)q}; tf(x.t); }
  std::printf("\n24: "); { int l = 3; int k = 4; int const* x = &l; x = &k; P u{x}; tf(u.t); std::printf("%d\n", *x); auto y = x; y = &l; tf(y); P v{y}; tf(v.t); }
  std::printf("\n25: "); { int l = 3; int* k = &l; int const* x = nullptr; x = k; P u{x}; tf(u.t); std::printf("%d\n", *x); }
  std::printf("\n26: "); { int l = 3; int const* x; x = &l; P u{x}; tf(u.t); std::printf("%d\n", *x); }
  std::printf("\n27: "); { struct N { int const* q = nullptr; }; N n; n.q = &a; P u{n.q}; tf(u.t); N m{p}; P w{m.q}; tf(w.t); }
  std::printf("\n28: "); { struct N { int const* q; N(int* x) : q(x) {} }; N n(p); P u{n.q}; tf(u.t); }
  std::printf("\n29: "); { struct N { int const* q; }; N n{&a}; auto f = [](auto n) { P u{n.q}; tf(u.t); tf(n.q); }; f(n); }
  std::printf("\n30: "); { auto f = [](int const* q) { P u{q}; tf(u.t); return P{q}; }; tf(f(p).t); }
  std::printf("\n31: "); { auto f = [](auto const* q) { P u{q}; tf(u.t); return P{q}; }; tf(f(p).t); tf(f(&a).t); }
  std::printf("\n32: "); { if (int const* q = p) { P u{q}; tf(u.t); } }
  std::printf("\n33: "); { int l = 1; auto const& r = l; P u{&r}; tf(u.t); auto q = &r; P w{q}; tf(w.t); }
  std::printf("\n34: "); { int l = 1; auto f = [l] { P u{&l}; tf(u.t); }; f(); }
  std::printf("\n35: "); { int l = 1; int const& r = l; std::vector v{&r}; tf(v[0]); std::pair q{&r, &l}; tf(q.first); tf(q.second); }
  std::printf("\n36: "); { auto f = [](auto const& x) { P u{&x}; tf(u.t); }; f(1); f(a); }
  std::printf("\n37: "); { auto f = [](auto& x) { P u{&x}; tf(u.t); }; f(a); f(ca); f(car); f(ar); }
  std::printf("\n38: "); { Q t = &a; pr<decltype(t)>(); }
  std::printf("\n");
}
