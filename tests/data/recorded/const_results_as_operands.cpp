// What functions return as const, as operands, arguments and objects of calls.
#include <array>
#include <cstdio>
#include <cute/tensor.hpp>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

struct A { int v = 1; A() {} A(int x) : v(x) {} A(const A& o) : v(o.v) { printf("copy "); } A(A&& o) : v(o.v) { printf("move "); }
  A& operator=(const A& o) { v = o.v; printf("=copy "); return *this; } A& operator=(A&& o) { v = o.v; printf("=move "); return *this; }
  int operator()() { return 1; } int operator()() const { return 2; }
  int operator[](int) { return 3; } int operator[](int) const { return 4; }
  A* operator->() { printf("->m "); return this; } const A* operator->() const { printf("->c "); return this; }
  int operator*() { return 5; } int operator*() const { return 6; }
  int operator-() { return 7; } int operator-() const { return 8; }
  int operator+(int) { return 9; } int operator+(int) const { return 10; }
  int operator++() { return 11; } int operator++() const { return 12; }
  operator int() { return 13; } operator int() const { return 14; }
  int m() { return 15; } int m() const { return 16; }
  int k() const { return 17; }
};
int operator<<(A&&, int) { return 1; } int operator<<(const A&, int) { return 2; } int operator<<(const A&&, int) { return 3; } 
int operator%(int, A&&) { return 1; } int operator%(int, const A&) { return 2; }
int operator!(A&&) { return 1; } int operator!(const A&) { return 2; }
int f(A&&) { return 1; } int f(const A&) { return 2; } int f(A&) { return 3; } 
int g(A&&) { return 1; } int g(const A&) { return 2; } int g(const A&&) { return 3; }
int h(const std::string&) { return 1; } int h(std::string&&) { return 2; }
int h2(const std::string&) { return 1; } int h2(std::string&&) { return 2; } int h2(const std::string&&) { return 3; }
template <class T> int w(T&&) { return std::is_const_v<std::remove_reference_t<T>> + 2 * std::is_lvalue_reference_v<T>; }
template <class T> int u(const T&) { return 1; } template <class T> int u(T&&) { return 2; }
int operator^(const std::string&, int) { return 1; } int operator^(std::string&&, int) { return 2; } int operator^(std::string&, int) { return 3; }
int operator^(const std::vector<int>&, int) { return 1; } int operator^(std::vector<int>&&, int) { return 2; }
const A ca() { return A(3); } const std::string cs() { return "abc"; } const std::vector<int> cv() { return {1, 2}; }
const std::array<int, 2> car() { return {1, 2}; } const std::pair<int, A> cp() { return {1, 2}; } const std::unique_ptr<A> cu() { return std::make_unique<A>(5); }
const int ci() { return 3; } enum E { e1 }; const E ce() { return e1; } A a() { return A(3); }
template <class T> const T ct(T t) { return t; }
struct B { const A m() { return A(1); } static const A s() { return A(2); } const A operator()() const { return A(4); } const A operator[](int) { return A(3); } const std::string t() const { return "x"; } const A operator+(const B&) const { return A(6); } const A operator-() { return A(7); } };
const A operator*(const B&, const B&) { return A(8); }

namespace n0 {

void run() {
  printf("%d %d %d %d %d %d", ca()(), ca()[0], *ca(), -ca(), ca() + 1, ++ca());
}
}

namespace n1 {

void run() {
  printf("%d", ca()->v); printf("%d", ca()->k()); printf("%d", int(ca())); printf("%d", ca().m()); int i = ca(); printf("%d", i);
}
}

namespace n2 {

void run() {
  printf("%d %d %d", ca() << 1, 1 % ca(), !ca());
}
}

namespace n3 {

void run() {
  printf("%d %d %d", f(ca()), g(ca()), w(ca()));
}
}

namespace n4 {

void run() {
  printf("%d %d %d %d", h(cs()), h2(cs()), w(cs()), u(cs()));
}
}

namespace n5 {

void run() {
  printf("%d %d", cs() ^ 1, cv() ^ 1);
}
}

namespace n6 {

void run() {
  A x = ca(); printf("%d", x.v);
}
}

namespace n7 {

void run() {
  A x; x = ca(); printf("%d", x.v);
}
}

namespace n8 {

void run() {
  A x(ca()); printf("%d", x.v);
}
}

namespace n9 {

void run() {
  A x{ca()}; printf("%d", x.v);
}
}

namespace n10 {

void run() {
  A x = A(ca()); printf("%d", x.v);
}
}

namespace n11 {

void run() {
  auto x = ca(); printf("%d", x.m());
}
}

namespace n12 {

void run() {
  auto x = cs(); x += "d"; printf("%s", x.c_str());
}
}

namespace n13 {

void run() {
  auto&& x = ca(); printf("%d %d", x.m(), x());
}
}

