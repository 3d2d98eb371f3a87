// What pointers of templates lead to is const with what they point to.
#include <cstdio>
#include <cstdlib>
#include <type_traits>
#include <utility>
#include <vector>
struct S { int f() { return 1; } int f() const { return 2; } };
struct D { S s; S a[2]; std::vector<S> w{2}; S* p; };
template<class T> void g(T* t) { std::printf("%d%d%d%d%d%d ", t->s.f(), t->a[0].f(), t->w[0].f(), (*t).s.f(), (*t).a[0].f(), (*t).w[0].f()); }
template<class T> void h(T* t) { auto& r = *t; auto& s = t->s; auto& w = t->w; auto& a = t->a; std::printf("%d%d%d%d%d ", r.s.f(), s.f(), w[0].f(), a[0].f(), r.w[1].f()); }
template<class T> void k(T* t) { for (auto& x : t->w) std::printf("%d", x.f()); for (auto& x : t->a) std::printf("%d", x.f()); auto q = &t->s; std::printf("%d", q->f()); auto* r = &t->a[0]; std::printf("%d ", r->f()); }
template<class T> void l(T& t) { auto& [s, a, w, p] = t; std::printf("%d%d%d%d ", s.f(), a[0].f(), w[0].f(), t.s.f()); }
template<class T> void tn() { std::puts(__PRETTY_FUNCTION__); }
template<class T> void m(T* t) { auto& w = t->w; tn<decltype(w)>(); auto& x = t->w[0]; tn<decltype(x)>(); auto&& y = t->a[1]; tn<decltype(y)>(); auto* z = &t->s; tn<decltype(z)>(); auto q = &t->w[0]; tn<decltype(q)>(); }
template<class T> void n(T& t) { auto& [s, a, w, p] = t; tn<decltype(s)>(); tn<decltype((s))>(); tn<decltype(a)>(); tn<decltype((a))>(); tn<decltype((w))>(); tn<decltype(w)>(); tn<decltype(p)>(); tn<decltype((p))>(); tn<decltype(w[0])>(); tn<decltype(a[0])>(); tn<decltype(*p)>(); auto& [b, c] = a; tn<decltype(b)>(); }

int main() {
  std::printf("\n0: "); { D d{}; const D e{}; g(&d); g(&e); }
  std::printf("\n1: "); { D d{}; const D e{}; m(&d); m(&e); }
  std::printf("\n");
}
