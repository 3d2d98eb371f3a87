// g++ refuses line 6
#include <cstdio>
int f(int, double) { return 1; }
int f(double, int) { return 2; }
int main() {
  printf("%d\n", f(1, 2));
}
