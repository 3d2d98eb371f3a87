// Literal operators that take digits, and folds over `,` with a first or last operand.
#include <cstdio>
#include <string>

namespace units {
constexpr int operator""_len(char const* digits) {
  int n = 0;
  while (digits[n] != 0) ++n;
  return n;
}
template <char... C>
constexpr int operator""_bin() {
  int value = 0;
  ((value = value * 2 + (C - '0')), ...);
  return value;
}
constexpr unsigned long long operator""_K(unsigned long long x) { return x << 10; }
constexpr long double operator""_km(long double x) { return x * 1000; }
}

template <class... T>
int last(T... x) {
  return (x, ...);
}

template <class... T>
int before(int first, T... x) {
  return (first, ..., x);
}

struct Plan {
  std::string steps;
  template <int N>
  void add() { steps += std::to_string(N) + ' '; }
  template <int... N>
  Plan& all() { return (add<N>(), ..., *this); }
};

template <class... T>
int& chosen(T&... x) {
  return (x, ...);
}

int main() {
  using namespace units;
  static_assert(1011_bin == 11);
  printf("%d %d %d %llu %g\n", 12345_len, 0x1f_len, 10_bin, 4_K, double(1.5_km));
  printf("%d %d %d\n", last(1, 2, 3), before(7), before(7, 8, 9));
  Plan plan;
  printf("%s\n", plan.all<3, 1, 2>().steps.c_str());
  int a = 1, b = 2;
  chosen(a, b) = 5;
  printf("%d %d\n", a, b);
}
