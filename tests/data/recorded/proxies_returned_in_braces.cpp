#include <cstdio>
struct R { unsigned& w; int i; R& operator=(bool b) { if (b) w |= 1u << i; else w &= ~(1u << i); return *this; } operator bool() const { return w >> i & 1; } };
struct B { unsigned w = 0; R operator[](int i) { return {w, i}; } bool operator[](int i) const { return w >> i & 1; } };
R f(unsigned& x) { return {x, 1}; } R g(unsigned& x) { return R{x, 2}; }
int main() { unsigned a = 0; f(a) = true; g(a) = true; printf("%u\n", a); B b; b[3] = true; b[0] = true; b[3] = false; printf("%u %d\n", b.w, (bool)b[0]); }
