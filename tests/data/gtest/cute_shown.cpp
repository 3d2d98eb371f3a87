// ends with 1
// Values of CuTe and CUTLASS in failures and messages.
#include <gtest/gtest.h>

#include <cute/tensor.hpp>
#include <cutlass/numeric_types.h>
#include <vector>

using namespace cute;

TEST(Cute, Shown) {
  EXPECT_EQ(make_shape(1, _2{}), make_shape(1, _3{}));
  EXPECT_EQ(make_shape(4, make_shape(8, 2)), make_shape(4, make_shape(8, 3)));
  EXPECT_EQ(size(make_layout(4)), Int<5>{}) << make_layout(make_shape(4, 8));
  EXPECT_EQ(cutlass::half_t(1.5f), cutlass::half_t(0.1f));
  EXPECT_EQ(cutlass::bfloat16_t(1.0f / 3), cutlass::bfloat16_t(2.f));
  EXPECT_NE(size(make_layout(make_shape(2, 3))), 6) << Layout<Shape<_2, _3>>{};
  std::vector<int> v(4);
  for (int i = 0; i < 4; ++i) v[i] = i * i;
  auto t = make_tensor(v.data(), make_layout(4));
  for (int i = 0; i < size(t); ++i) EXPECT_EQ(t(i), i) << "at " << i << " of " << t.layout();
  EXPECT_EQ((cute::array<int, 2>{1, 2})[0], 2);
  EXPECT_TRUE(is_static<decltype(make_shape(1))>::value);
  EXPECT_EQ(rank(make_shape(1, 2)), 3);
  EXPECT_EQ(get<0>(make_shape(3, 4)), 4u);
  uint4_t u(3);
  EXPECT_EQ(int(u), 4);
  EXPECT_EQ(true, (is_same_v<int, float>));
}
TEST(Cute, Loops) {
  auto l = composition(Layout<Shape<_4, _8>>{}, make_layout(make_shape(_2{}, 3)));
  for (int i = 0; i < 3; ++i) ASSERT_LT(l(i), 2) << l << " " << i;
}
