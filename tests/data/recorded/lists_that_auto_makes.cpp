#include <cstdio>
#include <string>
#include <initializer_list>
struct S { int a; std::string s; }; struct P { int a; };
int main() { auto a = {1}; printf("%zu\n", a.size()); auto b = {P{3}}; printf("%zu %d\n", b.size(), b.begin()->a); S s{1, "x"}; auto c = {s}; printf("%zu\n", c.size()); auto d = {std::string("q")}; printf("%zu\n", d.size()); for (auto x : {P{4}}) printf("%d\n", x.a); for (auto& x : {s}) printf("%s\n", x.s.c_str()); auto e = {S{2, "z"}, s}; printf("%zu\n", e.size()); auto f{P{1}}; printf("%d\n", f.a);  auto h = {"lit"}; printf("%zu\n", h.size()); auto p = {&s}; printf("%zu\n", p.size()); }
