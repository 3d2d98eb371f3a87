// Elements of arrays of arrays, and characters of texts, that are const.
#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

int w(int&) { return 1; }
int w(const int&) { return 2; }
int w(int&&) { return 3; }
int wc(char&) { return 1; }
int wc(const char&) { return 2; }
int wc(char&&) { return 3; }
int ws(std::string&) { return 1; }
int ws(const std::string&) { return 2; }
template <class T, std::size_t N> int wa(std::array<T, N>&) { return 1; }
template <class T, std::size_t N> int wa(const std::array<T, N>&) { return 2; }
struct I { int v; int f() { return 1; } int f() const { return 2; } };
int wi(I&) { return 1; }
int wi(const I&) { return 2; }
struct S { static constexpr std::array<std::array<int, 2>, 3> t{{{1, 2}, {3, 4}, {5, 6}}}; static constexpr std::array<int, 3> u{1, 2, 3}; static inline std::array<std::array<int, 2>, 2> v{{{1, 2}, {3, 4}}}; static constexpr int c[2][2] = {{1, 2}, {3, 4}}; static constexpr std::array<I, 2> i{{{1}, {2}}}; };
const std::array<int, 2> ca[2] = {{1, 2}, {3, 4}};
std::array<int, 2> va[2] = {{1, 2}, {3, 4}};
constexpr std::array<std::array<int, 2>, 2> ct{{{1, 2}, {3, 4}}};
const std::array<I, 2> ci[2] = {{{{1}, {2}}}, {{{3}, {4}}}};
const std::string cs = "ab";
std::string vs = "ab";
const std::vector<int> cv = {1, 2};
const std::vector<std::vector<int>> cvv = {{1, 2}, {3}};
const std::array<std::string, 2> cas = {"ab", "cd"};
#define K(x) std::is_const_v<std::remove_reference_t<decltype(x)>>

namespace n0 {

void run() {
  std::cout << w(S::t[0][1]) << w(S::t.at(0).at(1)) << w(S::t.front().back()) << w(*S::t[0].data()) << w(*S::t[0].begin()) << w(S::t.data()[1][0]) << w(S::t.data()->at(1)) << w((*S::t.begin())[0]) << w(S::t.begin()->front());
}
}

namespace n1 {

void run() {
  std::cout << K(S::t[0][1]) << K(S::t.at(0).at(1)) << K(S::t.front().back()) << K(*S::t[0].data()) << K(*S::t[0].begin()) << K(S::t.data()[1][0]) << K(S::t.data()->at(1)) << K((*S::t.begin())[0]) << K(S::t[0]) << K(S::t.front());
}
}

namespace n2 {

void run() {
  std::cout << wa(S::t[0]) << wa(S::t.front()) << wa(*S::t.begin()) << wa(S::t.data()[0]) << wa(S::t.at(1)) << wa(S::v[0]) << wa(S::v.front()) << wa(*S::v.begin());
}
}

namespace n3 {

void run() {
  std::cout << w(S::v[0][1]) << w(S::v.at(0).at(1)) << w(S::v.front().back()) << w(*S::v[0].data()) << w(*S::v[0].begin()) << w(S::v.data()[1][0]) << w((*S::v.begin())[0]);
}
}

namespace n4 {

void run() {
  for (auto& r : S::t) for (auto& e : r) std::cout << w(e) << K(e) << wa(r) << K(r);
}
}

namespace n5 {

void run() {
  for (const auto& r : S::t) for (auto& e : r) std::cout << w(e) << K(e) << wa(r) << K(r);
}
}

namespace n6 {

void run() {
  for (auto&& r : S::t) for (auto&& e : r) std::cout << w(e) << K(e) << wa(r) << K(r);
}
}

namespace n7 {

void run() {
  for (auto r : S::t) for (auto& e : r) std::cout << w(e) << K(e) << wa(r) << K(r);
}
}

namespace n8 {

void run() {
  for (auto& r : S::v) for (auto& e : r) std::cout << w(e) << K(e) << wa(r) << K(r);
}
}

namespace n9 {

void run() {
  for (auto& [a, b] : S::t) std::cout << w(a) << w(b) << K(a);
}
}

namespace n10 {

void run() {
  for (const auto& [a, b] : S::t) std::cout << w(a) << w(b) << K(a);
}
}

namespace n11 {

void run() {
  for (auto [a, b] : S::t) std::cout << w(a) << w(b) << K(a);
}
}

namespace n12 {

void run() {
  for (auto& [a, b] : S::v) std::cout << w(a) << w(b) << K(a);
}
}

