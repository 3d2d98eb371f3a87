#include <cstdio>
#include <string>
#include <utility>
// Operators of the language beside those of the program, and zeros that are numbers.
#define SAYS(text) { printf(text " "); return 1; }
struct Number {
  int v;
  operator int() const { return v; }
};
struct Other {
  Other(int) {}
};
int operator+(Other const&, double) SAYS("other")
bool operator<(Other const&, double) SAYS("other")
template <class T> int operator-(T const&, long) SAYS("any")
enum Plain { one = 1, two };
int operator*(Plain, int) SAYS("plain")
struct Index {
  int operator[](std::size_t) SAYS("number")
  int operator[](char const*) SAYS("text")
  int operator+=(char) SAYS("char")
  int operator+=(char const*) SAYS("text")
};
struct Both {
  int operator()(double) SAYS("double")
  int operator()(int) const SAYS("const int")
  int operator,(int) SAYS("method")
  int operator&&(int) SAYS("method")
};
int operator,(Both const&, double) SAYS("function")
int operator&&(Both const&, double) SAYS("function")
struct Unary {
  int operator-() const SAYS("method")
};
struct Nearer : Unary {};
int operator-(Nearer const&) SAYS("function")
struct Steps {
  Steps& operator++() { printf("method "); return *this; }
};
Steps operator++(Steps& s, int) { printf("function "); return s; }
int main() {
  Number n{5};
  printf("%d\n", 1 + n);
  printf("%d\n", n < 2.5);
  printf("%d\n", 7 - n);
  printf("%g\n", two * 2.5);
  printf("%d\n", two * 'a');
  Index x;
  int zero = 0;
  x[zero], x["a"], x += zero, x += "b";
  printf("\n");
  Both b;
  b(1), b(2.5);
  (b, 1), (b, 2.5);
  (b && 1), (b && 2.5);
  -Nearer(), -Unary();
  Steps s;
  s++, ++s;
  printf("\n");
}
