// Unions and bit fields: what lies where, and what their members are worth.
#include <cstdio>
#include <cstdint>
struct A { unsigned x : 3; unsigned : 0; unsigned y : 4; char c; int z : 20; short s : 3; };
struct B { char a; int b : 7; int c : 30; bool d : 1; long e : 40; };
struct C { uint8_t lo : 4, hi : 4; uint8_t flags[3]; };
struct D { int tag; union { int i; float f; char c[8]; }; double after; };
union E { struct { uint8_t r, g, b, a; }; uint32_t all; };
enum class K : unsigned { p, q, r };
struct F { K k : 2; unsigned n : 30; };
template <class T> union Cast { T from; unsigned char bytes[sizeof(T)]; };
struct G { unsigned a : 5; G(unsigned x) : a(x) {} unsigned twice() const { return a * 2; } void set(int v) { a = v; } };
uint32_t bits(float f) { union { float f; uint32_t u; } x; x.f = f; return x.u; }
int main() {
  std::printf("%zu %zu %zu %zu %zu %zu %zu\n", sizeof(A), sizeof(B), sizeof(C), sizeof(D), sizeof(E), sizeof(F), alignof(B));
  C c{3, 12, {1, 2, 3}}; uint8_t* p = reinterpret_cast<uint8_t*>(&c); std::printf("%x %d\n", p[0], p[2]);
  D d; d.tag = 1; d.i = 0x41424344; std::printf("%c %c\n", d.c[0], d.c[3]); d.f = 1.0f; std::printf("%x\n", d.i); d.after = 2.5; D d2 = d; d2.f = 2.0f; std::printf("%g %g %g\n", d.f, d2.f, d2.after);
  E e; e.all = 0x01020304; std::printf("%d %d %d %d\n", e.r, e.g, e.b, e.a); e.g = 255; std::printf("%x\n", e.all);
  F f{K::r, 100}; std::printf("%d %u\n", int(f.k), f.n); f.k = K::q; std::printf("%d\n", f.k == K::q);
  Cast<double> k; k.from = 1.0; std::printf("%02x %02x\n", k.bytes[7], k.bytes[6]);
  G g(37); std::printf("%u %u\n", g.a, g.twice()); g.set(7); std::printf("%u\n", g.a);
  std::printf("%x\n", bits(-2.5f));
  A a{}; a.x = 9; a.y = 15; a.z = -5; a.s = 3; std::printf("%u %u %d %d\n", a.x, a.y, a.z, a.s); auto x = a.x; std::printf("%d\n", x - 3 > 0); std::printf("%d %d\n", a.x - 3 > 0, a.x - 3);
  a.x += 3; a.y--; ++a.z; std::printf("%u %u %d\n", a.x, a.y, a.z);
  B b{1, -5, 7, true, -3}; std::printf("%d %d %d %d %ld\n", b.a, b.b, b.c, b.d, (long)b.e);
  E arr[2] = {}; arr[1].all = 7; std::printf("%d %d\n", arr[1].r, arr[0].r); E* pe = &arr[1]; pe->b = 1; std::printf("%x\n", pe->all); E u = {.all = 0x55}; std::printf("%d\n", u.r);
  E copy = arr[1]; copy.r = 9; std::printf("%x %x\n", copy.all, arr[1].all); arr[0] = copy; std::printf("%x\n", arr[0].all);
}
