#include <compare>
#include <cstdio>
// Of the operators of a name, `==` and `<=>`, in both orders, that which fits the operands best compares.
#define SAYS(text, value) { printf(text " "); return value; }
struct Friend {
  int v;
  Friend(int i) : v(i) {}
  auto operator<=>(Friend const&) const = default;
  bool operator==(Friend const&) const = default;
  friend bool operator==(Friend const&, double) SAYS("friend", true)
  friend int operator<=>(Friend const&, double) SAYS("order", 1)
};
struct Method {
  int v;
  Method(int i) : v(i) {}
  bool operator==(Method const&) const = default;
  bool operator==(double) const SAYS("method", true)
};
struct Beside {
  int v;
  Beside(int i) : v(i) {}
  friend bool operator==(Beside const&, Beside const&) = default;
};
bool operator==(double, Beside const&) SAYS("beside", true)
struct Exact {
  bool operator==(int) const SAYS("int", true)
  auto operator<=>(int) const SAYS("int", 1 <=> 0)
};
bool operator==(double, Exact const&) SAYS("double", false)
bool operator<(double, Exact const&) SAYS("double", false)
struct Derived : Exact {};
template <class T> struct Box {
  T v;
  friend bool operator==(Box const&, Box const&) SAYS("box", true)
  template <class U> friend bool operator==(Box const&, U const&) SAYS("any", true)
};
struct Number {
  int v;
  operator int() const { return v; }
};
int main() {
  Friend f(4);
  printf("%d%d%d%d%d\n", f == 4, 2.5 == f, f != 2.5, 9.5 < f, f == Friend(4));
  Method m(4);
  printf("%d%d%d\n", 2.5 == m, m != 2.5, m == Method(4));
  Beside b(2);
  printf("%d%d%d\n", b == 2.5, 2 != b, b == Beside(2));
  Exact e;
  printf("%d%d%d%d%d\n", 1 == e, e == 1.5, 1 != e, 1 < e, 1.5 < e);
  printf("%d%d\n", 1 == Derived(), 1.5 == Derived());
  Box<int> x{1};
  printf("%d%d%d\n", x == x, x == 1, 1 != x);
  printf("%d%d\n", Number{3} < 4, 2 == Number{3});
}
