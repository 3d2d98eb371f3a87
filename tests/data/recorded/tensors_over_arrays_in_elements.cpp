// Tensors over arrays that are members of elements.
#include <cute/tensor.hpp>
#include <vector>
using namespace cute;
struct Row { float v[4]; };
int main() {
  std::vector<Row> m(3);
  for (int i = 0; i < 3; ++i) for (int j = 0; j < 4; ++j) m[i].v[j] = i * 10 + j;
  auto t = make_tensor(&m[0].v[0], make_layout(make_shape(3, 4), LayoutRight{}));
  print(t.layout()); printf(" %g\n", make_tensor(t.data(), make_shape(2, 2), make_stride(4, 1))(1, 1));
  float s = 0;
  for (int i = 0; i < size(t); ++i) s += t(i);
  printf("%g\n", s);
  t(2, 3) = -1;
  printf("%g\n", m[2].v[3]);
  auto u = make_tensor(&m[1].v[0], make_shape(8));
  printf("%g %g\n", u(0), u(7));
  auto w = make_tensor(reinterpret_cast<float*>(m.data()), make_shape(Int<12>{}));
  printf("%g %g\n", w(5), w(11));
}
