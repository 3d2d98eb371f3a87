#include <cstdio>
struct R { unsigned& w; int i; };
R f(unsigned& x) { return {x, 1}; }
struct Q { unsigned* p; unsigned& r; }; Q h(unsigned& x) { return {&x, x}; }
int main() { unsigned a = 0; f(a).w = 3; printf("%u\n", a); h(a).r = 5; printf("%u\n", a); R r{a, 2}; r.w = 7; printf("%u\n", a); R s = {a, 2}; s.w++; printf("%u\n", a); R t = f(a); t.w++; printf("%u\n", a); }
