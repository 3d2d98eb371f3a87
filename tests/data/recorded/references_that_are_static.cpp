// Static variables that are references, and references to functions.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <iostream>
#include <vector>

struct S { int a = 1; };
int gl = 3;
int f(int x) { return x + 1; } int h(int x) { return x * 2; }
int (*gp)(int) = f;
template<class T> void g(T& t) { std::cout << std::is_function_v<T> << t(3) << "\n"; }
int (&rf())(int) { return h; }
template<class F> int ap(F&& x, int n) { auto l = [&](int k) { return x(k); }; return l(n) + x(n); }
template<class F> struct W { F& f; W(F& x) : f(x) {} int operator()(int n) { auto l = [this](int k) { return f(k); }; return l(n); } };
struct O { int operator()(int x) { return x + 9; } };

void case_1() {
  static int y = 1; static int& x = y; x = 5; std::cout << y << "\n";
}

void case_2() {
  static int y = 1; static auto& x = y; x = 5; std::cout << y << "\n"; y = 7; std::cout << x << (&x == &y) << "\n";
}

void case_3() {
  static auto& x = gl; x = 9; std::cout << gl << "\n"; gl = 3;
}

void case_4() {
  static S s; static auto& r = s; r.a = 4; std::cout << s.a << "\n"; static int& q = s.a; q = 6; std::cout << s.a << "\n";
}

void case_5() {
  static int* p = &gl; static auto& q = p; std::cout << *q << "\n"; static int z = 8; q = &z; std::cout << *p << "\n";
}

void case_6() {
  auto l = [](auto x) { static decltype(x) n = x; static auto& r = n; r += 1; return n; }; std::cout << l(1) << l(1) << l(2.5) << "\n";
}

void case_7() {
  static int a[3] = {1, 2, 3}; static auto& r = a; r[1] = 9; static auto& e = a[2]; e = 8; std::cout << a[1] << a[2] << sizeof(r) << "\n"; static int m[2][2] = {}; static auto& row = m[1]; row[0] = 4; std::cout << m[1][0] << sizeof(row) << "\n";
}

void case_8() {
  static S s; struct Q { static int& get() { static int& r = s.a; return r; } }; Q::get() = 11; std::cout << s.a << "\n";
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
}
