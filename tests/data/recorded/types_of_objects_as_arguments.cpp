#include <cstdio>
#include <type_traits>
#include <utility>
#include <tuple>
#include <array>
#include <vector>
#include <string>
#include <string_view>
#include <optional>
#include <variant>
#include <functional>
#include <memory>
#include <complex>
#include <cstddef>
#include <map>
#include <set>
#include <unordered_map>
#include <deque>
#include <list>
#include <span>
#include <iterator>
#include <algorithm>
#include <concepts>
#include <any>
template <class T> const char* ty() { return __PRETTY_FUNCTION__; }
#define P(...) std::printf("%d\n", int(__VA_ARGS__))
#define S(A, ...) std::printf("%d\n", int(std::is_same_v<A, __VA_ARGS__>))
#define D(...) std::puts(ty<decltype(__VA_ARGS__)>())
#define N(...) std::printf("%d\n", int(noexcept(__VA_ARGS__)))
struct C { int x; constexpr int f() const { return 1; } constexpr int f() { return 2; } constexpr bool operator==(C const&) const = default; };
struct L { constexpr L(int v) : v(v) {} int v; };
template <class T> struct Bx { T t; }; template <class T> Bx(T) -> Bx<T>;
template <auto V> void a() { std::puts(ty<decltype(V)>()); std::puts(ty<decltype((V))>()); }
template <C V> void b() { std::puts(ty<decltype(V)>()); std::puts(ty<decltype((V))>()); std::puts(ty<decltype(V.x)>()); std::printf("%d\n", V.f()); }
int g(C&) { return 1; } int g(C const&) { return 2; } int g(C&&) { return 3; } int g(C const&&) { return 4; }
template <class T> int h(T&&) { std::puts(ty<T>()); return 0; }
template <class T> int hv(T) { std::puts(ty<T>()); return 0; }
template <auto V> void c() { std::printf("%d\n", g(V)); h(V); hv(V); auto x = V; std::puts(ty<decltype(x)>()); auto& y = V; std::puts(ty<decltype(y)>()); decltype(auto) z = V; std::puts(ty<decltype(z)>()); }
template <auto V> struct W { using type = decltype(V); static constexpr auto value = V; template <auto U> static constexpr bool same = std::is_same_v<decltype(U), decltype(V)>; auto get() const { return V; } const auto& ref() const { return V; } decltype(auto) da() const { return V; } };
template <C V> struct X { static void f() { std::puts(ty<decltype(V)>()); h(V); } };
template <class T, T V> void t() { std::puts(ty<decltype(V)>()); }
template <Bx V> void bx() { std::puts(ty<decltype(V)>()); std::puts(ty<decltype((V))>()); }
template <auto... V> void pk() { (std::puts(ty<decltype(V)>()), ...); (h(V), ...); }
template <C... V> void pc() { (std::puts(ty<decltype(V)>()), ...); }
template <auto V> auto lam() { return [] { std::puts(ty<decltype(V)>()); std::puts(ty<decltype((V))>()); h(V); return V; }; }
template <L V> void l() { std::puts(ty<decltype(V)>()); h(V); std::printf("%d\n", V.v); }
template <std::array<int,2> V> void ar() { std::puts(ty<decltype(V)>()); std::puts(ty<decltype(V[0])>()); h(V); h(V[0]); for (auto& i : V) { h(i); std::printf("%d\n", i); } }
template <auto V> void mv() { h(std::move(V)); std::printf("%d\n", g(std::move(V))); }
template <int I> void in() { std::puts(ty<decltype(I)>()); std::puts(ty<decltype((I))>()); h(I); }
int main() {
  { a<C{3}>(); a<L{3}>(); a<3>(); a<'c'>(); a<nullptr>(); a<true>(); }
  { b<C{3}>(); c<C{3}>(); c<C{5}>(); mv<C{3}>(); in<3>(); }
  { std::puts(ty<W<C{1}>::type>()); std::puts(ty<decltype(W<C{1}>::value)>()); P(W<C{1}>::same<C{2}>); P(W<C{1}>::same<3>); P(std::is_const_v<W<C{1}>::type>); }
  { pk<C{1}, 3, 'c', C{2}>(); pc<C{1}>(); X<C{1}>::f(); t<C, C{1}>(); t<int, 1>(); bx<Bx{2}>(); }
  { lam<C{3}>()(); l<3>(); l<L{4}>(); ar<std::array<int,2>{1,2}>(); }
  { []<C V>() { D(V); h(V); P(g(V)); }.template operator()<C{7}>(); W<C{1}> e; D(e.get()); D(e.ref()); D(e.da()); D(std::as_const(e).get()); }
}