namespace n13 {

void run() {
  for (auto&& [a, b] : S::t) std::cout << w(a) << w(b) << K(a);
}
}

namespace n14 {

void run() {
  auto& [a, b, c] = S::t; std::cout << wa(a) << w(a[0]) << w(b.front()) << w(*c.begin()) << K(a[0]);
}
}

namespace n15 {

void run() {
  auto& [a, b] = S::t[1]; std::cout << w(a) << w(b) << K(a); auto [c, d] = S::t[1]; std::cout << w(c) << K(c); const auto [e, f] = S::t[0]; std::cout << w(e) << K(e); auto&& [g, h] = S::t[0]; std::cout << w(g) << K(h);
}
}

namespace n16 {

void run() {
  for (auto it = S::t.begin(); it != S::t.end(); ++it) for (auto jt = it->begin(); jt != it->end(); ++jt) std::cout << w(*jt) << K(*jt) << wa(*it) << w((*it)[0]);
}
}

namespace n17 {

void run() {
  for (auto it = S::t.rbegin(); it != S::t.rend(); ++it) std::cout << wa(*it) << w((*it)[0]) << w(it->front());
}
}

namespace n18 {

void run() {
  std::cout << w(std::get<0>(S::t[0])) << w(std::get<1>(std::get<0>(S::t))) << wa(std::get<0>(S::t)) << K(std::get<0>(S::t[0]));
}
}

namespace n19 {

void run() {
  std::cout << w(ca[0][1]) << w(ca[0].at(1)) << w(ca[1].front()) << w(*ca[0].data()) << w(*ca[0].begin()) << w(ca->front()) << w((*ca)[1]) << wa(ca[0]) << wa(*ca) << K(ca[0][1]) << K(ca[0]) << K(*ca[0].begin());
}
}

namespace n20 {

void run() {
  std::cout << w(va[0][1]) << w(va[0].at(1)) << w(va[1].front()) << w(*va[0].data()) << w(*va[0].begin()) << w(va->front()) << w((*va)[1]) << wa(va[0]) << wa(*va);
}
}

namespace n21 {

void run() {
  for (auto& r : ca) std::cout << wa(r) << w(r[0]) << w(r.at(1)) << w(r.front()) << w(*r.begin()) << w(*r.data()) << K(r[0]);
}
}

namespace n22 {

void run() {
  for (auto& r : ca) for (auto& e : r) std::cout << w(e) << K(e);
}
}

namespace n23 {

void run() {
  for (auto& [a, b] : ca) std::cout << w(a) << w(b) << K(a);
}
}

namespace n24 {

void run() {
  auto& [a, b] = ca[0]; std::cout << w(a) << w(b); auto& [c, d] = ca; std::cout << wa(c) << w(c[0]) << w(d.front());
}
}

namespace n25 {

void run() {
  for (auto it = std::begin(ca); it != std::end(ca); ++it) std::cout << wa(*it) << w((*it)[0]) << w(it->front()) << w(it->at(1));
}
}

namespace n26 {

void run() {
  const auto* p = ca; std::cout << w(p->front()) << w((*p)[1]) << w(p[1][0]) << wa(*p) << wa(p[1]); auto* q = &ca[1]; std::cout << w((*q)[0]) << wa(*q) << w(q->back());
}
}

namespace n27 {

void run() {
  const std::array<int, 2> la[2] = {{1, 2}, {3, 4}}; std::cout << w(la[0][1]) << w(la[0].at(1)) << w(la[1].front()) << w(*la[0].data()) << w(*la[0].begin()) << w(la->front()) << wa(la[0]); for (auto& r : la) for (auto& e : r) std::cout << w(e) << wa(r);
}
}

namespace n28 {

void run() {
  const std::array<std::array<int, 2>, 2> l{{{1, 2}, {3, 4}}}; std::cout << w(l[0][1]) << w(l.at(0).at(1)) << w(l.front().front()) << w(*l[0].data()) << wa(l[0]); for (auto& r : l) for (auto& e : r) std::cout << w(e) << wa(r); for (auto& [a, b] : l) std::cout << w(a);
}
}

namespace n29 {

void run() {
  constexpr std::array<std::array<int, 2>, 2> l{{{1, 2}, {3, 4}}}; std::cout << w(l[0][1]) << w(l.at(0).at(1)) << w(l.front().front()) << w(*l[0].data()) << wa(l[0]); for (auto& r : l) for (auto& e : r) std::cout << w(e) << wa(r); auto& r = l[1]; std::cout << w(r[0]) << w(r.front()) << wa(r);
}
}

