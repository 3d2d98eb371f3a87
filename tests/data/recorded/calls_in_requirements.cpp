#include <cstdio>
struct Ct { Ct(int) {} }; struct Vt { operator int() const { return 1; } }; 
void vd(int) {} void vv(Vt) {} void v2(int, int) {} int vi(int) { return 1; }
template <class T> concept A = requires(T a) { vd(a); };
template <class T> concept B = requires(T a) { vv(a); };
template <class T> concept C = requires(T a) { v2(a, 1); };
template <class T> concept D = requires(T a) { vi(a); };
template <class T> concept E = requires(T a) { int(a); };
template <class T> concept F = requires(T a) { (int)a; };
template <class T> concept G = requires(T a) { static_cast<int>(a); };
template <class T> auto f(T a) -> decltype(vd(a), 1) { return 1; } int f(...) { return 0; }
#define R(N) printf(#N " %d%d%d\n", N<Ct>, N<Vt>, N<int>);
int main() { R(A) R(B) R(C) R(D) R(E) R(F) R(G) printf("%d%d%d\n", f(Ct(1)), f(Vt()), f(1)); }
