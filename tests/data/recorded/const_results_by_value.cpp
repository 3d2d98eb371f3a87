// What functions return as const, where it is copied, moved and made in place.
#include <cstdio>
#include <iostream>
#include <string>
#include <tuple>
#include <utility>

struct A { int v = 1; A() {} A(int x) : v(x) {} A(const A& o) : v(o.v) { printf("copy "); } A(A&& o) : v(o.v) { printf("move "); } ~A() { printf("~ "); } };
const A ca() { return A(3); } A a() { return A(4); }
struct S { A a; int b; };
void byv(A x) { printf("v%d ", x.v); }
struct H { A a; H(A x) : a(std::move(x)) {} };

namespace n0 {

void run() {
  A x = std::move(ca()); printf("%d", x.v);
}
}

namespace n1 {

void run() {
  A x = std::move(a()); printf("%d", x.v);
}
}

namespace n2 {

void run() {
  A x(std::move(ca())); printf("%d", x.v);
}
}

namespace n3 {

void run() {
  auto x = std::move(ca()); printf("%d", x.v);
}
}

namespace n4 {

void run() {
  A x = static_cast<const A&&>(ca()); printf("%d", x.v);
}
}

namespace n5 {

void run() {
  A x = static_cast<A&&>(a()); printf("%d", x.v);
}
}

namespace n6 {

void run() {
  byv(std::move(ca())); byv(ca()); byv(a());
}
}

namespace n7 {

void run() {
  S s{std::move(ca()), 1}; printf("%d", s.a.v);
}
}

namespace n8 {

void run() {
  S s{ca(), 1}; printf("%d", s.a.v); S t = std::move(s); A q = S{ca(), 2}.a; printf("%d", q.v);
}
}

namespace n9 {

void run() {
  H h(ca()); H g(std::move(ca())); printf("%d", h.a.v);
}
}

namespace n10 {

void run() {
  A r[] = {std::move(ca()), ca()}; printf("%d", r[1].v);
}
}

namespace n11 {

void run() {
  A x = ca(); A y = std::move(x); A z(std::move(y)); printf("%d", z.v);
}
}

namespace n12 {

void run() {
  auto t = std::make_tuple(ca(), a()); printf("%d", std::get<0>(t).v);
}
}

namespace n13 {

void run() {
  auto t = std::tuple(ca(), a()); printf("%d", std::get<0>(t).v);
}
}

namespace n14 {

void run() {
  auto t = std::make_pair(ca(), a()); printf("%d", t.first.v);
}
}

namespace n15 {

void run() {
  std::pair t(ca(), a()); printf("%d", t.first.v);
}
}

namespace n16 {

void run() {
  std::tuple<A, A> t(ca(), a()); printf("%d", std::get<0>(t).v);
}
}

namespace n17 {

void run() {
  auto f = [](A x) { return x; }; A x = f(ca()); printf("%d", x.v);
}
}

namespace n18 {

void run() {
  auto f = [](A x) -> const A { return x; }; A x = f(ca()); A y = f(a()); printf("%d", x.v);
}
}

namespace n19 {

void run() {
  A x = true ? ca() : ca(); printf("%d", x.v); A y = true ? ca() : a(); printf("%d", y.v);
}
}

namespace n20 {

void run() {
  const A& r = ca(); A x = r; printf("%d", x.v); const A&& q = ca(); A y = std::move(q); printf("%d", y.v);
}
}

namespace n21 {

void run() {
  auto l = [x = ca()] { return x.v; }; printf("%d", l()); auto m = [x = std::move(ca())] { return x.v; }; printf("%d", m());
}
}

namespace n22 {

void run() {
  A* p = new A(std::move(ca())); printf("%d", p->v); delete p;
}
}

namespace n23 {

void run() {
  std::pair<A, int> p = {ca(), 1}; A x = p.first; A y = std::move(p).first; printf("%d", y.v);
}
}

namespace n24 {

void run() {
  S s = {ca(), 1}; A y = std::move(s.a); A z = S{std::move(y), 2}.a; printf("%d", z.v);
}
}

namespace n25 {

void run() {
  auto g = [](auto&& x) { A y = std::forward<decltype(x)>(x); return y.v; }; printf("%d %d", g(ca()), g(a()));
}
}

namespace n26 {

void run() {
  struct D { const A a; }; D d{ca()}; A x = std::move(d.a); D e = std::move(d); printf("%d", x.v);
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
}
