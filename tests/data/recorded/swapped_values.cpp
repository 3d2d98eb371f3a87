// What std::any, optional and variant move where they are swapped and assigned.
#include <any>
#include <cstdio>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

struct T {
  int v;
  T(int v = 0) : v(v) { printf(" c%d", v); }
  T(T const& o) : v(o.v) { printf(" C%d", v); }
  T(T&& o) noexcept : v(o.v) { o.v = -o.v; printf(" M%d", v); }
  T& operator=(T const& o) { v = o.v; printf(" =%d", v); return *this; }
  T& operator=(T&& o) noexcept { v = o.v; o.v = -o.v; printf(" m%d", v); return *this; }
  ~T() { printf(" d%d", v); }
};
using V = std::variant<int, T>;

#define S(...) printf("%s:", #__VA_ARGS__); __VA_ARGS__; printf("\n");

void anys() {
  std::any a = T(1), b = T(2);
  S(a.swap(b))
  S(std::swap(a,b))
  S(a.swap(a)) std::any e;
  S(a.swap(e))
  S(swap(a,e)) std::any i = 5;
  S(a.swap(i))
  S(std::any c = a)
  S(std::any d = std::move(a))
  S(a = d)
  S(a = T(7))
  S(a.emplace<T>(8))
  S(T x = std::any_cast<T>(a))
  S(a.reset())
  S(auto m = std::make_any<T>(4))
  S(T y = std::any_cast<T>(std::move(m)))
  S(const T& r = std::any_cast<const T&>(m))
}

void optionals() {
  std::optional<T> a = T(1), b = T(2), e;
  S(a.swap(b))
  S(std::swap(a,b))
  S(a.swap(a))
  S(a.swap(e))
  S(swap(e, a))
  S(a = b)
  S(a = std::move(b))
  S(a = e)
  S(a = T(5))
  S(a = 6)
  S(a.emplace(7))
  S(T v = a.value_or(3))
  S(T w = std::move(a).value_or(3))
  S(auto o = std::make_optional(T(4)))
  S(auto o2 = std::make_optional<T>(4))
  S(a.reset())
  S(a = std::nullopt)
  S(o = {})
  S(T z = a.value_or(9))
  S(std::optional<T> q(std::in_place, 3))
  S(std::optional<T> q2 = std::optional<int>(3))
  S(q2 = std::optional<int>(4))
}

void variants() {
  V a = T(1), b = T(2), i = 3;
  S(a.swap(b))
  S(std::swap(a,b))
  S(a.swap(a))
  S(std::swap(a,a))
  S(a.swap(i))
  S(swap(a,i))
  S(a = b)
  S(a = std::move(b))
  S(a = 4)
  S(a = i)
  S(a = T(5))
  S(a.emplace<T>(7))
  S(a.emplace<1>(8))
  S(T v = std::get<T>(a))
  S(T w = std::get<1>(std::move(a)))
  S(V c = a)
  S(V d = std::move(a))
  S(c = d)
  S(std::visit([](auto&& x) { }, d))
  S(std::visit([](auto x) { }, d))
  S(V g(std::in_place_type<T>, 4))
}

void itself() {
  V a = T(1);
  S(a = a)
  S(a = std::move(a))
}

void converted() {
  std::optional<double> d = std::optional<int>(3); printf("%g\n", *d); d = std::optional<int>(5); printf("%g\n", *d); std::optional<long> l; l = std::optional<short>(); printf("%d\n", l.has_value()); std::optional<std::string> s = std::optional<const char*>("abc"); printf("%s\n", s->c_str()); std::optional<int> i = true; printf("%d\n", *i); std::optional<std::optional<int>> oo = std::optional<int>(4); printf("%d %d\n", oo.has_value(), **oo); oo = std::optional<int>(); printf("%d %d\n", oo.has_value(), oo->has_value());
}

void values() {
  std::optional<std::string> a = "x", b; a.swap(b); printf("%d %d %s\n", a.has_value(), b.has_value(), b->c_str()); std::swap(a, b); printf("%s\n", a->c_str()); std::variant<int, std::string> v = "str", w = 3; v.swap(w); printf("%d %s\n", std::get<int>(v), std::get<1>(w).c_str()); swap(v, w); std::swap(v, w); printf("%d\n", int(v.index())); std::any p = std::string("long"), q = 4; p.swap(q); printf("%d %s\n", std::any_cast<int>(p), std::any_cast<std::string&>(q).c_str()); std::any r = std::move(q); printf("%d %d\n", q.has_value(), r.has_value()); r = r; r = 5; r = std::vector<int>{1, 2}; printf("%d\n", int(std::any_cast<std::vector<int>>(r).size())); std::any z = r; z = std::move(r); std::optional<int> m = 3, n = 4; std::swap(m, n); printf("%d\n", *m); std::optional<bool> t = true, f; t.swap(f); printf("%d %d\n", t.has_value(), *f);
}

int main() { anys(); optionals(); variants(); itself(); converted(); values(); }
