// When objects end: arguments by value and by reference, temporaries of statements, conditions and declarations.
#include <cstdio>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
struct T { int n; T(int n) : n(n) { printf("+%d ", n); } T(T const& o) : n(o.n * 10) { printf("c%d ", n); } T(T&& o) : n(o.n * 100) { printf("m%d ", n); } ~T() { printf("~%d ", n); } };
int byval(T t) { printf("[%d] ", t.n); return t.n; }
int byref(T const& t) { printf("(%d) ", t.n); return t.n; }
T make(int n) { return T(n); }
T pass(T t) { return t; }
struct Pair { T a, b; Pair(int x, int y) : a(x), b(y) {} };
int main() {
  printf("%d\n", byval(T(1)));
  printf("%d\n", byref(T(2)));
  byval(T(3)); puts("");
  T x(4);
  byval(x); puts(" end");
  byval(std::move(x)); puts(" end");
  int r = byref(T(5)) + byval(T(6)); printf("= %d\n", r);
  { T y = pass(T(7)); puts(" made"); } puts("");
  if (byref(T(8)) > 3) puts(" then");
  for (int i = 0; i < byval(T(2)); ++i) puts(" body");
  { Pair p(1, 2); puts(" pair"); } puts("");
  { std::vector<T> v; v.reserve(3); v.push_back(T(1)); puts(""); v.emplace_back(2); puts(""); v.push_back(x); puts(" vec"); } puts("");
  T const& life = T(9); puts(" bound");
  { T arr[2] = {T(1), T(2)}; puts(" arr"); } puts("");
  auto f = [](T t) { return t.n; };
  printf("%d\n", f(T(3)));
  puts("end");
}
