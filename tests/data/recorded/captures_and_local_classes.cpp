// Classes in functions hold nothing that lambdas in sight capture.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <vector>
#include <tuple>
#include <memory>
struct C{ int v; C(int v):v(v){} C(const C&o):v(o.v){printf("c ");} ~C(){printf("~%d ",v);} };
template<class F> auto call(F f) { struct L { F f; int go() { return f(); } }; L l{f}; return l.go(); }

int main() {
  std::printf("\n0: "); { C p(1); auto lam=[p]{return p.v;}; struct S{C a;}; S s{2}; }
  std::printf("\n1: "); { C p(1); auto const lam=[p]{return p.v;}; struct S{C a; decltype(lam)* q;}; S s{2, &lam}; std::printf("%d", (*s.q)()); }
  std::printf("\n2: "); { C p(1); auto lam=[p]{return p.v;}; struct S{ decltype(lam) f; }; S s{lam}; std::printf("%d", s.f()); }
  std::printf("\n3: "); { C p(6); std::printf("%d", call([p] { return p.v; })); std::printf("end "); }
  std::printf("\n4: "); { auto lam = [k = C(7)] { return k.v; }; struct S { static int f(decltype(lam) const& l) { return l(); } }; std::printf("%d", S::f(lam)); }
  std::printf("\n5: "); { auto gen = [](auto y) { return sizeof(y); }; struct S { decltype(gen) g; }; S s{}; std::printf("%zu", s.g('a')); }
  std::printf("\n");
}
