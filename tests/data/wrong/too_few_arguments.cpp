// g++ refuses line 5
#include <cstdio>
int area(int m, int n) { return m * n; }
int main() {
  printf("%d\n", area(3));
}
