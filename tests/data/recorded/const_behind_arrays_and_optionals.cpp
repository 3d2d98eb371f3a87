#include <cstdio>
#include <type_traits>
#include <optional>
#include <vector>
#include <string>
struct M { int x; int y[2]; };
struct S { int v; int a[3]; M m; M ms[2]; int* p; mutable int mu[2]; int get() const { return a[0]; } };
template <class T> const char* n() { if constexpr (std::is_same_v<T, const int*>) return "cip"; else if constexpr (std::is_same_v<T, int*>) return "ip"; else if constexpr (std::is_same_v<T, const M*>) return "cmp"; else if constexpr (std::is_same_v<T, M*>) return "mp"; else if constexpr (std::is_same_v<T, const int&>) return "ci&"; else if constexpr (std::is_same_v<T, int&>) return "i&"; else if constexpr (std::is_same_v<T, const M&>) return "cm&"; else if constexpr (std::is_same_v<T, M&>) return "m&"; else return "?"; }
const char* o(int*) { return "ip"; } const char* o(const int*) { return "cip"; } const char* o(M*) { return "mp"; } const char* o(const M*) { return "cmp"; }
const char* r(int&) { return "i&"; } const char* r(const int&) { return "ci&"; } const char* r(M&) { return "m&"; } const char* r(const M&) { return "cm&"; }
template <class T> void t(T& c) {
  printf("%s %s %s %s %s %s %s\n", o(c.a), o(c.a + 1), o(&c.a[1]), o(1 + c.a), o(c.p), o(c.mu), o(c.mu + 1));
  printf("%s %s %s %s %s %s\n", o(c.ms), o(c.ms + 1), o(&c.ms[1]), r(c.ms[0]), r(*(c.ms + 1)), r((c.ms + 1)->x));
  printf("%s %s %s %s\n", o(c.ms[1].y), o((c.ms + 1)->y), o((*(c.ms + 1)).y + 1), o(c.m.y + 1));
  auto q = c.a + 1; auto q2 = c.ms + 1; auto q3 = &*(c.ms + 1); auto q4 = c.ms; auto q5 = c.a;
  printf("%s %s %s %s %s\n", n<decltype(q)>(), n<decltype(q2)>(), n<decltype(q3)>(), n<decltype(q4)>(), n<decltype(q5)>());
  printf("%s %s %s %s %s\n", o(q), o(q2), o(q3), r(q2->x), r(q2[0]));
  printf("%s %s %s %s %s\n", n<decltype(c.a + 1)>(), n<decltype(c.ms + 1)>(), n<decltype((c.ms[0].x))>(), n<decltype(((c.ms + 1)->x))>(), n<decltype(*(c.ms + 1))>());
  for (auto& e : c.ms) printf("%s ", r(e)); for (auto&& e : c.a) printf("%s ", r(e)); puts("");
}
template <class O> void u(O&& c) {
  printf("%s %s %s %s %s\n", r(c->x), r((*c).x), r(c.value().x), o(&c->x), o(c->y));
  printf("%s %s %s %s\n", r(*c), o(c.operator->()), o(c->y + 1), n<decltype((c->x))>());
  auto q = c->y + 1; auto& z = c->x; auto* w = &c->x; auto&& e = *c; printf("%s %s %s %s\n", o(q), r(z), o(w), r(e));
  if (auto& x = *c; true) printf("%s %s\n", r(x), r(x.x));
}
struct H { std::optional<const M> oa{M{1}}; std::optional<M> ob{M{2}}; const std::optional<M> oc{M{3}}; };
template <class T> void w(T& h) { u(h.oa); u(h.ob); u(h.oc); printf("%s %s %s\n", r(h.oa->x), r(h.ob->x), r(h.oc->x)); }
int main() {
  S s{}; const S cs{}; t(s); t(cs); const S* ps = &s; t(*ps); std::vector<S> v(1); const auto& cv = v; t(v[0]); t(cv[0]); t(cv.front());
  std::optional<M> a{M{}}; const std::optional<M> b{M{}}; std::optional<const M> c{M{}}; const std::optional<const M> d{M{}}; u(a); u(b); u(c); u(d);
  H h; const H ch; w(h); w(ch);
}