namespace n30 {

void run() {
  static constexpr std::array<std::array<int, 2>, 2> l{{{1, 2}, {3, 4}}}; std::cout << w(l[0][1]) << w(l.at(0).at(1)) << w(l.front().front()) << w(*l[0].data()) << wa(l[0]); for (auto& r : l) for (auto& e : r) std::cout << w(e) << wa(r); auto& r = l[1]; std::cout << w(r[0]) << w(r.front()) << wa(r);
}
}

namespace n31 {

void run() {
  std::cout << w(S::c[0][1]) << w(*S::c[0]) << w(**S::c); for (auto& r : S::c) for (auto& e : r) std::cout << w(e) << K(e);
}
}

namespace n32 {

void run() {
  std::cout << wi(S::i[0]) << S::i[0].f() << w(S::i[0].v) << wi(S::i.front()) << S::i.front().f() << wi(*S::i.begin()) << S::i.begin()->f() << w(S::i.begin()->v) << wi(S::i.at(1)) << wi(S::i.data()[0]) << S::i.data()->f();
}
}

namespace n33 {

void run() {
  for (auto& e : S::i) std::cout << wi(e) << e.f() << w(e.v); for (auto& [v] : S::i) std::cout << w(v);
}
}

namespace n34 {

void run() {
  std::cout << wi(ci[0][0]) << ci[0][0].f() << w(ci[0][0].v) << wi(ci[0].front()) << ci[0].front().f() << wi(*ci[0].begin()) << ci[0].begin()->f() << wi(ci->at(1)); for (auto& r : ci) for (auto& e : r) std::cout << wi(e) << e.f() << w(e.v);
}
}

namespace n35 {

void run() {
  for (auto& c : cs) std::cout << wc(c) << K(c); for (auto&& c : cs) std::cout << wc(c) << K(c); for (auto c : cs) std::cout << wc(c) << K(c); for (const auto& c : vs) std::cout << wc(c) << K(c); for (auto& c : vs) std::cout << wc(c) << K(c);
}
}

namespace n36 {

void run() {
  std::cout << wc(cs[0]) << wc(cs.at(0)) << wc(cs.front()) << wc(cs.back()) << wc(*cs.begin()) << wc(*cs.data()) << wc(*cs.c_str()) << wc(*cs.rbegin()) << wc(*cs.cbegin()) << wc(cs.begin()[1]) << wc(*(cs.begin() + 1)) << wc(*(cs.end() - 1)) << wc(*std::begin(cs)) << wc(*std::prev(cs.end()));
}
}

namespace n37 {

void run() {
  std::cout << wc(vs[0]) << wc(vs.at(0)) << wc(vs.front()) << wc(vs.back()) << wc(*vs.begin()) << wc(*vs.data()) << wc(*vs.c_str()) << wc(*vs.rbegin()) << wc(*vs.cbegin()) << wc(vs.begin()[1]) << wc(*(vs.begin() + 1)) << wc(*(vs.end() - 1)) << wc(*std::begin(vs)) << wc(*std::cbegin(vs)) << wc(*std::prev(vs.end()));
}
}

namespace n38 {

void run() {
  std::cout << K(cs[0]) << K(cs.at(0)) << K(cs.front()) << K(cs.back()) << K(*cs.begin()) << K(*cs.data()) << K(*cs.rbegin()) << K(cs.begin()[1]) << K(*(cs.begin() + 1)) << K(*std::begin(cs));
}
}

namespace n39 {

void run() {
  auto it = cs.begin(); std::cout << wc(*it) << wc(it[1]) << wc(*++it) << wc(*it--) << K(*it); auto jt = vs.begin(); std::cout << wc(*jt) << wc(jt[1]) << wc(*++jt) << wc(*jt--); auto kt = vs.cbegin(); std::cout << wc(*kt) << wc(kt[1]) << wc(*++kt);
}
}

namespace n40 {

void run() {
  auto& c = cs[0]; auto& d = cs.front(); auto& e = *cs.begin(); const auto& f = vs[0]; auto& g = vs[0]; auto& h = vs.back(); std::cout << wc(c) << wc(d) << wc(e) << wc(f) << wc(g) << wc(h) << K(c) << K(d) << K(e) << K(f) << K(g);
}
}

