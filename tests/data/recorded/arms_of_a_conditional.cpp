#include <cstdio>
#include <cstdint>

// Both arms of `?:` have their common type, whichever is taken: `unsigned` where one of them is.
using N = unsigned;
template <class T> T half(bool c, int x) { return c ? x : static_cast<T>(7); }

int main() {
  unsigned u = 3;
  printf("%zu\n", size_t(1 ? -15 : (unsigned(0x1f) << 5)));
  printf("%zu\n", size_t(1 ? -15 : u));
  printf("%zu\n", size_t((9ll ? 'A' : 0x1f) ? -15 : u));
  printf("%zu\n", size_t(1 ? -15 : (u << 5)));
  printf("%zu\n", size_t(1 ? -15 : unsigned(3)));
  printf("%zu\n", size_t(1 ? -15 : (unsigned(0x1f) + 5)));
  bool b = true;
  printf("%zu\n", size_t(b ? -15 : (unsigned(0x1f) << 5)));
  printf("%zu\n", size_t(b ? -15 : uint32_t(3)));
  printf("%zu\n", size_t(b ? -15 : std::uint32_t(3)));
  printf("%zu\n", size_t(b ? -15 : (N)3));
  printf("%zu\n", size_t(b ? -15 : N{3}));
  printf("%zu\n", size_t(b ? -15 : size_t(3)));
  printf("%lld\n", (long long)(b ? -15 : static_cast<uint32_t>(3)));
  printf("%lld\n", (long long)(b ? -15 : (b ? 3u : 4)));
  printf("%lld\n", (long long)(b ? -15 : int8_t(3)));
  printf("%g\n", double((b ? 7 : float(3)) / 2));
  printf("%d %u\n", half<int>(b, -3), half<unsigned>(b, -3));
}
