// functions that blocks declare hide overloads
#include <bits/stdc++.h>
struct S { int a : 4; unsigned b : 3; int get() { const auto& r = b; b = 1; return r; } };
struct D { S s; };
enum class En : unsigned { a, b, c };
struct Q { En e : 2; bool t : 1; long l : 40; };
template <class T> void f(T& t) { t.b = 2; const auto& r = t.b; t.b = 7; std::cout << r; }
void g(long) { std::cout << "long "; }
void g(double) { std::cout << "double "; }
void g(int) { std::cout << "int "; }
void h(const char*) { std::cout << "text "; }
void h(std::string) { std::cout << "string "; }
template <class T> void gt(T) { std::cout << "T "; }
void gt(int) { std::cout << "int "; }
struct C { void g(char) { std::cout << "C::g "; } void m() { void g(double); g('c'); } void w() { g('c'); } };

int main() {
  { void g(long); g(1); g(2.5); std::cout << "\n"; }
  { void g(double); g(1); { void g(int); g(1.5); } g(2); std::cout << "\n"; }
  { void h(std::string); h("x"); std::cout << "\n"; }
  { { void g(double); g(1); } g(1); std::cout << "\n"; }
  { void g(double); auto l = [] { g(1); }; l(); std::cout << "\n"; }
  { void g(double); void (*p)(double) = g; p(1); auto q = &g; q(3); std::cout << "\n"; }
  { void g(double), g(long); g(1.5); g(2l); std::cout << "\n"; }
  { extern void g(double); g(1); std::cout << "\n"; }
  { if (true) { void g(double); g(1); } g(1); std::cout << "\n"; }
  { for (int i = 0; i < 2; ++i) { void g(double); g(i); } g(1); std::cout << "\n"; }
  { void gt(int); gt(1.5); gt(2); std::cout << "\n"; }
  { C c; c.m(); c.w(); std::cout << "\n"; }
}
