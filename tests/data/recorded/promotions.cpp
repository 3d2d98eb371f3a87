#include <cstdio>
#include <cstdint>
#include <climits>
#include <type_traits>
#include <iostream>
int main() {
  bool b = 5;
  uint8_t u8 = 300;
  int8_t s8 = 200;
  unsigned u = -1;
  short s = 70000;
  printf("%d %u %d %u %d\n", b, u8, s8, u, s);
  char c = 'a' + 1;
  std::cout << c << " " << c + 1 << " " << (char)(c + 1) << "\n";
  std::cout << u8 << "|" << +u8 << "|" << int(s8) << "\n";
  unsigned char x = 250;
  x += 10;
  printf("%d\n", x);
  x++;
  ++x;
  printf("%d\n", x);
  x = ~x;
  printf("%d\n", x);
  x <<= 3;
  printf("%d\n", x);
  printf("%d\n", (unsigned char)~0 >> 4);
  printf("%s\n", std::is_same<decltype(c + c), int>::value ? "int" : "other");
  printf("%s\n", std::is_same_v<decltype(1u + 1), unsigned> ? "unsigned" : "other");
  printf("%s\n", std::is_same_v<decltype(1 + 1L), long> ? "long" : "other");
  printf("%s\n", std::is_same_v<decltype(1.0f + 1), float> ? "float" : "other");
  printf("%s\n", std::is_same_v<decltype('a'), char> ? "char" : "other");
  printf("%d %d\n", -7 / 2, -7 % 2);
  printf("%d %d\n", 7 / -2, 7 % -2);
  printf("%u\n", 3u - 5u);
  printf("%lu\n", (unsigned long)-1);
  printf("%d\n", -1 < 1u);
  printf("%d\n", (int)3.99f);
  printf("%d\n", (int)-3.99);
  printf("%lld\n", 1LL << 40);
  printf("%d\n", 1 << 10);
  printf("%x\n", 0xF0u >> 4 | 0x80);
  long long big = INT_MAX;
  big += 1;
  printf("%lld\n", big);
  printf("%ld\n", (long)INT_MIN - 1);
  uint32_t h = 2166136261u;
  for (char ch : {'h', 'i'}) {
    h ^= ch;
    h *= 16777619u;
  }
  printf("%u\n", h);
  uint64_t z = 0x9E3779B97F4A7C15ull;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  printf("%llu\n", (unsigned long long)z);
  printf("%016lx\n", z);
  int16_t i16 = -5;
  printf("%u %d\n", (uint16_t)i16, i16 >> 1);
  printf("%d %d\n", sizeof(long) == 8, (int)sizeof('a'));
  printf("%zu %zu %zu\n", sizeof(int[5]), sizeof(char*), sizeof(long double));
  float f = 16777217;
  printf("%.1f\n", f);
  double d = 0.1 + 0.2;
  printf("%.17g %g\n", d, d);
  printf("%f %e %G\n", 1e10, 12345.678, 1e-10);
  printf("%5d|%-5d|%05d|%+d|% d\n", 42, 42, 42, 42, 42);
  printf("%8.3f|%-8.2f|%08.2f\n", 3.14159, 2.5, -1.5);
  printf("%s|%10s|%-10s|%.2s\n", "abc", "abc", "abc", "abc");
  printf("%c%c %%\n", 'o', 107);
  printf("%#x %#o %X\n", 255, 8, 48879);
  printf("%*d|%-*d|%.*f\n", 6, 42, 6, 42, 2, 2.71828);
  printf("%hhd %hd %ld %lld %zu\n", 300, 70000, 5L, 6LL, (size_t)7);
  printf("%i %d\n", true, 'A');
  printf("%p\n", (void*)0);
  std::cout << true << false << std::boolalpha << true << std::noboolalpha << 1.5f << " " << 1e20 << " " << 100000.0
            << " " << 1000000.0 << " " << 0.0001 << " " << 0.00001 << "\n";
  std::cout << -0.0 << " " << 1.0 / 3 << " " << 2.0f / 3 << " " << 1e-5f << " " << 123456789.0 << "\n";
  int i = 5;
  i = i++ + ++i;
  int k = (i > 3) ? 1 : 0;
  printf("%d\n", k);
  int a = 1, bb = 2;
  a ^= bb;
  bb ^= a;
  a ^= bb;
  printf("%d %d\n", a, bb);
  printf("%d\n", 5 & 3 | 4 ^ 1);
  printf("%d\n", !5 + !!7);
  printf("%d\n", ~5 & 0xff);
  auto l = 3'000'000'000;
  printf("%s %ld\n", std::is_same_v<decltype(l), long> ? "long" : "int", l);
  auto hx = 0xFFFFFFFF;
  printf("%s\n", std::is_same_v<decltype(hx), unsigned> ? "unsigned" : "?");
  printf("%d %d %d\n", 'A' < 'a', '0', '\n');
  printf("%d\n", 0b1011);
  printf("%d\n", 017);
  size_t n = 3;
  for (size_t j = n; j-- > 0;) printf("%zu ", j);
  printf("\n");
  printf("%d\n", int('\xff'));
  printf("%d %d\n", CHAR_MIN, CHAR_MAX);
  std::cout << UINT_MAX << " " << LLONG_MAX << " " << ULLONG_MAX << " " << SHRT_MIN << "\n";
}
