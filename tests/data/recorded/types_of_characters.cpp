// The types of characters: `char8_t`, `char16_t`, `char32_t` and `wchar_t` are none of the others.
#include <cstdio>
#include <utility>
#include <type_traits>
#include <string>
#include <vector>
#include <array>
#include <tuple>
#include <optional>
#include <functional>
#include <memory>
#include <map>
template <class T> struct kind { static const char* s() { return std::is_const_v<T> ? "const prvalue" : "prvalue"; } };
template <class T> struct kind<T&> { static const char* s() { return std::is_const_v<T> ? "const lvalue" : "lvalue"; } };
template <class T> struct kind<T&&> { static const char* s() { return std::is_const_v<T> ? "const xvalue" : "xvalue"; } };
#define K(...) std::printf("%-40s %s\n", #__VA_ARGS__, kind<decltype((__VA_ARGS__))>::s())
#define D(...) std::printf("%-40s decl %s\n", #__VA_ARGS__, kind<decltype(__VA_ARGS__)>::s())
#define SAME(e, ...) std::printf("%-40s %d\n", #e, (int)std::is_same_v<decltype((e)), __VA_ARGS__>)
#include <compare>
// 6 characters
#define T(n, ...) const char* n(__VA_ARGS__)
const char* q(char) { return "char"; } const char* q(char8_t) { return "char8_t"; } const char* q(char16_t) { return "char16_t"; } const char* q(char32_t) { return "char32_t"; } const char* q(wchar_t) { return "wchar_t"; } const char* q(int) { return "int"; } const char* q(unsigned) { return "unsigned"; } const char* q(unsigned char) { return "unsigned char"; } const char* q(unsigned short) { return "unsigned short"; } const char* q(signed char) { return "signed char"; }
const char* q(const char*) { return "const char*"; } const char* q(const char8_t*) { return "const char8_t*"; } const char* q(const wchar_t*) { return "const wchar_t*"; } const char* q(const char16_t*) { return "const char16_t*"; } const char* q(const char32_t*) { return "const char32_t*"; }
#define Q(...) std::printf("%-40s %s\n", #__VA_ARGS__, q(__VA_ARGS__))
#define S(...) std::printf("%-40s %zu\n", #__VA_ARGS__, sizeof(__VA_ARGS__))
#define B(...) std::printf("%-40s %d\n", #__VA_ARGS__, (int)(__VA_ARGS__))
int main() {
  Q('a'); Q(u8'a'); Q(u'a'); Q(U'a'); Q(L'a'); Q("a"); Q(+u8'a'); Q(+u'a'); Q(+U'a'); Q(+L'a'); Q(true ? u8'a' : u8'b');
  Q('a' + u8'b');
  S('a'); S(u8'a'); S(u'a'); S(U'a'); S(L'a'); S("a"); S(char8_t); S(char16_t); S(char32_t); S(wchar_t);
  B(std::is_same_v<decltype(u8'a'), char8_t>); B(std::is_same_v<decltype(u'a'), char16_t>);
  B(std::is_same_v<decltype(U'a'), char32_t>); B(std::is_same_v<decltype(L'a'), wchar_t>);
  B(std::is_same_v<char8_t, unsigned char>); B(std::is_same_v<char16_t, unsigned short>); B(std::is_same_v<char32_t, unsigned>);
  B(std::is_same_v<wchar_t, int>); B(std::is_integral_v<char8_t>); B(std::is_unsigned_v<char8_t>); B(std::is_signed_v<wchar_t>);
  B(std::is_unsigned_v<char16_t>); B(std::is_same_v<decltype(+u'a'), int>); B(std::is_same_v<decltype(+U'a'), unsigned>);
  B(std::is_same_v<std::make_unsigned_t<wchar_t>, unsigned>); B(u8'a' == 'a'); B(L'a' == 97); B(u'\u00e9'); B(U'\U0001F600');
  B(L'\xff'); B(u8'a' + 1);
  char8_t c = u8'x'; char16_t d = u'y'; char32_t e = U'z'; wchar_t w = L'w'; Q(c); Q(d); Q(e); Q(w); B(c); B(d); B(e); B(w);
  auto k = u8'q'; Q(k); Q(c + c); Q(e + e); Q(c++);
}
