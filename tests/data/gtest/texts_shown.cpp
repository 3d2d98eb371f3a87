// ends with 1
// Strings, characters and numbers in failures, and where texts of several lines differ.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

TEST(Texts, Escaped) {
  EXPECT_EQ(std::string("a\tb\\\"'\a\x01" "f"), "c");
  EXPECT_EQ(std::string("caf\xc3\xa9"), std::string("caf\xc3\xa8"));
  EXPECT_EQ(std::string("z\0y", 3), "z");
  EXPECT_EQ("text", std::string("other"));
  std::string a = "x", b = "y";
  EXPECT_NE(a, a);
  EXPECT_GT(a, b);
  EXPECT_STRNE("same", "same");
  EXPECT_STRCASENE("Same", "sAme") << "case";
  EXPECT_STRCASEEQ("Same", "Some");
}

TEST(Texts, Lines) {
  EXPECT_EQ(std::string("one\ntwo\nthree\nfour\nfive\nsix\nseven\neight"), std::string("one\nTwo\nthree\nfour\nfive\nsix\nseven\n8\nnine"));
  EXPECT_EQ(std::string("same\nsame\nsame\nsame\na\nb\n"), "same\nsame\nsame\nsame\nb\n");
  EXPECT_STREQ("a\nb\nc", "a\nc");
  EXPECT_STRCASEEQ("A\nb", "a\nc");
  EXPECT_EQ(std::string("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12"), "0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n12\n13");
  EXPECT_EQ(std::string("x\n\ny"), "x\ny");
}

TEST(Characters, Codes) {
  unsigned char u = 200;
  signed char s = -5;
  char c = '\x80';
  int8_t i = 10;
  uint8_t j = 65;
  EXPECT_EQ(u, 1);
  EXPECT_EQ(s, 1);
  EXPECT_EQ(c, 'a');
  EXPECT_EQ(i, j);
  EXPECT_EQ('\v', '\b');
  EXPECT_EQ('\n', '\0');
}

TEST(Numbers, Digits) {
  EXPECT_EQ(0.1, 0.2);
  EXPECT_EQ(1.1f, 1.2f);
  EXPECT_EQ(1.0 / 3, 0.1 + 0.2);
  EXPECT_EQ(1e100, 123456789.0);
  EXPECT_EQ(1234567.0f, 3e-5f);
  EXPECT_EQ(-0.0, 1.0);
  EXPECT_EQ(std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity());
  EXPECT_EQ(1.5L, 2.5L);
  EXPECT_FLOAT_EQ(1.0f, 1.1f);
  EXPECT_DOUBLE_EQ(1.0, 1.1);
  EXPECT_DOUBLE_EQ(1.0, 1.0 + 5 * std::numeric_limits<double>::epsilon());
  EXPECT_FLOAT_EQ(std::numeric_limits<float>::quiet_NaN(), 0.0f);
  EXPECT_NEAR(1.0, 2.0, 0.5) << "far";
  EXPECT_NEAR(1e20, 1e20 + 1e5, 1.0);
  EXPECT_NEAR(1.0f, 1.25f, 0.125f);
  EXPECT_NEAR(std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity(), 1.0);
  unsigned long long big = 18446744073709551615ull;
  EXPECT_EQ(big, 1u);
  bool b = true;
  EXPECT_EQ(b, false);
  short h = -1;
  EXPECT_GE(h, 1);
}
