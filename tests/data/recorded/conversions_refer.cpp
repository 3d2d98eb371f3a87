#include <string>
#include <cstdio>
struct A { std::string v = "x"; operator std::string&() { return v; } operator std::string const&() const { return v; } };
struct B { std::string v = "x"; operator std::string const&() const { return v; } };
struct C { std::string v = "x"; operator std::string&() { return v; } };
std::string const& f(std::string const& s) { return s; }
std::string const& g(int, std::string const& s = "") { return s; }
int main() { A a; printf("%d\n", &f(a) == &a.v); B b; printf("%d\n", &f(b) == &b.v); C c; printf("%d\n", &f(c) == &c.v); std::string const& r = a; a.v = "changed"; puts(r.c_str()); std::string const& q = b; b.v = "b"; puts(q.c_str()); auto l = [&](std::string const& s) { c.v = "in"; puts(s.c_str()); }; l(c); printf("%d\n", &g(1, c) == &c.v); A const k; printf("%d\n", &f(k) == &k.v); }
