#include <cstdio>
#include <utility>
#include <vector>
#include <memory>
struct A { int v; A(int v):v(v){printf("make %d\n",v);} A(A const&o):v(o.v){printf("copy %d\n",v);} A(A&&o):v(o.v){o.v=-1;printf("move %d\n",v);} ~A(){printf("end %d\n",v);} };
template <class T, class U> struct Box { T t; U u; };
template <class T> struct Ctor { T t; int n; Ctor(T x, int n):t(x),n(n){ printf("ctor\n"); } };
template <class T> struct Ctor2 { T t; int n; Ctor2(T const& x, int n):t(x),n(n){ printf("ctor\n"); } Ctor2(T&& x, int n):t(std::move(x)),n(n){ printf("ctorm\n"); } };
int g(A& a){ a.v+=10; printf("g\n"); return a.v; }
int h(int& x){ return ++x; }
template <class T> void tt() {
  { T a(4); Box<T,int> b{a, g(a)}; printf("%d %d\n", b.t.v, b.u); }
  { T a(4); Ctor<T> b{a, g(a)}; printf("%d %d\n", b.t.v, b.n); }
  { T a(4); Ctor2<T> b{a, g(a)}; printf("%d %d\n", b.t.v, b.n); }
}
template <class B> void uu() {
  { A a(4); B b{a, g(a)}; printf("%d %d\n", b.t.v, b.u); }
  { A a(4); B b{4, g(a)}; printf("%d %d\n", b.t.v, b.u); }
  { A a(4); B b{std::move(a), g(a)}; printf("%d %d\n", b.t.v, b.u); }
  { A a(4); auto b = B{a, g(a)}; printf("%d %d\n", b.t.v, b.u); }
  { A a(4); auto b = B{{4}, g(a)}; printf("%d %d\n", b.t.v, b.u); }
}
struct Plain { A t; int u; };
int main(){
  { A a(4); Box<A,int> b{a, g(a)}; printf("%d %d\n", b.t.v, b.u); }
  { A a(4); Ctor<A> b{a, g(a)}; printf("%d %d\n", b.t.v, b.n); }
  { A a(4); Ctor2<A> b{a, g(a)}; printf("%d %d\n", b.t.v, b.n); }
  { A a(4); Ctor2<A> b{A(3), g(a)}; printf("%d %d\n", b.t.v, b.n); }
  { A a(4); Ctor<A> b{3, g(a)}; printf("%d %d\n", b.t.v, b.n); }
  { A a(4); Ctor2<A> b{3, g(a)}; printf("%d %d\n", b.t.v, b.n); }
  { A a(4); Box<A,int> b{3, g(a)}; printf("%d %d\n", b.t.v, b.u); }
  { int x=1; Box<int,int> b{x, h(x)}; printf("%d %d\n", b.t, b.u); Box<int,int> c{x, ++x}; printf("%d %d\n", c.t, c.u); }
  { int x=1; Box<int&,int> b{x, h(x)}; printf("%d %d\n", b.t, b.u); Box<int,int> c{x, ++x}; printf("%d %d\n", c.t, c.u); }
  { std::vector<int> v{1,2}; Box<std::vector<int>,std::vector<int>> b{v, std::move(v)}; printf("%zu %zu %zu\n", b.t.size(), b.u.size(), v.size()); }
  printf("tt\n"); tt<A>(); printf("uu\n"); uu<Plain>(); uu<Box<A,int>>();
}
