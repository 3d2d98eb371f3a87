#include <cstdio>
#include <cstdint>
struct B { uint64_t v; };
struct S { B a[3]; B b[3]; int n[2]; };
struct Outer { float x[4]; S s; };
struct P { S* s; P(S& x, int n) : s(&x) {} };
void f(S& s) { s.b[1].v = 9; s.n[1] = 4; }
int main() {
  alignas(128) static char buf[1024];
  Outer& o = *reinterpret_cast<Outer*>(buf);
  P p(o.s, 3);
  p.s->a[1].v = 5; f(o.s);
  printf("%d %d %d %d\n", (int)o.s.a[1].v, (int)o.s.b[1].v, o.s.n[1], (int)sizeof(Outer));
  o.x[2] = 1.5f;
  printf("%g\n", reinterpret_cast<float*>(buf)[2]);
  S copy = o.s; copy.n[1] = 100; printf("%d %d %d\n", o.s.n[1], copy.n[1], (int)copy.b[1].v);
  S other = {}; other.n[0] = 77; o.s = other; printf("%d %d\n", o.s.n[0], (int)o.s.a[1].v);
  S* q = &o.s; q->n[0]++; printf("%d\n", o.s.n[0]);
  Outer arr[2] = {}; arr[1].x[3] = 2; Outer* ap = arr; printf("%g\n", ap[1].x[3]);
}
