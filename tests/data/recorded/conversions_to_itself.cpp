// A conversion function to the class itself is never used.
#include <cstdio>
template <class T> struct CI { int at; explicit CI(int a) : at(a) {} CI& operator++() { at = at + 1; return *this; } operator CI<T const>() const { return CI<T const>(at); } };
struct D { int at; D(int a) : at(a) {} D& operator++() { ++at; return *this; } };
void f(CI<const int> first) { CI<const int> i = first; ++i; printf("%d %d\n", first.at, i.at); }
void g(CI<const int> first) { for (CI<const int> i = first; i.at < 5; ++i) printf("%d %d\n", first.at, i.at); }
void h(CI<int> first) { CI<int> i = first; ++i; printf("%d %d\n", first.at, i.at); }
void k(D first) { D i = first; ++i; printf("%d %d\n", first.at, i.at); }
int main() { CI<int> a(3); f(a); g(a); h(a); k(D(1)); D d(2); k(d); f(CI<const int>(1)); CI<int> b = a; ++b; printf("%d\n", a.at); CI<const int> c = a; CI<const int> e = c; ++e; printf("%d\n", c.at); }
