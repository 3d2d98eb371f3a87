// Pointers to functions that were null, in variables, members and arrays.
#include <cstdio>

using Op = int (*)(int, int);

int add(int a, int b) { return a + b; }
int sub(int a, int b) { return a - b; }
Op pick(bool first) { return first ? add : &sub; }

struct Named {
  const char* name;
  Op op;
};

int with(int (*op)(int, int), int x) { return op ? op(x, 2) : -1; }

int main() {
  Op q = nullptr;
  printf("%d ", with(q, 7));
  q = add;
  printf("%d ", q(3, 4));
  q = nullptr;
  if (!q) q = pick(false);
  printf("%d ", (*q)(3, 4));
  q = 0;
  q = &add;
  printf("%d %d\n", q == add, with(q, 7));
  Named named[] = {{"add", add}, {"sub", &sub}, {"none", nullptr}};
  for (auto const& each : named) printf("%s %d ", each.name, with(each.op, 9));
  named[2].op = named[0].op;
  named[0].op = nullptr;
  q = named[2].op;
  printf("%d %d\n", q(1, 1), with(named[0].op, 1));
  Named one;
  one.op = add;
  one.op = nullptr;
  one.op = sub;
  Op table[2] = {};
  table[1] = one.op;
  printf("%d %d\n", table[0] == nullptr, table[1](5, 2));
  return 0;
}
