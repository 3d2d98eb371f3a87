// A parameter of the type of an array, by whatever name, is a pointer: `sizeof`, `decltype`, `++` and `=` say so.
#include <cstdio>
#include <type_traits>
typedef int A3[3];
using M = int[2][3];
int one(int x[100]) { printf("%zu %d ", sizeof(x), (int)std::is_same_v<decltype(x), int*>); ++x; return *x; }
int two(A3 a) { printf("%zu %zu ", sizeof(a), sizeof a[0]); a = a + 1; return a[1]; }
int three(int m[2][3]) { printf("%zu %zu ", sizeof(m), sizeof(m[0])); m++; return m[0][1]; }
int four(M m) { printf("%zu %zu %d ", sizeof(m), sizeof(*m), (int)std::is_same_v<decltype(m), int(*)[3]>); ++m; return m[0][2]; }
int five(const A3 a) { static_assert(std::is_same_v<decltype(a), const int*>); return a[2]; }
template <class T> int six(T a[4]) { static_assert(std::is_same_v<decltype(a), T*>); printf("%zu ", sizeof a); return a[3]; }
template <class T> int seven(T a) { return sizeof(a); }
int eight(int f(int), int (*g)(int)) { return f(3) + g(4) + sizeof(f); }
int nine(int (&a)[3]) { return sizeof(a); }
struct S { int m(int x[7]) { x++; return sizeof(x) + x[0]; } static int s(double d[3]) { return sizeof d; } S(char c[20]) { n = sizeof(c); } int n; };
int twice(int n) { return n * 2; }
int over(int* p) { return 1; }
int over(double p[]) { return 2; }
int dflt(const char s[] = "abc") { return sizeof(s) + s[1]; }
int mut(int x[3]) { int y[3] = {7, 8, 9}; x = y; x[0] = 1; return x[0] + x[2]; }
int main(int argc, char* argv[]) {
  int x[6] = {1, 2, 3, 4, 5, 6}; int m[2][3] = {1, 2, 3, 4, 5, 6}; double d[2] = {1, 2}; char c[20];
  printf("%d\n", one(x)); printf("%d\n", two(x)); printf("%d\n", three(m)); printf("%d\n", four(m));
  printf("%d\n", five(x)); printf("%d\n", six(x)); printf("%d\n", seven(x)); printf("%d\n", eight(twice, twice));
  int y[3] = {1,2,3}; printf("%d\n", nine(y));
  S s(c); printf("%d %d %d\n", s.n, s.m(x), S::s(d)); printf("%d %d\n", over(x), over(d)); printf("%d\n", dflt());
  auto l = [](int a[9]) { return sizeof a; }; printf("%zu\n", l(x));
  auto g = [](auto a[9]) { return sizeof a; }; printf("%zu\n", g(x));
  int (*fp)(int[100]) = one; printf("%d\n", fp(x)); printf("%d\n", mut(x)); printf("%zu\n", sizeof(argv));
  printf("%d\n", (int)std::is_same_v<int(int[3]), int(int*)>);
}
