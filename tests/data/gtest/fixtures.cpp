// ends with 1
// Tests of a fixture: an object each, set up and torn down around the body, and what a suite does once.
#include <gtest/gtest.h>

#include <cstdio>
#include <vector>

class Numbers : public ::testing::Test {
 protected:
  static void SetUpTestSuite() { std::printf("suite up\n"); }
  static void TearDownTestSuite() { std::printf("suite down\n"); }
  Numbers() { std::printf("made\n"); }
  ~Numbers() override { std::printf("gone\n"); }
  void SetUp() override {
    std::printf("up\n");
    values.push_back(7);
  }
  void TearDown() override { std::printf("down %d\n", static_cast<int>(values.size())); }
  int sum() const {
    int s = 0;
    for (int v : values) s += v;
    return s;
  }
  std::vector<int> values;
};

TEST_F(Numbers, StartsWithSeven) { EXPECT_EQ(sum(), 7); }

TEST_F(Numbers, HasItsOwn) {
  values.push_back(1);
  EXPECT_EQ(sum(), 7) << "of " << values.size();
}

struct Plain : testing::Test {
  int n = 4;
};

TEST_F(Plain, Members) { EXPECT_EQ(n, 4); }

class Broken : public testing::Test {
 protected:
  void SetUp() override { ASSERT_EQ(1, 2) << "no device"; }
  void TearDown() override { std::printf("torn down\n"); }
};

TEST_F(Broken, NeverRuns) { std::printf("never\n"); }

class Left : public testing::Test {
 protected:
  void SetUp() override { GTEST_SKIP() << "not here"; }
};

TEST_F(Left, Out) { FAIL(); }

TEST(Other, HasFailure) {
  EXPECT_FALSE(HasFailure());
  EXPECT_TRUE(false);
  EXPECT_TRUE(HasFailure());
  EXPECT_FALSE(HasFatalFailure());
}
