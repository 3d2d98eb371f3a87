// Which overload takes a variable, a constant, a temporary, and what std::move makes of each.
#include <cstdio>
#include <utility>

struct A {
  int v = 0;
  A() {}
  A(const A& o) : v(o.v) { printf("copy "); }
  A(A&& o) : v(o.v) { printf("move "); }
};
const char* f(A&) { return "A&"; }
const char* f(const A&) { return "const A&"; }
const char* f(A&&) { return "A&&"; }
const char* f(const A&&) { return "const A&&"; }
const char* g(int&) { return "int&"; }
const char* g(const int&) { return "const int&"; }
const char* g(int&&) { return "int&&"; }
A mk() { return A(); }
const A mkc() { return A(); }
const A& cr(const A& a) { return a; }
int one() { return 1; }

int main() {
  A a;
  const A c;
  const A& r = a;
  A&& rr = mk();
  puts(f(a));
  puts(f(c));
  puts(f(r));
  puts(f(rr));
  puts(f(std::move(a)));
  puts(f(std::move(c)));
  puts(f(std::move(r)));
  puts(f(std::move(rr)));
  puts(f(A()));
  puts(f(mk()));
  puts(f(mkc()));
  puts(f(static_cast<A&&>(a)));
  puts(f(static_cast<const A&>(a)));
  puts(f(std::as_const(a)));
  puts(f(true ? a : c));
  puts(f(cr(a)));
  int i = 1;
  const int ci = 2;
  puts(g(i));
  puts(g(ci));
  puts(g(1));
  puts(g(one()));
  puts(g(std::move(i)));
  puts(g(std::move(ci)));
  puts(g(i++));
  puts(g(++i));
  A x = std::move(c);
  puts("");
  A y = std::move(a);
  puts("");
  auto q = std::move(r);
  puts("");
}
