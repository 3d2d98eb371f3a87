// Addresses as numbers: alignments, and how far apart members and elements lie.
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>
#include <array>
struct alignas(64) A { float v[16]; };
struct S { int a; float b; };
int main() {
  A a; std::printf("%d\n", int(reinterpret_cast<std::uintptr_t>(&a) % 64));
  S s; std::printf("%d\n", int(reinterpret_cast<std::uintptr_t>(&s) % alignof(S)));
  std::printf("%d\n", int(reinterpret_cast<uintptr_t>(&s.b) - reinterpret_cast<uintptr_t>(&s)));
  alignas(16) float buf[4]; std::printf("%d\n", int(reinterpret_cast<std::uintptr_t>(buf) & 15));
  alignas(32) float x = 1; std::printf("%d\n", int(reinterpret_cast<std::uintptr_t>(&x) & 31));
  std::vector<S> v(3); std::printf("%d\n", int((uintptr_t)&v[1] - (uintptr_t)&v[0]));
  std::printf("%d\n", int((const char*)&v[2].b - (const char*)v.data()));
  alignas(128) float wide[64]; std::printf("%d\n", int((std::uintptr_t)wide & 127));
  S some[3]; std::printf("%d %d\n", int((uintptr_t)&some[2].b - (uintptr_t)some), int((uintptr_t)&some[1] % 4));
  const S& r = some[1]; some[1].a = 4; std::printf("%d %d\n", r.a, *reinterpret_cast<const int*>(reinterpret_cast<uintptr_t>(&r)));
}
