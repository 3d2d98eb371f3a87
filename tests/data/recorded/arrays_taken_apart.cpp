#include <cstdio>
#include <string>
struct S { int v; S(int v) : v(v) { printf("+%d ", v); } S(S const& o) : v(o.v + 100) { printf("c%d ", v); } S(S&& o) : v(o.v) { o.v = -1; printf("m%d ", v); } ~S() { printf("-%d ", v); } };
struct N { S a, b; int k; };
int main() {
  int p[3] = {1, 2, 3}; auto [a, b, c] = p; a = 9; printf("%d %d\n", a, p[0]); auto& [d, e, f] = p; d = 8; printf("%d\n", p[0]); auto const [g, h, i] = p; printf("%d\n", g + h + i);
  { S s[2] = {1, 2}; auto [x, y] = s; x.v = 50; printf("| %d %d ", s[0].v, y.v); } printf("\n"); { S s[2] = {1, 2}; auto [x, y] = std::move(s); printf("| %d %d ", s[0].v, y.v); } printf("\n"); { S s[2] = {1, 2}; auto const& [x, y] = s; printf("| %d %d ", &x == &s[0], y.v); } printf("\n");
  { N n{1, 2, 3}; auto [x, y, z] = n; x.v = 7; z = 4; printf("| %d %d %d ", n.a.v, y.v, n.k); } printf("\n"); { N n{1, 2, 3}; auto [x, y, z] = std::move(n); printf("| %d %d ", n.a.v, y.v); } printf("\n"); std::string t[2] = {"a", "b"}; auto [u, w] = t; u += "!"; printf("%s %s %s\n", u.c_str(), w.c_str(), t[0].c_str()); int q[2][2] = {{1, 2}, {3, 4}}; auto [r0, r1] = q; r0[1] = 9; printf("%d %d %d\n", q[0][1], r0[1], r1[0]); for (auto [k, l] : q) { k += 10; printf("%d ", k + l); } printf("%d\n", q[0][0]); for (auto& [k, l] : q) k += 10; printf("%d\n", q[1][0]);
}
