#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>
struct P {
  int v;
  P() : v(0) { printf(" d"); }
  P(int a) : v(a) { printf(" c%d", v); }
  P(int a, int b) : v(a * 10 + b) { printf(" cc%d", v); }
  P(const P& o) : v(o.v) { printf(" copy%d", v); }
  P(P&& o) : v(o.v) { o.v = -o.v; printf(" move%d", v); }
  P& operator=(const P& o) { v = o.v; printf(" =copy%d", v); return *this; }
  P& operator=(P&& o) { v = o.v; o.v = -o.v; printf(" =move%d", v); return *this; }
  ~P() { printf(" ~%d", v); }
};
#define T(n, ...) { printf("%s:", n); { __VA_ARGS__; printf(" |"); } printf("\n"); }
// An object that stands alone in braces is what a parameter of its class is, without a copy or a move more.
void k(P&& x) { printf(" k%d", x.v); }
void kc(const P& x) { printf(" kc%d", x.v); }
void kv(P x) { printf(" kv%d", x.v); }
void o(P&& x) { printf(" o%d", x.v); } void o(const P& x) { printf(" oc%d", x.v); }
template <class T> struct H { T t; H& operator=(const T& x) { printf(" =c"); return *this; } H& operator=(T&& x) { printf(" =m"); return *this; } void set(T&& x) { printf(" s&&"); } void set(const T& x) { printf(" s&"); } void put(T x) { printf(" p"); }
  H& operator+=(T x) { printf(" +="); return *this; } };
struct A { A& operator=(P&& x) { printf(" A="); return *this; } A& operator=(int) { printf(" Ai"); return *this; } };
using O = std::optional<P>;
int main() {
  P x(1);
  P y(7); H<P> h; A a;
  T("1", k({P(3)}); k({3}); k({1, 2}); k({}))
  T("2", kc({P(3)}); kc({3}); kc({1, 2}); kc({y}); kc({}))
  T("3", kv({P(3)}); kv({3}); kv({1, 2}); kv({y}); kv({std::move(y)}))
  T("4", o({P(3)}); o({3}); o({1, 2}); o({y}))
  T("5", h = {P(3)}; h = {1, 2}; h = P(4); h = y; h = {y})
  T("6", h.set({P(3)}); h.set({1, 2}); h.set({y}); h.put({P(3)}); h.put({1, 2}); h.put({y}))
  T("7", h += {P(3)}; h += {1, 2}; h += y)
  T("8", a = {P(3)}; a = {1, 2}; a = {4}; a = P(5))
  T("9", y = {P(3)}; y = {1, 2}; y = {4}; y = P(5); y = {}; P z(8); y = {z})
  T("10", auto l = [](P&& p) { printf(" l"); }; l({P(3)}); l({1, 2}); auto m = [](P p) { printf(" m"); }; m({P(3)}); m({1, 2}))
  T("11", P* p = &y; *p = {P(3)}; p[0] = {1, 2}; std::vector<P> v; v.reserve(4); v.push_back({P(3)}); v.push_back({1, 2}); v[0] = {P(4)}; v[1] = {5, 6})
  T("12", P arr[2]; arr[0] = {P(3)}; arr[1] = {1, 2}; std::pair<P, int> q; q.first = {P(4)}; q = {P(5), 1}; q = {1, 2})
  T("o1", O q; q = {P(3)})
  T("o2", O q = P(2); q = {P(3)})
  T("o5", O q = 5; q = {})
  T("o6", O q = 5; q = 6)
  T("o7", O q; q = 6)
  T("o8", O q; q = {6})
  T("o9", O q = 4; q = {6})
  T("o10", O q = x; q = {x})
  T("o11", O q; q = x; q = std::move(x))
  T("o12", O q, r = 3; q = r; q = std::move(r); q = std::nullopt)
  T("o13", O q; q.emplace(1, 2); q.emplace(3))
  T("o14", O q{std::in_place, 1, 2}; O r = q; O s = std::move(q))
  T("o15", O q(7); P v = q.value_or(3); P w = std::move(q).value_or(3))
  T("o16", O q; P v = q.value_or(3); P w = O().value_or(x))
  T("o17", O q = O(3))
  T("o18", O q; q = O(3))
  T("o19", O q; q = std::make_optional<P>(3, 4))
  T("o20", O q; q = O{}; q = {std::nullopt})
  T("o3", O q; q = {1, 2})
  T("o4", O q = 5; q = {1, 2})
  T("o21", std::optional<std::pair<int,P>> q; q = {1, 2}; q = {{1, P(2)}})
  T("o22", std::optional<std::vector<P>> q; q = {P(1), P(2)})
  T("o24", std::optional<std::string> s; s = {3, 'x'}; printf("%s", s->c_str()); s = {"ab"}; s = {}; s = "c")
  T("o25", std::optional<std::pair<P, P>> s; s = {1, 2}; s = {P(3), x})
  T("o26", std::optional<std::tuple<P, int>> s; s = {1, 2})
}
