#include <cstdio>
#include <utility>
struct A { int v; A(int v):v(v){printf("make %d\n",v);} A(A const&o):v(o.v){printf("copy %d\n",v);} A(A&&o):v(o.v){o.v=-1;printf("move %d\n",v);} ~A(){printf("end %d\n",v);} };
struct B { A a; int n; };
struct C { B b; int k; };
struct D { int n; A a; };
int g(A& a){ a.v+=10; printf("g\n"); return a.v; }
void f(C c, int x) { printf("C %d %d %d\n", c.b.a.v, c.b.n, x); }
void f(D d, char const* s) { printf("D %d %d\n", d.n, d.a.v); }
void h(C c) { printf("C %d %d\n", c.b.a.v, c.k); }
void h(int) {}
int main(){
  { A a(1); f({{a, g(a)}, g(a)}, g(a)); }
  { A a(2); f({{std::move(a), g(a)}, 3}, g(a)); }
  { A a(3); f({g(a), a}, "x"); }
  { A a(3); f({1, std::move(a)}, "x"); }
  { A a(4); h({{std::move(a), a.v}, a.v}); }
  { A a(4); h({{a, a.v}, g(a)}); }
  { A a(4); h({{5, g(a)}, g(a)}); }
}
