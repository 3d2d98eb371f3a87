// Pointers to functions, tables of them, functions that take and return them, std::function.
#include <cstdio>
#include <functional>
#include <vector>

int add(int a, int b) { return a + b; }
int mul(int a, int b) { return a * b; }
using Op = int (*)(int, int);
Op pick(char c) { return c == '+' ? add : &mul; }
int fold(int const* xs, int n, int init, Op op) {
  for (int i = 0; i < n; ++i) init = op(init, xs[i]);
  return init;
}
template <int (*F)(int, int)>
int apply(int a, int b) { return F(a, b); }
template <class F>
int thrice(F&& f, int x) { return f(f(f(x))); }

int main() {
  int xs[] = {1, 2, 3, 4};
  printf("%d %d\n", fold(xs, 4, 0, add), fold(xs, 4, 1, pick('*')));
  Op table[] = {add, mul, [](int a, int b) { return a - b; }};
  for (Op op : table) printf("%d ", op(9, 4));
  printf("\n%d\n", apply<mul>(6, 7));
  std::function<int(int)> f = [](int x) { return x + 1; };
  std::vector<std::function<int(int)>> fs{f, [k = 3](int x) { return x * k; }};
  int v = 2;
  for (auto& g : fs) v = g(v);
  printf("%d %d\n", v, thrice(f, 0));
  int (*none)(int, int) = nullptr;
  printf("%s\n", none ? "some" : "none");
  return 0;
}
