#include <cstdio>
int sub(int a, int b) { return a - b; } double sub(double a, double b) { return a - b; }
struct S { int (*f)(int, int) = nullptr; };
int main() { int (*c)(int, int) = nullptr; c = [](int a, int b) { return a * b; }; printf("%d ", c(3, 4)); c = sub; printf("%d ", c(3, 4)); S s; s.f = [](int a, int b) { return a + b; }; printf("%d ", s.f(3, 4)); s.f = sub; printf("%d ", s.f(3, 4)); int (*t[2])(int, int) = {sub, nullptr}; t[1] = [](int a, int) { return a; }; printf("%d %d\n", t[0](5, 1), t[1](5, 1)); }
