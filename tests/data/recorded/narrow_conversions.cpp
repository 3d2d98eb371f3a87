// Narrow numbers are made by casts; `half_t` is assigned any number.
#include <cute/tensor.hpp>
#include <vector>

using namespace cute;

struct Scale {
  half_t h;
};

half_t twice(half_t x) { return x + x; }

int main() {
  half_t h{1.5f};
  half_t k(1), m = half_t(2), n = m, o = {}, p = static_cast<half_t>(2.5);
  h = 2.f;
  print(h); print("\n");
  h = 3;
  h += k;
  h = h * m - o;
  print(h); print("\n");
  print(twice(p)); print("\n");
  Scale s{half_t(1.25f)}, t = {};
  print(s.h); print(t.h); print("\n");
  bfloat16_t b(half_t(1.f));
  b = bfloat16_t(b * 2.f);
  b += b;
  print(b); print("\n");
  std::vector<half_t> v(3, half_t(0.5f));
  v[1] = half_t(2.f);
  v.push_back(k);
  print(v[0] + v[1] + v[3]); print("\n");
  auto x = make_tensor<half_t>(Shape<_4>{});
  fill(x, 2.f);
  x(1) = 5.f;
  x(2) += x(1);
  auto y = make_tensor<float>(Shape<_4>{});
  copy(x, y);
  print(y(2)); print("\n");
  copy(y, x);
  print(x(2)); print("\n");
  float f = h, g = 1 + m;
  print(f + g); print("\n");
  half_t a[2] = {half_t(1.f), half_t(2.f)};
  half_t* q = new half_t(a[1]);
  print(*q); print("\n");
  delete q;
}
