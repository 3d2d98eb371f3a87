// Shifts, masks, rotations, signed and unsigned.
#include <cstdint>
#include <cstdio>
#include <initializer_list>

constexpr int popcount(uint32_t x) {
  int n = 0;
  while (x) {
    x &= x - 1;
    ++n;
  }
  return n;
}
template <class T>
constexpr T rotl(T x, int n) {
  constexpr int bits = sizeof(T) * 8;
  return T((x << n) | (x >> (bits - n)));
}
static_assert(popcount(0xff) == 8);

int main() {
  for (uint32_t x : {0u, 1u, 0xdeadbeefu, ~0u}) printf("%08x has %d\n", x, popcount(x));
  printf("%x %x %x\n", rotl<uint8_t>(0x81, 1), rotl<uint16_t>(0x8001, 4), rotl(0x80000001u, 31));
  int8_t small = -128;
  printf("%d %d %d\n", small >> 3, uint8_t(small) >> 3, -small);
  int64_t wide = int64_t(1) << 40;
  printf("%ld %d %u\n", wide, int(wide >> 32), unsigned(wide + 5));
  uint16_t h = 65535;
  h += 2;
  printf("%u %d %u\n", h, ~h, uint16_t(~h));
  printf("%d %d\n", (0x0f ^ 0x3c) & ~0x10, 6 & 3 | 8);
  return 0;
}
