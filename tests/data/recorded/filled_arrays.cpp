// What fills an array is assigned to each of its elements.
#include <array>
#include <cstdio>
struct S { int n; S(int n = 0) : n(n) {} S(S const& s) : n(s.n) { printf("c%d ", n); } S& operator=(S const& s) { printf("=%d ", s.n); n = s.n; return *this; } ~S() { printf("~%d ", n); } };
int main() { std::array<S, 2> a; a.fill(S(3)); S x(4); a.fill(x); a.fill(5); printf("%d\n", a[1].n); }
