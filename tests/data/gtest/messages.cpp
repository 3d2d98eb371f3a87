// ends with 1
// Messages, traces, results that say something, predicates, and exceptions that nobody catches.
#include <gtest/gtest.h>

#include <iomanip>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

static testing::AssertionResult IsEven(int n) {
  if (n % 2 == 0) return testing::AssertionSuccess() << n << " is even";
  return testing::AssertionFailure() << n << " is odd, " << true << " " << 0.1;
}
static bool Less(int a, int b) { return a < b; }
static testing::AssertionResult Same(char const* a, char const* b, int x, int y) {
  if (x == y) return testing::AssertionSuccess();
  return testing::AssertionFailure() << a << " and " << b << " (" << x << " and " << y << ") differ";
}
struct Positive {
  bool operator()(int x) const { return x > 0; }
};

TEST(Results, Words) {
  EXPECT_TRUE(IsEven(3));
  EXPECT_FALSE(IsEven(4)) << "more";
  EXPECT_TRUE(IsEven(4));
  EXPECT_TRUE(testing::AssertionFailure());
  EXPECT_TRUE(!IsEven(2));
}

TEST(Predicates, All) {
  EXPECT_PRED2(Less, 3, 2);
  EXPECT_PRED1([](std::string const& s) { return s.empty(); }, std::string("x"));
  EXPECT_PRED1(Positive(), -1) << "sign";
  EXPECT_PRED_FORMAT2(Same, 1 + 1, 3);
  EXPECT_PRED2(Less, 1, 2);
  ASSERT_PRED_FORMAT2(Same, 1, 2);
  FAIL();
}

TEST(Messages, Parts) {
  EXPECT_EQ(1, 2) << "a" << 1 << ' ' << 2.5 << ' ' << true << ' ' << std::hex << 255 << std::dec << std::setw(5) << 7;
  ADD_FAILURE() << "added" << std::endl << "below";
  EXPECT_TRUE(false) << 1.0 / 3 << " " << 0.1f;
  char const* none = nullptr;
  EXPECT_TRUE(false) << none << std::string("\0x", 2);
  SUCCEED() << "unsaid";
  ADD_FAILURE();
  FAIL() << "end";
}

static void Checked(int i) {
  SCOPED_TRACE("checked");
  EXPECT_EQ(i, 0);
}

TEST(Traces, Nested) {
  SCOPED_TRACE("outer");
  for (int i = 0; i < 2; ++i) {
    SCOPED_TRACE(testing::Message() << "i = " << i);
    Checked(i);
  }
  {
    testing::ScopedTrace trace("file.cc", 7, "own");
    EXPECT_TRUE(false) << "said";
  }
  SCOPED_TRACE(5);
  ADD_FAILURE();
}

TEST(Traces, Gone) { ADD_FAILURE(); }

static void Fatal(bool fails) { ASSERT_FALSE(fails); }

TEST(Fatal, New) {
  EXPECT_NO_FATAL_FAILURE(Fatal(false));
  EXPECT_NO_FATAL_FAILURE(Fatal(true)) << "told";
  EXPECT_TRUE(HasFatalFailure());
  EXPECT_NO_FATAL_FAILURE(EXPECT_EQ(1, 2));
  ASSERT_NO_FATAL_FAILURE(Fatal(true));
  std::cout << "never\n";
}

TEST(Thrown, Known) { throw std::runtime_error("oops"); }
TEST(Thrown, Number) { throw 3; }
TEST(Thrown, OfLibrary) {
  std::vector<int> v(2);
  EXPECT_EQ(v.at(5), 1);
}
TEST(Thrown, Behind) {
  EXPECT_EQ(1, 2);
  throw std::string("text");
}

struct Fixture : testing::Test {
  void SetUp() override {
    if (fails) throw std::logic_error("set up");
  }
  void TearDown() override { std::cout << "torn down\n"; }
  static bool fails;
};
bool Fixture::fails = false;
TEST_F(Fixture, Body) {
  RecordProperty("key", 1);
  fails = true;
  throw std::out_of_range("body");
}
TEST_F(Fixture, Up) { std::cout << "never\n"; }

struct Unmade : testing::Test {
  Unmade() { throw 1; }
};
TEST_F(Unmade, Never) { std::cout << "never\n"; }
struct Failed : testing::Test {
  Failed() { Fatal(true); }
  void SetUp() override { std::cout << "never\n"; }
};
TEST_F(Failed, InConstructor) { std::cout << "never\n"; }

TEST(Equal, Null) {
  GTEST_ASSERT_EQ(1, 1);
  EXPECT_EQ(nullptr, static_cast<int*>(nullptr));
  GTEST_SKIP() << "rest";
}
