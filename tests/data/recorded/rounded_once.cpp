// An integer becomes a `float` in one rounding, and a literal the nearest number of its own type.
#include <cstdio>
#include <cstdint>
#include <cstring>
float f1(unsigned long long k) { return (float)k; }
float f2(long k) { return k; }
int main() {
  unsigned long long k = 0x8234508000000001ULL; float x = (float)k; double d = k; 
  printf("%a %a %a\n", x, (float)d, f1(k));
  long s = 0x4234508000000001L; printf("%a %a %a\n", (float)s, f2(s), f2(-s)); float g = s; printf("%a\n", g);
  float arr[2] = {1, 2}; arr[1] = s; printf("%a\n", arr[1]); arr[0] = 0; arr[0] += s; printf("%a\n", arr[0]);
  printf("%a\n", s * 1.0f); printf("%a\n", 1.0f + k); int big = 16777217; printf("%a %d\n", (float)big, 16777217 == (float)big);
  printf("%d\n", s == (float)s); printf("%d\n", (float)s < s); 
  float c = true ? s : 1.0f; printf("%a\n", c); auto e = float(k); printf("%a\n", e); printf("%a\n", static_cast<float>(k));
  uint64_t m = ~0ull; printf("%a %a\n", (float)m, (double)m); m = 0xffffff7fffffffffull; printf("%a\n", (float)m);
  m = 0x8000008000000000ull; printf("%a\n", (float)m); m += 1; printf("%a\n", (float)m);
  printf("%a %a %a %d\n", 0x1.0p-1022, 0x1.8p-1074, 0x1.fffffffffffff8p0, 0x1.0p-1022L == 0x1p-1022);
  printf("%a %a %a\n", 0x1.000001000000001p0f, 1.000000059604644775390626f, 3.4028235e38f);
}
