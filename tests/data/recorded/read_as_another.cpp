// Objects in arrays whose members are read as other types, and pointers to pointers.
#include <cstdio>

struct Test {
  unsigned bits;
  int kind;
};

template <class T>
struct Four {
  T t[4];
};

void point(void** to, void* at) { *to = at; }

int main() {
  Test tests[3] = {{0x40000000, 1}, {0x3f800000, 2}, {0, 0}};
  for (int i = 0; tests[i].kind; ++i) {
    float f = reinterpret_cast<float const&>(tests[i].bits);
    printf("%d %g\n", tests[i].kind, f);
  }
  reinterpret_cast<float&>(tests[2].bits) = -2;
  tests[2].kind = 3;
  printf("%x %d\n", tests[2].bits, tests[2].kind);
  int x = 4;
  int* p = nullptr;
  point((void**)&p, &x);
  printf("%d\n", *p);
  Four<float> f{{1, 2, 3, 4}};
  Four<float>* q = 0;
  printf("%d\n", *(void**)&q == nullptr);
  q = &f;
  printf("%g\n", q->t[3]);
}
