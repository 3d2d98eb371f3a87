#include <cstdio>
int main() { struct A { int x; }; struct B { A a; }; enum class E { P, Q }; enum { K = 3 }; struct C { E e; int v[K]; int get() const { return e == E::Q ? K : 0; } }; using I = long; struct D { I i; A arr[K]; };
  int z = 1; struct F { A a; E e; I i; C c; int g() { return K; } };
  B b{{3}}; C c{E::Q, {1, 2, 3}}; F f{{1}, E::P, 5, {}}; printf("%d %d %zu %zu %d %d\n", b.a.x, c.get(), sizeof(D), sizeof(F), f.g(), z); }
