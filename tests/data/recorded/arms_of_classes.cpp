#include <cstdio>
#include <optional>
#include <string>
#include <vector>
struct A { int a; A(int a):a(a){} virtual const char* n() const { return "A"; } }; struct B : A { B(int b):A(b){} const char* n() const override { return "B"; } };
struct M { int m; M(int m):m(m){} }; struct F { int f; operator M() const { return M(f + 100); } };
int main(int argc, char**) {
  bool t = argc == 1, f = argc == 2;
  std::optional<int> o = t ? std::optional<int>(3) : std::nullopt; auto p = f ? std::make_optional(4) : std::nullopt; auto q = t ? std::nullopt : p; printf("%d %d %d\n", *o, p.has_value(), q.has_value());
  A a(1); B b(2); auto x = t ? b : a; auto& y = t ? b : a; printf("%s %s %d %d\n", x.n(), y.n(), x.a, &y == &b); A z = f ? A(4) : B(5); printf("%s %d\n", z.n(), z.a); const A& r = t ? b : a; printf("%s\n", r.n());
  M m(7); F g{8}; auto k = t ? g : m; auto l = f ? g : m; printf("%d %d\n", k.m, l.m); M u = t ? M(1) : g; printf("%d\n", u.m);
  std::string s = t ? "x" : std::string("y"); auto v = f ? std::string("q") : "lit"; printf("%s %s\n", s.c_str(), v.c_str());
  A* pa = t ? &b : &a; printf("%s\n", pa->n()); auto np = f ? &a : nullptr; printf("%d\n", np == nullptr);
  std::vector<int> e{1}; auto w = t ? e : std::vector<int>{}; w.push_back(2); printf("%zu %zu\n", e.size(), w.size());
}
