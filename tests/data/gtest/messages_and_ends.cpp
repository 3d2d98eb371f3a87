// ends with 1
// Messages behind a check, and what ends a test: ASSERT_ ends the function, EXPECT_ does not.
#include <gtest/gtest.h>

#include <cstdio>

static void checked(int x) {
  ASSERT_GT(x, 0) << "x is " << x;
  std::printf("checked %d\n", x);
}

TEST(Ends, Function) {
  checked(2);
  checked(-1);
  std::printf("goes on\n");
}

TEST(Ends, Test) {
  for (int i = 0; i < 3; ++i) EXPECT_EQ(i % 2, 0) << "step " << i;
  ASSERT_TRUE(false) << "here";
  std::printf("never\n");
}

TEST(Stays, Quiet) {
  SUCCEED();
  EXPECT_TRUE(true) << "not said";
}
