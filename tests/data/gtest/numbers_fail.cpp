// ends with 1
// How many digits numbers have, and how characters are shown.
#include <gtest/gtest.h>

TEST(Numbers, Doubles) {
  double values[] = {0.1, 1.0 / 3, 100000, 1e6, 1234567, 1e10, 2.5e-5, 1e-7, 0.0001, 123.456, 99999.5, 1e300};
  for (double x : values) EXPECT_EQ(x, -1.0);
}

TEST(Numbers, Floats) {
  float values[] = {0.1f, 1.0f / 3, 16777216.0f, 3.14159f, 1e-5f, 65504.0f, 0.3f, 2.7182818f, 1e20f, 123456.7f};
  for (float x : values) EXPECT_EQ(x, -1.0f);
}

TEST(Numbers, Integers) {
  long long wide = 1ll << 40;
  unsigned char byte = 200;
  short small = -3;
  EXPECT_EQ(wide, 0);
  EXPECT_EQ(byte, 'A');
  EXPECT_EQ(small, 3u);
}

TEST(Characters, All) {
  char all[] = {'a', '0', '\t', '\\', '\'', '\0', '\x7f', '\x05', ' '};
  for (char c : all) EXPECT_EQ(c, 'b');
}
