// Arrays that lie in memory of another type: what their methods return leads there, and what they fill is there.
#include <cute/tensor.hpp>
#include <cutlass/array.h>
#include <cutlass/numeric_types.h>
#include <array>
#include <cstdio>
using cutlass::Array;
using cutlass::half_t;
struct alignas(16) Quad {
  uint32_t x, y, z, w;
};
void show(char const* what, Quad const& q) { printf("%s: %x %x %x %x\n", what, q.x, q.y, q.z, q.w); }

int main() {
  Quad q{1, 2, 3, 4};
  auto* halves = reinterpret_cast<Array<half_t, 8>*>(&q);
  halves->fill(half_t(1.f));
  show("fill", q);
  halves->at(3) = half_t(2.f);
  halves->front() = half_t(3.f);
  halves->back() = half_t(4.f);
  (*halves)[4] = half_t(5.f);
  show("elements", q);
  halves->data()[1] = half_t(6.f);
  halves->raw_data()[1] = 0x12345678;
  show("pointers", q);
  for (auto it = halves->begin(); it != halves->end(); ++it) *it = half_t(float(*it) + 1.f);
  show("iterators", q);
  for (auto x : *halves) x = half_t(2.f);
  show("range", q);
  halves->clear();
  show("clear", q);
  printf("%d %d\n", int(halves->size()), int(halves->max_size()));

  static float data[16];
  auto* quads = reinterpret_cast<Array<float, 4>*>(data);
  quads[1].fill(3.f);
  quads[2].front() = 7.f;
  auto& last = quads[3];
  last.clear();
  last[1] = 2.f;
  last.at(2) = 4.f;
  for (auto& x : last) x += 1.f;
  auto* plain = reinterpret_cast<std::array<float, 4>*>(data);
  plain[0].fill(9.f);
  plain[1].back() = 8.f;
  for (auto x : data) printf("%g ", x);
  printf("%d %d %g %g\n", last.data() == data + 12, plain[1].data() == data + 4, *(plain[1].begin() + 1), plain[1].back());

  auto t = cute::make_tensor<half_t>(cute::Shape<cute::_8>{});
  cute::clear(t);
  auto pairs = cute::recast<Array<half_t, 4>>(t);
  pairs(1).fill(half_t(2.f));
  pairs(0)[2] = half_t(5.f);
  pairs(0).back() = half_t(6.f);
  for (int i = 0; i < 8; ++i) printf("%g ", float(t(i)));
  pairs(0) = pairs(1);
  printf("%g\n", float(t(0)));
}
