// ends with 1
// Values of CuTe in checks that fail.
#include <gtest/gtest.h>

#include <cute/tensor.hpp>

using namespace cute;

TEST(Values, Constants) {
  EXPECT_EQ(Int<4>{}, Int<5>{});
  EXPECT_EQ(size(Layout<Shape<_4, _8>>{}), 33);
  int n = 6;
  EXPECT_EQ(n, Int<7>{});
}

TEST(Values, Tuples) {
  EXPECT_EQ(make_shape(4, 8), make_shape(4, 9));
  EXPECT_EQ(shape(make_layout(make_shape(2, _3{}))), make_shape(2, _4{}));
}

TEST(Values, Equal) { EXPECT_EQ(make_layout(make_shape(2, 3))(1, 2), 5); }
