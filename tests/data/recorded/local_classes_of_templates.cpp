#include <cstdio>
template <class T, int N> struct A { T v; using V = T; enum { M = N + 1 }; static int st() { return N; }
  int f(int k) const { struct L { T x; V y[N]; int z[M]; int g() const { return st() + N; } }; L l{}; return sizeof(L) + l.g() + k; }
  template <class U> auto h(U u) { struct P { T t; U u; T sum() { return t + u; } }; return P{v, u}; }
  auto lam() { return [this](auto x) { struct Q { T t; decltype(x) y; }; return Q{v, x}; }; } };
int plain() { auto f = [](auto x) { struct S { decltype(x) a; char c; }; return sizeof(S); }; return f(1) + f(2.0); }
template <class T> int inl() { auto g = [](int n) { struct R { T a; int get() { return sizeof(T); } }; return R{T(n)}.get(); }; return g(3); }
struct Outer { int k = 2; int run() { struct In { int a; int twice() { struct Deep { int b; }; Deep d{a}; return d.b * 2; } }; return In{k}.twice(); } };
int main() { A<double, 3> a{1.5}; printf("%d %g %zu\n", a.f(100), a.h(2).sum(), sizeof(a.h('c'))); auto q = a.lam()(7); printf("%g %d %d %d %d\n", q.t, q.y, plain(), inl<short>(), Outer{}.run()); }
