// What g++ takes for a variable in a register is read when all operands are there: `x + 0`, `x * 1`, `(int) x`.
#include <cstdio>

void two(int a, int b) { std::printf("%d %d\n", a, b); }
template <class A, class B>
void both(A a, B b) { std::printf("%d %d\n", int(a), int(b)); }

int main() {
  int x = 1;
  two(++x, x + 0);
  two(++x, (int) x);
  two(x++, x * 1);
  two(++x, (long) x);
  both(++x, x | 0);
  both(++x, (long) x);
  std::printf("%d %d\n", x * 1 - x++, (x * 2) + x++);
}
