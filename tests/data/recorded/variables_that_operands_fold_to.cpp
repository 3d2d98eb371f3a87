// What g++ folds to a variable is read when all operands are there.
#include <cstdio>
void two(int a, int b) { std::printf("%d %d\n", a, b); }
void twol(long a, long b) { std::printf("%ld %ld\n", a, b); }
void twod(double a, double b) { std::printf("%g %g\n", a, b); }
template <class T> void tt(T x) { two(++x, x & -1); two(x++, x | 0); two(x & -1, ++x); two(++x, x*1); two(++x, +x); }
#include <cstdint>
void twof(float a, float b) { std::printf("%g %g\n", a, b); }
void twob(bool a, bool b) { std::printf("%d %d\n", a, b); }
using I = int;
enum { Z = 0, ONE = 1, ALL = -1 };
constexpr int zero = 0;
const int one = 1;
template <int N> void tn(int x) { two(++x, x + N); two(++x, x * N); }
struct S { int a, b; };

void s0() { int x=5; two(++x, x & -1); }
void s1() { int x=5; two(++x, x | 0); }
void s2() { int x=5; two(++x, x + 0); }
void s3() { int x=5; two(++x, x - 0); }
void s4() { int x=5; two(++x, x * 1); }
void s5() { int x=5; two(++x, x / 1); }
void s6() { int x=5; two(++x, x ^ 0); }
void s7() { int x=5; two(++x, x << 0); }
void s8() { int x=5; two(++x, x >> 0); }
void s9() { int x=5; two(++x, +x); }
void s10() { int x=5; two(++x, -x); }
void s11() { int x=5; two(++x, - -x); }
void s12() { int x=5; two(++x, ~~x); }
void s13() { int x=5; two(++x, !!x); }
void s14() { int x=5; two(++x, x && true); }
void s15() { int x=5; two(++x, x || false); }
void s16() { int x=5; two(++x, 0 + x); }
void s17() { int x=5; two(++x, 0 | x); }
void s18() { int x=5; two(++x, 1 * x); }
void s19() { int x=5; two(++x, -1 & x); }
void s20() { int x=5; two(++x, 0 ^ x); }
void s21() { int x=5; two(++x, x & x); }
void s22() { int x=5; two(++x, x | x); }
void s23() { int x=5; two(++x, x ^ x); }
void s24() { int x=5; two(++x, x - x); }
void s25() { int x=5; two(++x, x * 0); }
void s26() { int x=5; two(++x, x & 0); }
void s27() { int x=5; two(++x, x | -1); }
void s28() { int x=5; two(++x, x % 1); }
void s29() { int x=5; two(++x, x + 1 - 1); }
void s30() { int x=5; two(++x, (x + 1) - 1); }
void s31() { int x=5; two(++x, x - 1 + 1); }
void s32() { int x=5; two(++x, true ? x : 0); }
void s33() { int x=5; two(++x, (int)x); }
void s34() { int x=5; two(++x, (long)x); }
void s35() { int x=5; two(++x, (unsigned)x); }
void s36() { int x=5; two(++x, (int)(unsigned)x); }
void s37() { int x=5; two(++x, (int)(long)x); }
void s38() { int x=5; two(++x, (int)(char)x); }
void s39() { int x=5; two(++x, (int)(double)x); }
void s40() { int x=5; two(++x, static_cast<int>(x)); }
void s41() { int x=5; two(++x, int(x)); }
void s42() { int x=5; two(++x, int{x}); }
void s43() { int x=5; two(++x, (x)); }
void s44() { int x=5; two(++x, (0, x)); }
void s45() { int x=5; two(++x, x + 0u); }
void s46() { int x=5; two(++x, x + 0l); }
void s47() { int x=5; two(++x, x | 0u); }
void s48() { int x=5; two(++x, x & ~0u); }
void s49() { int x=5; two(++x, x * 1u); }
void s50() { unsigned x=5; two(++x, x & -1); }
void s51() { unsigned x=5; two(++x, x | 0); }
void s52() { unsigned x=5; two(++x, x & 0xffffffffu); }
void s53() { long x=5; two(++x, x & -1); }
void s54() { long x=5; twol(++x, x & -1); }
void s55() { long x=5; twol(++x, x | 0); }
void s56() { long x=5; twol(++x, x + 0); }
void s57() { int x=5; twol(++x, x | 0); }
void s58() { int x=5; twol(++x, x | 0l); }
void s59() { int x=5; twol(++x, x + 0l); }
void s60() { short x=5; two(++x, x & -1); }
void s61() { short x=5; two(++x, x | 0); }
void s62() { char x=5; two(++x, x | 0); }
void s63() { char x=5; two(++x, x & 0xff); }
void s64() { unsigned char x=5; two(++x, x & 0xff); }
void s65() { unsigned char x=5; two(++x, x | 0); }
void s66() { short x=5; two(++x, x + 0); }
void s67() { bool x=false; two(x = true, x | 0); }
void s68() { bool x=false; two(x = true, x & 1); }
void s69() { double x=5; twod(++x, x + 0); }
void s70() { double x=5; twod(++x, x * 1); }
void s71() { double x=5; twod(++x, x - 0); }
void s72() { double x=5; twod(++x, x / 1); }
void s73() { double x=5; twod(++x, +x); }
void s74() { float x=5; twod(++x, x * 1); }
void s75() { float x=5; twod(++x, x * 1.0f); }
void s76() { int x=5; twod(++x, x * 1.0); }
void s77() { int x=5; two(x & -1, ++x); }
void s78() { int x=5; two(x | 0, x++); }
void s79() { int x=5; two(x++, x | 0); }
void s80() { int x=5; two(x += 2, x | 0); }
void s81() { int x=5; two(x = 9, x | 0); }
void s82() { int x=5; std::printf("%d %d\n", ++x, x & -1); }
void s83() { int x=5; std::printf("%d %d %d\n", x | 0, ++x, x & -1); }
void s84() { int x=5; std::printf("%d\n", (x & -1) + ++x); }
void s85() { int x=5; std::printf("%d\n", (x | 0) + x++); }
void s86() { int x=5; std::printf("%d\n", (x + 0) - x++); }
void s87() { int x=5; std::printf("%d\n", (x * 1) * x++); }
void s88() { int x=5; std::printf("%d\n", +x - x++); }
void s89() { int x=5; std::printf("%d\n", +x + x++); }
void s90() { int x=5; std::printf("%d\n", x++ + (x | 0)); }
void s91() { int x=5; std::printf("%d\n", (x + 1) * x++); }
void s92() { int x=5; std::printf("%d\n", (x * 2) - x++); }
void s93() { int x=5; std::printf("%d\n", (x * 2) + x++); }
void s94() { int x=5; std::printf("%d\n", (x + 1) < x++); }
void s95() { int x=5; std::printf("%d\n", (x - 1) < x++); }
void s96() { int x=5; std::printf("%d\n", (x + 1) == ++x); }
void s97() { int x=5,y=3; std::printf("%d\n", (x + y) - x++); }
void s98() { int x=5,y=3; std::printf("%d\n", (x - y) - x++); }
void s99() { int x=5,y=3; std::printf("%d\n", (x * y) - x++); }
void s100() { int x=5; std::printf("%d\n", (x << 1) - x++); }
void s101() { int x=5; std::printf("%d\n", (x | 1) - x++); }
void s102() { int x=5; std::printf("%d\n", (x & 7) - x++); }
void s103() { int x=5; std::printf("%d\n", (x & -1) - x++); }
void s104() { int x=5; std::printf("%d\n", (x % 3) - x++); }
void s105() { int x=5; std::printf("%d\n", (x / 2) - x++); }
void s106() { int x=5; std::printf("%d\n", -x - x++); }
void s107() { int x=5; std::printf("%d\n", (x + 1) / x++); }
void s108() { int x=5; std::printf("%d\n", (x + 1) % x++); }
void s109() { int x=5; std::printf("%d\n", (x + 1) & x++); }
void s110() { int x=5; std::printf("%d\n", (x + 1) | x++); }
void s111() { int x=5; std::printf("%d\n", (x + 1) ^ x++); }
void s112() { int x=2; std::printf("%d\n", (x + 1) << x++); }
void s113() { int x=5; std::printf("%d\n", (x + 1) != x++); }
void s114() { int x=5; std::printf("%d\n", (x + 1) > x++); }
void s115() { int x=5; std::printf("%d\n", (x + 1) >= (x = 6)); }
void s116() { double x=5; std::printf("%g\n", (x + 1) - x++); }
void s117() { float x=5; std::printf("%g\n", (x + 1) - x++); }
void s118() { int x=5; two(++x, (bool)x); }
void s119() { int x=5; two(++x, bool(x)); }
void s120() { int x=5; two(++x, (float)x); }
void s121() { int x=5; two(++x, (int)(float)x); }
void s122() { long x=5; twol(++x, (int)x); }
void s123() { long x=5; two(++x, (int)x); }
void s124() { long x=5; twol(++x, (long)(int)x); }
void s125() { long x=5; twol(++x, (unsigned long)x); }
void s126() { long x=5; twol(++x, x & ~0u); }
void s127() { long x=5; twol(++x, x & ~0ul); }
void s128() { long x=5; twol(++x, x + 0u); }
void s129() { double x=5; twod(++x, x + 0.0); }
void s130() { double x=5; twod(++x, x * 1.0); }
void s131() { double x=5; twod(++x, x - 0.0); }
void s132() { double x=5; twod(++x, x / 1.0); }
void s133() { double x=5; twod(++x, x / 1.0f); }
void s134() { double x=5; twod(++x, 1.0 * x); }
void s135() { double x=5; twod(++x, (double)x); }
void s136() { double x=5; twod(++x, (float)x); }
void s137() { double x=5; twod(++x, (int)x); }
void s138() { double x=5; twod(++x, x + 1 - 1); }
void s139() { double x=5; twod(++x, - -x); }
void s140() { float x=5; twof(++x, x * 1.0f); }
void s141() { float x=5; twof(++x, x * 1.0); }
void s142() { float x=5; twof(++x, x * 1); }
void s143() { float x=5; twof(++x, (float)x); }
void s144() { float x=5; twof(++x, (float)(double)x); }
void s145() { float x=5; twof(++x, x - 0); }
void s146() { float x=5; twof(++x, x + 0); }
void s147() { bool x=false; twob(x = true, !!x); }
void s148() { bool x=false; twob(x = true, (bool)x); }
void s149() { bool x=false; twob(x = true, x == true); }
void s150() { bool x=false; twob(x = true, x != false); }
void s151() { bool x=false; twob(x = true, x && true); }
void s152() { bool x=false; twob(x = true, x || false); }
void s153() { bool x=false; twob(x = true, x ^ false); }
void s154() { bool x=false; twob(x = true, x | 0); }
void s155() { bool x=false; twob(x = true, x & 1); }
void s156() { bool x=false; twob(x = true, x ? true : false); }
void s157() { int x=5; two(++x, x + 3); }
void s158() { int x=5; int k = 0; two(++x, x + k); }
void s159() { int x=5; two(++x, x ^ 1 ^ 1); }
void s160() { int x=5; two(++x, x | 0 | 0); }
void s161() { int x=5; two(++x, (x | 0) & -1); }
void s162() { int x=5; two(++x, x + 2 - 2); }
void s163() { int x=5; two(++x, 2 + x - 2); }
void s164() { int x=5; two(++x, x + 2 + -2); }
void s165() { int x=5; two(++x, x - 2 - -2); }
void s166() { int x=5; two(++x, x * 2 / 2); }
void s167() { int x=5; two(++x, x * 3 / 3); }
void s168() { int x=5; two(++x, x + 'a' - 'a'); }
void s169() { int x=5; two(++x, x + true - 1); }
void s170() { unsigned x=5; two(++x, x + 2 - 2); }
void s171() { int x=5; int a[9] = {0,1,2,3,4,5,6,7,8}; two(++x, a[x & -1]); }
void s172() { int x=5; int a[9] = {0,1,2,3,4,5,6,7,8}; a[x & -1] = x++; std::printf("%d %d\n", a[5], a[6]); }
void s173() { int x=5; S s{++x, x & -1}; std::printf("%d %d\n", s.a, s.b); }
void s174() { int x=5; S s{x & -1, ++x}; std::printf("%d %d\n", s.a, s.b); }
void s175() { int x=5; std::printf("%d %ld\n", ++x, (long)x); }
void s176() { int x=5; std::printf("%d %ld\n", ++x, x + 0l); }
void s177() { int x=5; std::printf("%d %d\n", ++x, (char)x); }
void s178() { char x=5; std::printf("%d %d\n", ++x, x & -1); }
void s179() { float x=5; std::printf("%g %g\n", ++x, x * 1.0); }
void s180() { double x=5; std::printf("%g %g\n", ++x, x * 1.0); }
void s181() { double x=5; std::printf("%g %g\n", x++, x * 1.0); }
void s182() { double x=5; std::printf("%g %g\n", x++, x - 0.0); }
void s183() { int x=5; int r = (x & -1) * ++x; std::printf("%d\n", r); }
void s184() { int x=5; int r = ++x * (x & -1); std::printf("%d\n", r); }
void s185() { int x=5; int r = (x | 0) - ++x; std::printf("%d\n", r); }
void s186() { int x=5; bool r = (x & -1) < ++x; std::printf("%d\n", r); }
void s187() { int x=5; int r = (x & -1) << (x = 1); std::printf("%d\n", r); }
void s188() { int x=5; int r = (int)x - ++x; std::printf("%d\n", r); }
void s189() { int x=5; int r = (int)(char)x - ++x; std::printf("%d\n", r); }
void s190() { int x=5; int r = (x + 1 - 1) - ++x; std::printf("%d\n", r); }
void s191() { double x=5; double r = (x * 1.0) - ++x; std::printf("%g\n", r); }
void s192() { double x=5; double r = (x + 0.0) - ++x; std::printf("%g\n", r); }
void s193() { double x=5; double r = (x + 1.0) - ++x; std::printf("%g\n", r); }
void s194() { int x=5; two(++x, (int)(x * 1.0f)); }
void s195() { int x=5; two(++x, (int)(x * 1.0)); }
void s196() { float x=5; twof(++x, (float)(x * 1.0)); }
void s197() { float x=5; twod(++x, x * 1.0); }

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
  s54();
  s55();
  s56();
  s57();
  s58();
  s59();
  s60();
  s61();
  s62();
  s63();
  s64();
  s65();
  s66();
  s67();
  s68();
  s69();
  s70();
  s71();
  s72();
  s73();
  s74();
  s75();
  s76();
  s77();
  s78();
  s79();
  s80();
  s81();
  s82();
  s83();
  s84();
  s85();
  s86();
  s87();
  s88();
  s89();
  s90();
  s91();
  s92();
  s93();
  s94();
  s95();
  s96();
  s97();
  s98();
  s99();
  s100();
  s101();
  s102();
  s103();
  s104();
  s105();
  s106();
  s107();
  s108();
  s109();
  s110();
  s111();
  s112();
  s113();
  s114();
  s115();
  s116();
  s117();
  s118();
  s119();
  s120();
  s121();
  s122();
  s123();
  s124();
  s125();
  s126();
  s127();
  s128();
  s129();
  s130();
  s131();
  s132();
  s133();
  s134();
  s135();
  s136();
  s137();
  s138();
  s139();
  s140();
  s141();
  s142();
  s143();
  s144();
  s145();
  s146();
  s147();
  s148();
  s149();
  s150();
  s151();
  s152();
  s153();
  s154();
  s155();
  s156();
  s157();
  s158();
  s159();
  s160();
  s161();
  s162();
  s163();
  s164();
  s165();
  s166();
  s167();
  s168();
  s169();
  s170();
  s171();
  s172();
  s173();
  s174();
  s175();
  s176();
  s177();
  s178();
  s179();
  s180();
  s181();
  s182();
  s183();
  s184();
  s185();
  s186();
  s187();
  s188();
  s189();
  s190();
  s191();
  s192();
  s193();
  s194();
  s195();
  s196();
  s197();
}
