// Members with initialisers, constructors that delegate, defaulted and deleted functions.
#include <cstdio>

struct Config {
  int m = 128;
  int n = m / 2;
  int stages{3};
  bool swizzle = true;
  Config() = default;
  Config(int m_) : m(m_) {}
  Config(int m_, int s) : Config(m_) { stages = s; }
};
struct Fixed {
  const int a;
  int b;
  Fixed(int x) : a(x), b(a * 2) {}
  Fixed(Fixed const&) = default;
  Fixed& operator=(Fixed const&) = delete;
};
struct Aggregate {
  int x, y = 5;
  struct Inner {
    float f = 0.5f;
    int k;
  } inner;
};
void say(Config const& c) { printf("%d %d %d %d\n", c.m, c.n, c.stages, c.swizzle); }

int main() {
  say(Config{});
  say(Config(64));
  say({32, 7});
  Fixed f(3), g = f;
  printf("%d %d\n", g.a, g.b);
  Aggregate a{1}, b{1, 2, {3.5f, 4}}, c{};
  printf("%d %d %g %d\n", a.x, a.y, a.inner.f, a.inner.k);
  printf("%d %d %g %d\n", b.x, b.y, b.inner.f, b.inner.k);
  printf("%d %d\n", c.x, c.y);
  Aggregate d{.x = 9, .inner = {.k = 2}};
  printf("%d %d %g %d\n", d.x, d.y, d.inner.f, d.inner.k);
  return 0;
}
