// An object is assigned what a reference to a base of another object refers to.
#include <cstdio>

struct X { int x = 1; };
struct Y { int y = 3; };
struct Z : X { int z = 4; };
struct W : Y, Z { int w = 5; };

int main() {
  W w;
  w.x = 6;
  w.z = 7;
  Z& part = w;
  X& first = w;
  Z z;
  X x;
  z.x = 8;
  x = first;
  printf("%d %d %d\n", z.x, z.z, x.x);
  z = part;
  x = part;
  printf("%d %d %d\n", z.x, z.z, x.x);
  z.x = 9;
  part = z;
  first = x;
  printf("%d %d %d %d\n", w.x, w.z, w.y, w.w);
}
