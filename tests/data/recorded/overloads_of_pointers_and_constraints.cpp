#include <cstdio>
#include <cstddef>
#include <concepts>
#include <type_traits>
struct B {}; struct D : B {}; struct C { operator int*() const { return nullptr; } };
int f(const void*) { return 1; } template <class T> int f(T) { return 2; }
int g(const char*) { return 1; } template <class T> int g(T) { return 2; }
int h(const int*) { return 1; } int h(int*) { return 2; }
int i(const int*) { return 1; } template <class T> int i(T*) { return 2; }
int j(const B*) { return 1; } template <class T> int j(T*) { return 2; } int j(const void*) { return 3; }
int k(const int* const&) { return 1; } template <class T> int k(T const&) { return 2; }
template <class T> int l(T const&) { return 1; } template <class T> int l(T const*) { return 2; }
template <class T> int m(T&) { return 1; } template <class T> int m(T const*) { return 2; }
template <class T> int n(T&&) { return 1; } template <class T> int n(T const*) { return 2; } 
template <class T> int o(T*) { return 1; } template <class T> int o(T const*) { return 2; }
template <class T, size_t N> int p(T (&)[N]) { return 1; } template <class T> int p(T*) { return 2; } 
template <class T, size_t N> int q(T const (&)[N]) { return 1; } template <class T> int q(T const*) { return 2; } 
template <class T> int r(T) { return 1; } template <class T> int r(T const&) { return 2; } int r(const char*) { return 3; }
int s(const char*, int) { return 1; } template <class T> int s(T, int) { return 2; } template <class T> int s(T const*, long) { return 3; }
int u(const int (&)[3]) { return 1; } int u(const int*) { return 2; }
int v(int** ) { return 1; } int v(const int* const*) { return 2; } template <class T> int v(T const*) { return 3; }
struct S { template <class T> int a(T) { return 1; } int a(const char*) { return 2; } template <class T> int b(T const*) { return 1; } template <class T> int b(T) { return 2; } S() {} template <class T> S(T) : k(1) {} S(const char*) : k(2) {} int k = 0; };
template <std::integral T> int ca(T) { return 1; } template <class T> int ca(T) { return 2; }
using namespace std;
template <integral T> int cb(T) { return 1; } template <class T> int cb(T) { return 2; }
template <class... T> int cc(T...) { return 1; } int cc(integral auto...) { return 3; }
template <class... T> int cd(T...) { return 1; } template <integral... T> int cd(T...) { return 3; }
template <class T> int ce(T const*) { return 1; } template <class T> int ce(T) requires is_pointer_v<T> { return 3; }
template <class T> int cf(T) requires true { return 2; } template <class T> requires false || true int cg(T) { return 2; }
int main() { int x = 0; const int cx = 0; int* px = &x; const int* pc = &cx; int* const cp = &x; const int* const cpc = &cx; int ax[3] = {}; const int ac[3] = {}; D d; D* pd = &d; const D* pcd = &d; char ch = 0; char* pch = &ch; const char* pcc = "a"; char ach[2] = "b"; void* pv = &x; const void* pcv = &x; int** pp = &px; const int* const* ppc = &pc;
#define F(f) printf(#f " %d%d%d%d%d%d%d%d\n", f(px), f(pc), f(cp), f(cpc), f(ax), f(ac), f(&x), f(&cx));
 F(f) F(g) F(h) F(i) F(j) F(l) F(m) F(n) F(o)
#define G(f) printf(#f " %d%d%d%d%d%d%d\n", f(pd), f(pcd), f(pch), f(pcc), f(ach), f(pv), f(pcv));
 G(g) G(l) G(n)
 printf("%d%d %d%d %d%d%d %d%d%d%d\n", p(px), p(pc), q(px), q(pc), u(px), u(ax), 0, 0, r(pcc), 0, 0);
 printf("%d%d%d%d\n", s(px, 1), s(pcc, 1), s(pch, 1), s("a", 1));
 printf("%d%d%d %d%d%d\n", v(pp), v(ppc), v(px), f("a"), g("a"), 0); S s1;
 printf("%d%d%d%d %d%d%d%d %d%d%d%d\n", s1.a(px), s1.a(pcc), s1.a(pch), s1.a("a"), s1.b(px), s1.b(pc), s1.b(pch), s1.b(pcc), S(px).k, S(pcc).k, S(pch).k, S("a").k);
 printf("%d%d %d%d %d%d%d %d%d %d%d %d%d\n", ca(1), ca(1.0), cb(1), cb(1.0), cc(1, 2), cc(1, 2.0), cc(1), cd(1, 2), cd(1, 2.0), ce(px), ce(pc), cf(1), cg(1));
}
