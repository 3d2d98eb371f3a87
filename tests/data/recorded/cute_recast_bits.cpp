// Memory read as another type: recast of tensors and layouts, vectors of a copy, bits of floats.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <cute/tensor.hpp>
using namespace cute;

int main() {
  uint32_t words[8];
  for (int i = 0; i < 8; ++i) words[i] = 0x00010203u + 0x04040404u * i;
  Tensor w = make_tensor(&words[0], make_shape(Int<4>{}, Int<2>{}));
  Tensor bytes = recast<uint8_t>(w);
  Tensor longs = recast<uint64_t>(w);
  print(bytes.layout()); print(longs.layout()); print(recast<uint16_t>(w(_, 1)).layout()); print("\n");
  for (int i = 0; i < 8; ++i) printf("%d ", bytes(i));
  printf("%llx\n", (unsigned long long)longs(1));
  bytes(1, 1) = 0xff;
  printf("%x %x\n", words[4], words[5]);
  float values[4] = {1.f, -2.f, 0.5f, 3.f};
  Tensor f = make_tensor(&values[0], Int<4>{});
  Tensor bits = recast<uint32_t>(f);
  for (int i = 0; i < 4; ++i) printf("%08x ", bits(i));
  bits(0) ^= 0x80000000u;
  bits(3) = 0x3f800000u;
  printf("%g %g\n", values[0], f(3));
  uint32_t raw;
  memcpy(&raw, &values[1], sizeof(raw));
  float back;
  raw &= 0x7fffffff;
  memcpy(&back, &raw, 4);
  printf("%x %g %g\n", raw, back, double(half_t(0.1f)));
  half_t h[4] = {half_t(1), half_t(2.5f), half_t(-0.f), half_t(65504)};
  Tensor pairs = recast<uint32_t>(make_tensor(&h[0], Int<4>{}));
  printf("%08x %08x %d\n", pairs(0), pairs(1), int(sizeof(h)));
  print(recast_layout<uint8_t, uint32_t>(make_layout(make_shape(_16{}, _2{}), LayoutLeft{}))); print(recast_layout<uint32_t, uint8_t>(make_layout(make_shape(_4{}, _2{}), LayoutRight{}))); print(upcast<2>(make_layout(make_shape(_2{}, _4{}), make_stride(_4{}, _1{})))); print("\n");
  print(max_common_vector(w, bytes)); print(max_common_vector(w.layout(), make_layout(make_shape(_4{}, _2{})))); print(max_alignment(w.layout())); print(" "); print(sizeof_bits_v<half_t>); print("\n");
  bfloat16_t b = bfloat16_t(3.14159f);
  printf("%g %d\n", float(b), int(b.raw()));
}
