// Objects in tuples of CuTe are as const as these.
#include <cstdio>
#include <cute/tensor.hpp>
#include <iostream>
#include <type_traits>

using namespace cute;
struct A { int v = 1; int m() & { return 1; } int m() const& { return 2; } int m() && { return 3; } int m() const&& { return 4; } }; struct B { int v = 1; int m() { return 1; } int m() const { return 2; } }; int w(B&) { return 1; } int w(const B&) { return 2; }
#define T(...) std::is_lvalue_reference_v<decltype(__VA_ARGS__)> * 4 + std::is_rvalue_reference_v<decltype(__VA_ARGS__)> * 2 + std::is_const_v<std::remove_reference_t<decltype(__VA_ARGS__)>>

namespace n0 {

void run() {
  cute::tuple<int, A> t; printf("%d", T(get<1>(t)));
}
}

namespace n1 {

void run() {
  const cute::tuple<int, A> u; printf("%d", T(get<1>(u)));
}
}

namespace n2 {

void run() {
  const cute::tuple<A, int> u; printf("%d", T(get<0>(u)));
}
}

namespace n3 {

void run() {
  const cute::tuple<int, A> u; printf("%d", get<1>(u).m());
}
}

namespace n4 {

void run() {
  const cute::tuple<int, B> u; printf("%d %d %d", get<1>(u).m(), w(get<1>(u)), T(get<1>(u)));
}
}

namespace n5 {

void run() {
  cute::tuple<int, B> u; printf("%d %d %d", get<1>(u).m(), w(get<1>(u)), T(get<1>(u)));
}
}

namespace n6 {

void run() {
  cute::tuple<int, B> t; const auto& u = t; printf("%d %d %d", get<1>(u).m(), w(get<1>(u)), T(get<1>(u)));
}
}

namespace n7 {
template <class X> void f(X const& u) { printf("%d %d %d", get<1>(u).m(), w(get<1>(u)), T(get<1>(u))); }
void run() {
  cute::tuple<int, B> t; f(t); f(make_tuple(1, B{}));
}
}

namespace n8 {
template <class X> void f(X& u) { printf("%d %d %d", get<1>(u).m(), w(get<1>(u)), T(get<1>(u))); }
void run() {
  cute::tuple<int, B> t; f(t); const cute::tuple<int, B> u; f(u);
}
}

namespace n9 {
struct S { cute::tuple<int, B> t; void f() { printf("%d %d", get<1>(t).m(), w(get<1>(t))); } void f() const { printf("%d %d", get<1>(t).m(), w(get<1>(t))); } };
void run() {
  S s; s.f(); const S c; c.f();
}
}

namespace n10 {

void run() {
  auto t = make_tuple(B{}, B{}); const auto u = t; printf("%d %d %d %d", front(t).m(), back(t).m(), front(u).m(), back(u).m());
}
}

namespace n11 {

void run() {
  cute::tuple<int, cute::tuple<B>> t; const auto u = t; printf("%d %d %d", get<1, 0>(u).m(), w(get<0>(get<1>(u))), T(get<1>(u)));
}
}

namespace n12 {

void run() {
  auto [a, b] = make_tuple(1, B{}); printf("%d %d", b.m(), w(b)); const auto [c, d] = make_tuple(1, B{}); printf("%d %d", d.m(), w(d));
}
}

namespace n13 {

void run() {
  const auto t = make_tuple(1, B{}); auto [a, b] = t; printf("%d", b.m()); auto& [c, d] = t; printf("%d %d", d.m(), w(d));
}
}

namespace n14 {

void run() {
  cute::tuple<int, std::string> t{1, "a"}; const auto u = t; printf("%d %d", T(get<1>(t)), T(get<1>(u))); get<1>(t) += "b"; printf("%s", get<1>(t).c_str());
}
}

namespace n15 {

void run() {
  cute::tuple<B, std::vector<int>> t; const auto u = t; printf("%d %d", T(get<1>(t)), T(get<1>(u)));
}
}

namespace n16 {

void run() {
  for_each(cute::tuple<B, B>{}, [](auto& x) { printf("%d", w(x)); }); const auto u = cute::tuple<B, B>{}; for_each(u, [](auto& x) { printf("%d", w(x)); }); cute::tuple<B, B> t; for_each(t, [](auto& x) { printf("%d", w(x)); });
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
}
