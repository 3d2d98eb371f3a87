// numbers of CUTLASS are classes: overloads are chosen by their conversion functions
#include <cstdio>
#include <type_traits>
#include <cute/tensor.hpp>
using namespace cute;

void number(float) { std::printf("float "); }
void number(int) { std::printf("int "); }
void number(unsigned) { std::printf("unsigned "); }

void small(int4_t) { std::printf("int4_t "); }
void small(uint4_t) { std::printf("uint4_t "); }
void small(bin1_t) { std::printf("bool "); }

void flag(bool) { std::printf("bool "); }
void flag(int4_t x) { std::printf("int4_t %d ", int(x)); }

struct Made {
  Made(float) { std::printf("by float "); }
  Made(int) { std::printf("by int "); }
};

struct Indexed {
  char const* operator[](float) const { return "float"; }
  char const* operator[](int) const { return "int"; }
};

int main() {
  number(int4_t(-1));
  number(uint4_t(15));
  number(half_t(1));
  number(bfloat16_t(1));
  number(float_e4m3_t(1));
  number(float_e2m1_t(1));
  std::printf("\n");
  small(int4_t(-8));
  small(uint4_t(12));
  small(5);
  flag(5);
  flag(int4_t(5));
  std::printf("\n");
  Made a(int4_t(1)), b(half_t(1));
  Indexed i;
  std::printf("%s %s\n", i[half_t(1)], i[int4_t(1)]);
  array_subbyte<uint4b_t, 4> row;
  row[0] = uint4_t(15);
  uint4_t x = row[0];
  small(x);
  switch (x) {
    case 14: std::printf("14 "); break;
    case 15: std::printf("15 "); break;
  }
  switch (int4_t n(-2); n) {
    case -2: std::printf("-2 "); break;
    default: std::printf("other "); break;
  }
  std::printf("%d %d\n", std::is_same_v<bin1_t, bool>, std::is_same_v<bin1_t, uint1b_t>);
}
