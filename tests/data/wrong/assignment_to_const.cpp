// g++ refuses line 6
#include <cstdio>
struct Tile { int rows; };
int main() {
  Tile const t{4};
  t.rows = 5;
  printf("%d\n", t.rows);
}
