#include <cstdio>
struct S { int x; union { int a = 5; float f; }; S() : x(1) {} S(int v) : x(v), a(v) {} S(float v) : x(2), f(v) {} };
struct T { int x = f("x"); union { int a; float g; }; int y = f("y"); static int f(const char* n) { std::puts(n); return 1; } T() : y(f("iy")), a(f("ia")), x(f("ix")) {} };
int main() { S s; std::printf("%d %d\n", s.x, s.a); S t(7); std::printf("%d %d\n", t.x, t.a); S u(1.5f); std::printf("%g\n", u.f); T q; std::printf("%d\n", q.a); }
