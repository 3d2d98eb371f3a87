// What refers to the part of an object that is of a base is one of the base: results, members, aliases.
#include <cstdio>
struct A { int m = 3; int head() { return m; } void set(int x) { m = x; } };
struct B : A { int m = 1; int head() { return m; } A& tail() { return *this; } A* ptr() { return this; } void set(int x) { m = x; } };
A& f(B& b) { return b; } A* g(B& b) { return &b; } A&& h(B& b) { return static_cast<B&&>(b); } A const& k(B const& b) { return b; }
#include <functional>
#include <memory>
#include <vector>
struct X { A& r; A* p; A& get() { return r; } A& of() { return *p; } };
template <class T> T& as(B& b) { return b; }
template <class T> using Ref = T&;
Ref<A> aliased(B& b) { return b; }
template <class... V> struct Row; template <> struct Row<> {};
template <class H, class... T> struct Row<H, T...> : private Row<T...> {
  using Rest = Row<T...>; H m; Row(H h, T... t) : Rest(t...), m(h) {}
  H head() { return m; } Rest& tail() { return *this; } Rest const& rest() const { return *this; } H first() const { return m; } };
void wider() {
  B b; X x{b, &b}; printf("%d %d %d %d %d\n", x.r.head(), x.p->head(), x.get().head(), x.of().head(), static_cast<A&>(b).head());
  auto& s = static_cast<A&>(b); std::reference_wrapper<A> w = b; std::function<A&()> f = [&]() -> A& { return b; }; std::unique_ptr<A> u(new B); std::vector<A*> v{&b};
  printf("%d %d %d %d %d %d\n", s.head(), w.get().head(), f().head(), (*u).head(), v[0]->head(), as<A>(b).head()); u.release();
  printf("%d %d\n", aliased(b).head(), as<B>(b).head());
  Row<int, double, char> r(41, 6.5, 'n'); printf("%d %g %c %g\n", r.head(), r.tail().head(), r.tail().tail().head(), r.rest().first());
}
int main() { wider(); B b; printf("%d %d %d %d %d %d\n", b.tail().head(), f(b).head(), b.ptr()->head(), g(b)->head(), f(b).m, h(b).head()); b.tail().set(7); f(b).set(f(b).m + 1); printf("%d %d %d\n", b.m, b.A::m, k(b).m); A& r = f(b); auto& s = f(b); printf("%d %d %d\n", r.head(), s.head(), (*g(b)).head()); 
  auto l = [&]() -> A& { return b; }; printf("%d %d\n", l().head(), (true ? f(b) : r).head()); A c = f(b); printf("%d\n", c.head()); }
