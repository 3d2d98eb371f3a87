#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
struct Counted {
  int v = 0;
  Counted() = default;
  Counted(Counted const& o) : v(o.v + 1) { std::printf("c"); }
  Counted& operator=(Counted const& o) { v = o.v; std::printf("="); return *this; }
};
int main() {
  Counted a[6], b[6];
  for (int i = 0; i < 6; ++i) a[i].v = 10 * i;
  auto s = make_tensor(&a[0], Layout<Shape<_2, _3>>{});
  auto d = make_tensor(&b[0], Layout<Shape<_2, _3>, Stride<_3, _1>>{});
  copy(s, d);
  for (auto const& e : b) std::printf(" %d", e.v);
  std::printf("\n%d %d\n", has_int1<Stride<_8, Stride<_1, _2>>>::value, has_int0<Stride<_8, _1>>::value);
  std::printf("%d %d %d\n", is_scaled_basis<E<0>>::value, is_scaled_basis<int>::value, has_elem<Shape<_2, float>, float>::value);
}
