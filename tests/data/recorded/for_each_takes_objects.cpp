// `std::for_each` of objects and lambdas: one copy, or none.
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
struct F { A m; F(int x) : m(x) {} void operator()(int x) { std::printf("%d ", x); } };
template <class It, class Fn> Fn fe(It a, It b, Fn f) { for (; a != b; ++a) f(*a); return f; }

int main() {
  std::printf("\n0: "); { std::vector<int> v{3, 1}; std::for_each(v.begin(), v.end(), F(2)); std::printf("| "); }
  std::printf("\n1: "); { std::vector<int> v{3, 1}; F f(2); std::for_each(v.begin(), v.end(), f); std::printf("| "); }
  std::printf("\n2: "); { A m(2); std::vector<int> v{3, 1}; std::for_each(v.begin(), v.end(), [m](int) {}); std::printf("| "); }
  std::printf("\n3: "); { A m(2); std::vector<int> v{3, 1}; auto l = [m](int) {}; std::for_each(v.begin(), v.end(), l); std::printf("| "); }
  std::printf("\n4: "); { A m(2); std::vector<int> v{3, 1}; fe(v.begin(), v.end(), [m](int) {}); std::printf("| "); }
  std::printf("\n5: "); { A m(2); std::vector<int> v{3, 1}; auto l = [m](int) {}; fe(v.begin(), v.end(), l); std::printf("| "); }
  std::printf("\n");
}
