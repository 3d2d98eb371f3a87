// Layout algebra in one program: divides, products, inverses, complements, by mode and whole.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;

template <class A, class B> void compose(A const& a, B const& b) {
  auto r = composition(a, b);
  print(a); print(" o "); print(b); print(" = "); print(r);
  int wrong = 0;
  for (int i = 0; i < size(r); ++i) wrong += int(r(i)) != int(a(b(i)));
  printf(" %d\n", wrong);
}
#define SHOW(...) do { print(#__VA_ARGS__ " = "); print(__VA_ARGS__); print("\n"); } while (0)

int main() {
  Layout a = make_layout(make_shape(Int<6>{}, Int<2>{}), make_stride(Int<8>{}, Int<2>{}));
  Layout b = make_layout(make_shape(Int<4>{}, Int<3>{}), make_stride(Int<3>{}, Int<1>{}));
  compose(a, b);
  compose(make_layout(20, 2), make_layout(make_shape(5, 4), make_stride(4, 1)));
  compose(make_layout(make_shape(Int<10>{}, Int<2>{}), make_stride(Int<16>{}, Int<4>{})), make_layout(make_shape(Int<5>{}, Int<4>{})));
  SHOW(coalesce(Layout<Shape<_2, Shape<_1, _6>>, Stride<_1, Stride<_6, _2>>>{}));
  SHOW(coalesce(make_layout(make_shape(Int<2>{}, make_shape(Int<1>{}, Int<6>{})), make_stride(Int<1>{}, make_stride(Int<6>{}, Int<2>{}))), make_shape(Int<1>{}, Int<1>{})));
  SHOW(complement(Layout<_4, _2>{}, Int<24>{}));
  SHOW(complement(Layout<Shape<_2, _2>, Stride<_1, _6>>{}, 24));
  SHOW(right_inverse(Layout<Shape<_4, _8>, Stride<_8, _1>>{}));
  SHOW(left_inverse(Layout<Shape<_4, _8>, Stride<_16, _1>>{}));
  SHOW(logical_divide(make_layout(make_shape(Int<4>{}, Int<2>{}, Int<3>{}), make_stride(Int<2>{}, Int<1>{}, Int<8>{})), Layout<_4, _2>{}));
  auto m = make_layout(make_shape(Int<9>{}, make_shape(Int<4>{}, Int<8>{})), make_stride(Int<59>{}, make_stride(Int<13>{}, Int<1>{})));
  auto tiler = make_tile(Layout<_3, _3>{}, Layout<Shape<_2, _4>, Stride<_1, _8>>{});
  SHOW(logical_divide(m, tiler));
  SHOW(zipped_divide(m, tiler));
  SHOW(tiled_divide(m, tiler));
  SHOW(flat_divide(m, tiler));
  auto tile = Layout<Shape<_2, _5>, Stride<_5, _1>>{};
  auto matrix = Layout<Shape<_3, _4>, Stride<_1, _3>>{};
  SHOW(blocked_product(tile, matrix));
  SHOW(raked_product(tile, matrix));
  SHOW(logical_product(tile, matrix));
  SHOW(tiled_product(tile, matrix));
  SHOW(tile_to_shape(tile, make_shape(Int<4>{}, Int<10>{}), Step<_2, _1>{}));
  SHOW(make_ordered_layout(Shape<_3, Shape<_2, _4>>{}, Step<_2, Step<_3, _1>>{}));
  SHOW(make_layout_like(Layout<Shape<_2, _2, _0>, Stride<_4, _1, _0>>{}));
  SHOW(make_fragment_like(Layout<Shape<_2, _3, _4>, Stride<_12, _4, _1>>{}));
  SHOW(filter(Layout<Shape<_2, _3, _4>, Stride<_1, _0, _2>>{}));
  SHOW(filter_zeros(Layout<Shape<_2, _3>, Stride<_0, _1>>{}));
  SHOW(max_common_layout(Layout<Shape<_4, _4>>{}, Layout<Shape<_8, _2>>{}));
  SHOW(recast_layout<half_t, uint32_t>(Layout<Shape<_8, _4>>{}));
  SHOW(upcast<4>(Layout<Shape<_8, _4>, Stride<_1, _8>>{}));
  SHOW(downcast<2>(Layout<Shape<_4, _4>, Stride<_4, _1>>{}));
  SHOW(nullspace(Layout<Shape<_2, _3>, Stride<_0, _1>>{}));
  SHOW(group<0, 2>(m));
  SHOW(m(_, make_coord(2, _)));
  SHOW(m.compose(Layout<_3, _3>{}, _));
  SHOW(idx2crd(17, shape(m)));
  SHOW(m.get_hier_coord(100));
}
