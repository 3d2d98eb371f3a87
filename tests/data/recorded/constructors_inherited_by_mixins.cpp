#include <cstdio>
#include <string>
#include <vector>
#include <utility>
struct W { int k; W() : k(0) { puts("W()"); } W(int a, int b = 2) : k(a + b) { puts("W(i,i)"); } W(std::string s) : k(int(s.size())) { puts("W(s)"); } };
struct M { int m = 7; M() { puts("M()"); } ~M() { puts("~M"); } };
struct E : M, W { using W::W; int z = 8; };
struct F : E { using E::E; int y = 1; };
template <class B> struct Named : B { using B::B; std::string name = "n"; Named& called(std::string s) { name = std::move(s); return *this; } };
template <class B> struct Counted : B { using Base = B; using Base::Base; static inline int n = 0; int id = ++n; };
int main() {
  E e(3); printf("%d %d %d\n", e.k, e.m, e.z);
  E e2; E e3{4, 5}; printf("%d %d\n", e2.k, e3.k);
  F f(5); printf("%d %d\n", f.k, f.y);
  Named<Counted<W>> n(6); n.called("six"); printf("%d %s %d\n", n.k, n.name.c_str(), n.id);
  Counted<Named<W>> m("hello"); printf("%d %s %d\n", m.k, m.name.c_str(), m.id);
}
