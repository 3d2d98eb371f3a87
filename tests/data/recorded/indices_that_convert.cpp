// Elements found by objects that become numbers, and numbers assigned to them.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <string>
#include <vector>
#include <array>
#include <tuple>
#include <utility>
#include <memory>
#include <optional>
#include <functional>
#include <map>
#include <stdexcept>
#include <iostream>
#include <variant>
#include <algorithm>
#include <type_traits>
struct A { int v; A() : v(0) { std::printf("A() "); } A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } A(A&& o) noexcept : v(o.v) { std::printf("Am%d ", v); o.v = -o.v; } ~A() { std::printf("~A%d ", v); } A& operator=(A const& o) { std::printf("A=c%d ", o.v); v = o.v; return *this; } A& operator=(A&& o) noexcept { std::printf("A=m%d ", o.v); v = o.v; o.v = -o.v; return *this; } bool operator<(A const& o) const { return v < o.v; } bool operator==(A const& o) const { return v == o.v; } };
struct T { int v; T(int x) : v(x) { std::printf("T%d ", v); if (x > 90) throw x; } T(T const& o) : v(o.v) { std::printf("Tc%d ", v); if (v > 80) throw v; } ~T() { std::printf("~T%d ", v); } };
int n(int x) { std::printf("n%d ", x); return x; }
int th(int x) { std::printf("th%d ", x); throw x; }
struct CI { int q; operator int() const { std::printf("opi "); return q; } };
CI ci(int x) { std::printf("ci "); return CI{x}; }
struct AR { int a[3]; int& operator[](int i) { std::printf("[%d] ", i); return a[i]; } };

int main() {
  std::printf("\n0: "); { CI c{1}; int a[3] = {}; a[c] = ci(3); std::printf("%d ", a[1]); }
  std::printf("\n1: "); { CI c{1}; int a[3] = {}; a[c] = n(3); std::printf("%d ", a[1]); }
  std::printf("\n2: "); { CI c{1}; int a[3] = {}; a[c + 1] = n(3); std::printf("%d ", a[1]); }
  std::printf("\n3: "); { CI c{1}; int a[3] = {}; a[c + 1] = ci(3); std::printf("%d ", a[1]); }
  std::printf("\n4: "); { CI c{1}; int a[3][2] = {}; a[c][c] = ci(3); std::printf("%d ", a[1][1]); }
  std::printf("\n5: "); { CI c{1}; int a[3][2] = {}; a[c][0] = n(3); std::printf("%d ", a[1][1]); }
  std::printf("\n6: "); { CI c{1}; int a[3] = {}; int* p = a; p[c] = n(3); std::printf("%d ", a[1]); }
  std::printf("\n7: "); { CI c{1}; AR a{}; a[c] = ci(3); std::printf("%d ", a[1]); }
  std::printf("\n8: "); { CI c{1}; A a[3]; a[c] = A(n(3)); std::printf("%d ", a[1].v); }
  std::printf("\n9: "); { CI c{1}; A a[3]; a[c].v = n(3); std::printf("%d ", a[1].v); }
  std::printf("\n10: "); { CI c{1}; A a[3]; a[c].v = ci(3); std::printf("%d ", a[1].v); }
  std::printf("\n11: "); { CI c{1}; int a[3] = {}; (n(2), a[c]) = ci(3); std::printf("%d ", a[1]); }
  std::printf("\n12: "); { CI c{1}; double a[3] = {}; a[c] = ci(3); std::printf("%g ", a[1]); }
  std::printf("\n13: "); { CI c{1}; bool a[3] = {}; a[c] = ci(3); std::printf("%d ", a[1]); }
  std::printf("\n");
}
