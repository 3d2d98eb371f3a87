// An arm of a choice that names an object is copied where the other one makes an object.
#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

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

namespace of_b {
A f(bool b, A& x) { return b ? x : A(2); }
A g(bool b, A x) { return b ? x : A(2); }
A h(bool b) { A x(3), y(4); return b ? std::move(x) : std::move(y); }
const A& k(bool b, const A& x, const A& y) { return b ? x : y; }
A l(bool b) { A x(3); return b ? std::move(x) : A(4); }
void b() {
  { A x(1); A a = f(true, x);
  puts("");
  A c = f(false, x);
  puts("");
  A d = g(true, x);
  puts("");
  A e = h(true);
  puts("");
  const A& r = k(true, x, a); printf("%d", &r == &x); A m = l(true);
  puts("");
  A n = l(false); }
  puts("");
  std::optional<A> o(A(5));
  puts("");
  A p = o ? *o : A(6);
  puts("");
  A q = o.has_value() ? o.value() : A(6);
  puts("");
  A r = true ? *o : throw 1;
  puts("");
  std::unique_ptr<A> up(new A(7)); A s = up ? *up : A(8);
  puts("");
  std::map<int, A> m; m[1];
  puts("");
  A t = m.count(1) ? m[1] : A(9);
  puts("");
  A u = m.count(2) ? m[2] : A(9);
  puts("");
  puts("");
}
}

void ternx() {
  A x(1), y(2); bool b = true; A c = b ? x : A(3);
  puts("");
  (b ? x : y) = A(4);
  puts("");
  A d = b ? A(5) : A(6);
  puts("");
  const A k(7); A e = b ? x : k;
  puts("");
  auto f = b ? std::make_unique<A>(8) : nullptr;
  puts("");
  x = b ? y : A(3);
  puts("");
  x = b ? y : x;
  puts("");
  auto g = [](const A&) {}; g(b ? x : A(1));
  puts("");
  g(b ? x : y);
  puts("");
  A h = b ? (b ? x : y) : A(2);
  puts("");
  std::string s = b ? "a" : std::string("b"); int n = (b ? x : A(9)).v;
  puts("");
  const A& r = b ? x : A(4);
  puts("");
  const A& r2 = b ? x : y;
  puts("");
  printf("%d", &r2 == &x);
  puts("");
}

int main() {
  of_b::b();
  ternx();
}
