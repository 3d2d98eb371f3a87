// The temporaries of an expression end in the reverse order in which they were made, whoever holds references to them.
#include <cstdio>

struct T {
  int v;
  T(int v = 0) : v(v) { printf(" c%d", v); }
  T(T const& o) : v(o.v) { printf(" C%d", v); }
  T(T&& o) noexcept : v(o.v) { o.v = -o.v; printf(" M%d", v); }
  T& operator=(T const& o) { v = o.v; printf(" =%d", v); return *this; }
  T& operator=(T&& o) noexcept { v = o.v; o.v = -o.v; printf(" m%d", v); return *this; }
  ~T() { printf(" d%d", v); }
};
bool operator==(T const& a, T const& b) { return a.v == b.v; }
T operator+(T const& a, T const& b) { return T(a.v + b.v); }
T operator-(T const& a, T const& b) { return T(a.v - b.v); }
T operator-(T const& a) { return T(a.v * 10); }

T f(T const& a, T const& b) { printf(" f(%d,%d)", a.v, b.v); return T(a.v + b.v); }
T g() { return T(3); }
T h(T a, T b) { printf(" h"); return a; }
T const& same(T const& a) { return a; }
T nested() { return f(f(1, 2), f(4, 5)); }
T first() { return f(f(g(), 2), g()); }
T negated() { return -(f(1, 2) - g()); }
T values() { return h(h(1, 2), h(3, 4)); }
int member() { return f(f(1, 2), f(4, 5)).v; }
struct P { T a, b; };
P pair() { return P{f(f(1, 2), 3), g() + g()}; }

#define S(...) do { printf("%s:", #__VA_ARGS__); __VA_ARGS__; printf("\n"); } while (0)

int main() {
  auto made = [](int i) { return T(i); };
  S(f(f(1, 2), f(4, 5)));
  S(T x = f(f(1, 2), f(4, 5)));
  S(-(f(1, 2) - g()));
  S(-(made(2) - made(1)));
  S(T x = -(made(2) - made(1)));
  S(nested());
  S(first());
  S(negated());
  S(values());
  S(member());
  S(pair());
  S(h(h(g(), g()), h(g(), g())));
  S(bool b = f(1, 2) == g() && g() == g());
  S(T const& r = f(f(1, 2), g()));
  S(T const& r = same(f(1, 2)));
  S(T x(1), y(2); x = y = g());
  S(T x(1); (x = g()) = f(1, 2));
}
