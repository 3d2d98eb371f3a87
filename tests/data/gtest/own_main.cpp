// ends with 5
// A main of its own, which looks at the status of all tests.
#include <gtest/gtest.h>

#include <cstdio>

TEST(First, One) { EXPECT_EQ(1, 1); }

TEST(Second, Two) { EXPECT_EQ(1 + 1, 3); }

TEST(First, Three) { std::printf("three\n"); }

int main(int argc, char** argv) {
  std::printf("before\n");
  ::testing::InitGoogleTest(&argc, argv);
  int status = RUN_ALL_TESTS();
  std::printf("after %d\n", status);
  return status ? 5 : 0;
}
