// ends with 3
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <vector>
enum Color { Red, Green = 4, Blue };
enum class Mode : unsigned char { Off = 1, On = 200 };
enum { Anon = 42 };
constexpr int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
constexpr int table[] = {fib(1), fib(5), fib(10)};
static_assert(fib(10) == 55, "fib");
const char* name(Color c) {
  switch (c) {
    case Red:
      return "red";
    case Green:
      return "green";
    default:
      return "other";
  }
}
int steps(int n) {
  int s = 0;
  while (n != 1) {
    n = n % 2 ? 3 * n + 1 : n / 2;
    ++s;
  }
  return s;
}
int& element(int* a, int i) { return a[i]; }
int counter() {
  static int n = 10;
  return n++;
}
void swap(int& a, int& b) {
  int t = a;
  a = b;
  b = t;
}
void fill(int a[], int n, int v) {
  for (int i = 0; i < n; ++i) a[i] = v;
}
int sum(const int* b, const int* e) {
  int s = 0;
  while (b != e) s += *b++;
  return s;
}
int dflt(int a, int b = 2, int c = 3) { return a * 100 + b * 10 + c; }
namespace ns {
int v = 1;
namespace inner {
int v = 2;
int get() { return v + ns::v; }
}  // namespace inner
}  // namespace ns
namespace alias = ns::inner;
int v = 7;
unsigned long long gcd(unsigned long long a, unsigned long long b) { return b ? gcd(b, a % b) : a; }
int main(int argc, char** argv) {
  for (int i = 0; i < 8; ++i) {
    switch (i) {
      case 0:
        printf("zero ");
        break;
      case 1:
      case 2:
        printf("low ");
        if (i == 2) break;
        printf("one ");
      case 3:
        printf("fall ");
        break;
      case 4: {
        int x = 5;
        printf("%d ", x);
      }
      default:
        printf("dflt ");
    }
  }
  printf("\n");
  printf("%s %s %s %d\n", name(Red), name(Green), name(Blue), Blue);
  std::cout << Green << (int)Mode::On << static_cast<int>(Mode::Off) << Anon << (Mode::On == Mode::Off) << sizeof(Mode)
            << "\n";
  Mode m = Mode::Off;
  switch (m) {
    case Mode::Off:
      puts("off");
      break;
    case Mode::On:
      puts("on");
  }
  Color cc = static_cast<Color>(4);
  puts(name(cc));
  printf("%d %d %d %d\n", table[0], table[1], table[2], steps(27));
  int a[5] = {1, 2};
  element(a, 3) = 9;
  for (int x : a) printf("%d ", x);
  printf("\n");
  counter();
  counter();
  printf("%d\n", counter());
  int p = 1, q = 2;
  swap(p, q);
  printf("%d%d\n", p, q);
  fill(a, 5, 3);
  printf("%d %d\n", sum(a, a + 5), sum(&a[1], &a[3]));
  printf("%d %d %d\n", dflt(1), dflt(1, 5), dflt(1, 5, 7));
  printf("%d %d %d %d\n", v, ns::v, alias::get(), ::v);
  {
    int v = 100;
    printf("%d %d\n", v, ::v);
    {
      int v = 200;
      printf("%d\n", v);
    }
  }
outer:
  for (int i = 0, j = 10; i < j; ++i, --j) {
    if (i == 2) continue;
    if (i == 4) break;
    printf("%d-%d ", i, j);
  }
  printf("\n");
  int n = 3;
  do {
    printf("%d ", n);
  } while (--n > 0);
  printf("\n");
  if (int z = steps(6); z > 5)
    printf("z=%d\n", z);
  else
    printf("no %d\n", z);
  int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
  int tot = 0;
  for (auto& row : grid)
    for (int x : row) tot += x;
  printf("%d %d %zu\n", tot, grid[1][2], sizeof(grid) / sizeof(grid[0]));
  int* gp = &grid[0][0];
  printf("%d\n", gp[4]);
  int (*rp)[3] = grid;
  printf("%d\n", rp[1][1]);
  int x = 10;
  int* px = &x;
  int** ppx = &px;
  **ppx = 20;
  printf("%d %d\n", x, *px == x);
  int& rx = x;
  rx++;
  printf("%d\n", x);
  const int* cp = &x;
  x = 30;
  printf("%d\n", *cp);
  int arr[4] = {10, 20, 30, 40};
  int* ip = arr;
  ip++;
  printf("%d %d %ld\n", *ip, *(ip + 2), (ip + 2) - arr);
  *ip += 5;
  printf("%d %d\n", arr[1], ip[-1]);
  printf("%llu\n", gcd(1071, 462));
  bool f = false;
  if (f || (f = true, x > 0) && !(x < 0)) printf("sc %d\n", f);
  int k = 0;
  bool r = k++ || k++ || k++;
  printf("%d %d\n", k, r);
  r = (k = 0) && ++k;
  printf("%d %d\n", k, r);
  int t = x > 20 ? x > 25 ? 1 : 2 : 3;
  printf("%d\n", t);
goto_free:
  for (;;) {
    if (++k > 5) break;
  }
  printf("%d\n", k);
  auto u = {1, 2, 3};
  for (auto e : u) printf("%d", e);
  printf("\n");
  printf("%d %s\n", argc, argc > 0 ? "args" : "none");
  void* vp = &x;
  *(int*)vp = 66;
  printf("%d\n", x);
  unsigned char bytes[4];
  *(unsigned*)bytes = 0x01020304;
  printf("%d %d\n", bytes[0], bytes[3]);
  float fl = 1.0f;
  unsigned bits = *reinterpret_cast<unsigned*>(&fl);
  printf("%08x\n", bits);
  if (x == 66) return 3;
  return 0;
}
