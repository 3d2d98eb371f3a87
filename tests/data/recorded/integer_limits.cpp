// Conversions between integers of every size, and what wraps.
#include <climits>
#include <cstdint>
#include <cstdio>
#include <limits>

template <class T>
void range() {
  using L = std::numeric_limits<T>;
  printf("%lld..%llu %d bits signed %d\n", (long long)L::min(), (unsigned long long)L::max(), L::digits, L::is_signed);
}

int main() {
  range<int8_t>();
  range<uint8_t>();
  range<short>();
  range<unsigned>();
  range<long>();
  unsigned u = 0;
  u -= 1;
  printf("%u %d\n", u, u == UINT_MAX);
  uint64_t big = UINT64_MAX;
  printf("%lu %d\n", big, big + 1 == 0);
  int neg = -1;
  printf("%d %d\n", neg < 1u, neg < 1);
  size_t n = 3;
  for (size_t i = n; i-- > 0;) printf("%zu ", i);
  printf("\n%ld %lu\n", long(-5) / 2, (unsigned long)-5 / 2);
  short s = 32767;
  s++;
  printf("%d %d\n", s, INT_MAX / 2 + 1);
  char c = '\x7f';
  printf("%d %d\n", c, (signed char)(c + 1));
  printf("%d %d %d\n", 'a' + 1, sizeof('a') == 1, sizeof(1ull) == 8);
  return 0;
}