namespace n14 {

void run() {
  const A& x = ca(); printf("%d", x.m());
}
}

namespace n15 {

void run() {
  std::string s; s = cs(); printf("%s", s.c_str());
}
}

namespace n16 {

void run() {
  std::string s = cs() + "x"; printf("%s", s.c_str());
}
}

namespace n17 {

void run() {
  std::vector<A> v; v.push_back(ca()); v.emplace_back(ca()); printf("%zu", v.size());
}
}

namespace n18 {

void run() {
  std::vector<A> v; v.reserve(2); v.insert(v.end(), ca()); printf("%zu", v.size());
}
}

namespace n19 {

void run() {
  std::optional<A> o = ca(); printf("%d", o->v);
}
}

namespace n20 {

void run() {
  std::optional<A> o; o = ca(); o.emplace(ca()); printf("%d", o->v);
}
}

namespace n21 {

void run() {
  std::pair<A, int> p(ca(), 1); printf("%d", p.first.v);
}
}

namespace n22 {

void run() {
  auto p = std::make_pair(ca(), 1); printf("%d", p.first.v);
}
}

namespace n23 {

void run() {
  auto t = std::make_tuple(ca(), cs()); printf("%d", std::get<0>(t).v);
}
}

namespace n24 {

void run() {
  std::map<int, A> m; m[1] = ca(); printf("%d", m[1].v);
}
}

namespace n25 {

void run() {
  printf("%d %d", w(cp().second), w(cp().first));
}
}

namespace n26 {

void run() {
  printf("%d", (*cu()).m()); printf("%d", cu()->m()); printf("%d", w(*cu()));
}
}

namespace n27 {

void run() {
  printf("%d %d", w(ci()), w(ce()));
}
}

namespace n28 {

void run() {
  printf("%d %d", std::is_const_v<decltype(ci())>, std::is_const_v<decltype(ca())>);
}
}

namespace n29 {

void run() {
  printf("%d %d", w(ct(3)), w(ct(A(1))));
}
}

namespace n30 {

void run() {
  printf("%d %d %d", ct(A(2)).m(), ct(A(2))(), f(ct(A(2))));
}
}

namespace n31 {

void run() {
  B b; printf("%d %d %d %d", b.m().m(), B::s().m(), b()(), b[1].m());
}
}

namespace n32 {

void run() {
  B b; printf("%d %d %d %d", f(b.m()), f(B::s()), f(b()), f(b[1]));
}
}

namespace n33 {

void run() {
  B b; printf("%d %d %d", (b + b).m(), (-b).m(), (b * b).m());
}
}

namespace n34 {

void run() {
  B b; printf("%d %d %d", f(b + b), f(-b), f(b * b)); printf("%d", (b * b)());
}
}

namespace n35 {

void run() {
  B b; printf("%d %d", h(b.t()), b.t() ^ 1); std::string z = b.t(); printf("%s", z.c_str());
}
}

namespace n36 {

void run() {
  auto l = []() -> const A { return A(1); }; printf("%d %d %d", l().m(), f(l()), l()());
}
}

namespace n37 {

void run() {
  auto l = []() -> const std::string { return "a"; }; printf("%d %d", h(l()), l() ^ 1);
}
}

namespace n38 {

void run() {
  const A (*p)() = ca; printf("%d %d %d", p().m(), f(p()), p()[1]);
}
}

namespace n39 {

void run() {
  std::function<const A()> fn = ca; printf("%d %d", fn().m(), f(fn()));
}
}

namespace n40 {

void run() {
  printf("%d", std::invoke(ca).m()); printf("%d", std::apply([](auto... x) -> const A { return A(sizeof...(x)); }, std::tuple(1, 2)).m());
}
}

namespace n41 {

void run() {
  printf("%d %d", (true ? ca() : ca()).m(), f(true ? ca() : ca()));
}
}

namespace n42 {

void run() {
  printf("%d", (true ? ca() : a()).m());
}
}

namespace n43 {

void run() {
  printf("%d", f((0, ca()))); printf("%d", (0, ca()).m());
}
}

namespace n44 {

void run() {
  printf("%d %d", f(const_cast<A&&>(a())), f(static_cast<const A>(a())));
}
}

namespace n45 {

void run() {
  printf("%d %d", f(static_cast<const A>(3)), static_cast<const A>(3).m());
}
}

namespace n46 {

void run() {
  using CA = const A; printf("%d %d %d", CA(3).m(), CA{3}.m(), f(CA(3))); printf("%d", CA()());
}
}

namespace n47 {

void run() {
  using CS = const std::string; printf("%d %d", h(CS("a")), CS("a") ^ 1);
}
}

namespace n48 {

void run() {
  for (auto c : cs()) printf("%c", c); for (auto& c : cs()) printf("%d", w(c));
}
}

namespace n49 {

void run() {
  for (auto&& c : cv()) printf("%d", w(c)); for (auto&& c : car()) printf("%d", w(c));
}
}

