#include <cstdio>
#include <vector>
#define T(n) printf("%d T\n", n);
#define N(n) printf("%d F\n", n);
#define HEADER "cstring"
#include HEADER
int main(){
#if __cpp_if_constexpr >= 201606 && __cpp_structured_bindings >= 201606L && defined(__cpp_fold_expressions) && __cpp_constexpr == 201603
T(100)
#else
N(100)
#endif
#if defined(__cpp_concepts) || defined(__cpp_consteval)
T(101)
#else
N(101)
#endif
  printf("%d %d %d %d\n", __INT_MAX__, __CHAR_BIT__, __SIZEOF_LONG__, __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__);
  printf("%g %g %d\n", __DBL_MAX__, (double)__FLT_EPSILON__, (int)sizeof(__SIZE_TYPE__));
  _Pragma("GCC unroll 4") for (int i = 0; i < 2; ++i) printf("%d", i);

#if __has_include(<vector>)
T(1)
#else
N(1)
#endif
#if __has_include("nothere.h")
T(2)
#else
N(2)
#endif
#if -1 > 0u
T(3)
#else
N(3)
#endif
#if (-1)/2u > 5
T(4)
#else
N(4)
#endif
#if -1 >> 1 == -1
T(5)
#else
N(5)
#endif
#if (1 ? -1 : 0u) > 0
T(6)
#else
N(6)
#endif
#if 18446744073709551615u == -1
T(7)
#else
N(7)
#endif
#if defined(__has_include) && defined __has_cpp_attribute && defined(__has_builtin)
T(8)
#else
N(8)
#endif
#ifdef __has_include
T(9)
#else
N(9)
#endif
#if __has_cpp_attribute(nodiscard) >= 201603 && __has_cpp_attribute(maybe_unused) && __has_cpp_attribute(fallthrough) && __has_cpp_attribute(deprecated)
T(10)
#else
N(10)
#endif
#if __has_builtin(__builtin_expect)
T(11)
#else
N(11)
#endif
#if __has_builtin(__nope)
T(12)
#else
N(12)
#endif
#if __has_cpp_attribute(gnu::always_inline)
T(13)
#else
N(13)
#endif
#if __has_cpp_attribute(nope)
T(14)
#else
N(14)
#endif
#if __has_attribute(unused)
T(15)
#else
N(15)
#endif
#if 'a' == 97 && '\377' < 0
T(16)
#else
N(16)
#endif
#if (0x7fffffffffffffff + 1) < 0
T(17)
#else
N(17)
#endif
#if 0x8000000000000000 < 0
T(18)
#else
N(18)
#endif
#if true && !false && (not false) && (true and true) && (false or true)
T(19)
#else
N(19)
#endif
#if (2 || 1/0) && !(0 && 1/0)
T(20)
#else
N(20)
#endif
#if 1 ? 2 : (1/0)
T(21)
#else
N(21)
#endif
#if (1, 2) == 2
T(22)
#else
N(22)
#endif
#if 1 << 63 < 0
T(23)
#else
N(23)
#endif
#if ~0u == 0xffffffffffffffff
T(24)
#else
N(24)
#endif
#if 0b101 == 5 && 1'000 == 1000 && 010 == 8
T(25)
#else
N(25)
#endif
#if -5 % 3 == -2 && -5/3 == -1 && -5 % 3u == 2
T(26)
#else
N(26)
#endif
#define EMP
#if EMP + 1
T(27)
#else
N(27)
#endif
#define DEF defined(EMP)
#if DEF
T(28)
#else
N(28)
#endif
#define HI __has_include(<vector>)
#if HI
T(29)
#else
N(29)
#endif
#if UNKNOWN_X == 0
T(30)
#else
N(30)
#endif
#if __GNUC__ >= 4 && defined(__GNUC_MINOR__) && !defined(__clang__) && !defined(_MSC_VER)
T(31)
#else
N(31)
#endif
#if __has_include(<optional>) && __has_include(<stdio.h>) && __has_include(<filesystem>)&& __has_include(<string_view>)
T(33)
#else
N(33)
#endif
#if __has_include(<format>) || __has_include(<nothere>)
T(34)
#else
N(34)
#endif
#if __has_include(<sys/time.h>) && __has_include(<unistd.h>) && __has_include(<pthread.h>)
T(35)
#else
N(35)
#endif
#define VEC <vector>
#if __has_include(VEC)
T(36)
#else
N(36)
#endif
}
