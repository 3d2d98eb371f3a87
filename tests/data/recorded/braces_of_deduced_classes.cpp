#include <cstdio>
#include <utility>
#include <vector>
#include <memory>
struct A { int v; A(int v):v(v){printf("make %d\n",v);} A(A const&o):v(o.v){printf("copy %d\n",v);} A(A&&o):v(o.v){o.v=-1;printf("move %d\n",v);} ~A(){printf("end %d\n",v);} };
template <class T, class U> struct Box { T t; U u; };
template <class T> struct Ctor { T t; int n; Ctor(T x, int n):t(x),n(n){ printf("ctor\n"); } };
template <class T, int N=3> struct Arr { T t[2]; int k; };
template <class T> Arr(T,T,int)->Arr<T>;
template <class F> struct Guard { F f; int n; ~Guard(){ f(); } };
int g(A& a){ a.v+=10; printf("g\n"); return a.v; }
int h(int& x){ return ++x; }
template <class... Fs> struct Over : Fs... { using Fs::operator()...; };
int main(){
  { A a(4); Box b{a, g(a)}; printf("%d %d\n", b.t.v, b.u); }
  { A a(4); Ctor b{a, g(a)}; printf("%d %d\n", b.t.v, b.n); }
  { A a(4); Ctor b(a, g(a)); printf("%d %d\n", b.t.v, b.n); }
  { A a(4); Arr b{a, std::move(a), g(a)}; printf("%d %d %d\n", b.t[0].v, b.t[1].v, b.k); }
  { int x=1; Box b{x, h(x)}; printf("%d %d\n", b.t, b.u); Box c{x, ++x}; printf("%d %d\n", c.t, c.u); Box d{x, x=9}; printf("%d %d\n", d.t,d.u);}
  { std::vector<int> v{1,2}; Box b{v, std::move(v)}; printf("%zu %zu %zu\n", b.t.size(), b.u.size(), v.size()); }
  { auto p = std::make_unique<int>(3); Box b{*p, std::move(p)}; printf("%d %d %d\n", b.t, *b.u, p==nullptr); }
  { std::vector<int> v{1,2}; auto fill=[&]{ v.push_back(3); return 1; }; Box b{v, fill()}; printf("%zu %zu\n", b.t.size(), v.size()); }
  { int n=0; Guard gg{[&]{ printf("guard %d\n", n); }, n=5}; }
  { Over o{[](int x){return x;},[](double d){return d*2;}}; printf("%d %g\n", o(3), o(1.5)); }
  { Box b{A(1), Box{A(2), A(3)}}; printf("%d\n", b.u.u.v); }
  { A a(7); Box b{Box{a, g(a)}, g(a)}; printf("%d %d\n", b.t.t.v, b.u); }
  { A a(7); std::pair b{a, g(a)}; printf("%d %d\n", b.first.v, b.second); }
  { A a(7); std::tuple b{a, g(a)}; printf("%d %d\n", std::get<0>(b).v, std::get<1>(b)); }
}
