#include <cstdio>
struct S { int f() { return 1; } int f() const { return 2; } };
struct L { int n = 0; };
template <class T> struct Log { T* p; T* operator->() const { ++p->n; return p; } };
template <class T> struct P { T* p; L* l; T* operator->() const { Log<L> g{l}; g->n += 10; return p; } };
int main() {
  S s; L l; P<S const> a{&s, &l}; P<S> b{&s, &l};
  int x = a->f(), y = b->f();
  printf("%d %d %d\n", x, y, l.n);
}
