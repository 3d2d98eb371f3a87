// Overloads by bases: the nearer one is meant, const or not.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
struct A{}; struct B:A{}; struct C:B{}; struct D : C {};
void f(A*) { puts("A"); } void f(B const*) { puts("cB"); } void g(A const*, int) { puts("A"); } void g(B*, long) { puts("B"); } template<class T> void h(T, A*) { puts("A"); } template<class T> void h(T, B const*) { puts("cB"); } void k(void*) { puts("v"); } void k(A*) { puts("A"); } void m(A* const&) { puts("A"); } void m(C*) { puts("C"); } template<class T> void n(T*) { puts("T"); } void n(A*) { puts("A"); } void p(A const&) { puts("A"); } void p(B) { puts("B"); } template<class T> void q(T const&) { puts("T"); } void q(A const&) { puts("A"); } void r(A&, ...) { puts("A"); } void r(B const&, int) { puts("B"); }

int main() {
  std::printf("\n0: "); { C c; h(1, &c); D d; h(1, &d); A a; h(1, &a); C const cc; h(1, &cc); }
  std::printf("\n1: "); { D d; m(&d); B b; m(&b); }
  std::printf("\n2: "); { C c; p(c); A a; p(a); q(c); q(a); D d; r(d, 1); }
  std::printf("\n");
}
