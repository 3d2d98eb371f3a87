// ends with 1
// What is not run: skipped while it runs, or switched off by its name; and the texts of checks with values.
#include <gtest/gtest.h>

#include <cstdio>
#include <string>

TEST(Off, Skips) {
  std::printf("before\n");
  GTEST_SKIP() << "needs " << 2 << " devices";
  std::printf("never\n");
}

TEST(Off, DISABLED_Body) { FAIL() << "not run"; }

TEST(DISABLED_Suite, Body) { FAIL() << "not run"; }

TEST(Off, Runs) { EXPECT_NEAR(1.0, 1.2, 0.1); }

TEST(Near, Floats) {
  float a = 0.1f;
  double b = 0.3;
  EXPECT_NEAR(a, b, 1e-3) << "far";
  EXPECT_NEAR(1, 3, 1);
  EXPECT_NEAR(1.0, 1.05, 0.1);
}

TEST(Texts, Cases) {
  EXPECT_STRCASEEQ("abc", "ABC");
  EXPECT_STRCASEEQ("abc", "ABD");
  EXPECT_STRNE("abc", "abc");
}

TEST(Texts, Numbers) {
  EXPECT_TRUE(false) << 0.1 << " and " << 1.5f << " and " << 'c' << " and " << true << " and " << nullptr;
  ADD_FAILURE() << "said";
  EXPECT_EQ(std::string("a b"), "a c");
}
