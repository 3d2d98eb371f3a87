// Arrays of the library in arrays of it, whose elements are objects: made in braces, left out or not, by default and in vectors.
#include <array>
#include <cstdio>
#include <vector>
struct D { int v; D(int v = 1) : v(v) {} };
void f0() { std::array<std::array<D, 2>, 2> aa{{{1, 2}, {3, 4}}}; printf("%d", aa[1][0].v); }
void f1() { std::array<std::array<D, 2>, 2> aa{{{{1, 2}}, {{3, 4}}}}; printf("%d", aa[1][0].v); }
void f2() { std::array<std::array<D, 2>, 2> aa = {1, 2, 3, 4}; printf("%d", aa[1][0].v); }
void f3() { std::array<D, 2> aa[2]{{1, 2}, {3, 4}}; printf("%d", aa[1][0].v); }
void f4() { std::array<std::array<D, 2>, 2> aa; printf("%d", aa[1][0].v); std::array<std::array<std::array<D, 2>, 2>, 1> b{{{{{{1, 2}}, {{3, 4}}}}}}; printf("%d", b[0][1][1].v); auto c = aa; c[0][1] = D(7); printf("%d %d", c[0][1].v, aa[0][1].v); std::vector<std::array<D, 2>> v(3); printf("%d", v[2][1].v); v.push_back({D(4), D(5)}); printf("%d", v[3][1].v); v.emplace_back(); printf("%d", v[4][1].v); v.resize(7); printf("%d", v[6][0].v); std::array<D, 2> x[2]; printf("%d", x[1][1].v); struct S { std::array<D, 2> a; std::array<std::array<D, 2>, 2> b; } s; printf("%d%d", s.a[1].v, s.b[1][1].v); S t{}; printf("%d", t.b[0][0].v); S u{{1, 2}, {{{{3, 4}}, {{5, 6}}}}}; printf("%d%d", u.a[1].v, u.b[1][0].v); auto* n = new std::array<D, 2>[2]; printf("%d", n[1][1].v); delete[] n; }
void f5() { struct A { int x, y; }; std::array<std::array<A, 2>, 2> aa{{{A{1, 2}, A{3, 4}}, {A{5, 6}, A{7, 8}}}}; printf("%d", aa[1][0].y); std::array<std::array<A, 2>, 2> bb{{{{{1, 2}, {3, 4}}}, {{{5, 6}, {7, 8}}}}}; printf("%d", bb[1][1].y); std::array<std::array<A, 2>, 2> cc{1, 2, 3, 4, 5, 6, 7, 8}; printf("%d", cc[1][1].x); std::array<std::array<A, 2>, 2> dd{}; printf("%d", dd[1][1].x); }
int main() { f0(); puts(""); f1(); puts(""); f2(); puts(""); f3(); puts(""); f4(); puts(""); f5(); puts(""); }