namespace n41 {

void run() {
  auto p = cs.data(); auto q = &cs[1]; auto r = vs.data(); std::cout << wc(*p) << wc(p[1]) << wc(*q) << wc(*r) << wc(r[1]) << wc(*vs.c_str()) << K(*p) << K(*q) << K(*r);
}
}

namespace n42 {
int f(const std::string& s) { int n = 0; for (auto& c : s) n = n * 10 + wc(c); n = n * 10 + wc(*s.begin()); n = n * 10 + wc(s[0]); n = n * 10 + wc(s.front()); auto& c = s[1]; n = n * 10 + wc(c); return n * 10 + K(c); } int g(std::string& s) { int n = 0; for (auto& c : s) n = n * 10 + wc(c); n = n * 10 + wc(*s.begin()); n = n * 10 + wc(s[0]); n = n * 10 + wc(s.front()); auto& c = s[1]; n = n * 10 + wc(c); return n * 10 + K(c); }
void run() {
  std::cout << f(cs) << ' ' << f(vs) << ' ' << g(vs) << ' ' << f("xy");
}
}

namespace n43 {
template <class T> int f(const T& s) { int n = 0; for (auto& c : s) n = n * 10 + wc(c); n = n * 10 + wc(*s.begin()); n = n * 10 + wc(s[0]); n = n * 10 + wc(s.front()); auto& c = s[1]; n = n * 10 + wc(c); return n * 10 + K(c); } template <class T> int g(T& s) { int n = 0; for (auto& c : s) n = n * 10 + wc(c); n = n * 10 + wc(*s.begin()); n = n * 10 + wc(s[0]); n = n * 10 + wc(s.front()); auto& c = s[1]; n = n * 10 + wc(c); return n * 10 + K(c); } template <class T> int h(T&& s) { int n = 0; for (auto& c : s) n = n * 10 + wc(c); n = n * 10 + wc(*s.begin()); n = n * 10 + wc(s[0]); n = n * 10 + wc(s.front()); auto& c = s[1]; n = n * 10 + wc(c); return n * 10 + K(c); }
void run() {
  std::cout << f(cs) << ' ' << f(vs) << ' ' << g(vs) << ' ' << g(cs) << ' ' << h(cs) << ' ' << h(vs);
}
}

namespace n44 {
template <class T> int f(const T& s) { int n = 0; for (auto& r : s) for (auto& e : r) n = n * 10 + w(e); n = n * 10 + w(s[0][0]); n = n * 10 + w(s[0].front()); n = n * 10 + w(*s[0].begin()); auto& r = s[1]; return n * 10 + w(r[0]); } template <class T> int g(T& s) { int n = 0; for (auto& r : s) for (auto& e : r) n = n * 10 + w(e); n = n * 10 + w(s[0][0]); n = n * 10 + w(s[0].front()); n = n * 10 + w(*s[0].begin()); auto& r = s[1]; return n * 10 + w(r[0]); } template <class T> int h(T&& s) { int n = 0; for (auto& r : s) for (auto& e : r) n = n * 10 + w(e); n = n * 10 + w(s[0][0]); n = n * 10 + w(s[0].front()); n = n * 10 + w(*s[0].begin()); auto& r = s[1]; return n * 10 + w(r[0]); }
void run() {
  std::cout << f(ct) << ' ' << f(S::v) << ' ' << g(ct) << ' ' << g(S::v) << ' ' << h(ct) << ' ' << h(S::v) << ' ' << f(ca) << ' ' << f(va) << ' ' << g(ca) << ' ' << g(va) << ' ' << h(ca) << ' ' << h(va);
}
}

namespace n45 {
template <class T> int f(const T& s) { int n = 0; for (auto& r : s) n = n * 10 + wa(r); for (auto& [a, b] : s) n = n * 10 + w(a); auto& [p, q] = s[0]; return n * 10 + w(p); } template <class T> int g(T& s) { int n = 0; for (auto& r : s) n = n * 10 + wa(r); for (auto& [a, b] : s) n = n * 10 + w(a); auto& [p, q] = s[0]; return n * 10 + w(p); }
void run() {
  std::cout << f(ct) << ' ' << f(S::v) << ' ' << g(ct) << ' ' << g(S::v) << ' ' << f(ca) << ' ' << g(ca) << ' ' << f(va) << ' ' << g(va);
}
}

namespace n46 {
template <class T> int f(const T& s) { return w(s.t[0][0]) * 10 + w(T::t[0][0]) + wa(T::t[1]) * 100; }
void run() {
  std::cout << f(S{});
}
}

