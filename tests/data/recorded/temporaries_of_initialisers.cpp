// Temporaries in the initialisers of variables of the program end with these.
#include <cstdio>
struct L{ const char*n; L(const char*n):n(n){printf("+%s ",n);} ~L(){printf("-%s ",n);} L(L const& o) : n(o.n) { printf("c%s ", n); } int v = 3; };
int f(L const& l) { return l.v; } L mk(const char* n) { return L(n); }
int cnt=(L("tmp"),5); L x("x"); const int c4=(L("t4"),1); int a1 = L("a1").v; int a2 = f(L("a2")); L const& r = L("r"); L m = mk("m"); int arr[2] = {f(L("e1")), f(L("e2"))}; int* p = new int(f(L("new"))); struct W { L const& l; int k; }; W w{L("w"), f(L("wk"))}; auto lam = [](int k) { return k; }(f(L("lam"))); double d{double(f(mk("d")))};
namespace n { L y{mk("y")}; int z(f(mk("z"))); } static int st = f(L("st")); struct S { static int q; inline static int q2 = f(L("q2")); }; int S::q = f(L("q"));
int main(){ printf("main "); }
