// A friend that a class defines is an operator beside its members.
#include <cstdio>
struct T { int v; };
struct S { friend S& operator<<(S& s, T const&) { printf("<<c& "); return s; } S& operator<<(int) { printf("int "); return *this; } };
int main() { S s; T a; s << a; s << 1 << a; }
