// Every loop, with break and continue across nested ones and switches.
#include <cstdio>
#include <vector>

int main() {
  for (int i = 0, j = 10; i < j; i += 3, --j) printf("%d,%d ", i, j);
  printf("\n");
  int n = 27, steps = 0;
  while (n != 1) {
    n = n % 2 ? 3 * n + 1 : n / 2;
    ++steps;
  }
  printf("%d\n", steps);
  int k = 0;
  do {
    if (k == 2) continue;
    printf("%d ", k);
  } while (++k < 4);
  printf("\n");
  for (int i = 0; i < 4; ++i) {
    for (int j = 0; j < 4; ++j) {
      if (j == i) break;
      switch (j) {
        case 0: continue;
        case 1: printf("one "); break;
        default: printf("%d ", j);
      }
      printf("%d%d ", i, j);
    }
  }
  printf("\n");
  std::vector<std::vector<int>> rows{{1, 2}, {}, {3}};
  for (auto const& row : rows) {
    for (int x : row) printf("%d ", x);
    printf("/ ");
  }
  printf("\n");
  int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
  int sum = 0;
  for (auto& row : m)
    for (int& x : row) sum += x *= 2;
  printf("%d %d\n", sum, m[1][2]);
  for (;;) {
    if (++sum % 5 == 0) break;
  }
  printf("%d\n", sum);
  for (char c : "xyz") printf("%d ", c);
  printf("\n");
  return 0;
}
