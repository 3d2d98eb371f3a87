#include <cstdio>
#include <string>
#include <vector>
#include <utility>
struct W { int k; W() : k(0) { puts("W()"); } W(int a, int b = 2) : k(a + b) { puts("W(i,i)"); } W(std::string s) : k(int(s.size())) { puts("W(s)"); } };
struct M { int m = 7; M() { puts("M()"); } };
struct D : W { using W::W; D(char c) : W(1), z(c) { puts("D(c)"); } int z = 9; };
struct E : M, W { using W::W; int z = 8; };
struct F : E { using E::E; int y = 1; };
template <class B> struct Named : B { using B::B; std::string name = "n"; Named& called(std::string s) { name = std::move(s); return *this; } };
template <class B> struct Counted : B { using Base = B; using Base::Base; static inline int n = 0; int id = ++n; };
struct G : D { using D::D; };
struct H : W { using Parent = W; using Parent::Parent; int y = 4; };
using Other = W;
struct I : Other { using Other::Other; I(char const* s) : Other(int(s[0])) {} };
int main() {
  H h(3); H i(1, 1); I j("a"), k(std::string("four")); printf("%d %d %d %d %d\n", h.k, i.k, h.y, j.k, k.k);
  D a(1, 2), b('x'), c, d(std::string("abc")); printf("%d %d %d %d %d\n", a.k, b.k, c.k, d.k, a.z + b.z);
}
