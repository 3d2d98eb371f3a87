// ends with 2
// Typedefs that name functions, pointers to them and arrays, in the file, in a class and in a function.
#include <cstdio>
#include <cstring>

typedef int (*Operation)(int, int);
typedef int Function(int, int);
typedef void (*Action)();
typedef const char* (*Namer)(int), *Name;
typedef int Grid[2][3];
namespace deep { typedef double (&Reference)(double); struct Point { int x, y; }; }

int add(int a, int b) { return a + b; }
int sub(int a, int b) { return a - b; }
double half(double x) { return x / 2; }
const char* name(int i) { return i ? "one" : "none"; }
int calls = 0;
void count() { ++calls; }

Operation pick(char c) { return c == '+' ? add : c == '-' ? &sub : nullptr; }
int fold(Operation op, int const* a, int n) {
  int x = 0;
  for (int i = 0; i < n; ++i) x = op(x, a[i]);
  return x;
}
int with(Function f, int x) { return f(x, x); }
Operation returned(bool first) { return first ? add : sub; }

struct Table {
  typedef double (*Map)(double);
  typedef int Row[3];
  Map map;
  Row row;
  static Operation both[2];
};
Operation Table::both[2] = {add, sub};

int main() {
  typedef float (*Local)(float);
  Local nothing = nullptr;
  Operation op = pick('+');
  Function* f = &sub;
  Action act = count;
  act();
  (*act)();
  Table t{half, {1, 2, 3}};
  Grid g = {{1, 2, 3}, {4, 5, 6}};
  Operation ops[] = {add, pick('-'), pick('*')};
  deep::Reference r = half;
  deep::Point p = {3, 4};
  Namer n = name;
  Name s = n(1);
  int a[] = {5, 3, 9};
  printf("%d %d %g %d %d %d\n", op(1, 2), f(3, 5), t.map(3), t.row[2], g[1][2], calls);
  printf("%d %d %d %d\n", ops[1](7, 2), ops[2] == nullptr, nothing == nullptr, op == ops[0]);
  printf("%d %d %d %g %d %s %s\n", fold(op, a, 3), fold(sub, a, 3), with(add, 8), r(5), p.x * p.y, s, n(0));
  printf("%d %d %d %zu\n", returned(true)(1, 1), returned(false)(9, 1), Table::both[1](2, 1), strlen(s));
  return Table::both[0](1, 1);
}
