#include <cstdio>
struct G { int n; G(int n) : n(n) { printf("+%d ", n); } ~G() { printf("-%d ", n); } explicit operator bool() const { return n > 0; } };
int main() {
  int k = 3;
  while (G g{k--}) { printf("body%d ", g.n); if (g.n == 2) continue; }
  puts("");
  k = 2;
  for (; G g{k}; --k) printf("b%d ", g.n);
  puts("");
  for (int i = 3; int j = i - 1; i--) { if (j == 1) continue; printf("%d,%d ", i, j); }
  k = 5;
  while (auto g = G(k)) { if (k < 4) break; --k; }
  puts("");
  for (G a{7}; const G b{k--}; ) { printf("in "); if (k == 1) break; }
  puts("");
}
