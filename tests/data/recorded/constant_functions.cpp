// Functions whose values are constants, and templates that take them.
#include <array>
#include <cstdio>

constexpr int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }
constexpr int lcm(int a, int b) { return a / gcd(a, b) * b; }
constexpr long factorial(int n) {
  long r = 1;
  for (int i = 2; i <= n; ++i) r *= i;
  return r;
}
template <int N>
struct Table {
  int squares[N] = {};
  constexpr Table() {
    for (int i = 0; i < N; ++i) squares[i] = i * i;
  }
  constexpr int operator[](int i) const { return squares[i]; }
};
template <int A, int B>
struct Tile {
  static constexpr int m = A, n = B, count = lcm(A, B);
  static_assert(count % A == 0, "a multiple");
};
constexpr Table<8> table;

int main() {
  static_assert(gcd(48, 36) == 12);
  constexpr int n = gcd(54, 24);
  std::array<int, n> a{};
  for (int i = 0; i < n; ++i) a[i] = table[i];
  int sum = 0;
  for (int x : a) sum += x;
  printf("%zu %d %d\n", a.size(), sum, Tile<12, 18>::count);
  printf("%ld %ld\n", factorial(5), factorial(20));
  if constexpr (Tile<4, 6>::m > 3) printf("four\n");
  return 0;
}
