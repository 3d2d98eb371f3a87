// Operators in all their forms: comma, compound assignment, steps, precedence, short circuit.
#include <cstdio>

int calls = 0;
int count(int x) {
  ++calls;
  return x;
}

int main() {
  int a = 5, b = 2;
  int c = (a++, b += a, a * b);
  printf("%d %d %d\n", a, b, c);
  a -= b *= 2;
  printf("%d %d\n", a, b);
  int d = a < 0 ? -a : a, e = a > b ? a : b;
  printf("%d %d\n", d, e);
  bool t = count(0) && count(1);
  bool u = count(1) || count(1);
  printf("%d %d %d\n", t, u, calls);
  int x = 1;
  x <<= 4;
  x |= 3;
  x ^= 0x11;
  x %= 7;
  printf("%d\n", x);
  int i = 3;
  int j = i++ + 10 * i;
  int k = --i - i--;
  (void)k;
  printf("%d %d\n", j, i);
  printf("%d %d %d\n", 7 / 2, -7 / 2, -7 % 3);
  printf("%d %d\n", 1 + 2 << 3 & 31, !0 + ~0);
  printf("%d\n", not false and (true xor false));
  int arr[] = {3, 1, 2};
  int* p = arr;
  printf("%d ", *p++);
  printf("%d ", *++p);
  printf("%d %ld\n", p[-1], p - arr);
  (a > b ? a : b) = 100;
  printf("%d %d\n", a, b);
  return 0;
}
