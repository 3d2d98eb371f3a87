#include <cute/tensor.hpp>
#include <cstdio>
#include <iostream>
using namespace cute;
struct Late { Late(); };
int main() {
  tfloat32_t a(1.0f/3);
  printf("%08x\n", a.raw());
  printf("%.9g\n", float(a));
  tfloat32_t b = tfloat32_t(3.14159274f);
  printf("%08x %.9g\n", b.raw(), float(b));
  printf("%08x\n", (a+b).raw());
  printf("%08x\n", (a*b).raw());
  tfloat32_t c = tfloat32_t::bitcast(0x3f801fff);
  printf("%08x %.9g\n", c.raw(), float(c));
  printf("%d\n", a == tfloat32_t(0.333251953125f));
  std::cout << a << " " << b << "\n";
  tfloat32_t d(7); printf("%08x\n", d.raw());
  tfloat32_t e(123456789); printf("%08x %g\n", e.raw(), float(e));
  tfloat32_t f(0.1); printf("%08x %g\n", f.raw(), float(f));
  tfloat32_t arr[3] = {a, b, c};
  uint32_t* p = reinterpret_cast<uint32_t*>(arr);
  printf("%08x %08x %08x\n", p[0], p[1], p[2]);
  auto t = make_tensor<tfloat32_t>(Shape<_4>{});
  for (int i = 0; i < 4; ++i) t(i) = tfloat32_t(1.0f / (i + 3));
  auto u = recast<uint32_t>(t);
  for (int i = 0; i < 4; ++i) printf("%08x ", u(i)); printf("\n");

  float bits = c; printf("%.9g\n", bits);
  printf("%d %d\n", int(b), (int)sizeof(b));
  Late late; a += b; printf("%08x\n", a.raw());
  ++a; printf("%08x %.9g\n", a.raw(), float(a));
  printf("%08x\n", (-a).raw());
  printf("%d %d\n", a < b, isnan(a));
}
Late::Late() {
  tfloat32_t a(1.0f/3), b(-2.7f);
  printf("%08x %08x %08x\n", (-a).raw(), abs(b).raw(), (a / b).raw());
  printf("%d %d\n", a == tfloat32_t(1.0f/3), float(a) == 1.0f/3);
  tfloat32_t v[2] = {a, b}; printf("%08x %g\n", v[1].raw(), float(v[1]));
  tfloat32_t w = v[1]; printf("%08x %d\n", w.raw(), bool(w == v[1]));
  printf("%08x %08x\n", tfloat32_t(int(16777217)).raw(), tfloat32_t(1e30).raw());
  printf("%.9g %.9g\n", float(a + 1), double(a) * 3);
  auto x = a * 2.0f; printf("%.9g %d\n", float(x), (int)sizeof(x));
  printf("%d %d\n", int(tfloat32_t(2.9999f)), bool(tfloat32_t(0.f)));
  printf("%g %g\n", float(a), float(sqrt(tfloat32_t(2.f))));
}
