#include <cstdio>
#include <vector>
#include <array>
#include <map>
#include <set>
#include <list>
#include <utility>
struct In { int a, b; }; struct Out { In i; int c; }; struct Arr { int v[3]; const char* n; };
void f(std::vector<Out> v) { printf("%zu\n", v.size()); } void g(std::initializer_list<Out> v) { printf("%d\n", v.begin()->c); } void h(Out o) { printf("%d\n", o.c); } 
void assigned() { std::vector<In> p; p = {{1, 2}}; printf("%zu\n", p.size()); std::vector<Out> o; o = {{{1, 2}, 3}}; printf("%zu\n", o.size()); o = {{1, 2, 3}, {4, 5, 6}}; printf("%zu\n", o.size()); o = {{1, 2, 3}}; printf("%zu\n", o.size()); std::vector<Out> q = {{1, 2, 3}}; std::vector<Out> q2{{1, 2, 3}}; printf("%zu %zu\n", q.size(), q2.size()); }
int main() { assigned(); std::vector<std::array<int, 2>> v{{1, 2}, {3, 4}}; printf("%d\n", v[1][1]); std::vector<std::array<int, 2>> v2 = {{{1, 2}}, {{3, 4}}}; printf("%d\n", v2[1][0]);
 h({1, 2, 3}); g({{1, 2, 3}, {4, 5, 6}}); f({{1, 2, 3}}); std::array<Out, 2> ao{{{1, 2, 3}, {4, 5, 6}}}; printf("%d\n", ao[1].c);
 std::map<int, Out> m{{1, {1, 2, 3}}, {2, {{4, 5}, 6}}}; printf("%d\n", m[1].c); std::list<Arr> l{{1, 2, 3, "x"}, {{4, 5}, "y"}}; printf("%s%s\n", l.front().n, l.back().n); std::pair<int, Out> p{1, {1, 2, 3}}; printf("%d\n", p.second.c);
 std::vector<Arr> va; va.push_back({1, 2, 3, "z"}); va.insert(va.end(), {{4, 5, 6, "w"}, {7, 8, 9, "q"}}); printf("%s%d\n", va[2].n, va[1].v[2]); va = {{1, 1, 1, "k"}}; printf("%s\n", va[0].n); Out o = {7, 8, 9}; o = {1, 2, 3}; printf("%d\n", o.c); std::vector<Out> w(2, {1, 2, 3}); printf("%d\n", w[1].c); auto il = {Out{1, 2, 3}}; Out* np = new Out{4, 5, 6}; printf("%d%d\n", np->c, il.begin()->i.b); std::vector<std::pair<int, In>> vp{{1, {2, 3}}}; printf("%d\n", vp[0].second.b); }
