// ends with 1
// Checks of what a statement throws.
#include <gtest/gtest.h>

#include <cstdio>
#include <stdexcept>
#include <vector>

static int checked(int x) {
  if (x < 0) throw std::invalid_argument("negative");
  if (x == 0) throw 7;
  return x;
}

TEST(Throws, AsSaid) {
  EXPECT_THROW(checked(-1), std::invalid_argument);
  EXPECT_THROW(checked(-1), std::exception);
  EXPECT_THROW(checked(0), int);
  EXPECT_ANY_THROW(checked(0));
  EXPECT_NO_THROW(checked(2));
  EXPECT_THROW({ std::vector<int> v(2); v.at(5); }, std::out_of_range);
}

TEST(Throws, Otherwise) {
  EXPECT_THROW(checked(1), std::invalid_argument) << "one is fine";
  EXPECT_THROW(checked(-1), std::out_of_range);
  EXPECT_THROW(checked(0), std::out_of_range);
  EXPECT_ANY_THROW(checked(1));
  EXPECT_NO_THROW(checked(-1));
  EXPECT_NO_THROW(checked(0));
  ASSERT_NO_THROW(checked(-3)) << "last";
  std::printf("never\n");
}
