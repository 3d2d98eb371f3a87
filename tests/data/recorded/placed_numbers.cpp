// `new` at a place, of numbers and of objects of nothing else, and `new (std::nothrow)`.
#include <cstdio>
#include <cstdlib>
#include <new>

struct V {
  float x, y;
};

int main() {
  alignas(8) unsigned char raw[64];
  int* p = new (raw) int(42);
  double* d = new (raw + 8) double{2.5};
  V* v = new (static_cast<void*>(raw + 16)) V{1, 2};
  printf("%d %g %g %g\n", *p, *d, v->x, v->y);
  int* q = new (std::nothrow) int(3);
  printf("%d\n", *q);
  delete q;
  void* m = std::malloc(16);
  long* l = ::new (m) long(7.9);
  printf("%ld\n", *l);
  std::free(m);
  V w;
  new (&w) V{3, 4};
  int squares[3];
  for (int i = 0; i < 3; ++i) new (&squares[i]) int(i * i);
  printf("%g %d\n", w.y, squares[2]);
}
