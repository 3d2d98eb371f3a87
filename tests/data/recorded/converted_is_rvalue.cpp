// What an argument is converted to is an rvalue, so that `T&&` takes it.
#include <cstdio>
#include <string>
struct T { T(char const*) {} T(T const&) {} T(T&&) {} };
struct U { U(std::string) {} };
struct V { V(int) {} };
void f(T const&) { puts("f c&"); } void f(T&&) { puts("f &&"); }
void g(U const&) { puts("g c&"); } void g(U&&) { puts("g &&"); }
void h(V const&) { puts("h c&"); } void h(V&&) { puts("h &&"); }
void k(std::string const&) { puts("k c&"); } void k(std::string&&) { puts("k &&"); }
int main() { f("x"); char const* p = "y"; f(p); char b[3]="z"; f(b); std::string s; g(s); g(std::string()); h(3); double d=2; h(d); k("x"); k(p); k(s); k(b); }
