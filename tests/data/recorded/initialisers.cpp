// The ways to initialise, and what each makes of narrower types.
#include <array>
#include <cstdio>
#include <vector>

struct P {
  int x, y;
};
int zero;
static double half = 0.5;

int main() {
  int a(1), b{2}, c = {3}, d{};
  unsigned char u = 300;
  bool t = 7, n = 0.0;
  char ch = 65;
  float f = 16777217;
  int trunc = -2.9;
  printf("%d %d %d %d %d %g\n", a, b, c, d, zero, half);
  printf("%d %d %d %c %.1f %d\n", u, t, n, ch, f, trunc);
  int m[2][3] = {{1, 2}, {3}};
  int k[] = {1, 2, 3, 4, 5};
  printf("%d %d %d %zu\n", m[0][1], m[1][0], m[1][2], sizeof(k) / sizeof(k[0]));
  P ps[] = {{1, 2}, {3}};
  printf("%d %d\n", ps[1].x, ps[1].y);
  std::vector<int> v1(3, 9), v2{3, 9}, v3(v2.begin(), v2.end());
  printf("%zu %zu %zu\n", v1.size(), v2.size(), v3.size());
  std::array<P, 2> arr{{{5, 6}, {7, 8}}};
  auto [x, y] = arr[1];
  printf("%d %d\n", x, y);
  char text[] = "abc";
  char room[8] = "hi";
  printf("%zu %zu %s\n", sizeof(text), sizeof(room), room);
  auto list = {4, 5, 6};
  int sum = 0;
  for (int i : list) sum += i;
  printf("%d %zu\n", sum, list.size());
  return 0;
}
