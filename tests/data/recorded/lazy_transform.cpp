#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
int main() {
  auto shape_S = make_shape(3, 5);
  auto C = make_identity_tensor(Shape<_4,_8>{});
  Tensor P = cute::lazy::transform(C, [&](auto c) { return elem_less(c, shape_S); });
  for (int i = 0; i < size<0>(P); ++i) { for (int j = 0; j < size<1>(P); ++j) printf("%d", int(P(i, j))); printf("\n"); }
  float s[32], d[32] = {}; for (int i = 0; i < 32; ++i) s[i] = i + 1;
  auto S = make_tensor(&s[0], Layout<Shape<_4,_8>>{}); auto D = make_tensor(&d[0], Layout<Shape<_4,_8>>{});
  copy_if(P, S, D); for (float x : d) printf("%g ", x); printf("\n");
  auto Q = lazy::transform(make_tensor(&s[0], make_layout(make_shape(4, 8))), [](float x) { return 2 * x; });
  printf("%g %g\n", Q(1, 2), Q(5)); print(shape(Q)); print("\n");
}
