#include <cstdio>
#include <cstdlib>
int main() { int v[] = {3, 1, 2}; qsort(v, 3, sizeof(int), [](const void* a, const void* b) { return *(const int*)a - *(const int*)b; }); printf("%d%d%d\n", v[0], v[1], v[2]);
  int (*cmp)(const void*, const void*) = [](const void* a, const void* b) { return *static_cast<const int*>(b) - *static_cast<const int*>(a); }; qsort(v, 3, sizeof v[0], cmp); printf("%d%d%d\n", v[0], v[1], v[2]);
  float (*dot)(float const*, float const*, int) = [](float const* a, float const* b, int n) { float s = 0; for (int i = 0; i < n; ++i) s += a[i] * b[i]; return s; }; float x[] = {1, 2}; printf("%g\n", dot(x, x, 2));
  auto f = +[](const char* s) { return s[0]; }; printf("%c\n", f("q")); }
