// A descriptor as hardware has one: bits of a word by name.
#include <cstdio>
#include <cstdint>
struct B { unsigned a : 3; unsigned b : 5; int c : 4; };
union Desc { uint64_t desc; struct { uint16_t start : 14, : 2; uint16_t ldo : 14, : 2; uint16_t sdo : 14, : 2; uint8_t : 1, base : 3, : 4; uint8_t : 6, type : 2; } bits; };
int main() { B b{5, 17, -3}; printf("%u %u %d %zu\n", b.a, b.b, b.c, sizeof(B)); b.a = 12; b.c = 9; printf("%u %d %d\n", b.a, b.c, b.a - 6); b.b++; printf("%u\n", b.b); Desc d; d.desc = 0; d.bits.start = 0x123; d.bits.ldo = 7; d.bits.type = 3; printf("%lx %zu\n", d.desc, sizeof(d)); }
