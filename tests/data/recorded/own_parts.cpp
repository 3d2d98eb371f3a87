#include <cstdio>
#include <tuple>
#include <string>
#include <type_traits>
#include <utility>
class Emp { std::string name_; int age_; public: Emp(std::string n, int a) : name_(std::move(n)), age_(a) {}
  template <std::size_t I> auto& get() & { if constexpr (I == 0) return name_; else return age_; }
  template <std::size_t I> auto const& get() const& { if constexpr (I == 0) return name_; else return age_; }
  template <std::size_t I> auto&& get() && { printf("rv%zu ", I); if constexpr (I == 0) return std::move(name_); else return std::move(age_); } };
namespace std { template <> struct tuple_size<Emp> : integral_constant<size_t, 2> {}; template <> struct tuple_element<0, Emp> { using type = string; }; template <> struct tuple_element<1, Emp> { using type = int; }; }
namespace geo { struct Pt { double r, a; }; template <std::size_t I> double get(Pt const& p) { printf("g%zu ", I); return I == 0 ? p.r * 10 : p.a * 100; } }
template <> struct std::tuple_size<geo::Pt> { static constexpr std::size_t value = 2; };
template <std::size_t I> struct std::tuple_element<I, geo::Pt> { using type = double; };
template <class T> struct Box { T v; int n; template <int I> T get() const { return v * (I + 1); } };
template <class T> struct std::tuple_size<Box<T>> : std::integral_constant<std::size_t, 3> {};
template <std::size_t I, class T> struct std::tuple_element<I, Box<T>> { using type = T; };
struct Mixed { int a, b; template <std::size_t I> friend auto get(Mixed const& m) { if constexpr (I == 0) return m.a * 1.5; else return static_cast<char>('a' + m.b); } };
template <> struct std::tuple_size<Mixed> : std::integral_constant<std::size_t, 2> {};
template <> struct std::tuple_element<0, Mixed> { using type = double; };
template <> struct std::tuple_element<1, Mixed> { using type = char; };
void types() {
  auto [x, y] = Mixed{3, 1};
  auto const [u, v] = Mixed{1, 2};
  printf("%d %d %g %c\n", std::is_same_v<decltype(x), double>, std::is_same_v<decltype(y), char>, x, y);
  printf("%d %d %g %c\n", std::is_same_v<decltype(u), double const>, std::is_same_v<decltype(v), char const>, u, v);
}
int main() {
  types();
  printf("%zu %zu %d\n", std::tuple_size<Emp>::value, std::tuple_size_v<geo::Pt>, std::is_same_v<std::tuple_element_t<0, Emp>, std::string>);
  Emp e("ann", 30); { auto& [n, a] = e; a++; n += "!"; printf("%s %d\n", n.c_str(), a); }
  { auto const& [n, a] = e; printf("%s %d\n", n.c_str(), a); static_assert(std::is_same_v<decltype(a), int const> || std::is_same_v<decltype(a), int>); }
  { auto [n, a] = e; a = 5; printf("%s %d %zu\n", n.c_str(), a, n.size()); auto const& [m, b] = e; printf("%s %d\n", m.c_str(), b); }
  { auto&& [n, a] = Emp("bob", 4); printf("%s %d\n", n.c_str(), a); }
  geo::Pt p{1, 2}; auto [r, a] = p; printf("%g %g\n", r, a); printf("%g\n", r + a);
  for (auto [x, y] : {geo::Pt{1, 1}, geo::Pt{2, 2}}) printf("%g %g;", x, y); puts("");
  Box<int> b{7, 1}; auto [u, v, w] = b; printf("%d %d %d\n", u, v, w); auto l = [u = u, &w = w] { return u + w; }; printf("%d\n", l());
}