namespace n50 {

void run() {
  printf("%d %d %d %d", w(cs()[0]), w(cv()[0]), w(car()[0]), w(cv().front()));
}
}

namespace n51 {

void run() {
  printf("%d", w(*cv().begin())); printf("%d", w(cs().c_str()));
}
}

namespace n52 {

void run() {
  auto [p, q] = cp(); printf("%d %d", w(p), w(q));
}
}

namespace n53 {

void run() {
  auto&& [p, q] = cp(); printf("%d %d", w(p), w(q)); printf("%d", q.m());
}
}

namespace n54 {

void run() {
  const auto x = ca(); printf("%d", x.m());
}
}

namespace n55 {

void run() {
  A arr[] = {ca(), A(4)}; printf("%d", arr[0].v);
}
}

namespace n56 {

void run() {
  std::array<A, 2> arr = {ca(), ca()}; printf("%d", arr[0].v);
}
}

namespace n57 {

void run() {
  struct S { A a; int b; }; S s{ca(), 1}; printf("%d", s.a.v);
}
}

namespace n58 {

void run() {
  struct S { A a; S() : a(ca()) {} }; S s; printf("%d", s.a.v);
}
}

namespace n59 {

void run() {
  auto mk = []() -> A { return ca(); }; printf("%d", mk().v);
}
}

namespace n60 {

void run() {
  auto mk = []() -> const A { return a(); }; printf("%d", mk().v);
}
}

namespace n61 {

void run() {
  auto l = [x = ca()]() mutable { return x.m(); }; printf("%d", l());
}
}

namespace n62 {

void run() {
  A x = std::move(ca()); printf("%d", x.v);
}
}

namespace n63 {

void run() {
  A* p = new A(ca()); printf("%d", p->v); delete p;
}
}

namespace n64 {

void run() {
  auto p = std::make_unique<A>(ca()); printf("%d", p->v);
}
}

namespace n65 {

void run() {
  try { throw ca(); } catch (A& x) { printf("%d", x.m()); }
}
}

namespace n66 {
template <class T> void byv(T t) { printf("%d", t.m()); } void byc(A t) { printf("%d", t.m()); }
void run() {
  byv(ca()); byc(ca()); byv<const A>(ca());
}
}

namespace n67 {
template <class F> decltype(auto) call(F f) { return f(); }
void run() {
  printf("%d %d", call(ca).m(), f(call(ca)));
}
}

namespace n68 {
template <class F> auto call(F f) { return f(); }
void run() {
  printf("%d %d", call(ca).m(), f(call(ca)));
}
}

namespace n69 {

void run() {
  A x; std::swap(x, *std::make_unique<A>(ca())); printf("%d", x.v);
}
}

namespace n70 {

void run() {
  printf("%d %d", std::is_same_v<decltype(-B{}), const A>, std::is_same_v<decltype(B{} + B{}), const A>);
}
}

namespace n71 {

void run() {
  printf("%d", std::get<0>(std::tuple<const A>(3)).m()); printf("%d", f(std::get<0>(std::tuple<const A>(3))));
}
}

namespace n72 {

void run() {
  std::cout << cs() << cs().size() << (cs() == "abc") << (cs() < cs());
}
}

namespace n73 {

void run() {
  printf("%d %d", cs().find('b') == 1, cs().substr(1) == "bc"); printf("%d", w(cs().substr(1)));
}
}

namespace n74 {

void run() {
  std::string s = "a"; s += cs(); s.append(cs()); s.insert(0, cs()); printf("%s", s.c_str());
}
}

namespace n75 {

void run() {
  std::string s = true ? cs() : std::string("z"); printf("%s", s.c_str());
}
}

namespace n76 {

void run() {
  const A&& r = ca(); printf("%d %d", f(r), g(std::move(r)));
}
}

namespace n77 {

void run() {
  printf("%d", w(cute::make_layout(3)));
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
  std::cout << std::flush; printf("\n@60\n"); fflush(stdout); n60::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@61\n"); fflush(stdout); n61::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@62\n"); fflush(stdout); n62::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@63\n"); fflush(stdout); n63::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@64\n"); fflush(stdout); n64::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@65\n"); fflush(stdout); n65::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@66\n"); fflush(stdout); n66::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@67\n"); fflush(stdout); n67::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@68\n"); fflush(stdout); n68::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@69\n"); fflush(stdout); n69::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@70\n"); fflush(stdout); n70::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@71\n"); fflush(stdout); n71::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@72\n"); fflush(stdout); n72::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@73\n"); fflush(stdout); n73::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@74\n"); fflush(stdout); n74::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@75\n"); fflush(stdout); n75::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@76\n"); fflush(stdout); n76::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@77\n"); fflush(stdout); n77::run(); std::cout << std::flush; fflush(stdout);
}