namespace n47 {
template <class T> struct G { static constexpr std::array<std::array<T, 2>, 2> t{{{1, 2}, {3, 4}}}; static const std::array<T, 2> u[2]; }; template <class T> const std::array<T, 2> G<T>::u[2] = {{1, 2}, {3, 4}};
void run() {
  std::cout << w(G<int>::t[0][0]) << wa(G<int>::t[0]) << w(G<int>::t.front().front()) << w(G<int>::u[0][0]) << wa(G<int>::u[0]) << w(G<int>::u[1].front()); for (auto& r : G<int>::t) for (auto& e : r) std::cout << w(e) << wa(r); for (auto& r : G<int>::u) for (auto& e : r) std::cout << w(e) << wa(r);
}
}

namespace n48 {
struct H { std::array<std::array<int, 2>, 2> t{{{1, 2}, {3, 4}}}; std::array<int, 2> u[2] = {{1, 2}, {3, 4}}; const std::array<int, 2> k[2] = {{1, 2}, {3, 4}}; std::string s = "ab"; const std::string cs = "ab"; int f() { int n = 0; for (auto& r : t) for (auto& e : r) n = n * 10 + w(e); for (auto& c : s) n = n * 10 + wc(c); return n; } int f() const { int n = 0; for (auto& r : t) for (auto& e : r) n = n * 10 + w(e); for (auto& c : s) n = n * 10 + wc(c); return n; } int g() { return w(t[0][0]) * 100 + w(u[0][0]) * 10 + wc(s[0]); } int g() const { return w(t[0][0]) * 100 + w(u[0].front()) * 10 + wc(*s.begin()); } };
void run() {
  H h; const H c; std::cout << h.f() << ' ' << c.f() << ' ' << h.g() << ' ' << c.g() << ' ' << w(c.t[0][0]) << w(c.u[0][0]) << w(h.t[0][0]) << w(h.u[0][0]) << w(h.k[0][0]) << w(h.k[0].front()) << wa(h.k[1]) << wa(h.u[1]) << wa(c.u[1]) << wc(h.cs[0]) << wc(*h.cs.begin()) << wc(c.s.front()); for (auto& x : h.cs) std::cout << wc(x); for (auto& x : c.s) std::cout << wc(x); for (auto& x : h.s) std::cout << wc(x); for (auto& r : h.k) for (auto& e : r) std::cout << w(e) << wa(r); for (auto& r : c.u) for (auto& e : r) std::cout << w(e) << wa(r); for (auto& r : c.t) for (auto& e : r) std::cout << w(e) << wa(r);
}
}

namespace n49 {

void run() {
  for (auto& s : cas) { std::cout << ws(s); for (auto& c : s) std::cout << wc(c); } std::cout << ws(cas[0]) << wc(cas[0][0]) << wc(cas[0].front()) << wc(*cas[1].begin());
}
}

namespace n50 {

void run() {
  for (auto& s : cvv) for (auto& e : s) std::cout << w(e); std::cout << w(cvv[0][0]) << w(cvv[0].front()) << w(*cvv[0].begin()) << w(cvv.front().back()) << w(cvv.begin()->front());
}
}

namespace n51 {

void run() {
  const std::string a[2] = {"ab", "cd"}; for (auto& s : a) { std::cout << ws(s); for (auto& c : s) std::cout << wc(c); } std::cout << wc(a[0][0]) << wc(a[0].front()) << wc(*a[0].begin()) << ws(a[1]);
}
}

namespace n52 {

void run() {
  const std::map<int, std::string> m = {{1, "ab"}}; for (auto& [k, v] : m) { std::cout << w(k) << ws(v); for (auto& c : v) std::cout << wc(c); } std::cout << wc(m.at(1)[0]) << wc(m.begin()->second[0]); std::map<int, std::string> n = {{1, "ab"}}; for (auto& [k, v] : n) { std::cout << w(k) << ws(v); for (auto& c : v) std::cout << wc(c); }
}
}

namespace n53 {

void run() {
  auto f = [](const auto& s) { int n = 0; for (auto& c : s) n = n * 10 + wc(c); return n; }; auto g = [](auto& s) { int n = 0; for (auto& c : s) n = n * 10 + wc(c); return n; }; std::cout << f(cs) << f(vs) << g(cs) << g(vs);
}
}

namespace n54 {

void run() {
  std::for_each(cs.begin(), cs.end(), [](auto& c) { std::cout << wc(c) << K(c); }); std::for_each(vs.begin(), vs.end(), [](auto& c) { std::cout << wc(c) << K(c); }); std::for_each(ct.begin(), ct.end(), [](auto& r) { std::cout << wa(r) << w(r[0]); });
}
}

