// A local variable that nothing refers to is read when all operands are there, another one where it stands among them.
#include <cstdio>
#include <functional>

int g = 1;
int next() { return ++g; }
int two(int a, int b) { std::printf("(%d %d) ", a, b); return a; }
void wide(long a, long b) { std::printf("(%ld %ld) ", a, b); }
void three(int a, int b, int c) { std::printf("(%d %d %d) ", a, b, c); }
void refers(int const& a, int b) { std::printf("(%d %d) ", a, b); }
template <class T> void of(T a, T b) { std::printf("(%d %d) ", int(a), int(b)); }

struct Q {
  int a, b;
  Q(int p, int q) : a(p), b(q) {}
  int operator()(int p, int q) { return two(p, q); }
};

int main() {
  { int x = 1; two(++x, x); two(x++, x); two(x = 5, x); three(x, ++x, x); three(++x, x++, ++x); std::printf("\n"); }
  { int x = 1; std::printf("%d %d %d ", x++, x, x++); std::printf("%d %d\n", x += 1, x); }
  { int x = 1; Q q(++x, x); q(q.a, q.b); q(x--, x); Q r{x, ++x}; two(r.a, r.b); of(x++, x); std::printf("\n"); }
  // it is converted where it stands
  { int x = 1; wide(++x, x); short s = 1; two(++s, s); unsigned u = 1; two(++u, u); long l = 1; wide(++l, l); std::printf("\n"); }
  // these lie in memory
  { int x = 1; int* p = &x; two(++x, x); three(++x, x++, ++x); two(++*p, x); std::printf("\n"); }
  { int x = 1; refers(x, 2); two(++x, x); two(g++, g); two(next(), g); int y = 1; auto f = [&y] { return ++y; }; two(f(), y); std::printf("\n"); }
  { int (*p)(int, int) = two; std::function<int(int, int)> f = two; p(next(), g); f(next(), g); int x = 1; p(x++, x); f(x++, x); std::printf("\n"); }
  // operands of operators
  { int x = 1; int a = x - ++x; int b = x - x++; int c = ++x - x++; int d = (x = 5) - (x = 3); std::printf("%d %d %d %d ", a, b, c, d); }
  { int x = 1; int* p = &x; int a = x - ++x; int b = x - x++; int c = ++x - x++; int d = (x = 5) - (x = 3); std::printf("%d %d %d %d ", a, b, c, d); }
  { int x = 3; auto f = [x]() mutable { return x + x++; }; std::printf("%d %d\n", f(), x << x++); }
}
