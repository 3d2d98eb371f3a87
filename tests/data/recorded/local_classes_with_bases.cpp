#include <cstdio>
struct B { int n = 7; using T = double; int get() const { return n; } };
template <class T> struct G { int f(int n, T t) { struct D : B { int h() { return n + get(); } decltype(t) s; }; struct E : B { B::T q = 2.5; double h() { return q; } T t; }; return D{}.h() + sizeof(D) + E{}.h() + n; } };
int main() { printf("%d\n", G<char>{}.f(100, 'c')); }
