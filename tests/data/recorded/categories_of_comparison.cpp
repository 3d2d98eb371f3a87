// What `<=>` gives: the categories of comparison as types, and what they convert to.
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
#include <limits>
const char* o(std::strong_ordering) { return "strong"; } const char* o(std::weak_ordering) { return "weak"; } const char* o(std::partial_ordering) { return "partial"; } const char* o(int) { return "int"; } const char* o(bool) { return "bool"; }
template<class T> const char* s(T o) { return o < 0 ? "less" : o > 0 ? "greater" : o == 0 ? "equal" : "unordered"; }
#define O(...) std::printf("%-40s %s %s\n", #__VA_ARGS__, o(__VA_ARGS__), s(__VA_ARGS__))
#define B(...) std::printf("%-40s %d\n", #__VA_ARGS__, (int)(__VA_ARGS__))
enum E { a, b }; enum class F : unsigned char { x, y };
struct P { int i; double d; auto operator<=>(const P&) const = default; };
struct Q { int i; char c; auto operator<=>(const Q&) const = default; };
struct R { int i; std::weak_ordering operator<=>(const R& o) const { return i <=> o.i; } bool operator==(const R& o) const = default; };
struct T { R r; int i; auto operator<=>(const T&) const = default; };
struct U { Q q; std::string s; std::vector<int> v; auto operator<=>(const U&) const = default; };
struct V { int i; std::partial_ordering operator<=>(const V&) const = default; };
struct W { int i; int operator<=>(const W& o) const { return i - o.i; } };
struct X : Q { int a[3]; auto operator<=>(const X&) const = default; };
struct L { bool operator<(const L& o) const { return i < o.i; } bool operator==(const L& o) const { return i == o.i; } int i; };
struct M { L l; std::strong_ordering operator<=>(const M&) const = default; };
template<class A, class B> using cmp_t = decltype(std::declval<A>() <=> std::declval<B>());
template<class A> struct Tm { A a; auto operator<=>(const Tm&) const = default; };
int main() {
  O(1 <=> 2); O(1.0 <=> 2.0); O(2u <=> 1u); O('a' <=> 'a'); O(true <=> false);
  O(1.0 <=> std::numeric_limits<double>::quiet_NaN()); O(a <=> b); O(F::y <=> F::x); O(1 <=> 1L); O(1 <=> 2.5f);
  int ar[3]; O(&ar[0] <=> &ar[1]); O(&ar[2] <=> &ar[1]); int* p = ar; O(p <=> ar);
  O(P{1, 2} <=> P{1, 3}); O(Q{1, 'a'} <=> Q{1, 'a'}); O(R{2} <=> R{1}); O(T{{1}, 2} <=> T{{1}, 3});
  O(U{{1, 'a'}, "x", {1}} <=> U{{1, 'a'}, "x", {2}}); O(V{1} <=> V{2}); B(W{3} <=> W{1});
  O(X{{1, 'c'}, {1, 2, 3}} <=> X{{1, 'c'}, {1, 2, 2}}); O(M{{1}} <=> M{{2}}); O(Tm<int>{1} <=> Tm<int>{2});
  O(Tm<double>{1} <=> Tm<double>{2}); O(Tm<std::string>{"a"} <=> Tm<std::string>{"a"});
  O(std::string("a") <=> std::string("b")); O(std::string("a") <=> "a"); O(std::vector<int>{1} <=> std::vector<int>{1, 2});
  O(std::vector<double>{1} <=> std::vector<double>{1, 2}); O(std::make_pair(1, 2) <=> std::make_pair(1, 3));
  O(std::make_pair(1, 2.) <=> std::make_pair(1, 3.)); O(std::make_tuple(1, 'a') <=> std::make_tuple(1, 'a'));
  O(std::make_tuple(1, 1.f) <=> std::make_tuple(1, 1.f)); O(std::array<int, 2>{1, 2} <=> std::array<int, 2>{1, 3});
  O(std::optional<int>(1) <=> std::optional<int>(2)); O(std::optional<int>(1) <=> std::nullopt);
  O(std::optional<double>(1) <=> 2.0);
  B(std::is_same_v<cmp_t<int, int>, std::strong_ordering>); B(std::is_same_v<cmp_t<int, double>, std::partial_ordering>);
  B(std::is_same_v<cmp_t<float, float>, std::partial_ordering>); B(std::is_same_v<cmp_t<R, R>, std::weak_ordering>);
  B(std::is_same_v<cmp_t<P, P>, std::partial_ordering>); B(std::is_same_v<cmp_t<Q, Q>, std::strong_ordering>);
  B(std::is_same_v<cmp_t<int*, int*>, std::strong_ordering>); B(std::is_same_v<cmp_t<E, E>, std::strong_ordering>);
  B(std::is_same_v<std::strong_ordering, std::weak_ordering>);
  B(std::is_same_v<std::common_comparison_category_t<std::strong_ordering, std::weak_ordering>, std::weak_ordering>);
  B(std::is_same_v<std::common_comparison_category_t<std::strong_ordering, std::partial_ordering>, std::partial_ordering>);
  B(std::is_same_v<std::common_comparison_category_t<>, std::strong_ordering>);
  B(std::is_same_v<std::common_comparison_category_t<std::strong_ordering, int>, void>);
  B(std::is_same_v<std::compare_three_way_result_t<int>, std::strong_ordering>);
  B(std::is_same_v<std::compare_three_way_result_t<double, int>, std::partial_ordering>);
  B(std::is_convertible_v<std::strong_ordering, std::weak_ordering>);
  B(std::is_convertible_v<std::weak_ordering, std::strong_ordering>);
  B(std::is_convertible_v<std::strong_ordering, std::partial_ordering>);
  B(std::is_convertible_v<std::partial_ordering, std::weak_ordering>); B(std::is_convertible_v<std::strong_ordering, int>);
  B(std::is_convertible_v<int, std::strong_ordering>); B(std::is_convertible_v<std::strong_ordering, bool>);
  B(std::three_way_comparable<int>); B(std::three_way_comparable<double, std::strong_ordering>);
  B(std::three_way_comparable<R>); B(std::three_way_comparable<L>);
  auto so = 1 <=> 2; std::partial_ordering po = so; std::weak_ordering wo = so; O(so); O(po); O(wo);
  B(so == std::strong_ordering::less); B(po == std::partial_ordering::less); B(so == po); B(so != std::strong_ordering::equal);
  B(std::strong_ordering::equal == std::strong_ordering::equivalent); B(po != std::partial_ordering::unordered); B(so < 0);
  B(so <= 0); B(so > 0); B(0 < so); B(0 >= so); B(so != 0); B(0 == so); O(0 <=> so); O(so <=> 0);
  B(std::is_eq(so)); B(std::is_neq(so)); B(std::is_lt(so)); B(std::is_lteq(so)); B(std::is_gt(po)); B(std::is_gteq(wo));
  B(std::is_lt(std::partial_ordering::unordered)); B(std::is_neq(std::partial_ordering::unordered)); B(sizeof(so));
  B(std::compare_three_way{}(1, 2) < 0); O(std::compare_three_way{}(1, 2.));
  O(std::strong_order(1, 2)); O(std::weak_order(1, 2)); O(std::partial_order(1., 2.)); O(std::strong_order(1., 2.));
  O(std::weak_order(1., 2.));
  std::strong_ordering c = std::strong_ordering::equal; c = 3 <=> 2; O(c); if (auto r = 1 <=> 2; r != 0) std::puts("ne");
  switch (int x = (c > 0) - (c < 0); x) { case 1: std::puts("one"); }
  K(1 <=> 2); K(std::strong_ordering::less); K(so); std::map<int, std::strong_ordering> m; m.emplace(1, 2 <=> 1); O(m.at(1));
  auto f = [](auto x, auto y) { if (auto r = x <=> y; r != 0) return r; return y <=> x; }; O(f(1, 2)); O(f(1., 2.));
  O(true ? so : std::strong_ordering::equal); O(true ? so : po);
}
