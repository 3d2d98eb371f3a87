// What templates do with rows of arrays of arrays.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <iterator>
#include <numeric>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

template<class T, std::size_t N> T sum(const T (&r)[N]) { T s = 0; for (auto x : r) s += x; return s + (T) sizeof(r) + (T) std::size(r); }
template<class T, std::size_t N> void fill(T (&r)[N], T v) { for (std::size_t i = 0; i < N; ++i) r[i] = v + i; for (auto& x : r) x += 1; *r = 9; }
template<class A> void neg(A& a) { for (auto& x : a) x = -x; std::cout << sizeof(a) << std::extent_v<A> << a[0] << std::is_array_v<A> << "\n"; }
template<class A> auto tot(A&& a) { return std::accumulate(std::begin(a), std::end(a), 0); }
template<class T, std::size_t N, std::size_t M> int sum2(const T (&r)[N][M]) { int s = 0; for (auto& row : r) s += sum(row); return s; }
template<class T> void each(T& a) { if constexpr (std::is_array_v<T>) { for (auto& x : a) each(x); } else { a += 1; std::cout << a << " "; } }
template<class... A> void many(A&&... a) { ((std::cout << sizeof(a) << std::is_array_v<std::remove_reference_t<A>> << " "), ...); std::cout << "\n"; }
void plain(int (&r)[2]) { r[1] = 5; } void cplain(const int (&r)[2]) { std::cout << r[0] << r[1] << "\n"; } void ptr(int* p) { p[0] = 8; }
template<class T> void byv(T p) { std::cout << sizeof(p) << *p << "\n"; } template<class T> void bycr(const T& p) { std::cout << sizeof(p) << p[1] << std::is_array_v<T> << "\n"; }
template<class T> struct Hold { T& r; Hold(T& r) : r(r) {} int get() { return r[1]; } };

void case_1() {
  int a[3][2] = {{1, 2}, {3, 4}, {5, 6}}; std::cout << sum(a[1]) << sum(a[2]) << "\n"; fill(a[0], 4); std::cout << a[0][0] << a[0][1] << a[1][0] << "\n";
}

void case_2() {
  int a[3][2] = {{1, 2}, {3, 4}, {5, 6}}; many(a, a[0], a[0][0], *a, &a[1]);
}

void case_3() {
  int a[3][2] = {{1, 2}, {3, 4}, {5, 6}}; plain(a[1]); cplain(a[1]); ptr(a[2]); cplain(a[2]); byv(a[0]); bycr(a[1]); 
}

void case_4() {
  int a[3][2] = {{6, 2}, {3, 4}, {5, 6}}; std::sort(std::begin(a[0]), std::end(a[0])); std::cout << a[0][0] << std::size(a[1]) << *std::max_element(a[2], a[2] + 2) << "\n"; std::swap(a[0], a[1]); std::cout << a[0][0] << a[1][0] << "\n";
}

void case_5() {
  int a[3][2] = {{6, 2}, {3, 4}, {5, 6}}; auto l = [&](auto&& r) { std::memset(r, 0, sizeof(r)); }; l(a[1]); std::cout << a[1][0] << a[1][1] << a[2][0] << "\n"; std::span s(a[2]); std::cout << s.size() << s[1] << "\n";
}

void case_6() {
  const float a[2][3] = {{1, 2, 3}, {4, 5, 6}}; std::cout << sum(a[1]) << "\n"; bycr(a[0]); auto l = [](const auto& r) { return r[2] + sizeof(r); }; std::cout << l(a[1]) << "\n"; for (const auto& row : a) bycr(row);
}

void case_7() {
  struct S { float acc[2][4] = {}; } s; for (auto& r : s.acc) fill(r, 1.0f); std::cout << sum(s.acc[1]) << s.acc[1][3] << "\n"; auto f = [](auto& r, int i) { r[i] *= 2; }; f(s.acc[0], 2); std::cout << s.acc[0][2] << "\n";
}

void case_8() {
  int a[3][2] = {{6, 2}, {3, 4}, {5, 6}}; auto pick = [](auto& m, int i) -> auto& { return m[i]; }; auto& r = pick(a, 1); r[0] = 1; std::cout << a[1][0] << sizeof(pick(a, 2)) << "\n"; fill(pick(a, 0), 3); std::cout << a[0][1] << "\n";
}

void case_9() {
  std::vector<int> v; int a[2][2] = {{1, 2}, {3, 4}}; for (auto&& r : a) { auto g = [&](auto& q) { v.push_back(q[0]); }; g(r); } std::cout << v.size() << v[1] << "\n"; const auto& c = a[1]; std::cout << sum(c) << sizeof(c) << "\n";
}

void case_10() {
  int a[3][2] = {{6, 2}, {3, 4}, {5, 6}}; std::swap(a[0], a[1]); std::cout << a[0][0] << a[0][1] << a[1][0] << a[1][1] << "\n";
}

void case_11() {
  int a[3][2] = {{6, 2}, {3, 4}, {5, 6}}; using std::swap; swap(a[0], a[2]); std::cout << a[0][0] << a[2][1] << "\n"; std::reverse(a[0], a[0] + 2); std::cout << a[0][0] << "\n";
}

void case_12() {
  int a[3][2] = {{6, 2}, {3, 4}, {5, 6}}; std::swap_ranges(a[0], a[0] + 2, a[1]); std::cout << a[0][0] << a[1][0] << "\n"; std::copy(std::begin(a[0]), std::end(a[0]), std::begin(a[2])); std::cout << a[2][0] << "\n"; std::fill(std::begin(a[1]), std::end(a[1]), 1); std::cout << a[1][1] << std::data(a[1])[0] << "\n";
}

int main() {
  case_1();
  case_2();
  case_3();
  case_4();
  case_5();
  case_6();
  case_7();
  case_8();
  case_9();
  case_10();
  case_11();
  case_12();
}
