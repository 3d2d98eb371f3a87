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
template<class F> struct Guard { F f; bool on = true; explicit Guard(F f):f(std::move(f)){} Guard(Guard&& o):f(std::move(o.f)),on(std::exchange(o.on,false)){} ~Guard(){ if (on) f(); } void dismiss() { on = false; } };
template<class F> Guard<F> guard(F f) { return Guard<F>(std::move(f)); }
template<class T> class Ref { struct B { T v; int n; }; B* b; public: template<class... A> explicit Ref(std::in_place_t, A&&... a):b(new B{T(std::forward<A>(a)...),1}){} Ref(const Ref& o):b(o.b){ if (b) ++b->n; } Ref(Ref&& o) noexcept:b(std::exchange(o.b,nullptr)){} Ref& operator=(Ref o) noexcept { std::swap(b,o.b); return *this; } ~Ref(){ if (b && --b->n == 0) delete b; } T* operator->() { if (b->n > 1) { B* c = new B{b->v,1}; --b->n; b = c; s("cow"); } return &b->v; } const T& operator*() const { return b->v; } int count() const { return b ? b->n : 0; } };
struct Shape { virtual ~Shape() { s("~Shape"); } virtual double area() const = 0; virtual std::unique_ptr<Shape> clone() const = 0; };
struct Sq : Shape { V side; Sq(int a):side(a){} double area() const override { return side.v * side.v; } std::unique_ptr<Shape> clone() const override { return std::make_unique<Sq>(*this); } };
struct Any { struct C { virtual ~C() = default; virtual void say() const = 0; virtual C* copy() const = 0; }; template<class T> struct M : C { T t; M(T t):t(std::move(t)){} void say() const override { printf("say %d\n", t.v); } C* copy() const override { return new M(t); } }; C* c; template<class T> Any(T t):c(new M<T>(std::move(t))){} Any(const Any& o):c(o.c->copy()){} Any(Any&& o):c(std::exchange(o.c,nullptr)){} ~Any(){ delete c; } };
struct Pimpl { struct I; std::unique_ptr<I> i; Pimpl(int); ~Pimpl(); Pimpl(Pimpl&&) noexcept; int get() const; }; struct Pimpl::I { V v; I(int x):v(x){} }; Pimpl::Pimpl(int x):i(std::make_unique<I>(x)){} Pimpl::~Pimpl() = default; Pimpl::Pimpl(Pimpl&&) noexcept = default; int Pimpl::get() const { return i->v.v; }
struct Sub { std::vector<std::function<void(int)>> fs; void on(std::function<void(int)> f) { fs.push_back(std::move(f)); } void emit(int x) { for (auto& f : fs) f(x); } };
int main() {
  { auto g = guard([] { s("g1"); }); auto h = guard([v = V(1)] { printf("h %d\n", v.v); }); auto k = std::move(g); h.dismiss(); s("scope"); }
  { Ref<V> a(std::in_place, 2); Ref<V> b = a, c = b; printf("%d\n", a.count()); b->v = 3; printf("%d %d %d\n", (*a).v, (*b).v, c.count()); c = b; a = std::move(b); printf("%d %d\n", a.count(), b.count()); }
  { std::vector<std::unique_ptr<Shape>> v; v.push_back(std::make_unique<Sq>(4)); v.push_back(v[0]->clone()); double t = 0; for (const auto& p : v) t += p->area(); printf("%g\n", t); }
  { std::vector<Any> v; v.reserve(3); v.emplace_back(V(5)); v.push_back(Any(V(6))); Any x = v[0]; x.c->say(); for (auto& a : v) a.c->say(); }
  { Pimpl p(7); Pimpl q = std::move(p); printf("%d %d\n", q.get(), p.i == nullptr); }
  { Sub u; int sum = 0; V t(8); u.on([&](int x) { sum += x; }); u.on([t, &sum](int x) { sum += x * t.v; }); s("on"); u.emit(2); printf("%d\n", sum); }
}
