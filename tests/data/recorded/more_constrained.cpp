#include <cstdio>
#include <concepts>
#include <string>
template <class T> concept Shape = requires(T const& t) { t.area(); };
template <class T> concept Solid = Shape<T> && requires(T t) { t.volume(); };
struct Sq { double area() const { return 1; } }; struct Cube : Sq { double volume() const { return 2; } };
int d(auto const&) { return 0; } int d(Shape auto const& s) { return 1; } int d(Solid auto const& s) { return 2; }
template <class T> requires std::integral<T> int k(T) { return 1; } template <class T> requires std::integral<T> && (sizeof(T) > 4) int k(T) { return 2; } template <std::floating_point T> int k(T) { return 3; }
template <class T> struct Opt { static constexpr int v = 0; }; template <std::integral T> struct Opt<T> { static constexpr int v = 1; }; template <std::signed_integral T> struct Opt<T> { static constexpr int v = 2; };
template <class T> struct Opt2 { static constexpr int v = 0; }; template <class T> requires Shape<T> struct Opt2<T> { static constexpr int v = 1; }; template <class T> requires Solid<T> struct Opt2<T> { static constexpr int v = 2; };
template <Solid T> int r(T) { return 2; } template <Shape T> int r(T) { return 1; } template <class T> int r(T) { return 0; }
template <class T> concept A = sizeof(T) > 1; template <class T> concept B = A<T> && sizeof(T) > 2; template <class T> concept C = B<T> && sizeof(T) > 4; template <class T> concept AC = A<T> || std::same_as<T, char>;
template <A T> int s(T) { return 1; } template <B T> int s(T) { return 2; } template <C T> int s(T) { return 3; } template <AC T> int s(T) { return 0; }
struct M { template <class T> int f(T) requires A<T> { return 1; } template <class T> int f(T) requires B<T> { return 2; } };
template <class T> struct X { int h() requires A<T> { return 1; } int h() requires B<T> { return 2; } int h() { return 0; } };
int main() {
  { std::printf("%d %d %d\n", d(1), d(Sq{}), d(Cube{})); }
  { std::printf("%d %d %d\n", k(1), k(1L), k(1.0)); }
  { std::printf("%d %d %d\n", Opt<double>::v, Opt<unsigned>::v, Opt<int>::v); }
  { std::printf("%d %d %d\n", Opt2<double>::v, Opt2<Sq>::v, Opt2<Cube>::v); }
  { std::printf("%d %d %d\n", r(1), r(Sq{}), r(Cube{})); }
  { std::printf("%d %d %d %d\n", s('a'), s(short(1)), s(1), s(1L)); }
  { M m; std::printf("%d %d\n", m.f(short(1)), m.f(1)); std::printf("%d %d %d\n", X<char>().h(), X<short>().h(), X<int>().h()); }
}
