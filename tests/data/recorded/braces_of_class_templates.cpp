// what stands in braces is made where it stands, whatever tells the type of it

#include <cstdio>
#include <utility>
#include <vector>
#include <memory>
#include <string>
struct A { int v; A(int v=0):v(v){printf("make %d\n",v);} A(A const&o):v(o.v){printf("copy %d\n",v);} A(A&&o):v(o.v){o.v=-1;printf("move %d\n",v);} ~A(){printf("end %d\n",v);} };
template <class T, class U> struct Box { T t; U u; };
template <class T> struct Wrap { Box<T,int> b; int k; };
template <class T> struct Der : Box<T,int> { int k; };
template <class T> struct Ctor { T t; int n; Ctor(T x, int n):t(x),n(n){ printf("ctor\n"); } Ctor(T x, char const*):t(x),n(0){ printf("ctor s\n"); } };
template <class T> struct List { std::vector<int> v; List(std::initializer_list<T> l){ printf("list\n"); for (auto& x : l) v.push_back(x.v); } };
struct S { Box<A,int> b; int k; };
int g(A& a){ a.v+=10; printf("g\n"); return a.v; }
int h(int& x){ return ++x; }
template <class T> struct Holder {
  Box<T,int> b; Box<int,int> c;
  Holder(T& a, int x) : b{a, g(a)}, c{x, h(x)} { printf("%d %d %d %d\n", b.t.v, b.u, c.t, c.u); }
  Box<T,int> make(T& a) { return {a, g(a)}; }
  Box<T,int> make2(T& a) { return Box<T,int>{a, g(a)}; }
  Box<T,int>* make3(T& a) { return new Box<T,int>{a, g(a)}; }
};
template <class... Ts> struct Tup { int n; Tup(Ts... t):n(sizeof...(t)){ printf("tup\n"); } };
template <class... Ts> void pk(A& a, Ts... ts) { Tup<A, Ts..., int> u{a, ts..., g(a)}; printf("%d\n", u.n); }
template <class T> struct Des { T a; int b = 7; T c{3}; };
template <class T> T mk(A& a) { return T{a, g(a)}; }
template <class T> T mkd(A& a) { return {.t = a, .u = g(a)}; }
int main(){
  { A a(1); pk(a, 1, 2.0); }
  { A a(1); Wrap<A> w{{a, g(a)}, g(a)}; printf("%d %d %d\n", w.b.t.v, w.b.u, w.k); }
  { A a(1); Wrap<A> w{a, g(a), g(a)}; printf("%d %d %d\n", w.b.t.v, w.b.u, w.k); }
  { A a(1); Der<A> w{{a, g(a)}, g(a)}; printf("%d %d %d\n", w.t.v, w.u, w.k); }
  { A a(1); Der<A> w{a, g(a), g(a)}; printf("%d %d %d\n", w.t.v, w.u, w.k); }
  { A a(1); S s{{a, g(a)}, g(a)}; printf("%d %d %d\n", s.b.t.v, s.b.u, s.k); }
  { A a(1); S s = {{a, g(a)}, g(a)}; printf("%d %d %d\n", s.b.t.v, s.b.u, s.k); }
  { A a(1); Ctor<A> c{a, g(a)}; Ctor<A> d{a, (g(a), "x")}; Ctor<A> e{5, g(a)}; printf("%d %d\n", c.t.v, d.t.v); }
  { A a(1); List<A> l{a, A(g(a)), a}; printf("%d %d %d\n", l.v[0], l.v[1], l.v[2]); }
  { A a(1); List<A> l{a, g(a), a}; printf("%d %d %d\n", l.v[0], l.v[1], l.v[2]); }
  { A a(1); Holder<A> l{a, 5}; auto x = l.make(a); auto y = l.make2(a); auto p = l.make3(a); printf("%d %d %d\n", x.t.v, y.t.v, p->t.v); delete p; }
  { A a(1); Des<A> d{.a = a, .b = g(a)}; printf("%d %d %d\n", d.a.v, d.b, d.c.v); }
  { A a(1); Des<A> d{.a = 9, .b = g(a), .c = a}; printf("%d %d %d\n", d.a.v, d.b, d.c.v); }
  { A a(1); auto b = mk<Box<A,int>>(a); auto c = mkd<Box<A,int>>(a); printf("%d %d\n", b.t.v, c.t.v); }
  { A a(1); std::vector<Box<A,int>> v{{a, g(a)}, {a, g(a)}}; printf("%d %d\n", v[0].t.v, v[1].t.v); }
  { A a(1); Box<A,int> v[2]{{a, g(a)}, {a, g(a)}}; printf("%d %d\n", v[0].t.v, v[1].t.v); }
  { A a(1); Box<A,int> v[2] = {{a, g(a)}, {a, g(a)}}; printf("%d %d\n", v[0].t.v, v[1].t.v); }
  { A a(1); std::vector<Box<A,int>> v; v.push_back({a, g(a)}); v.push_back(Box<A,int>{a, g(a)}); v.emplace_back(Box<A,int>{a, g(a)}); printf("%d %d\n", v[0].t.v, v[1].t.v); }
  { std::string s = "ab"; auto app = [&]{ s += "c"; return s.size(); }; Box<std::string,size_t> b{s, app()}; printf("%s %zu\n", b.t.c_str(), b.u); Box c{s, app()}; printf("%s %zu\n", c.t.c_str(), c.u); }
  { int i = 0; Box<int,int> b{i++, i++}; Box<int,int> c{i, i += 5}; printf("%d %d %d %d\n", b.t, b.u, c.t, c.u); }
  { int i = 0; int* p = &i; Box<int*,int> b{p, (p = nullptr, 3)}; printf("%d\n", b.t == &i); }
  { A a(1); A& r = a; Box<A&,int> b{r, g(a)}; printf("%d %d\n", b.t.v, b.u); Box<A const&,int> c{r, g(a)}; printf("%d %d\n", c.t.v, c.u); }
  { using B = Box<A,int>; A a(1); B b{a, g(a)}; B c = {a, g(a)}; auto f = [](B b) { printf("f %d\n", b.t.v); }; f({a, g(a)}); f(B{a, g(a)}); }
}
