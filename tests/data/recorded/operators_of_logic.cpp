// Conversions to any type, and operators for && and ||.
#include <cstdio>
struct Any { int v; template <class U> operator U() const { return U(v); } };
struct F { bool b; F operator&&(F o) const { std::printf("and "); return F{b && o.b}; } F operator||(F o) const { std::printf("or "); return F{b || o.b}; } };
struct K { int v; }; 
bool operator&&(K a, bool b) { std::printf("free "); return a.v && b; }
F mk(bool b) { std::printf("mk%d ", b); return F{b}; }
int main() { Any a{65}; int i = a; char c = a; double d = a; std::printf("%d %c %.1f\n", i, c, d); F r = mk(false) && mk(true); F s = mk(true) || mk(false); std::printf("%d %d\n", r.b, s.b); std::printf("%d\n", K{0} && true); if (mk(true) && mk(true); true) std::puts(""); }
