// What `using` brings into sight of a block, over variables and members around it.
#include <cstdio>
#include <cmath>
namespace A {
  int x = 1;
  int f() { return 10; }
  int f(int) { return 11; }
  struct T { int v = 5; };
  enum E { e1 = 41, e2 };
  template<class U> int tf(U) { return 12; }
  namespace B { int y = 2; int f() { return 20; } }
  int only = 77;
}
namespace C {
  int x = 3;
  int f(double) { return 30; }
  int z = 4;
}
int x = 100;
int f(char) { return 99; }
int g() { return 98; }
namespace U {
  using namespace A;
  int fu() { return f(); }
}
namespace V {
  using A::x;
  using A::f;
  int t() { return x + f(); }
  int f(long) { return 55; }
  int t2() { return f(1L); }
}
namespace al = A::B;
namespace W {
  int x = 7;
  int t() { using A::x; return x; }
  int t3() { int x = 9; { using A::x; return x; } }
  int t4() { using A::x; { int x = 8; return x; } }
}
struct S { int x = 200; int m() { using A::x; return x; } int m2() { using namespace A; return x; } int m3() { return ::x; } int f() { return 201; } int m4() { return f(); } int m5() { using A::f; return f(); } };
namespace L1 {
  int n = 1;
  namespace L2 { int n = 2; int t() { return n + ::L1::n*10; } namespace L3 { int t() { return n; } } }
}
namespace {
  int anon = 5;
  int af() { return 6; }
}
inline namespace I { int inl = 3; }
namespace Re {
  int a = 1;
}
namespace Re {
  int b = a + 1;
  int t() { return a*10+b; }
}
int main() {
  printf("%d\n", U::fu());
  printf("%d %d\n", V::t(), V::t2());
  printf("%d %d %d\n", W::t(), W::t3(), W::t4());
  S s;
  printf("%d %d %d %d %d\n", s.m(), s.m2(), s.m3(), s.m4(), s.m5());
  printf("%d %d\n", L1::L2::t(), L1::L2::L3::t());
  printf("%d %d %d %d\n", anon, af(), inl, I::inl);
  printf("%d\n", Re::t());
  int x = 1000;
  { using A::x; printf("%d\n", x); x = 5; }
  printf("%d %d\n", x, A::x);
  { using namespace A; printf("%d\n", x); }
  { using A::f; printf("%d %d %d\n", f(), f(1), f('c')); }
  { using namespace A; printf("%d %d %d\n", f(), f(1), f('c')); }
  { using namespace A; using namespace C; printf("%d %d %d\n", f(), f(1.0), f('c')); }
  { using A::f; using C::f; printf("%d %d %d\n", f(), f(1), f(1.5)); }
  { int f = 3; { using A::f; printf("%d\n", f()); } printf("%d\n", f); }
  { using namespace A::B; printf("%d\n", y); }
  { namespace q = A::B; printf("%d %d\n", q::y, q::f()); }
  printf("%d\n", al::f());
  { using A::T; T t; printf("%d\n", t.v); struct T2 { int v = 6; }; }
  { using A::e2; printf("%d\n", e2); }
  { using A::tf; printf("%d\n", tf(1)); }
  { struct T { int v = 66; }; { using A::T; T t; printf("%d\n", t.v); } T t; printf("%d\n", t.v); }
  { int y = 0; for (int x = 0; x < 2; ++x) { using A::x; y += x; } printf("%d\n", y); }
  { auto l = [&] { using A::x; return x; }; printf("%d\n", l()); auto l2 = [&] { return x; }; printf("%d\n", l2()); }
  { using T = int; T v = 3; { using T = double; T w = 3.5; printf("%g\n", w); } printf("%d\n", v); }
  { using std::abs; printf("%g %d\n", abs(-2.5), abs(-3)); }
  { extern int x; printf("%d\n", x); }
  { int f(char); printf("%d\n", f('c')); }
  { if (int x = 3; x) { printf("%d\n", x); using A::x; printf("%d\n", x); } }
  switch (x) { using A::x; case 1000: printf("%d\n", x); }
  { using A::only; int r = only; only = 78; printf("%d %d\n", r, A::only); }
  { int only = 1; { using namespace A; printf("%d\n", only); } }
  { enum { e1 = 1 }; { using A::e1; printf("%d\n", e1); } printf("%d\n", e1); }
}
