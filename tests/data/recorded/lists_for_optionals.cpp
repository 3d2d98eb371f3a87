// Lists within lists for what has a template for its constructor.
#include <optional>
#include <utility>
#include <cstdio>
#include <vector>
#include <string>
#include <map>
using R = std::optional<std::pair<int, const char*>>;
R f(const char* s) { return {{*s - '0', s + 1}}; }
R g(const char* s) { return R{{*s - '0', s + 1}}; }
R h() { return {}; }
struct P { int a; double b; };
std::optional<P> k() { return {{1, 2.5}}; }
std::optional<std::vector<int>> v() { return {{1, 2, 3}}; }
std::optional<P> k2() { return P{1, 2}; }
int main() { auto a = f("12"); printf("%d %s\n", a->first, a->second); auto b = g("34"); printf("%d %s %d\n", b->first, b->second, h().has_value()); printf("%g %zu %d\n", k()->b, v()->size(), k2()->a); std::optional<std::pair<int, int>> o = {{3, 4}}; printf("%d\n", o->second); o = {{5, 6}}; printf("%d\n", o->first); std::pair<int, P> q = {1, {2, 3}}; printf("%g\n", q.second.b); std::vector<std::pair<int, P>> w = {{1, {2, 3}}, {4, {5, 6}}}; printf("%g\n", w[1].second.b); std::map<std::string, std::optional<int>> m = {{"a", 1}, {"b", {}}}; printf("%d\n", m["b"].has_value()); }
