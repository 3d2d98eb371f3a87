#include <cstdio>
#include <algorithm>
#include <string_view>
#include <iostream>
struct P { int x, y; constexpr bool operator==(P const&) const = default; };
template <P p> constexpr int sum() { return p.x + p.y; }
template <P p> struct At { static constexpr int v = p.x * 10 + p.y; void show() { printf("%d,%d\n", p.x, p.y); } };
template <auto V> struct Any { static constexpr auto value = V; };
template <size_t N> struct Str { char s[N]{}; constexpr Str(char const (&a)[N]) { std::copy_n(a, N, s); } constexpr operator std::string_view() const { return {s, N - 1}; } };
template <Str S> struct Tag { static constexpr std::string_view name = S; };
template <Str S> void say() { std::cout << std::string_view(S) << sizeof(S.s) << '\n'; }
template <Str... S> void all() { ((std::cout << std::string_view(S) << ','), ...); std::cout << sizeof...(S) << '\n'; }
template <class T, Str S = "none"> struct Option { T v; static constexpr auto name() { return std::string_view(S); } };
template <P... ps> int xs() { return (ps.x + ... + 0); }
template <char... C> void chars() { ((std::cout << C), ...); std::cout << '\n'; }
template <P V> P const* place() { return &V; }
template <P V> struct Place { static int const* y() { return &V.y; } };
template <P... V> bool are_one() { P const* p[] = {&V...}; return p[0] == p[1]; }
int main() {
  all<"a", "bcd">(); std::cout << Option<int>::name() << Option<int, "x">{3}.name() << '\n';
  printf("%d\n", xs<P{1, 2}, P{3, 4}>()); chars<65, 'b'>();
  printf("%d %d %d\n", sum<P{1, 2}>(), At<P{3, 4}>::v, Any<P{5, 6}>::value.y);
  At<P{7, 8}>{}.show();
  constexpr P q{1, 2};
  printf("%d %d\n", sum<q>(), std::is_same_v<At<q>, At<P{1, 2}>>);
  std::cout << Tag<"mma">::name << Tag<"copy">::name.size() << std::is_same_v<Tag<"a">, Tag<"a">> << std::is_same_v<Tag<"a">, Tag<"b">> << '\n';
  say<"hello">();
  constexpr P seen{9, 9};
  printf("%d %d %d\n", &place<P{1, 2}>()->y == Place<P{1, 2}>::y(), are_one<P{1, 2}, P{1, 2}>(), are_one<P{1, 2}, P{1, 3}>());
  printf("%d %d\n", place<seen>() == place<P{9, 9}>(), place<seen>() == &seen);
}
