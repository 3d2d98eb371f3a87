#include <cstdio>
#include <vector>
#include <array>
#include <string>
#include <utility>
#include <deque>
struct In { int a, b; }; struct S { std::string s; int n = 4; };
int main() { std::vector<std::array<int, 2>> a(3, {1, 2}); printf("%d\n", a[2][1]); std::vector<std::pair<int, int>> p(2, {3, 4}); printf("%d\n", p[1].second); std::vector<std::vector<int>> v(2, {5, 6, 7}); printf("%zu\n", v[1].size()); std::vector<S> s(2, {"x"}); printf("%s%d\n", s[1].s.c_str(), s[1].n); std::vector<In> i(2, {8, 9}); printf("%d\n", i[1].b); i.assign(3, {1, 2}); printf("%zu%d\n", i.size(), i[2].b); i.resize(4, {6, 7}); printf("%d\n", i[3].b); i.insert(i.begin(), {0, 1}); printf("%d\n", i[0].b); i.insert(i.begin(), 2, {3, 3}); printf("%d%zu\n", i[1].a, i.size()); std::deque<In> d(2, {1, 5}); printf("%d\n", d[1].b); std::vector<int> z(3, {}); std::vector<int> z2(2, {7}); printf("%d%d\n", z[2], z2[1]);  std::vector<std::string> vs(2, {"ab"}); puts(vs[1].c_str()); a = {{7, 8}}; printf("%zu %d\n", a.size(), a[0][1]); p = {{1, 2}}; printf("%zu\n", p.size()); v = {{1, 2}}; printf("%zu\n", v.size()); s = {{"k", 1}}; printf("%zu\n", s.size()); }
