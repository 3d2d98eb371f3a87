// Tensors whose elements are objects: structs, complex numbers, arrays that one access moves.
#include <cstdio>
#include <cute/tensor.hpp>
#include <cutlass/array.h>
#include <cute/container/bit_field.hpp>
#include <cute/numeric/complex.hpp>

using namespace cute;

struct Pair {
  float a;
  int b;
  bool operator==(Pair const& o) const { return a == o.a && b == o.b; }
};

template <class Engine, class Lay>
float total(Tensor<Engine, Lay> const& t) {
  float sum = 0;
  for (int i = 0; i < size(t); ++i) sum += t(i);
  return sum;
}
template <class T>
void sequence(T const& other) {
  auto t = other;
  print(make_int_sequence<size<0>(t)>{});
  print("\n");
}

int main() {
  Pair pairs[4] = {{1, 2}, {3, 4}, {5, 6}, {7, 8}};
  Tensor t = make_tensor(&pairs[0], make_shape(Int<2>{}, Int<2>{}));
  for (int i = 0; i < size(t); ++i) printf("%g %d\n", t(i).a, t(i).b);
  t(1, 1) = Pair{0.5f, -1};
  printf("%g %d %d\n", pairs[3].a, pairs[3].b, t(0) == pairs[0]);
  Tensor mine = make_tensor<float>(Shape<_2, _3>{});
  for (int i = 0; i < size(mine); ++i) mine(i) = i;
  printf("%g %g\n", total(mine), total(mine(1, _)));

  complex<float> zs[3] = {{1, 2}, {0, 1}, {3, -1}};
  auto z = zs[0] * zs[1] + zs[2];
  printf("%g %g %g\n", z.real(), z.imag(), abs(complex<float>(3, 4)));
  Tensor u = make_tensor(static_cast<complex<float>*>(zs), make_layout(make_shape(3)));
  transform(u, conjugate{});
  for (int i = 0; i < 3; ++i) printf("%g%+g ", u(i).real(), u(i).imag());
  printf("\n");

  float data[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  using Access = cutlass::AlignedArray<float, 4>;
  Tensor wide = recast<Access>(make_tensor(&data[0], Shape<_8>{}));
  Tensor frag = make_fragment_like(wide);
  copy(wide, frag);
  printf("%d %g %g\n", int(size(frag)), frag(0)[1], frag(1)[3]);
  sequence(mine);
  sequence(make_layout(make_shape(_3{}, _2{})));

  bit_field<3, 7> field{};
  field = 100;
  printf("%d %d\n", int(field), int(sizeof(field)));
  array_subbyte<int4_t, 6> small{};
  fill(small, int4_t(-3));
  small[2] = int4_t(5);
  printf("%d %d %d\n", int(int4_t(small[0])), int(int4_t(small[2])), int(sizeof_bits_v<decltype(small)>));
  array_subbyte<bool, 12> bits{};
  bits[3] = true;
  printf("%d %d %d\n", int(bool(bits[3])), int(bool(bits[4])), int(sizeof_bits_v<decltype(bits)>));
  auto m = make_mixed_bits(_3{}, 5u, Int<12>{});
  print(m & _7{}); print(" "); print(m | _4{}); print(" "); print(_1{} ^ m); print("\n");
  return 0;
}
