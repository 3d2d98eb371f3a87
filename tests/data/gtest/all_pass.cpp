// Two suites that pass, with layouts, helpers and constants.
#include <gtest/gtest.h>

#include <cute/layout.hpp>
#include <cute/tensor.hpp>

using namespace cute;

template <class L>
void offsets_are_those_of_the_coordinates(L const& layout) {
  for (int i = 0; i < size(layout); ++i) EXPECT_EQ(layout(i), layout(idx2crd(i, shape(layout))));
}

TEST(Layouts, Offsets) {
  offsets_are_those_of_the_coordinates(make_layout(make_shape(4, 8), make_stride(8, 1)));
  offsets_are_those_of_the_coordinates(Layout<Shape<_2, Shape<_3, _4>>, Stride<_12, Stride<_1, _3>>>{});
}

TEST(Layouts, Products) {
  auto tile = Layout<Shape<_2, _4>, Stride<_4, _1>>{};
  auto whole = logical_product(tile, Layout<Shape<_3, _5>>{});
  ASSERT_EQ(size(whole), 120);
  EXPECT_TRUE((is_same_v<decltype(layout<0>(whole)), decltype(tile)>));
  CUTE_STATIC_ASSERT_V(size<1>(whole) == Int<15>{});
}

TEST(Numbers, Division) {
  EXPECT_EQ(ceil_div(17, 4), 5);
  EXPECT_NE(ceil_div(16, 4), 5);
  EXPECT_LT(3, 4u + 1);
  EXPECT_GE(2.5, 2.5);
  EXPECT_STREQ("abc", "abc");
  EXPECT_NEAR(0.1 + 0.2, 0.3, 1e-12);
}
