// `*this` is captured in its turn.
#include <cstdio>
#include <cstdlib>
#include <string>
struct A { int v; A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } ~A() { std::printf("~A%d ", v); } };
int f1(int x) { std::printf("f%d ", x); return x; }
struct B0 { A b; int base() { auto l = [q = f1(1), *this, z = f1(2)] { return b.v + q + z; }; b.v = 0; return l(); } };
struct M : B0 { A m; M(int x) : B0{A(x)}, m(x + 1) {}
 int go() { auto l = [q = f1(1), *this, z = f1(2)] { return m.v; }; m.v = 0; return l(); }
 int go2() { A loc(9); auto l = [*this, loc, z = f1(2)]() mutable { m.v++; return m.v; }; return l() + l(); }
 int go3() const { auto l = [*this, z = f1(2)] { return m.v; }; auto k = l; return k(); }
 template <class T> T go4(T t) { auto l = [*this, z = f1(t)](auto x) { return m.v + x; }; return l(t); }
 auto go5() { return [*this, z = f1(5)] { return m.v + z; }; }
 int go6() { auto l = [*this, z = f1(5)] { return [*this, y = f1(6)] { return m.v + y; }(); }; return l(); }
 };

int main() {
  std::printf("\n0: "); { M m(4); std::printf("%d", m.base()); }
  std::printf("\n1: "); { M m(4); std::printf("%d", m.go()); }
  std::printf("\n2: "); { M m(4); std::printf("%d", m.go2()); }
  std::printf("\n3: "); { M m(4); std::printf("%d", m.go3()); }
  std::printf("\n4: "); { M m(4); std::printf("%d", m.go4(3)); }
  std::printf("\n5: "); { auto l = [] { M m(4); return m.go5(); }(); std::printf("%d", l()); }
  std::printf("\n6: "); { M m(4); std::printf("%d", m.go6()); }
  std::printf("\n");
}
