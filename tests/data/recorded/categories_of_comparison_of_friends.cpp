// The category of `<=>` that is a friend or defaulted, of operands that are not evaluated.
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
template <class T> struct Half { T v; friend constexpr auto operator<=>(const Half&, const Half&) = default; };
template <class T> struct Half2 { T v; constexpr auto operator<=>(const Half2&) const = default; };
struct Shape { virtual ~Shape() = default; int w; std::partial_ordering operator<=>(const Shape& o) const { return w <=> o.w; } };
struct Fp { int w; friend std::weak_ordering operator<=>(const Fp& a, const Fp& o) = default; friend std::partial_ordering operator<=>(const Fp& a, int o) { return a.w <=> o; } };
int main() {
 std::printf("%d\n",std::is_same_v<decltype(std::declval<Half<float>>() <=> std::declval<Half<float>>()), std::partial_ordering>);
 std::printf("%d\n",std::is_same_v<decltype(std::declval<Half2<float>>() <=> std::declval<Half2<float>>()), std::partial_ordering>);
 std::printf("%d\n",std::is_same_v<decltype(Half<float>{} <=> Half<float>{}), std::partial_ordering>);
 std::printf("%d\n",std::is_same_v<decltype(Fp{} <=> Fp{}), std::weak_ordering>);
 std::printf("%d\n",std::is_same_v<decltype(Fp{} <=> 3), std::partial_ordering>);
 std::printf("%d\n",std::is_same_v<decltype(3 <=> Fp{}), std::partial_ordering>);
 std::printf("%d\n",std::is_same_v<std::compare_three_way_result_t<Shape>, std::partial_ordering>);
}
