// A base of a template that is virtual is made by the class of the whole object; parts of objects with shared bases are copied whole.
#include <cstdio>
#include <string>
struct X { int x = 1; std::string s = "s"; virtual int f() { return x; } };
struct Q { int q = 77; };
struct Y : virtual X { int y = 2; Y() { x = 4; } };
struct Z : virtual Q, virtual X { int z = 3; };
struct W : Y, Z { int w = 5; };
struct I { virtual int f() = 0; virtual int g() { return 1; } virtual ~I() {} };
struct V : virtual I { int v = 3; };
struct F : virtual I { int f() override { return 42; } int g() override { return 2; } };
struct M : V, F { int h() { return M::f() + M::g() + F::f(); } };
struct M2 : F, V { int h() { return M2::f() + M2::g(); } };
struct A { int v; A(int v = 7) : v(v) { printf("A%d ", v); } ~A() { printf("~A%d ", v); } };
struct B { B() { printf("B "); } ~B() { printf("~B "); } };
template <class T> struct Under : virtual T { Under() { printf("Under "); } };
template <class U, class V> struct Deeper : Under<V> { U u{}; Deeper() { printf("Deeper "); } };
struct Top : Under<A>, Under<B> { Top() : A(6) { printf("Top "); } };
struct Over : Deeper<int, A> { Over() : A(8) { printf("Over%d ", v); } };
int main() {
  W w; w.x = 6; w.z = 9; w.q = 8; w.s = "deep";
  Z& zr = w; Z z2 = zr; z2.x = 10; printf("%d %d %d %s\n", z2.x, z2.z, z2.q, z2.s.c_str());
  z2.z = 40; z2.s = "new"; z2.q = 12;
  zr = z2; printf("%d %d %d %d %d %s\n", w.x, w.y, w.z, w.w, w.q, w.s.c_str());
  Y y; y.y = 99; y.x = 98; y.s = "y"; Y& yr = w; yr = y; printf("%d %d %d %d %d %s\n", w.x, w.y, w.z, w.w, w.q, w.s.c_str());
  Z z3; z3 = zr; printf("%d %d %d %s\n", z3.x, z3.z, z3.q, z3.s.c_str());
  y = yr; X x = zr; printf("%d %s %d\n", y.x, x.s.c_str(), x.f());
  auto by = [](Z z) { z.x++; return z.x + z.f(); }; printf("%d %d\n", by(w), w.x);
  M m; M2 n; printf("%d %d %d %d %d %d\n", m.h(), m.f(), n.h(), n.f(), m.M::f(), m.g());
  { Top t; puts(""); } puts("");
  { Over o; puts(""); } puts("");
}
