// Functions of bits and of divisors whose template arguments are written: the arguments are converted to them.
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <numeric>
#include <type_traits>

template <class Word>
int digits_of(unsigned x) {
  return std::popcount<Word>(x) * 100 + std::countl_zero<Word>(x);
}

int main() {
  using byte = std::uint8_t;
  std::printf("%d %d %d\n", std::popcount<byte>(0x1ffu), std::countl_zero<byte>(1), std::countr_zero<std::uint16_t>(0x10000));
  std::printf("%d %d\n", std::countl_one<byte>(0xf0), std::countr_one<byte>(0x1ff));
  std::printf("%d %d %d\n", static_cast<int>(std::bit_width<byte>(0x1ff)), std::bit_floor<byte>(0x1ff), std::bit_ceil<std::uint16_t>(300));
  std::printf("%d %d\n", std::has_single_bit<byte>(0x101u), std::has_single_bit(0x101u));
  std::printf("%x %x %x\n", std::rotl<byte>(0x81, 1), std::rotr<std::uint16_t>(1, 1), std::rotr<byte>(0x181, 1));
  static_assert(std::is_same_v<decltype(std::rotl<byte>(1, 1)), byte> && sizeof(std::bit_ceil<std::uint16_t>(3)) == 2);
  std::printf("%d %d\n", digits_of<byte>(0x3ff), digits_of<std::uint32_t>(0x3ff));
  constexpr auto divisor = std::gcd<long>(12, 8);
  static_assert(std::is_same_v<decltype(divisor), const long>);
  std::printf("%ld %zu %d %ld\n", divisor, sizeof(std::gcd<short, int>(4, 6)), std::lcm<int>(4.9, 6), std::lcm<int, long>(4, 10));

  // numbers of several types are promoted together: `float` only where all are
  std::printf("%g %g %zu %zu\n", std::lerp(1, 2, 0.5), std::lerp(0, 3, 0.25f), sizeof(std::lerp(0, 3, 0.25f)), sizeof(std::lerp(1.f, 2.f, .5f)));
  std::printf("%g %zu %zu\n", std::hypot(1.f, 2, 2.f), sizeof(std::hypot(1.f, 2, 2.f)), sizeof(std::hypot(1.f, 2.f, 2.f)));
}
