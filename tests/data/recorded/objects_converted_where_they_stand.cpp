// what a constructor makes of an object of another class is made where that stands, and a variable that may be a function is one
#include <array>
#include <cstdio>
#include <functional>
#include <vector>
struct A { int v; A(int x) : v(x) { printf("+%d ", v); } A(A const& o) : v(o.v) { printf("c%d ", v); } ~A() { printf("-%d ", v); } };
using D = A;
struct Derived : A { Derived(int x) : A(x) {} };
struct C { int w; C(A const& a) : w(a.v) { printf("C%d ", w); } C(C const& c) : w(c.w) { printf("Cc%d ", w); } ~C() { printf("-C%d ", w); } };
struct F { int v; operator C() const { printf("op "); return C(A(v)); } };
struct P { C a; C b; };
struct R { C const& a; C b; };
struct M { M(C, C) { printf("M "); } int g(int x, C c) { return x + c.w; } };
template <class T> struct Both { T a; T b; };
int n(int x) { printf("n%d ", x); return x; }
A a(int x = 7) { printf("a "); return A(x); }
int f(int x, C c) { return x + c.w; }
int two(C const& c, C const& d) { return c.w + d.w; }
void list(std::initializer_list<C> l) { printf("%zu ", l.size()); }
#define T(...) { __VA_ARGS__; printf("| "); } puts("");
int main() {
  T(f(n(1), a()))
  T(f(n(1), D(2)))
  T(two(A(1), n(1) ? A(2) : A(3)))
  T(two((n(4), A(1)), static_cast<A>(2)))
  T(M m(a(1), a(2)); m.g(n(1), Derived(3)))
  T(M m{a(1), F{2}})
  T(list({A(1), A(2)}))
  T(C c[2] = {A(1), D(2)})
  T(std::vector<C> c{A(1), A(2)})
  T(std::array<C, 2> c{A(1), A(2)})
  T(P p{A(1), Derived(2)})
  T(P p{.a = a(), .b = A(2)})
  T(R r{A(1), A(2)})
  T(Both<C> b{A(1), A(2)})
  T(delete[] new C[2]{A(1), (n(2), A(2))})
  T(auto g = [](auto i, C c) { return i + c.w; }; g(n(1), A(2)))
  T(A x(1); C c(D(x)))
  T(C c(A()))
}
