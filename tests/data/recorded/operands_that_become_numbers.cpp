// Objects that become numbers where no operator of the program takes them, in folds and beside one another.
#include <cstdio>
#include <string>
struct A { int v; A(int v) : v(v) {} operator int() const { std::printf("i%d ", v); return v; } };
struct B { int v; B(int v) : v(v) { std::printf("B%d ", v); } B(B const& o) : v(o.v) { std::printf("c%d ", v); } ~B() { std::printf("~B%d ", v); } operator int() const { std::printf("b%d ", v); return v; } };
struct X { int v; };
X operator+(X a, X b) { return X{a.v + b.v}; }
X operator*(X a, int b) { return X{a.v * b}; }
bool operator==(X a, X b) { return a.v == b.v; }
A mk(int i) { std::printf("m%d ", i); return A(i); }
template <class... T> void sum(T const&... a) { std::printf("= %d\n", (a + ...)); }
template <class... T> void sum2(T const&... a) { std::printf("= %d\n", (... + a)); }
template <class... T> void sum3(T const&... a) { std::printf("= %d\n", (a + ... + 1)); }
template <class... T> void sum4(T const&... a) { std::printf("= %d\n", (1 + ... + a)); }
template <class... T> void sum5(T... a) { std::printf("= %d\n", (a * ...)); }
template <class... T> void sum6(T... a) { std::printf("= %d\n", (... - mk(a))); }
template <class... T> void sum7(T... a) { std::printf("= %d\n", (mk(a) + ...)); }
template <class... T> void sum8(T... a) { std::printf("= %d\n", (... + mk(a))); }
template <class... T> void sum9(T... a) { std::printf("= %d\n", (... + T(a))); }
template <class... T> void sum10(T... a) { std::printf("= %d\n", (T(a) + ...)); }
template <class T, class... R> void sum11(R... a) { std::printf("= %d\n", (... + T(a))); }
template <class T, class... R> void sum12(R... a) { std::printf("= %d\n", (T(a) + ...)); }
template <class T, class... R> void sum13(R... a) { std::printf("= %d\n", (0 + ... + T(a))); }
template <class T, class... R> void sum14(R... a) { std::printf("= %d\n", (T(a) + ... + 0)); }
template <class... T> void xs(T... a) { std::printf("= %d\n", (a + ...).v); }
template <class... T> void cmp(T const&... a) { std::printf("= %d\n", (... < a)); }
template <class... T> void bits(T const&... a) { std::printf("= %d\n", (a | ...)); }
template <class... T> void mix(T const&... a) { std::printf("= %d\n", (a + ... + 2)); }

void s0() { sum(A(1), A(2), A(3)); }
void s1() { sum2(A(1), A(2), A(3)); }
void s2() { sum3(A(1), A(2), A(3)); }
void s3() { sum4(A(1), A(2), A(3)); }
void s4() { sum5(A(1), A(2), A(3)); }
void s5() { sum6(1, 2, 3); }
void s6() { sum7(1, 2, 3); }
void s7() { sum8(1, 2, 3); }
void s8() { sum9(A(1), A(2), A(3)); }
void s9() { sum10(A(1), A(2), A(3)); }
void s10() { sum11<A>(1, 2, 3); }
void s11() { sum12<A>(1, 2, 3); }
void s12() { sum13<A>(1, 2, 3); }
void s13() { sum14<A>(1, 2, 3); }
void s14() { sum(B(1), B(2), B(3)); }
void s15() { sum2(B(1), B(2), B(3)); }
void s16() { sum3(B(1), B(2)); }
void s17() { sum5(B(1), B(2), B(3)); }
void s18() { sum9(B(1), B(2), B(3)); }
void s19() { sum10(B(1), B(2), B(3)); }
void s20() { sum11<B>(1, 2, 3); }
void s21() { sum12<B>(1, 2, 3); }
void s22() { sum13<B>(1, 2, 3); }
void s23() { sum14<B>(1, 2, 3); }
void s24() { sum(A(1), 2, A(3)); }
void s25() { sum2(A(1), 2, A(3)); }
void s26() { sum(1, A(2), 3); }
void s27() { sum2(A(1), B(2), A(3)); }
void s28() { sum(A(1), B(2), A(3)); }
void s29() { xs(X{1}, X{2}, X{3}); }
void s30() { cmp(A(1), A(2), A(3)); }
void s31() { bits(A(1), A(2), A(3)); }
void s32() { mix(A(1), A(2)); }
void s33() { auto f = [](auto const&... a) { std::printf("= %d\n", (a + ...)); }; f(A(1), A(2), A(3)); f(1, 2); }
void s34() { auto f = [](auto const&... a) { std::printf("= %d\n", (... + a)); }; f(A(1), A(2), A(3)); f(1, 2); }
void s35() { auto f = [](auto... a) { std::printf("= %d\n", (... + mk(a))); }; f(1, 2, 3); }
void s36() { std::printf("%d\n", A(1) + A(2) + A(3)); }
void s37() { std::printf("%d\n", A(1) + (A(2) + A(3))); }
void s38() { std::printf("%d\n", mk(1) + mk(2) + mk(3)); }
void s39() { std::printf("%d\n", mk(1) + (mk(2) + mk(3))); }
void s40() { std::printf("%d\n", B(1) + B(2)); }
void s41() { auto f = [](auto x, auto y) { std::printf("%d\n", x + y); std::printf("%d\n", mk(1) + y); std::printf("%d\n", (x, y) * mk(2)); }; f(A(1), A(2)); f(B(1), A(2)); }
void s42() { auto f = [](auto x, auto y) { std::printf("%d\n", mk(1) + mk(2)); std::printf("%d\n", x - mk(2)); std::printf("%d\n", mk(2) - x); std::printf("%d\n", -x + mk(2)); std::printf("%d\n", x * y + mk(3)); }; f(A(1), A(2)); f(B(1), A(2)); f(1, 2); }
void s43() { std::printf("%d\n", 1 + mk(2)); std::printf("%d\n", (mk(1), 2) + mk(2)); int i = 1; std::printf("%d\n", i++ + mk(2)); std::printf("%d\n", mk(2) + i++); std::printf("%d\n", mk(2) * i++); }
void s44() { std::printf("%d\n", -mk(1) + mk(2)); std::printf("%d\n", -mk(1) * mk(2)); std::printf("%d\n", mk(1) < mk(2)); std::printf("%d\n", mk(1) == mk(2)); }
void s45() { X x{1}; std::printf("%d\n", (x + X{mk(2)}).v); std::printf("%d\n", (X{mk(1)} + X{mk(2)}).v); std::printf("%d\n", (X{mk(1)} * mk(2)).v); std::printf("%d\n", (x * mk(2)).v); }
void s46() { auto f = [](auto x) { std::printf("%d\n", (x * mk(2)).v); std::printf("%d\n", (x + X{mk(2)}).v); }; f(X{3}); }
void s47() { std::printf("%d\n", mk(1) << mk(2)); std::printf("%d\n", mk(1) && mk(2)); std::printf("%d\n", mk(0) || mk(2)); }
void s48() { A a[2] = {1, 2}; std::printf("%d\n", a[0] + a[1]); int i = 0; std::printf("%d\n", a[i++] + mk(5)); std::printf("%d\n", mk(5) * a[--i]); }
void s49() { int r = 1; r += mk(3); r = mk(2) + r; std::printf("%d\n", r); double d = mk(2) * 1.5 + mk(1); std::printf("%g\n", d); }

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
}