namespace n55 {

void run() {
  const std::string& r = vs; for (auto& c : r) std::cout << wc(c) << K(c); std::cout << wc(r[0]) << wc(*r.begin()) << wc(r.front()) << wc(*std::begin(r)) << K(*r.begin());
}
}

namespace n56 {

void run() {
  const std::string* p = &vs; for (auto& c : *p) std::cout << wc(c); std::cout << wc((*p)[0]) << wc(p->front()) << wc(*p->begin()) << wc(p->at(1)) << wc(*p->data());
}
}

namespace n57 {

void run() {
  const auto& r = S::v; for (auto& e : r) std::cout << wa(e) << w(e[0]); std::cout << w(r[0][0]) << w(r.front().front()) << wa(r[0]) << w(*r[0].begin()); const auto* p = &S::v; std::cout << w((*p)[0][0]) << w(p->front()[0]) << w((*p->begin())[0]) << wa((*p)[0]); for (auto& e : *p) std::cout << wa(e);
}
}

namespace n58 {

void run() {
  std::cout << w(std::as_const(S::v)[0][0]) << wc(std::as_const(vs)[0]) << wc(*std::as_const(vs).begin()); for (auto& c : std::as_const(vs)) std::cout << wc(c) << K(c); for (auto& r : std::as_const(S::v)) for (auto& e : r) std::cout << w(e) << wa(r);
}
}

namespace n59 {

void run() {
  std::string_view v = vs; for (auto& c : v) std::cout << wc(c) << K(c); std::cout << wc(v[0]) << wc(*v.begin()) << wc(v.front());
}
}

int main() {
  std::cout << std::flush; printf("\n@0\n"); fflush(stdout); n0::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@1\n"); fflush(stdout); n1::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@2\n"); fflush(stdout); n2::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@3\n"); fflush(stdout); n3::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@4\n"); fflush(stdout); n4::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@5\n"); fflush(stdout); n5::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@6\n"); fflush(stdout); n6::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@7\n"); fflush(stdout); n7::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@8\n"); fflush(stdout); n8::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@9\n"); fflush(stdout); n9::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@10\n"); fflush(stdout); n10::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@11\n"); fflush(stdout); n11::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@12\n"); fflush(stdout); n12::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@13\n"); fflush(stdout); n13::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@14\n"); fflush(stdout); n14::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@15\n"); fflush(stdout); n15::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@16\n"); fflush(stdout); n16::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@17\n"); fflush(stdout); n17::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@18\n"); fflush(stdout); n18::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@19\n"); fflush(stdout); n19::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@20\n"); fflush(stdout); n20::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@21\n"); fflush(stdout); n21::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@22\n"); fflush(stdout); n22::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@23\n"); fflush(stdout); n23::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@24\n"); fflush(stdout); n24::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@25\n"); fflush(stdout); n25::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@26\n"); fflush(stdout); n26::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@27\n"); fflush(stdout); n27::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@28\n"); fflush(stdout); n28::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@29\n"); fflush(stdout); n29::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@30\n"); fflush(stdout); n30::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@31\n"); fflush(stdout); n31::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@32\n"); fflush(stdout); n32::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@33\n"); fflush(stdout); n33::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@34\n"); fflush(stdout); n34::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@35\n"); fflush(stdout); n35::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@36\n"); fflush(stdout); n36::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@37\n"); fflush(stdout); n37::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@38\n"); fflush(stdout); n38::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@39\n"); fflush(stdout); n39::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@40\n"); fflush(stdout); n40::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@41\n"); fflush(stdout); n41::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@42\n"); fflush(stdout); n42::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@43\n"); fflush(stdout); n43::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@44\n"); fflush(stdout); n44::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@45\n"); fflush(stdout); n45::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@46\n"); fflush(stdout); n46::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@47\n"); fflush(stdout); n47::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@48\n"); fflush(stdout); n48::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@49\n"); fflush(stdout); n49::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@50\n"); fflush(stdout); n50::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@51\n"); fflush(stdout); n51::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@52\n"); fflush(stdout); n52::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@53\n"); fflush(stdout); n53::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@54\n"); fflush(stdout); n54::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@55\n"); fflush(stdout); n55::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@56\n"); fflush(stdout); n56::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@57\n"); fflush(stdout); n57::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@58\n"); fflush(stdout); n58::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@59\n"); fflush(stdout); n59::run(); std::cout << std::flush; fflush(stdout);
}
