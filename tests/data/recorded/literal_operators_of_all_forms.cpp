// Literal operators of digits, texts and characters, by `using` too.
#include <cstddef>
#include <type_traits>
#include <cstdio>
template <char... cs> constexpr int operator"" _c() { return sizeof...(cs); }
template <char... cs> constexpr double operator"" _d() { char t[] = {cs..., 0}; return t[0] - '0'; }
namespace b { template <typename T, char... D> constexpr T one() { T r = 0; ((r = r * 2 + (D - '0')), ...); return r; } template <char... bits> constexpr unsigned char operator""_b8() { return one<unsigned char, bits...>(); } 
constexpr unsigned long long operator"" _k(unsigned long long x) { return x * 1024; } double operator""_h(const char* s) { return s[1]; } int operator""_s(const char* s, std::size_t n) { return n; } char operator""_q(char c) { return c + 1; } }
using namespace b;
namespace jc {
template <class T, T v> struct ic { static constexpr T value = v; };
template <std::size_t N> constexpr int parse(const char (&a)[N]) { int r = 0; for (std::size_t i = 0; i < N; ++i) r = r * 10 + (a[i] - '0'); return r; }
template <char... cs> constexpr auto operator"" _c() { return ic<int, parse<sizeof...(cs)>({cs...})>{}; }
static_assert(std::is_same_v<decltype(2_c), ic<int, 2>>);
}
template <typename... T> struct V { using L = double; unsigned char b[sizeof(L)]; };
int other() { using jc::operator"" _c; constexpr auto y = 123_c; return y.value; }
int main() { printf("%d\n", other());  printf("%d %d %g\n", 123_c, 0xFF_c, 4.5_d); printf("%d %llu %g %d %c\n", 1010_b8, 3_k, 12_h, "abc"_s, 'a'_q); using b::operator""_k; printf("%llu\n", 2_k); }
