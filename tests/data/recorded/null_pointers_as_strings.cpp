// A null pointer constant makes a string, where a template asks whether it does.
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
#define B(...) std::printf("%-60s %d\n", #__VA_ARGS__, (int)(__VA_ARGS__))
#define DET(name, expr) template<class T, class = void> struct name : std::false_type {}; template<class T> struct name<T, std::void_t<expr>> : std::true_type {};
struct K6 { void launch(std::string, int); void one(std::string); void two(const char*, int); }; DET(hl0, decltype(std::declval<T&>().launch(0, 0))) DET(hl1, decltype(std::declval<T&>().one(0))) DET(hl2, decltype(std::declval<T&>().launch(nullptr, 0))) DET(hl3, decltype(std::declval<T&>().two(0, 0))) DET(hl4, decltype(std::declval<T&>().one(nullptr))) DET(hl5, decltype(std::declval<T&>().one(1)))
DET(hl6, decltype(std::declval<T&>().one("a"))) DET(hl7, decltype(std::declval<T&>().launch(std::string(), 0)))
int main() { B(hl0<K6>::value); B(hl1<K6>::value); B(hl2<K6>::value); B(hl3<K6>::value); B(hl4<K6>::value); B(hl5<K6>::value); B(hl6<K6>::value); B(hl7<K6>::value); }
