// The functions of `<bit>`.
#include <bit>
#include <cstdint>
#include <cstdio>
struct Two { uint16_t a,b; };
int main(){
  printf("%u %g\n", std::bit_cast<uint32_t>(1.0f), std::bit_cast<float>(0x40490fdbu));
  auto t=std::bit_cast<Two>(0x00020001u);
  printf("%d %d\n",t.a,t.b);
  printf("%d %d %d %d\n", std::popcount(0xffu), std::countl_zero(1u), std::countr_zero(8u), std::countl_one(0xf0000000u));
  printf("%d %d %d\n", std::countr_one(7u), std::countl_zero((uint8_t)1), std::countr_zero((uint16_t)0));
  printf("%u %u\n", std::rotl(0x80000001u,1), std::rotr(1u,1));
  printf("%d\n", std::rotl((uint8_t)0x81,1));
  printf("%u %u %u\n", std::bit_ceil(5u), std::bit_floor(5u), (unsigned)std::bit_width(5u));
  printf("%d %d\n", std::has_single_bit(8u), std::has_single_bit(6u));
  printf("%d\n", std::endian::native==std::endian::little);
  printf("%u\n", std::rotl(1u,-1));
  printf("%llu\n", std::bit_ceil(0x100000001ull));
  constexpr auto k=std::bit_width(255u);
  static_assert(k==8);
  printf("%d\n", std::popcount(~0ull));
  printf("%u\n",std::bit_floor(0u));
  printf("%u\n",std::bit_ceil(0u));
}
