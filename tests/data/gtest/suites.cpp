// ends with 1
// What is around tests and suites: environments, suites that cannot be set up, skips, the order of suites.
#include <gtest/gtest.h>

#include <cstdio>

struct Around : testing::Environment {
  char const* name;
  explicit Around(char const* name) : name(name) {}
  ~Around() override { std::printf("gone %s\n", name); }
  void SetUp() override { std::printf("set up %s\n", name); }
  void TearDown() override { std::printf("tear down %s\n", name); }
};

struct Fails : testing::Test {
  static void SetUpTestSuite() { ADD_FAILURE() << "suite"; }
  static void TearDownTestSuite() { std::printf("still torn down\n"); }
};
TEST_F(Fails, One) { std::printf("never\n"); }
TEST_F(Fails, DISABLED_Two) {}

struct Skips : testing::Test {
  static void SetUpTestSuite() { GTEST_SKIP() << "whole suite"; }
};
TEST_F(Skips, One) { std::printf("never\n"); }
TEST_F(Skips, Two) { std::printf("never\n"); }

struct Down : testing::Test {
  static void TearDownTestSuite() { EXPECT_EQ(1, 2); }
};
TEST_F(Down, One) {}

TEST(Late, One) {}
TEST(EarlyDeathTest, One) { std::printf("first\n"); }
TEST(DISABLED_Suite, One) {}
TEST(Late, DISABLED_Two) {}

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  for (int i = 1; i < argc; ++i) std::printf("argument %s\n", argv[i]);
  testing::AddGlobalTestEnvironment(new Around("one"));
  ::testing::AddGlobalTestEnvironment(new Around("two"));
  int status = RUN_ALL_TESTS();
  std::printf("status %d\n", status);
  return status;
}
