// ends with 1
// Tests for each type of a list.
#include <gtest/gtest.h>

#include <cstdio>
#include <string>
#include <vector>

template <class T>
class Sized : public testing::Test {
 protected:
  static void SetUpTestSuite() { std::printf("up %d\n", int(sizeof(T))); }
  static void TearDownTestSuite() { std::printf("down %d\n", int(sizeof(T))); }
  T value = T(3);
  static constexpr int bytes = sizeof(T);
};
using Types = testing::Types<char, int, double>;
TYPED_TEST_SUITE(Sized, Types);
TYPED_TEST(Sized, IsSmall) {
  TypeParam x = this->value;
  EXPECT_LE(sizeof(x), 4u);
  EXPECT_EQ(TestFixture::bytes, int(sizeof(TypeParam)));
}
TEST(Between, One) {}
TYPED_TEST(Sized, Three) { EXPECT_EQ(this->value, TypeParam(3)) << "not three"; }

namespace own {
struct Tag {};
}  // namespace own
template <class T>
struct Named : testing::Test {};
struct Names {
  template <class T>
  static std::string GetName(int i) {
    return std::string(sizeof(T) == 1 ? "Small" : "Large") + std::to_string(i);
  }
};
typedef testing::Types<own::Tag, unsigned long, std::string> Three;
TYPED_TEST_SUITE(Named, Three, Names);
TYPED_TEST(Named, Fails) { EXPECT_EQ(sizeof(TypeParam), 1u); }
TYPED_TEST(Named, DISABLED_Left) { FAIL(); }

template <class T>
struct Single : testing::Test {};
TYPED_TEST_SUITE(Single, long);
TYPED_TEST(Single, One) { EXPECT_EQ(sizeof(TypeParam), 8u); }
