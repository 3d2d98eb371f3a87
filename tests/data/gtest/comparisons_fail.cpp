// ends with 1
// What a comparison says that fails: the texts of both sides and their values.
#include <gtest/gtest.h>

#include <string>
#include <vector>

static int twice(int x) { return 2 * x; }

TEST(Comparisons, Integers) {
  int a = 3;
  unsigned b = 7;
  EXPECT_EQ(twice(a), 7);
  EXPECT_EQ(b, 8u);
  EXPECT_NE(a, 3);
  EXPECT_LT(twice(4), a);
  EXPECT_GT(a, twice(4));
}

TEST(Comparisons, Numbers) {
  float f = 0.1f;
  double d = 1.0 / 3;
  EXPECT_EQ(f, 0.2f);
  EXPECT_EQ(d, 0.25);
  EXPECT_LE(2.5, 1.0);
}

TEST(Comparisons, Texts) {
  std::string s = "layout\n";
  EXPECT_EQ(s, "tensor");
  EXPECT_STREQ("a", "b");
  char c = 'x';
  EXPECT_EQ(c, 'y');
}

TEST(Comparisons, Truths) {
  bool yes = true;
  std::vector<int> v = {1, 2, 3};
  EXPECT_TRUE(v.size() > 3);
  EXPECT_FALSE(yes);
  EXPECT_EQ(v, (std::vector<int>{1, 2, 4}));
}

TEST(Comparisons, Equal) { EXPECT_EQ(twice(2), 4); }
