#include <cstdio>
#include <memory>
#include <string>
#include <compare>
#include <type_traits>
template <class T> struct W { T v{}; int f() const { return sizeof(T); } };
template <class... T> struct All : W<T>... { }; template <class H, class... T> struct Two : W<H>, W<T*>... {};
template <class T, int N> struct Tag { static constexpr int n = N; }; template <int... N> struct Tags : Tag<int, N>... { static constexpr int s = (Tag<int, N>::n + ...); };
struct M2 { std::string a; int b; }; struct Sq { double s; double area() const { return s * s; } }; struct Cube : Sq { double vol() const { return s * s * s; } };
template <template <class> class... M> struct Host : M<Host<M...>>... { int x = 5; };
template <class H> struct Dbl { int dbl() const { return static_cast<H const*>(this)->x * 2; } };
template <class H> struct Neg { int neg() const { return -static_cast<H const&>(*this).x; } };
namespace a { struct N {}; struct Z {}; int sz(N const&) { return 1; } }
template <class T> concept has_sz = requires(T const& t) { sz(t); };
namespace b { void sz() = delete; template <class T> concept hs = requires(T const& t) { sz(t); }; struct fn { template <class T> int operator()(T const& t) const { if constexpr (hs<T>) return sz(t); else return 7; } }; }
namespace c { inline namespace cp { inline constexpr b::fn sz{}; } }
template <Sq S> struct at_ { static constexpr double v = S.s; };
int main() {
  { std::printf("%d %d\n", std::is_base_of_v<W<int>, All<int, char>>, std::is_base_of_v<int, All<int>>); All<int, char> x; std::printf("%d %d\n", x.W<int>::f(), static_cast<W<char>&>(x).f()); }
  { std::printf("%d %d\n", Tags<1, 2, 3>::s, std::is_base_of_v<Tag<int, 2>, Tags<1, 2>>); }
  { auto p = std::make_unique<M2>("abc", 3); std::printf("%s\n", p->a.c_str()); auto q = std::make_shared<M2>(std::string("x"), 1); M2 z("q", 2); std::printf("%d\n", z.b); }
  { std::printf("%g\n", Cube{2}.vol()); Cube k{3}; std::printf("%g\n", k.area()); Cube l{{4}}; std::printf("%g\n", l.area()); }
  { Host<Dbl, Neg> h; std::printf("%d %d\n", h.dbl(), h.neg()); }
  { std::printf("%d %d\n", has_sz<a::N>, has_sz<a::Z>); }
  { auto o = 1.0 <=> __builtin_nan(""); std::printf("%d\n", o == std::partial_ordering::unordered); }
}
