#include <cstdio>
#include <algorithm>
#include <utility>
#include <vector>
#include <string>
#include <tuple>
#include <map>
#include <optional>
#include <array>
#include <memory>
#include <sstream>
#include <type_traits>
static int next_id = 0;
struct X {
  int v, id;
  X(int v) : v(v), id(next_id++) { printf("X(%d)#%d ", v, id); }
  X(const X& o) : v(o.v), id(next_id++) { printf("copy#%d<-#%d ", id, o.id); }
  X(X&& o) : v(o.v), id(next_id++) { printf("move#%d<-#%d ", id, o.id); o.v = -1; }
  X& operator=(const X& o) { printf("#%d=#%d ", id, o.id); v = o.v; return *this; }
  X& operator=(X&& o) { printf("#%d<=#%d ", id, o.id); v = o.v; o.v = -2; return *this; }
  ~X() { printf("~%d#%d ", v, id); }
};
X f1() { std::pair<X, int> p(1, 2); auto [a, b] = std::move(p); return a; }
X f2() { std::pair<X, int> p(1, 2); auto [a, b] = p; return a; }
X f3() { std::tuple<X, int> p(1, 2); auto [a, b] = std::move(p); return a; }
X f4() { std::pair<X, int> p(1, 2); auto& [a, b] = p; return a; }
X f5() { std::pair<X, int> p(1, 2); auto&& [a, b] = std::move(p); return a; }
struct S { X a; int b; };
X f6() { S p{1, 2}; auto [a, b] = std::move(p); return a; }
X f7() { X p[2] = {1, 2}; auto [a, b] = p; return a; }
X f8() { auto [a, b] = std::make_pair(X(1), 2); return a; }
X f9() { auto [a, b] = std::pair<X, X>(1, 2); return std::move(b); }
X f10() { const auto [a, b] = std::pair<X, X>(1, 2); return b; }
std::string f11() { auto [a, b] = std::make_pair(std::string("abc"), 2); return a; }
X f12() { std::array<X, 2> p{1, 2}; auto [a, b] = p; return b; }
int main() { f1(); printf("\n"); f2(); printf("\n"); f3(); printf("\n"); f4(); printf("\n"); f5(); printf("\n"); f6(); printf("\n"); f7(); printf("\n"); f8(); printf("\n"); f9(); printf("\n"); f10(); printf("\n"); printf("%s\n", f11().c_str()); f12(); printf("\n"); }
