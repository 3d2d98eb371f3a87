// Types that a declaration names first: `struct A* p;`, `using A = struct B { … };`.
#include <ctime>
#include <sys/time.h>
#include <cstdio>
struct list { struct item* first; };
struct item { int v; };
int f(struct later* p);
struct later { int q; };
int f(struct later* p) { return p->q; }
int main() {
  
  item i{3}; list l{&i}; printf("%d\n", l.first->v);
  later k{9}; printf("%d\n", f(&k));
  struct local* p = nullptr; struct local { int z; } z{4}; p = &z; printf("%d\n", p->z);
}
