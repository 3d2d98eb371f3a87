// What a handler has caught, and what an initialiser has made besides, ends where C++ says.
#include <cstdio>
#include <vector>
#include <map>
#include <set>
#include <list>
#include <deque>
#include <array>
#include <tuple>
#include <utility>
#include <string>
#include <memory>
#include <optional>
#include <variant>
#include <functional>
#include <stdexcept>
#include <exception>
#include <algorithm>
using namespace std;
struct X { int id; static inline int n = 0, live = 0, throw_at = -1;
  void tick(const char* w, int o) { ++n; if (n == throw_at) { printf("  !%s %d\n", w, o); throw runtime_error("tick"); } ++live; }
  X(int i = 0) : id(i) { tick("make", i); printf("  +%d\n", id); }
  X(const X& o) : id(o.id + 100) { tick("copy", o.id); printf("  c%d->%d\n", o.id, id); }
  X(X&& o) : id(o.id + 1000) { tick("move", o.id); printf("  m%d->%d\n", o.id, id); o.id = -o.id; }
  X& operator=(const X& o) { printf("  =c%d<-%d\n", id, o.id); id = o.id; return *this; }
  X& operator=(X&& o) { printf("  =m%d<-%d\n", id, o.id); id = o.id; return *this; }
  bool operator<(const X& o) const { return id < o.id; }
  bool operator==(const X& o) const { return id == o.id; }
  ~X() { --live; printf("  -%d\n", id); } };
struct Y { int id; 
  Y(int i = 0) : id(i) { printf("  +y%d\n", id); }
  Y(const Y& o) : id(o.id + 100) { printf("  cy%d->%d\n", o.id, id); }
  Y(Y&& o) noexcept : id(o.id + 1000) { printf("  my%d->%d\n", o.id, id); o.id = -o.id; }
  Y& operator=(const Y& o) { printf("  =cy%d<-%d\n", id, o.id); id = o.id; return *this; }
  Y& operator=(Y&& o) noexcept { printf("  =my%d<-%d\n", id, o.id); id = o.id; return *this; }
  bool operator<(const Y& o) const { return id < o.id; }
  ~Y() { printf("  -y%d\n", id); } };
#define T(...) { printf("## %s\n", #__VA_ARGS__); X::n = 0; X::throw_at = -1; X::live = 0; { __VA_ARGS__; puts("  ."); } printf("  live %d\n", X::live); }
#define TH(k, ...) { printf("## @%d %s\n", k, #__VA_ARGS__); X::n = 0; X::throw_at = k; X::live = 0; try { __VA_ARGS__; puts("  ."); } catch (exception& e) { printf("  caught %s\n", e.what()); } X::throw_at = -1; printf("  live %d\n", X::live); }
struct E { int v; E(int v = 0) : v(v) { printf("  E%d\n", v); } E(const E& o) : v(o.v + 1) { printf("  cE%d\n", v); } ~E() { printf("  ~E%d\n", v); } };
struct G { int i; ~G() { printf("  g%d\n", i); } };
int f(int k) {
  G a{1};
  try {
    G b{2};
    throw E(k);
  } catch (E& e) {
    G c{3};
    if (k == 1) return e.v;
    if (k == 2) throw 7;
    try { G d{4}; throw E(9); }
    catch (E e2) { G h{5}; if (k == 3) return e2.v; if (k == 4) throw e2; if (k == 5) throw; }
    G m{6};
  }
  return 0;
}
E g(int k) { G a{1}; try { throw E(k); } catch (E& e) { G c{3}; E r(8); if (k == 1) return r; return e; } }
void h() { G z{0}; try { G a{1}; try { throw E(1); } catch (E&) { G b{2}; try { G q{8}; throw E(5); } catch (E&) { G c{3}; throw 2; } } } catch (int) { puts("  int"); } }
X mk(const X& a, int i) { return X(a.id + i); }
int num(const X& a) { return a.id; }
struct S1 { vector<X> v; X last; S1() : v{1, 2}, last(3) { puts("  body"); } };
struct S2 { int n; X x; S2() : n(num(4)), x(mk(5, 6)) { puts("  body"); } };
struct B0 { int n; B0(const X& x) : n(x.id) { puts("  B0"); } };
struct S3 : B0 { X m; S3() : B0(3), m(4) { puts("  body"); } S3(int) : S3() { puts("  body2"); } };
struct S4 { B0 b; X y; S4(const X& q) : b(q), y(1) {} S4() : S4(X(9)) { puts("  delegated"); } };
struct S6 { map<int, X> m; X z; S6() : m{{1, 2}}, z(3) { puts("  body"); } };
int main() {
  T(printf("%d\n", f(1))) T(try { f(2); } catch (int) { puts("  int"); }) T(printf("%d\n", f(3)))
  T(try { f(4); } catch (E&) { puts("  e"); }) T(try { f(5); } catch (E&) { puts("  e"); }) T(printf("%d\n", f(6)))
  T(g(1)) T(g(2)) T(h())
  T(int r = [] { G a{1}; try { throw E(2); } catch (E& e) { G c{3}; return e.v; } }(); printf("  %d\n", r))
  T(static X s = mk(X(1), 5); puts("  after")) T(static const X& s = mk(X(1), 5); puts("  after")) T(static int n = num(X(4)); puts("  after"))
  T(static vector<X> v{1, 2}; puts("  after")) T(static X a[2] = {1, mk(2, 3)}; puts("  after")) T(static auto p = make_unique<X>(mk(X(1), 2)); puts("  after"))
  T(for (int i = 0; i < 2; ++i) { static B0 q(3); puts("  again"); })
  T(S1 s) T(S2 s) T(S3 s) T(S3 s(1)) T(S4 s) T(S6 s)
}
