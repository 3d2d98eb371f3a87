// Functions of a program that have names of CuTe's, which no directive opens.
#include <cstdio>

#include <cute/tensor.hpp>

typedef int (*Operation)(int, int);
int add(int a, int b) { return a + b; }
int fold(Operation op, int const* a, int n) {
  int x = 0;
  for (int i = 0; i < n; ++i) x = op(x, a[i]);
  return x;
}
int size(int const* a) { return a[0]; }
double transform(double x) { return x / 2; }
template <class T> T product(T a, T b) { return a * b; }
void copy(int const* from, int* to) { *to = *from + 1; }
int rank(const char* s) { return s[0]; }

int main() {
  int a[] = {1, 2, 3}, b = 0;
  copy(a + 1, &b);
  printf("%d %d %g %d %d %d\n", fold(add, a, 3), size(a), transform(3), product(4, 5), b, rank("a"));
  auto l = cute::make_layout(cute::make_shape(cute::Int<4>{}, 8));
  cute::print(cute::size(l));
  cute::print(rank(l));
  cute::print(cute::fold(cute::make_tuple(1, 2, 3), 0, [](auto x, auto y) { return x * 10 + y; }));
  printf("\n");
}
