// Unsigned constants that need all 64 bits: static members, enumerators, arguments of templates.
#include <cstdio>
#include <cstdint>
#include <iostream>
#include <type_traits>
#include <climits>
#include <limits>
#include "cute/tensor.hpp"
template<unsigned long N> struct K { static constexpr unsigned long value = N; unsigned long get() const { return N; } };
template<auto N> struct Au { static constexpr auto value = N; };
template<uint64_t N> unsigned long fn() { return N; }
constexpr unsigned long big = 0xFFFFFFFFFFFFFFF0ul;
constexpr uint64_t top = 1ull << 63;
constexpr size_t sz = ~size_t(0);
enum BigE : unsigned long { be = 0xFFFFFFFFFFFFFFFEul, bf };
enum Un { ua = 0xFFFFFFFFFFFFFFFEul, ub = 1 };
enum class Sc : uint64_t { m = UINT64_MAX };
struct Z { static constexpr uint64_t m = UINT64_MAX; static const unsigned long n = -1; enum : uint64_t { q = 1ull<<63 }; };
template<class T> struct Lim { static constexpr T v = std::numeric_limits<T>::max(); };
static_assert(big > 0, "");
static_assert(top / 2 == 1ull << 62, "");
static_assert(sz > 1000, "");
static_assert(be > 5, "");
using namespace cute;
int main() {
  printf("%lu %lu %lu\n", big, top, sz);
  std::cout << big << " " << top << " " << sz << "\n";
  printf("%lu %lu %lu\n", big/3, top/3, sz%10);
  printf("%d %d\n", big>0, top>1);
  std::cout << double(big) << " " << (float)top << "\n";
  std::cout << K<big>::value << " " << K<big>().get() << " " << K<(1ul<<63)>::value/5 << " " << fn<top>() << " " << Au<big>::value << " " << Au<~0ul>::value << "\n";
  std::cout << be << " " << bf << " " << ua << " " << (unsigned long)Sc::m << " " << Z::m << " " << Z::n << " " << Z::q << " " << be/7 << " " << bf%10 << " " << (be > 3) << " " << ua/2 << "\n";
  std::cout << Lim<unsigned long>::v << " " << Lim<unsigned long long>::v/3 << " " << ULONG_MAX << " " << UINT64_MAX/2 << " " << SIZE_MAX << "\n";
  std::cout << std::integral_constant<unsigned long, 0xFFFFFFFFFFFFFFFFul>::value << " " << std::integral_constant<uint64_t, (1ull<<63)> {
  }
  () << " " << std::integral_constant<uint64_t, (1ull<<63)>::value/3 << "\n";
  std::cout << C<0xFFFFFFFFFFFFFFFFul>::value << " " << C<(1ul<<63)>::value / 3 << "\n";
  print(C<0xFFFFFFFFFFFFFFFFul>{});
  print("\n");
  print(C<(1ul<<63)>{});
  print("\n");
  auto c = C<0xFFFFFFFFFFFFFFF0ul>{};
  std::cout << (c > 0) << " " << (c / 3) << " " << c + 1 << " " << c - 1 << " " << (c % 10) << " " << (c >> 4) << " " << double(c) << "\n";
  unsigned long u = c;
  std::cout << u << "\n";
  print(c);
  print("\n");
  std::cout << c << "\n";
  auto d = c / C<3>{};
  std::cout << d << "\n";
  print(d);
  print("\n");
  std::cout << decltype(c / C<3ul>{})::value << "\n";
  std::cout << decltype(c + C<1ul>{})::value << "\n";
  std::cout << decltype(c % C<10ul>{})::value << "\n";
  std::cout << decltype(c >> C<4>{})::value << "\n";
  std::cout << bool(c > C<0>{}) << (c < C<0>{}) << "\n";
  std::cout << sizeof(int) - 5 << " " << (sizeof(int) - 5 > 0) << " " << (sizeof(char) * 3 - 4) / 2 << " " << -sizeof(int) << " " << ~sizeof(int) << "\n";
  constexpr auto s5 = sizeof(int) - 5;
  std::cout << s5 << " " << s5 / 2 << " " << K<sizeof(int)-5>::value << "\n";
  std::cout << std::is_same_v<K<~0ul>, K<0xFFFFFFFFFFFFFFFFul>> << std::is_same_v<decltype(Au<~0ul>::value), const unsigned long> << "\n";
  switch (big) { case 0xFFFFFFFFFFFFFFF0ul: puts("hit"); break; default: puts("miss"); }
  constexpr unsigned long arr[] = {~0ul, 1ul<<63};
  std::cout << arr[0] << " " << arr[1] << " " << K<arr[1]>::value << "\n";
  constexpr long neg = -1;
  std::cout << (unsigned long)neg << " " << K<(unsigned long)neg>::value << " " << (neg < 1ul) << "\n";
  constexpr unsigned ui = -1;
  std::cout << ui << " " << ui * 2ul << " " << K<ui>::value << "\n";
  std::cout << std::max<unsigned long>(big, 1) << " " << std::min(big, top) << "\n";
  static_assert(K<~0ul>::value > 1000);
  static_assert(K<~0ul>::value / 2 == 0x7FFFFFFFFFFFFFFFul);
  if constexpr (K<~0ul>::value > 5) puts("gt");
  else puts("le");
  std::cout << (K<~0ul>::value >> 1) << " " << (top >> 62) << " " << std::conditional_t<(top > 1), int, char> { 65 }
  << "\n";
  const unsigned long cl = ~0ul;
  std::cout << K<cl>::value << " " << cl/3 << "\n";
  auto lam = [](auto v) { constexpr unsigned long q = decltype(v)::value; return q / 3; };
  std::cout << lam(std::integral_constant<unsigned long, ~0ul>{}) << "\n";
  print(make_shape(C<0xFFFFFFFFul>{}, C<1ul<<63>{}));
  print("\n");
  std::cout << (float)K<~0ul>::value << "\n";
  printf("%lu %llx %zu\n", K<~0ul>::value, (unsigned long long)K<1ul<<63>::value, K<sz>::value);
}
