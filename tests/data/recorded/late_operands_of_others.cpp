// What a template is told of one operator whose operand converts late is told of no other.
#include <cstdio>
struct C { int v; C(int x) : v(x) { std::printf("C%d ", v); } };
C operator+(C const& a, C const& b) { std::printf("[%d+%d] ", a.v, b.v); return C(a.v + b.v); }
template <class T> void two(T x) { int s = (-x + 2) * 3; std::printf("say %d\n", s); C a(1); C b = a + 2; std::printf("= %d\n", b.v); }
template <class T> int num(T x) { std::printf("n "); return -x + 2; }
template <class T> void three(T x) { C a(1); int k = num(x); C b = a + k; std::printf("= %d\n", b.v); C c = a + num(x); std::printf("= %d\n", c.v); }
int main() { two(1); three(3); }
