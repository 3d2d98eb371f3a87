#include <cstdio>
#include <utility>
#include <vector>
#include <map>
#include <set>
#include <string>
#include <memory>
#include <optional>
#include <variant>
#include <functional>
#include <algorithm>
#include <numeric>
#include <array>
#include <list>
#include <deque>
#include <tuple>
#include <any>
#include <stdexcept>
#include <iostream>
struct V { int v; V(int v=0):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o) noexcept :v(o.v){o.v=-1;printf("move %d\n",v);} V& operator=(const V&o){v=o.v;printf("=copy %d\n",v);return *this;} V& operator=(V&&o) noexcept {v=o.v;o.v=-2;printf("=move %d\n",v);return *this;} ~V(){printf("end %d\n",v);} bool operator<(const V& o) const { return v<o.v;} bool operator==(const V& o) const { return v==o.v;} };
int s(const char* t) { puts(t); return 0; }
struct A { const char* n; A(const char* n="A"):n(n){printf("A(%s)\n",n);} A(const A& o):n(o.n){printf("A copy\n");} virtual ~A(){printf("~A(%s)\n",n);} virtual const char* who() const { return "A"; } };
struct B1 : virtual A { B1():A("b1"){printf("B1 %s\n", who());} ~B1(){printf("~B1 %s\n", who());} const char* who() const override { return "B1"; } };
struct B2 : virtual A { V v{2}; B2():A("b2"){printf("B2 %s\n", who());} ~B2(){printf("~B2 %s\n", who());} const char* who() const override { return "B2"; } };
struct D : B2, B1 { V w; D():A("d"),w(3){printf("D %s\n", who());} ~D(){printf("~D %s\n", who());} const char* who() const override { return "D"; } };
struct E final : D { E(){s("E");} ~E() override {s("~E");} };
struct I { virtual int f(int x = 1) = 0; virtual ~I() = default; int g() { return f(); } };
struct J : I { int k; J(int k):k(k){} int f(int x = 2) override { return x * k; } };
struct K : J { using J::J; int f(int x = 3) final { return J::f(x) + 1; } };
struct M1 { int a; M1(int a):a(a){} virtual int m() { return a; } }; struct M2 { int b; M2(int b):b(b){} virtual int n() { return b; } };
struct MM : M1, M2 { MM():M1(1),M2(2){} int m() override { return 10; } int n() override { return 20; } };
int main() {
  { D d; A& a = d; printf("%s %s\n", a.who(), a.A::who()); D e(d); }
  { A* p = new E; printf("%s\n", p->who()); delete p; }
  { std::unique_ptr<A> p = std::make_unique<D>(); B1* b = dynamic_cast<B1*>(p.get()); printf("%d %s\n", b != nullptr, b->who()); J j(3); printf("%d\n", dynamic_cast<A*>(p.get()) == static_cast<A*>(b)); }
  { J j(5); I& i = j; printf("%d %d %d\n", i.f(), j.f(), i.g()); K k(7); I& ik = k; J& jk = k; printf("%d %d %d\n", ik.f(), jk.f(), k.f()); }
  { MM m; M2* p = &m; printf("%d %d %d\n", p->n(), static_cast<MM*>(p)->m(), p == &m); M1 sl = m; printf("%d %d\n", sl.m(), m.M2::n()); }
  { std::vector<std::unique_ptr<I>> v; v.push_back(std::make_unique<J>(1)); v.push_back(std::make_unique<K>(2)); int t = 0; for (auto& p : v) t += p->f(10); printf("%d\n", t); }
  { std::vector<std::shared_ptr<A>> v{std::make_shared<B1>(), std::make_shared<D>()}; for (auto& p : v) printf("%s\n", p->who()); s("clear"); v.clear(); }
}
