// `new auto` makes a copy; lambdas are thrown.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>
#include <tuple>
struct A { int v; A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } A(A&& o) : v(o.v) { std::printf("Am%d ", v); o.v = -1; } ~A() { std::printf("~A%d ", v); } };
struct P { int a, b; };
A f() { return A(9); }

int main() {
  std::printf("\n0: "); { auto p = new auto('c'); std::printf("%c %d", *p, (int) sizeof(*p)); delete p; }
  std::printf("\n1: "); { A a(1); auto p = new auto(a); p->v = 5; std::printf("%d %d ", p->v, a.v); delete p; }
  std::printf("\n2: "); { A a(1); auto p = new auto(std::move(a)); p->v = 5; std::printf("%d %d ", p->v, a.v); delete p; }
  std::printf("\n3: "); { std::string s = "abc"; auto p = new auto(s); *p += "d"; std::printf("%s %s ", p->c_str(), s.c_str()); delete p; }
  std::printf("\n4: "); { std::string s = "abc"; auto p = new auto(std::move(s)); *p += "d"; std::printf("%s %s ", p->c_str(), s.c_str()); delete p; }
  std::printf("\n5: "); { std::vector<int> s{1, 2}; auto p = new auto(s); p->push_back(3); std::printf("%zu %zu ", p->size(), s.size()); delete p; }
  std::printf("\n6: "); { P s{1, 2}; auto p = new auto(s); p->a = 7; std::printf("%d %d ", p->a, s.a); delete p; }
  std::printf("\n7: "); { std::tuple t(1, A(2)); auto p = new auto(t); std::get<0>(*p) = 4; std::printf("%d %d ", std::get<0>(t), std::get<0>(*p)); delete p; }
  std::printf("\n8: "); { const A a(1); auto p = new auto(a); p->v = 5; std::printf("%d %d ", p->v, a.v); delete p; }
  std::printf("\n9: "); { A a(1); auto p = new const auto(a); std::printf("%d %d ", p->v, a.v); delete p; }
  std::printf("\n10: "); { auto l = [x = 1]() mutable { return ++x; }; auto p = new auto(l); std::printf("%d %d %d", (*p)(), (*p)(), l()); delete p; }
  std::printf("\n11: "); { auto l = [] { return 3; }; try { throw l; } catch (decltype(l)& t) { std::printf("%d", t()); } }
  std::printf("\n");
}
