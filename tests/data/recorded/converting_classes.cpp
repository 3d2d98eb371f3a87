// Constructors that convert, conversion operators, explicit ones.
#include <cstdio>
#include <string>

struct Metres {
  double v;
  Metres(double x) : v(x) {}
  operator double() const { return v; }
};
struct Flag {
  bool on;
  explicit Flag(bool b) : on(b) {}
  explicit operator bool() const { return on; }
  bool operator!() const { return !on; }
};
struct Name {
  std::string text;
  Name(const char* t) : text(t) {}
  Name(std::string t) : text(t + "!") {}
};
struct Celsius;
struct Kelvin {
  double k;
};
struct Celsius {
  double c;
  operator Kelvin() const { return Kelvin{c + 273.15}; }
};
double twice(Metres m) { return m.v * 2; }
double sum(double a, double b) { return a + b; }
void hello(Name n) { printf("%s\n", n.text.c_str()); }
double hot(Kelvin k) { return k.k; }

int main() {
  Metres m = 2.5;
  printf("%g %g %g\n", twice(4), sum(m, 1), m + m);
  m = 7;
  printf("%g %d\n", double(m), static_cast<int>(m));
  Flag f(true), g{false};
  if (f && !g) printf("flags %d\n", f ? 1 : 2);
  hello("abc");
  hello(std::string("def"));
  printf("%.2f\n", hot(Celsius{20}));
  return 0;
}
