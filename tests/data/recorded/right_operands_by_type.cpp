// What the type of the left operand makes of the right one is made where that is evaluated.
#include <cstdio>
struct M { int v; M(int v) : v(v) { std::printf("M%d ", v); } M(M const& o) : v(o.v) { std::printf("c%d ", v); } ~M() { std::printf("~M%d ", v); } M operator-() const { return M(-v); } M operator+(M const& o) const { return M(v + o.v); } M& operator+=(M const& o) { v += o.v; return *this; } M& operator=(M const& o) { v = o.v; return *this; } M operator[](M const& i) const { return M(v + i.v); } M operator()(M const& i) const { return M(v - i.v); } bool operator==(M const& o) const { return v == o.v; } bool operator<(M const& o) const { return v < o.v; } M f() const { return M(v + 100); } M& self() { return *this; } };
struct V { int v; V(int v) : v(v) { std::printf("V%d ", v); } V(V const& o) : v(o.v) { std::printf("c%d ", v); } ~V() { std::printf("~V%d ", v); } };
V operator-(V a) { return V(-a.v); }
V operator+(V a, V b) { return V(a.v + b.v); }
bool operator==(V a, V b) { return a.v == b.v; }
bool operator<(V a, V b) { return a.v < b.v; }
template <class T> struct W { T v; W(T v) : v(v) { std::printf("W%d ", (int)v); } ~W() { std::printf("~W%d ", (int)v); } friend W operator+(W const& a, W const& b) { return W(a.v + b.v); } friend W operator-(W const& a) { return W(-a.v); } friend W operator*(W a, W b) { return W(a.v * b.v); } };
template <class T> void plus(T x) { auto r = -x + 2; std::puts("|"); }
template <class T> void plusx(T x) { T y(7); auto r = -x + y; std::puts("|"); }
template <class T> void plus3(T x) { auto r = -x + 2 + 3; std::puts("|"); }
template <class T> void plusf(T x) { auto f = [&](int i) -> T { return T(i); }; auto r = f(3) + 2; std::puts("|"); }
template <class T> void plusg(T x) { auto r = T(3) + 2; std::puts("|"); }
template <class T> void pluse(T x) { T a[2] = {1, 2}; int i = 0; auto r = a[i++] + i; std::puts("|"); }
template <class T> void plusd(T x) { T* p = &x; auto r = -*p + 2; std::puts("|"); }
template <class T> void plusn(T x) { auto r = -x + (-x + 2); std::puts("|"); }
template <class T> void plusc(T x, bool b) { auto r = (b ? -x : x) + 2; std::puts("|"); }
template <class T> void pe(T x) { (x += 2) += 3; std::puts("|"); }
template <class T> void pea(T x) { T y(1); (y = x) += 3; std::puts("|"); }
template <class T> void pes(T x) { x.self() += 3; std::puts("|"); }
template <class T> void as(T x) { x.self() = 3; std::puts("|"); }
template <class T> void as2(T x) { (x = 2) = 3; std::puts("|"); }
template <class T> void asi(T x) { T a[2] = {1, 2}; int i = 0; a[i++] = 3; std::puts("|"); }
template <class T> void eq(T x) { bool b = -x == 2; std::puts(b ? "y" : "n"); }
template <class T> void ne(T x) { bool b = -x != 2; std::puts(b ? "y" : "n"); }
template <class T> void lt(T x) { bool b = -x < 2; std::puts(b ? "y" : "n"); }
template <class T> void rl(T x) { bool b = 2 == -x; std::puts(b ? "y" : "n"); }
template <class T> void ix(T x) { auto r = (-x)[2]; std::puts("|"); }
template <class T> void cl(T x) { auto r = (-x)(2); std::puts("|"); }
template <class T> void loop(T x) { for (int i = 0; i < 3; ++i) { auto r = -x + i; std::puts("|"); } }
template <class... T> void pack(T... x) { (..., (void)(-x + 2)); std::puts("|"); }
template <class T> void mul(T x) { auto r = -x * 2; std::puts("|"); }
template <class T> T rec(T x, int n) { if (n == 0) return x; return rec(x, n - 1) + n; }
struct C { static inline int n = 0; int id; C(int) : id(n++) {} C operator-() const { return C(0); } int operator+(C const& o) const { return id * 10 + o.id; } };

void s0() { plus(M(1)); }
void s1() { plus(V(1)); }
void s2() { plusx(M(1)); }
void s3() { plusx(V(1)); }
void s4() { plus3(M(1)); }
void s5() { plus3(V(1)); }
void s6() { plusf(M(1)); }
void s7() { plusf(V(1)); }
void s8() { plusg(M(1)); }
void s9() { plusg(V(1)); }
void s10() { pluse(M(1)); }
void s11() { pluse(V(1)); }
void s12() { plusd(M(1)); }
void s13() { plusd(V(1)); }
void s14() { plusn(M(1)); }
void s15() { plusn(V(1)); }
void s16() { plusc(M(1), true); }
void s17() { plusc(V(1), false); }
void s18() { pe(M(1)); }
void s19() { pea(M(1)); }
void s20() { pes(M(1)); }
void s21() { as(M(1)); }
void s22() { as2(M(1)); }
void s23() { asi(M(1)); }
void s24() { eq(M(1)); }
void s25() { eq(V(1)); }
void s26() { ne(M(1)); }
void s27() { ne(V(1)); }
void s28() { lt(M(1)); }
void s29() { lt(V(1)); }
void s30() { ix(M(1)); }
void s31() { cl(M(1)); }
void s32() { loop(M(1)); }
void s33() { loop(V(1)); }
void s34() { pack(M(1), V(1), 3); }
void s35() { plus(W<int>(1)); }
void s36() { plus3(W<int>(1)); }
void s37() { mul(W<int>(1)); }
void s38() { plusx(W<float>(1)); }
void s39() { auto f = [](auto x) { std::printf("%d\n", -x + 2); }; f(C(0)); f(3); }
void s40() { M x(1); (x += 2) += 3; std::puts("|"); }
void s41() { M x(1); (x = 2) = 3; std::puts("|"); }
void s42() { M x(1); x.self() += 3; std::puts("|"); }
void s43() { M x(1); x.self() = 3; std::puts("|"); }
void s44() { M x(1); auto r = (-x)[2]; std::puts("|"); }
void s45() { M x(1); auto r = x[2]; std::puts("|"); }
void s46() { M x(1); auto r = (x + 2)[x + 3]; std::puts("|"); }
void s47() { M x(1); auto r = x.f()[2]; std::puts("|"); }
void s48() { M x(1); M a[2] = {x[2], x[3]}; std::puts("|"); }
void s49() { struct D { M operator*() const { return M(4); } M operator[](int i) const { return M(i); } }; D d; auto r = *d; std::puts("|"); auto q = d[3]; std::puts("|"); }
void s50() { M x(1); auto r = x[2].v; auto s = -x[2]; std::puts("|"); }
void s51() { M x(1); auto r(x[2]); std::puts("|"); auto s{x[2]}; std::puts("|"); }
void s52() { M a[2] = {1, 2}; auto r = a[1]; a[1].v = 9; std::printf("%d|", r.v); }
void s53() { M x(1), y(2); x.self() = y.self() = 3; std::puts("|"); }

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
  s41();
  s42();
  s43();
  s44();
  s45();
  s46();
  s47();
  s48();
  s49();
  s50();
  s51();
  s52();
  s53();
}
