#include <cstdio>
struct S { int v = 1; int f() { return 1; } int f() const { return 2; } };
template<class T> struct P { T* p; T* operator->() { return p; } const T* operator->() const { return p; } T& operator*() { return *p; } const T& operator*() const { return *p; } };
struct Q { S* p; const S* operator->() const { return p; } }; struct R { const S* p; const S* operator->() const { return p; } S operator*() const { return *p; } };
template<class X> int g(X& x) { return x->f(); } template<class X> int h(const X& x) { return x->f(); }
struct Chain { P<S> q; P<S>& operator->() { return q; } const P<S>& operator->() const { return q; } };
int main() { S s; P<S> a{&s}; const P<S> b{&s}; Q q{&s}; R r{&s}; Chain c{{&s}}; const Chain d{{&s}};
  printf("%d %d %d %d %d %d\n", a->f(), b->f(), q->f(), r->f(), c->f(), d->f()); printf("%d %d %d %d %d %d\n", g(a), g(b), g(q), g(r), g(c), g(d)); printf("%d %d %d\n", h(a), h(q), h(c)); a->v = 5; printf("%d\n", b->v); }
