// Arrays that lie in memory of another type: what their methods return leads there, and what they fill is there.
#include <cute/tensor.hpp>
#include <cutlass/array.h>
#include <cutlass/numeric_types.h>
#include <array>
#include <cstdio>
#include <utility>
using cutlass::Array;
using cutlass::half_t;
struct alignas(16) Quad {
  uint32_t x, y, z, w;
};
void show(char const* what, Quad const& q) { printf("%s: %x %x %x %x\n", what, q.x, q.y, q.z, q.w); }

struct Node {
  float w;
  std::array<int, 3> id;
  Array<half_t, 2> h;
};

void swapped_and_taken_apart() {
  int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
  auto* rows = reinterpret_cast<std::array<int, 3>*>(m);
  std::swap(rows[0], rows[1]);
  std::swap(rows[0][0], rows[1][2]);
  for (auto& row : m) printf("%d %d %d ", row[0], row[1], row[2]);
  Array<float, 4> a;
  a.fill(2.f);
  auto& low = reinterpret_cast<Array<float, 2>&>(a);
  low.fill(8.f);
  printf("%g %g %g\n", a[0], a[1], a[2]);
  static uint32_t words[16];
  auto* n = reinterpret_cast<Node*>(words);
  auto& [w, id, h] = n[1];
  w = 2.f;
  id.fill(8);
  id[1] = 7;
  h[1] = half_t(1.f);
  auto [v, copied, g] = n[1];
  copied[0] = 99;
  std::swap(n[0], n[1]);
  for (int i = 0; i < 10; ++i) printf("%x ", words[i]);
  printf("\n");
}

int main() {
  swapped_and_taken_apart();
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
