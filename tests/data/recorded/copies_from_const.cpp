// What is const is copied by a move: variables, members, captures, arguments; a member of a temporary is moved.
#include <cstdio>
#include <any>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

struct A {
  int v;
  A() : v(0) { printf("A() "); }
  A(int v) : v(v) { printf("A%d ", v); }
  A(const A& o) : v(o.v) { printf("c%d ", v); }
  A(A&& o) noexcept : v(o.v) { o.v += 100; printf("m%d ", v); }
  A& operator=(const A& o) { v = o.v; printf("=c%d ", v); return *this; }
  A& operator=(A&& o) noexcept { v = o.v; o.v += 100; printf("=m%d ", v); return *this; }
  ~A() { printf("~%d ", v); }
  bool operator<(const A& o) const { return v < o.v; }
  bool operator==(const A& o) const { return v == o.v; }
};

struct T {
  int v;
  T(int v = 0) : v(v) { printf("T%d ", v); }
  T(const T& o) : v(o.v) { printf("tc%d ", v); }
  T(T&& o) : v(o.v) { o.v += 100; printf("tm%d ", v); }
  T& operator=(const T& o) { v = o.v; printf("=tc%d ", v); return *this; }
  T& operator=(T&& o) { v = o.v; o.v += 100; printf("=tm%d ", v); return *this; }
  ~T() { printf("~T%d ", v); }
  bool operator<(const T& o) const { return v < o.v; }
  bool operator==(const T& o) const { return v == o.v; }
};

void a() {
  const A c(3); auto f = [](auto&& x) { A y(std::forward<decltype(x)>(x)); }; f(std::move(c));
  puts("");
  f(c);
  puts("");
  A d(4); f(std::move(d));
  puts("");
  f(A(5));
  puts("");
  puts("");
}

namespace of_b {
template <class T> void g(T&& x) { A y(std::forward<T>(x)); }
void h(const A&) { printf("const&"); }
void h(A&&) { printf("&&"); }
void h(A&) { printf("&"); }
void k(A&&) { printf("&&"); }
void k(const A&) { printf("c&"); }
}

void b() {
  using namespace of_b;
  const A c(3); g(std::move(c));
  puts("");
  h(std::move(c)); h(c); A d(4); h(std::move(d)); h(d); h(A(1));
  puts("");
  k(std::move(c)); k(std::move(d)); k(d); k(static_cast<const A&&>(d));
  puts("");
  std::vector<A> v; v.reserve(9); v.push_back(std::move(c)); v.emplace_back(std::move(c)); v.insert(v.begin(), std::move(c));
  puts("");
  std::map<int, A> m; m.emplace(1, std::move(c)); m[2] = std::move(c);
  puts("");
  std::optional<A> o = std::move(c); o = std::move(c);
  puts("");
  A e[1] = {std::move(c)};
  puts("");
  auto p = std::make_pair(std::move(c), 1);
  puts("");
  std::pair<A, int> q(std::move(c), 1);
  puts("");
  auto t = std::make_tuple(std::move(c));
  puts("");
  std::any a = std::move(c);
  puts("");
  puts("");
}

namespace of_c {
struct S { A a; S(const A& x) : a(std::move(x)) {}
A get() const { return std::move(a); } }; struct P { const A a{2}; P() {}
P(P&&) = default; };
}

void c() {
  using namespace of_c;
  A x(1); S s(x);
  puts("");
  A y = s.get();
  puts("");
  P p;
  puts("");
  P q = std::move(p);
  puts("");
  const std::string t = "abc"; std::string u = std::move(t); printf("[%s][%s]", t.c_str(), u.c_str()); const std::vector<int> v{1, 2}; auto w = std::move(v); printf("%zu %zu", v.size(), w.size()); std::vector<int> z; z = std::move(v); printf("%zu", v.size()); for (const auto& e : v) { auto f = std::move(e); printf("%d", f); }
  puts("");
  std::vector<A> va; va.reserve(2); va.emplace_back(1); for (const auto& e : va) { A f = std::move(e); }
  puts("");
  for (auto& e : va) { A f = std::move(e); }
  puts("");
  const auto& cr = va[0]; A cc(std::move(cr));
  puts("");
  auto l = [x]() { A b = std::move(x); }; l();
  puts("");
  l();
  puts("");
  auto l2 = [x]() mutable { A b = std::move(x); }; l2();
  puts("");
  l2();
  puts("");
  puts("");
}

void a_() {
  const std::unique_ptr<int> up(new int(3)); const std::pair<A, A> cp(1, 2);
  puts("");
  auto pp = std::move(cp);
  puts("");
  puts("");
}

void b_() {
  struct H { A a{1}; }; const H h;
  puts("");
  H k = std::move(h);
  puts("");
  A e = std::move(h.a);
  puts("");
  A e2 = std::move(h).a;
  puts("");
  puts("");
}

void a__() {
  const A a(1); auto l = [a]() mutable { return std::move(a); };
  puts("");
  A u = l();
  puts("");
  puts("");
}

void b__() {
  const A a(1); auto l = [a]() { return std::move(a); };
  puts("");
  A u = l();
  puts("");
  puts("");
}

void c_() {
  A a(1); auto l = [a]() { return std::move(a); };
  puts("");
  A u = l();
  puts("");
  puts("");
}

void d() {
  A a(1); auto l = [a]() { return a; };
  puts("");
  A u = l();
  puts("");
  puts("");
}

int main() {
  a();
  b();
  c();
  a_();
  b_();
  a__();
  b__();
  c_();
  d();
}
