// Members of aggregates in braces stand where their constructors were told, beside others that are evaluated in order.
#include <cstdio>
#include <vector>
#include <map>
#include <string>
struct R; std::vector<R*> all;
struct R { int v; R(int v) : v(v) { all.push_back(this); } R(R const& o) : v(o.v) { all.push_back(this); } ~R() { printf("~R%d ", v); } };
struct O { R a; R b; int c; };
struct U { R a; std::string s; U(R const& x, std::string t) : a(x), s(t) {} };
int f(int x) { printf("f%d ", x); return x; }
int main() { int k = 3; O o{{1}, {f(2)}, k}; printf("%d %d\n", all[0] == &o.a, all[1] == &o.b); O p{{k}, {k + 1}, 4}; printf("%d\n", all.size() == 4 && all[3] == &p.b); printf("%zu\n", all.size()); O q[2] = {{{f(5)}, {6}, k}, {{7}, {f(8)}, 9}}; printf("%d\n", all.back() == &q[1].b); }
