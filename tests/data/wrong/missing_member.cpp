// g++ refuses line 6
#include <cstdio>
struct Params { int rows, cols; };
int main() {
  Params p{3, 4};
  printf("%d\n", p.rows * p.columns);
}
