#include <cstdio>
#include <utility>
#include <vector>
#include <map>
#include <string>
#include <functional>
struct A { int v; A& operator=(A const& o) { v = o.v; printf("assign %d\n", v); return *this; } A& operator=(A&& o) { v = o.v; o.v = -2; printf("massign %d\n", v); return *this; } A(int v=0):v(v){printf("make %d\n",v);} A(A const&o):v(o.v){printf("copy %d\n",v);} A(A&&o):v(o.v){o.v=-1;printf("move %d\n",v);} ~A(){printf("end %d\n",v);} };
struct B { A a; int n; };
struct P { int x, y; };
struct Q { int x; A a; };
struct E { E(A a, int n) : a(a), n(n) { printf("E\n"); } A a; int n; };
template <class T> struct Box { T t; int u; };
int g(A& a){ a.v+=10; printf("g\n"); return a.v; }
int h(int& x){ return ++x; }
struct Obj {
  void put(P p, int k) { printf("P %d %d %d\n", p.x, p.y, k); }
  void put(B b, int k) { printf("B %d %d %d\n", b.a.v, b.n, k); }
  void operator()(B b, int k) { printf("op B %d %d %d\n", b.a.v, b.n, k); }
  void operator()(P b, char const*) { printf("op P\n"); }
  static void st(Box<A> b, int k) { printf("st %d %d %d\n", b.t.v, b.u, k); }
  template <class T> void tm(Box<T> b, T const& t) { printf("tm %d %d\n", b.t.v, t.v); }
};
template <class T> void tf(Box<T> b, int k) { printf("tf %d %d %d\n", b.t.v, b.u, k); }
template <class T> void tg(T, Box<T> b) { printf("tg %d %d\n", b.t.v, b.u); }
void take(Box<A> b, int k) { printf("take %d %d %d\n", b.t.v, b.u, k); }
void takec(Box<A> const& b, int k) { printf("takec %d %d %d\n", b.t.v, b.u, k); }
void taker(Box<A>&& b, int k) { printf("taker %d %d %d\n", b.t.v, b.u, k); }
void te(E e, int k) { printf("te %d %d %d\n", e.a.v, e.n, k); }
void te(P e, char const*) { printf("te P\n"); }
void tl(std::initializer_list<A> l, int k) { printf("tl"); for (auto& a : l) printf(" %d", a.v); printf(" %d\n", k); }
void tl(std::initializer_list<int> l, char const*) { printf("tl int\n"); }
void tv(std::vector<A> l, int k) { printf("tv"); for (auto& a : l) printf(" %d", a.v); printf(" %d\n", k); }
void tv(P, char const*) { }
void tp(P p, int k) { printf("tp %d %d %d\n", p.x, p.y, k); }
void tp(Q p, char const* k) { printf("tp Q %d\n", p.a.v); }
void tpair(std::pair<A,int> p, int k) { printf("tpair %d %d %d\n", p.first.v, p.second, k); }
void tpair(int, int) {}
struct Ctor { Ctor(B b, int k) { printf("Ctor B %d\n", b.a.v); } Ctor(P p, char const*) { printf("Ctor P\n"); } };
struct Der : Ctor { Der(A& a) : Ctor({a, g(a)}, g(a)) {} };
int main() {
  { A a(1); Obj o; o.put({a, g(a)}, g(a)); int x = 1; }
  { A a(1); Obj o; o({a, g(a)}, g(a)); int x=1; o({x, h(x)}, "x"); }
  { A a(1); Obj::st({a, g(a)}, g(a)); Obj o; o.tm<A>({a, g(a)}, a); }
  { A a(1); tf<A>({a, g(a)}, g(a)); tg(a, {a, g(a)}); }
  { A a(1); take({a, g(a)}, g(a)); takec({a, g(a)}, g(a)); taker({a, g(a)}, g(a)); }
  { A a(1); te({a, g(a)}, g(a)); }
  { A a(1); tl({a, A(g(a))}, g(a)); tl({a, g(a), a}, g(a)); int x=1; tl({x, h(x)}, "x"); }
  { A a(1); tv({a, A(g(a))}, g(a)); tv({a, g(a), a}, g(a)); }
  { A a(1); tp({g(a), a}, "x"); }
  { A a(1); tpair({a, g(a)}, g(a)); }
  { A a(1); Ctor c({a, g(a)}, g(a)); Ctor d{{a, g(a)}, g(a)}; Der e(a); auto f = Ctor({a, g(a)}, g(a)); new Ctor({a, g(a)}, 1); }
  { A a(1); auto l = [](auto k, Box<A> b) { printf("l %d %d\n", b.t.v, b.u); }; l(g(a), {a, g(a)}); }
  { A a(1); auto l = [](Box<A> b, int) -> Box<A> { return b; }; printf("%d\n", l({a, g(a)}, 1).t.v); }
  { A a(1); void (*fp)(Box<A>, int) = take; fp({a, g(a)}, g(a)); }
  { A a(1); void (Obj::*fp)(B, int) = &Obj::put; Obj o; (o.*fp)({a, g(a)}, g(a)); }
  { A a(1); std::function<void(Box<A>, int)> f = take; f({a, g(a)}, g(a)); }
  { A a(1); Box<A> b{1, 2}; b = {a, g(a)}; printf("%d\n", b.t.v); }
}
