// A value on its way through integers of every width and sign, and through floats.
#include <cstdint>
#include <cstdio>
#include <iostream>

template <class A, class B> void through(long long start) {
  A a = static_cast<A>(start);
  B b = a;
  A back = b;
  b += a;
  a -= 3;
  a <<= 2;
  std::cout << +a << " " << +b << " " << +back << " " << sizeof(a + b) << " " << (a < b) << (back == start) << "\n";
}

int main() {
  through<uint8_t, int8_t>(300);
  through<int8_t, uint32_t>(-5);
  through<int16_t, uint8_t>(-70000);
  through<uint32_t, int64_t>(-1);
  through<int, unsigned short>(65537);
  through<unsigned long long, int>(5000000000ll);
  through<bool, char>(2);
  bool yes = 5;
  uint8_t small = 300;
  int truncated = 2.9, negative = -2.9;
  unsigned char sum = 200 + 100;
  float f = 16777217, g = 0.1f;
  double d = 0.1f;
  printf("%d %d %d %d %d %.1f %d %d\n", yes, small, truncated, negative, sum, f, g == 0.1, d == 0.1f);
  std::cout << 7 / 2 << " " << -7 / 2 << " " << -7 % 3 << " " << 7 / 2.0 << " " << 1 / 3.0f << " " << 5u - 6 << " " << -1 / 2u << "\n";
  std::cout << (1u < -1) << (1 < -1) << ('a' + 1) << char('a' + 1) << " " << true + true << " " << (short)40000 << " " << (int)3e9f / 2 * 0 << "\n";
  std::cout << (10 >> 1) << (-10 >> 1) << " " << (1 << 31 >> 31) << " " << (0xffu << 28) << " " << ~0u << " " << ~5 << " " << (6 & 3 | 8 ^ 1) << "\n";
  long long big = 1ll << 40;
  int low = big, half = big / 3;
  printf("%d %d %lld %llu\n", low, half, -big, (unsigned long long)-1 >> 60);
  float acc = 0;
  for (int i = 0; i < 10; ++i) acc += 0.1f;
  double wide = 0;
  for (int i = 0; i < 10; ++i) wide += 0.1;
  std::cout << acc << " " << (acc == 1.0f) << " " << wide << " " << (wide == 1.0) << " " << float(wide) << "\n";
}
