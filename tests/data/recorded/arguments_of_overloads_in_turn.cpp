// What arguments become is made where they are evaluated, also where functions of the name take different classes.
#include <cstdio>
#include <string>
#include <vector>
struct A { int v; A(int v) : v(v) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("ca%d ", v); } A(A&& o) : v(o.v) { std::printf("ma%d ", v); } ~A() { std::printf("~A%d ", v); } };
struct B { int v; B(int v) : v(v) { std::printf("B%d ", v); } B(B const& o) : v(o.v) { std::printf("cb%d ", v); } B(B&& o) : v(o.v) { std::printf("mb%d ", v); } ~B() { std::printf("~B%d ", v); } };
struct C { int v; C(A const& a) : v(a.v) { std::printf("C%d ", v); } C(C const& o) : v(o.v) { std::printf("cc%d ", v); } ~C() { std::printf("~C%d ", v); } };
int n(int i) { std::printf("n%d ", i); return i; }
A ma(int i) { std::printf("ma(%d) ", i); return A(i); }
void f(A a, B b) { std::printf("f1 "); }
void f(B a, A b, int) { std::printf("f2 "); }
void f(int, C c) { std::printf("f3 "); }
void g(A a, B b) { std::printf("g1 "); }
void g(std::string, std::string) { std::printf("g2 "); }
void h(A const& a, B const& b) { std::printf("h1 "); }
void h(std::string const&, int) { std::printf("h2 "); }
void k(A a, int b) { std::printf("k1 "); }
void k(char const*, A b) { std::printf("k2 "); }
struct S { void f(A a, B b) { std::printf("s1 "); } void f(B b, std::string) { std::printf("s2 "); } S(A, B) { std::printf("S1 "); } S(std::string, A) { std::printf("S2 "); } S() {} void operator()(A, B) { std::printf("o1 "); } void operator()(std::string, B) { std::printf("o2 "); } };
template <class T> void t(T x, A a, B b) { std::printf("t1 "); }
template <class T> void t(T x, std::string a, B b) { std::printf("t2 "); }
void one(A a, B b, C c) { std::printf("one "); }

void s0() { f(1, 2); }
void s1() { f(A(1), 2); }
void s2() { f(1, B(2)); }
void s3() { A a(1); B b(2); f(a, b); }
void s4() { A a(1); f(a, 2); }
void s5() { B b(2); f(1, b); }
void s6() { A a(1); B b(2); f(std::move(a), std::move(b)); }
void s7() { A a(1); f(a, n(2)); }
void s8() { B b(2); f(n(1), b); }
void s9() { A a(1); f(5, a); }
void s10() { A a(1); f(n(5), a); }
void s11() { f(B(1), A(2), 3); }
void s12() { f(1, A(2), n(3)); }
void s13() { g(1, 2); }
void s14() { g(n(1), 2); }
void s15() { g(1, n(2)); }
void s16() { A a(1); B b(2); g(a, b); }
void s17() { A a(1); g(a, n(2)); }
void s18() { h(1, 2); }
void s19() { h(n(1), n(2)); }
void s20() { h(1, n(2)); }
void s21() { k(1, n(2)); }
void s22() { k(n(1), n(2)); }
void s23() { A a(1); k(a, n(2)); }
void s24() { A a(1); k("x", a); }
void s25() { S s; s.f(n(1), n(2)); }
void s26() { S s; A a(1); B b(2); s.f(a, b); }
void s27() { S s; A a(1); s.f(a, n(2)); }
void s28() { S s(n(1), n(2)); }
void s29() { A a(1); B b(2); S s(a, b); }
void s30() { A a(1); B b(2); S s{a, b}; }
void s31() { S s; s(1, 2); }
void s32() { S s; s(n(1), n(2)); }
void s33() { S s; A a(1); B b(2); s(a, b); }
void s34() { t(1, n(2), n(3)); }
void s35() { A a(1); B b(2); t(1, a, b); }
void s36() { one(1, 2, A(3)); }
void s37() { A a(1); B b(2); one(a, b, a); }
void s38() { auto l = [](A a, B b) { std::printf("l "); }; l(1, 2); l(n(1), n(2)); A a(1); B b(2); l(a, b); l(a, n(2)); }
void s39() { auto l = [](auto x, A a, B b) { std::printf("l "); }; l(0, 1, 2); l(0, n(1), n(2)); A a(1); B b(2); l(0, a, b); }
void s40() { std::vector<S> v; v.emplace_back(1, 2); v.emplace_back(n(1), n(2)); }

int main() {
  s0();
  s1();
  s2();
  s3();
  s4();
  s5();
  s6();
  s7();
  s8();
  s9();
  s10();
  s11();
  s12();
  s13();
  s14();
  s15();
  s16();
  s17();
  s18();
  s19();
  s20();
  s21();
  s22();
  s23();
  s24();
  s25();
  s26();
  s27();
  s28();
  s29();
  s30();
  s31();
  s32();
  s33();
  s34();
  s35();
  s36();
  s37();
  s38();
  s39();
  s40();
}
