#include <cstdio>
#include <vector>
#include <functional>
int a() { struct N { int v; N* next; N(int v, N* n = nullptr):v(v),next(n){} N operator+(const N& o) const { return N(v + o.v); } static N zero() { return N(0); } }; N x(1), y(2, &x); return (x + y).v + y.next->v + N::zero().v; }
int b() { struct N; struct N { int v = 5; N* p = nullptr; }; N n; n.p = &n; return n.p->v; }
int c() { struct F { int operator()(int x) const { return x * 2; } }; std::function<int(int)> f = F{}; return f(4); }
int d() { struct F { int operator()(int x) const { return x * 3; } }; std::function<int(int)> f = F{}; return f(4); }
template<class T> int e() { struct L { T v; static int size() { return sizeof(L); } }; L l{3}; return l.v + L::size(); }
int f() { struct A { enum K { X = 4, Y }; K k = Y; struct In { int q = 9; } in; }; A a; return a.k + a.in.q + A::X; }
int g() { struct A { enum K { X = 40, Y }; K k = Y; struct In { int q = 90; } in; }; A a; return a.k + a.in.q + A::X; }
int h() { { struct S { int v = 1; } s; if (s.v != 1) return -1; } { struct S { int v = 2; } s; return s.v; } }
int i() { struct B { virtual int f() { return 1; } virtual ~B() {} }; struct D : B { int f() override { return 2; } }; D d; B& r = d; return r.f(); }
int j() { struct B { virtual int f() { return 10; } virtual ~B() {} }; struct D : B { int f() override { return 20 + B::f(); } }; D d; B& r = d; return r.f(); }
struct Top { int v = 7; }; int k() { struct Top { int v = 8; }; Top t; ::Top u; return t.v * 10 + u.v; }
int l() { union U { int i; float f; }; U u; u.i = 0x3f800000; struct P { int a, b; }; std::vector<P> v{{1,2},{3,4}}; auto [x, y] = v[1]; return u.f + x + y; }
int m() { auto lam = [] { struct Q { int z = 6; }; return Q{}; }; auto lam2 = [] { struct Q { int z = 60; }; return Q{}; }; return lam().z + lam2().z; }
enum E1 { X }; int n() { enum E1 { X = 100, Z }; enum class C { A = 3 }; return X + (int)C::A; } int o() { enum E1 { X = 200 }; enum class C { A = 4 }; return X + (int)C::A; }
int p() { using T = int; typedef char U; return sizeof(T) + sizeof(U); } int q() { using T = double; typedef short U; return sizeof(T) + sizeof(U); }
int main() { printf("%d %d %d %d %d %d\n", a(), b(), c(), d(), e<int>(), e<char>()); printf("%d %d %d %d %d %d %d %d\n", f(), g(), h(), i(), j(), k(), l(), m()); printf("%d %d %d %d\n", n(), o(), p(), q()); }
