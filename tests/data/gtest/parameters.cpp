// ends with 1
// Tests over values: a test for each, named by its instantiation.
#include <gtest/gtest.h>

#include <cstdio>
#include <string>
#include <tuple>
#include <vector>

class Even : public ::testing::TestWithParam<int> {};

TEST_P(Even, IsEven) { EXPECT_EQ(GetParam() % 2, 0); }

TEST_P(Even, IsSmall) {
  std::printf("of %d\n", GetParam());
  EXPECT_LT(GetParam(), 6);
}

INSTANTIATE_TEST_SUITE_P(Some, Even, ::testing::Values(2, 3, 8));
static auto const TENS{::testing::Values(10, 20)};
INSTANTIATE_TEST_SUITE_P(Tens, Even, TENS);
INSTANTIATE_TEST_SUITE_P(Listed, Even, testing::ValuesIn(std::vector<int>{4, 5}),
                         [](testing::TestParamInfo<int> const& info) { return "n" + std::to_string(info.param); });

class Shapes : public testing::TestWithParam<std::tuple<int, bool>> {
 protected:
  void SetUp() override { std::tie(rows, wide) = GetParam(); }
  int rows = 0;
  bool wide = false;
};

TEST_P(Shapes, Positive) { EXPECT_GE(rows, wide ? 1 : 0); }

INSTANTIATE_TEST_SUITE_P(All, Shapes, testing::Combine(testing::Range(1, 4), testing::Bool()));

struct Size {
  int m, n;
};
class Sizes : public testing::TestWithParam<Size> {};
TEST_P(Sizes, Area) { EXPECT_GT(GetParam().m * GetParam().n, 0); }
INSTANTIATE_TEST_SUITE_P(Two, Sizes, testing::Values(Size{1, 2}, Size{3, 4}));

TEST(Plain, First) { EXPECT_TRUE(true); }
