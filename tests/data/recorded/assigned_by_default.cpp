// What an assignment by `= default` converts is made once.
#include <cstdio>
#include <utility>
struct T { int v; T(int v=0):v(v){ printf("c%d ",v);} T(T const& o):v(o.v){printf("C%d ",v);} T(T&& o):v(o.v){o.v=-1;printf("M%d ",v);} ~T(){printf("~%d ",v);} 
 T& operator=(T const&) = default; };
struct U { int v; U(int v=0):v(v){ printf("c%d ",v);} ~U(){printf("~%d ",v);} };
struct W { T t; W(int v):t(v){ printf("w "); } W& operator=(W const&) = default; W(W const&) = default; };
struct X { int v; X(int v):v(v){printf("c%d ",v);} X& operator=(X&& o) { printf("m= "); v=o.v; return *this; } X& operator=(X const& o) { printf("c= "); v=o.v; return *this; } ~X(){printf("~%d ",v);} };
struct A { operator T() const { printf("A->T "); return T(5); } operator U() const { printf("A->U "); return U(6); } };
int main() { T a(1); a = 2; puts(""); U u(1); u = 3; puts(""); W w(1); w = 7; puts(""); X x(1); x = 2; puts(""); A o; a = o; puts(""); u = o; puts(""); a = {4}; puts(""); u = {4}; puts(""); x = {5}; puts(""); w={6}; puts("");
 }
