#include <cstdio>

struct A {};
struct B : A {};
struct C : B {};

int number(int) { return 1; }
int number(double) { return 2; }
int number(char const*) { return 3; }
int number(bool) { return 4; }

int of_base(A const&) { return 1; }
int of_base(B const&) { return 2; }
int of_base(A*) { return 3; }
int of_base(B*) { return 4; }
int of_base(void*) { return 5; }

int both(int, double) { return 1; }
int both(double, double) { return 2; }
int both(long, int) { return 3; }

template <class T> int shape(T) { return 1; }
template <class T> int shape(T*) { return 2; }
int shape(long) { return 3; }

struct Wide {
  int of;
  Wide(int) : of(1) {}
  Wide(double) : of(2) {}
};

int main() {
  C c;
  short s = 1;
  float f = 1;
  int x = 0;
  printf("%d %d %d %d %d\n", number(s), number(f), number(1u == 1u), number("a"), number((char)1));
  printf("%d %d %d\n", of_base(c), of_base(&c), of_base(&x));
  printf("%d %d %d\n", both(1, 1.0), both(1.0, 1.0f), both(1L, 1));
  printf("%d %d %d\n", shape(1), shape(&x), shape(1L));
  printf("%d %d %d\n", Wide(s).of, Wide(f).of, Wide('a').of);
}
