// A bit field is promoted by what its bits hold: below 32 of them it is `int`, whatever it is declared with.
#include <cstdio>
#include <type_traits>
struct X { unsigned u3 : 3; signed long s31 : 31; long s32 : 32; unsigned long u31 : 31, u32 : 32; unsigned long long ull3 : 3, ull35 : 35; unsigned u15 : 15; unsigned u32f : 32; long l33 : 33; bool b : 1; char c : 4; unsigned char uc : 8; unsigned short us: 16; long below(long n) { return (u31 - n) / 2 + (ull3 - 9 < 0); } };
enum E : unsigned { A, B }; enum F { P, Q };
struct Y { E e : 2; F f : 3; };
template <class T> const char* n(T) { if (std::is_same_v<T, int>) return "int"; if (std::is_same_v<T, unsigned>) return "unsigned"; if (std::is_same_v<T, long>) return "long"; if (std::is_same_v<T, unsigned long>) return "ulong"; if (std::is_same_v<T, unsigned long long>) return "ulonglong"; if (std::is_same_v<T, bool>) return "bool"; if (std::is_same_v<T,char>) return "char"; return "other"; }
struct X gx;
int main() {
  X x{}; const X* p = &x;
  printf("%d %d %d %d %d %d %d %d %d %d\n", x.u3 - 2 < 0, x.s31 - 2 < 0, x.s32 - 2 < 0, x.u31 - 2 < 0, x.u32 - 2 < 0, x.ull3 - 2 < 0, x.ull35 - 2 < 0, x.u15 - 2 < 0, x.u32f - 2 < 0, x.l33 - 2 < 0);
  printf("%d %d %d %d\n", p->u3 - 2 < 0, p->u31 - 2 < 0, p->u32 - 2 < 0, p->ull3 - 2 < 0);
  printf("%d %d %d\n", gx.u3 - 2 < 0, gx.u31 - 2 < 0, -gx.u31 <= 0);
  printf("%s %s %s %s %s %s %s\n", n(x.u3 + 0), n(+x.u31), n(-x.ull3), n(~x.u32), n(x.ull35 + 1), n(x.l33 * 2), n(x.u3));
  printf("%s %s %s %s %s\n", n(x.ull3), n(x.s31), n(x.b + x.b), n(x.c + x.c), n(x.b));
  printf("%s %s %s\n", n(x.ull3 << 2), n(x.u31 | x.u3), n(x.ull3 + 1L));
  printf("%s %s\n", n(true ? x.ull3 : x.ull3), n(true ? x.u31 : 1));
  x.ull3 = 7; x.u31 = 0x7fffffff; x.ull35 = 0x7ffffffffull; x.s31 = -5; x.l33 = -3;
  printf("%d %lld\n", (x.ull3 << 30) < 0, (long long)(x.u31 << 1));
  printf("%d\n", x.s31 < x.u3); printf("%d\n", x.s31 < gx.ull3); 
  printf("%d\n", (x.ull3 - 8) / 2); printf("%d\n", (x.ull3 = 1) - 2 < 0);
  printf("%d\n", (x.ull3 += 1) - 3 < 0); printf("%d\n", --x.ull3 - 3 < 0);
  printf("%lld %d\n", (long long)(x.ull35 << 3), (x.ull35 << 3) == 0x3ffffffff8ull);
  auto v = x.ull3; printf("%s\n", n(v)); printf("%s\n", n(v - 2));
  switch (x.ull3 - 2) { case -1: printf("minus\n"); break; default: printf("other\n"); }
  Y y{A, P}; printf("%d\n", (int)(y.e - 1 < 0)); printf("%d\n", y.f - 1 < 0);
  printf("%zu %ld\n", sizeof(x.ull3 + 0), x.below(3));
}
