// Braces that are left out around the elements of arrays of the library.
#include <array>
#include <vector>
#include <cstdio>
#include <string>
int main() {
  const int n = 3;
  std::array<std::array<int, n>, n> s = {0};
  std::array<std::array<int, 2>, 2> t = {1,2,3};
  std::array<std::array<int, 2>, 2> u = {{1,2,3,4}};
  std::array<std::array<int, 2>, 2> v = {{{1,2},{3}}};
  struct P { int a, b; };
  std::array<P, 2> w = {1,2,3,4};
  std::array<P, 2> x = {{{1,2},{3,4}}};
  P y[2] = {1,2,3};
  struct Q { int a[2]; P p; std::array<int,2> r; int e; } q = {1,2,3,4,5,6,7};
  for (auto& r : s) for (int i : r) printf("%d ", i);
  for (auto& r : t) for (int i : r) printf("%d ", i);
  for (auto& r : u) for (int i : r) printf("%d ", i);
  for (auto& r : v) for (int i : r) printf("%d ", i);
  for (auto& r : w) printf("%d %d ", r.a, r.b);
  for (auto& r : x) printf("%d %d ", r.a, r.b);
  for (auto& r : y) printf("%d %d ", r.a, r.b);
  printf("%d %d %d %d %d %d %d\n", q.a[0], q.a[1], q.p.a, q.p.b, q.r[0], q.r[1], q.e);
  int m[2][3] = {1,2,3,4}; for (auto& r : m) for (int i : r) printf("%d ", i);
  std::array<std::string, 2> z = {"a", "b"}; std::vector<std::array<int,2>> k = {{1,2},{3,4}}; printf("%s %d\n", z[1].c_str(), k[1][0]);
  std::array<int, 3> c[2] = {1,2,3,4,5,6}; printf("%d\n", c[1][1]);
}
