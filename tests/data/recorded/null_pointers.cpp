// A null pointer keeps its type: through another pointer, a template's parameter, a cast, a comparison.
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <type_traits>
#include <utility>

#include <cuda_runtime.h>

struct Node {
  int x;
  Node* next;
};
struct Base {
  virtual ~Base() {}
  int b = 1;
};
struct Derived : Base {
  int d = 2;
};
struct Other : Base {};

template <class T>
void make(T** p, int n) {
  *p = (T*)std::malloc(n * sizeof(T));
  printf("%d bytes each\n", int(sizeof(T)));
}

template <class T>
int size_behind(T*) { return int(sizeof(T)); }

const char* which(Base*) { return "base"; }
const char* which(Node*) { return "node"; }

int main() {
  Node* p;
  make(&p, 3);
  p[1].x = 3;
  p[1].next = p + 2;
  printf("%d %d\n", p[1].x, int(p[1].next - p));
  float4* v;
  make(&v, 2);
  v[1].y = 2.5f;
  printf("%g\n", v[1].y);
  Node* q = nullptr;
  Node** r = &q;
  printf("%d %d %s\n", *r == nullptr, size_behind(q), which(q));
  Node local{7, nullptr};
  *r = &local;
  printf("%d %d %d\n", q->x, q != nullptr, local.next == q);
  q = nullptr;
  printf("%d %d\n", q == &local, local.next == nullptr);
  q = local.next;
  printf("%d\n", size_behind(q));
  Derived* d = nullptr;
  Base* b = d;
  printf("%d %s %d\n", b == nullptr, which(b), int(std::is_same<decltype(&b), Base**>::value));
  Other o;
  b = &o;
  d = dynamic_cast<Derived*>(b);
  printf("%d\n", d == nullptr);
  b = new Derived;
  d = dynamic_cast<Derived*>(b);
  printf("%d %d\n", d != nullptr, d->d);
  std::swap(b, *std::addressof(b));
  delete b;
  b = nullptr;
  delete b;
  Base* empty = 0;
  std::swap(b, empty);
  printf("%d %p\n", !b, static_cast<void*>(b));
  // one member read as two of another type
  float4 w = make_float4(1.0f, 2.0f, 3.0f, 4.0f);
  unsigned* bits = (unsigned*)&w.y;
  printf("%x %x\n", bits[0], bits[1]);
  bits[0] = 0x3f800000u;
  printf("%g %g\n", w.y, w.z);
  return 0;
}
