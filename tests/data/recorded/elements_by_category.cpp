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
struct DelN { DelN() = delete; DelN(int) {} void operator()(int* p) const { delete p; } };
struct DelE { explicit DelE() {} void operator()(int* p) const {} };
struct DelNC { DelNC() {} DelNC(DelNC const&) = delete; DelNC(DelNC&&) = default; void operator()(int*) const {} };
struct DelP { using pointer = const int*; void operator()(const int*) const {} };
using FP = void (*)(int*);
template <class U, class... A> void ic() { std::printf("%d", std::is_constructible_v<U, A...>); }
template <class A, class B> concept conv = std::is_convertible_v<A, B>;
struct Base { virtual ~Base() {} }; struct Der : Base {};
struct S1 { int x; }; struct S2 { int x; };
template <> struct std::hash<S2> { std::size_t operator()(S2 const& s) const noexcept { return s.x; } };
enum En { e1 }; enum class Ec { e1 };
struct A3 { int a; char b; A3(int const& x, char const& y) : a(x), b(y) { std::puts("const&"); } A3(int&& x, char&& y) : a(x), b(y) { std::puts("&&"); } A3(int& x, char& y) : a(x), b(y) { std::puts("&"); } };
struct Pk { template <class... T> Pk(T&&... t) { std::puts(ty<Pk2<T...>>()); } template <class...> struct Pk2 {}; };
template <class... T> struct L {};
struct Pq { template <class... T> Pq(T&&... t) { std::puts(ty<L<T&&...>>()); } };
struct Ag { int a; char b; };
int main() {
  { D(std::get<0>(std::move(std::declval<const std::array<int,2>&>()))); D(std::get<0>(std::declval<std::array<int,2>>())); D(std::get<0>(std::declval<const std::array<int,2>>())); D(std::get<0>(std::declval<const std::array<int,2>&>())); D(std::get<0>(std::declval<std::array<int,2>&>())); }
  { const std::array<int,2> a{1,2}; const std::pair<int,char> p{1,'c'}; const std::tuple<int,char> t{1,'c'}; D(std::get<0>(std::move(a))); D(std::get<0>(std::move(p))); D(std::get<0>(std::move(t))); D(std::get<char>(std::move(t))); D(std::get<char>(std::move(p))); D(std::get<char>(p)); D(std::move(p).first); D((std::move(p).first)); D(std::move(a)[0]); D(std::move(t)); }
  { std::array<int,2> a{1,2}; std::pair<int,char> p{1,'c'}; std::tuple<int,char> t{1,'c'}; D(std::get<0>(std::move(a))); D(std::get<0>(std::move(p))); D(std::get<0>(std::move(t))); D(std::get<char>(std::move(t))); D(std::get<char>(std::move(p))); D(std::get<char>(p)); D(std::move(p).first); D((std::move(p).first)); D(std::move(a)[0]); D(std::get<0>(std::as_const(a))); }
  { int i = 1; const int ci = 2; std::tuple<int&, const int&, int&&> t(i, ci, std::move(i)); D(std::get<0>(t)); D(std::get<1>(t)); D(std::get<2>(t)); D(std::get<0>(std::move(t))); D(std::get<1>(std::move(t))); D(std::get<2>(std::move(t))); D(std::get<0>(std::as_const(t))); D(std::get<2>(std::as_const(t))); D(std::get<2>(std::move(std::as_const(t)))); D(std::get<0>(std::move(std::as_const(t)))); }
  { int i = 1; std::pair<int&, const int> t(i, 2); D(std::get<0>(t)); D(std::get<1>(t)); D(std::get<0>(std::move(t))); D(std::get<1>(std::move(t))); D(std::get<0>(std::as_const(t))); D(std::get<1>(std::move(std::as_const(t)))); D(t.first); D((t.first)); D((std::move(t).first)); D((std::move(t).second)); }
  { std::variant<int,double> v; const auto& c = v; D(std::get<0>(v)); D(std::get<0>(c)); D(std::get<0>(std::move(v))); D(std::get<0>(std::move(c))); D(std::get<int>(std::move(c))); D(std::get_if<0>(&v)); D(std::get_if<0>(&c)); D(std::visit([](auto&& x) -> decltype(auto) { return 1; }, v)); }
  { std::optional<int> v; const auto& c = v; D(*v); D(*c); D(*std::move(v)); D(*std::move(c)); D(v.value()); D(c.value()); D(std::move(v).value()); D(std::move(c).value()); D(v.operator->()); D(c.operator->()); D(v.value_or(1)); D(std::move(v).value_or(1)); D(v.emplace(1)); D(v = 1); D(v.has_value()); }
  { auto f = [](auto&& x) { std::puts(ty<decltype(x)>()); return 0; }; const std::tuple<int,char> t{1,'c'}; f(std::get<0>(std::move(t))); f(std::get<0>(t)); std::apply([&](auto&&... x) { (f(std::forward<decltype(x)>(x)), ...); }, std::move(t)); std::apply([&](auto&&... x) { (f(std::forward<decltype(x)>(x)), ...); }, t); }
  { const std::tuple<int,char> t{1,'c'}; std::make_from_tuple<A3>(t); std::make_from_tuple<A3>(std::move(t)); std::tuple<int,char> u{1,'c'}; std::make_from_tuple<A3>(u); std::make_from_tuple<A3>(std::move(u)); std::make_from_tuple<A3>(std::as_const(u)); std::make_from_tuple<A3>(std::tuple(1,'c')); }
  { const std::tuple<int,char> t{1,'c'}; std::make_from_tuple<Pq>(t); std::make_from_tuple<Pq>(std::move(t)); std::tuple<int,char> u{1,'c'}; std::make_from_tuple<Pq>(u); std::make_from_tuple<Pq>(std::move(u)); std::make_from_tuple<Pq>(std::as_const(u)); std::make_from_tuple<Pq>(std::tuple(1,'c')); }
  { const std::pair<int,char> t{1,'c'}; std::make_from_tuple<Pq>(t); std::make_from_tuple<Pq>(std::move(t)); std::pair<int,char> u{1,'c'}; std::make_from_tuple<Pq>(u); std::make_from_tuple<Pq>(std::move(u)); std::make_from_tuple<Pq>(std::as_const(u)); std::make_from_tuple<Pq>(std::pair(1,'c')); }
  { const std::array<int,2> t{1,2}; std::make_from_tuple<Pq>(t); std::make_from_tuple<Pq>(std::move(t)); std::array<int,2> u{1,2}; std::make_from_tuple<Pq>(u); std::make_from_tuple<Pq>(std::move(u)); std::make_from_tuple<Pq>(std::as_const(u)); std::make_from_tuple<Pq>(std::array{1,2}); }
  { int i = 1; const int ci = 2; std::tuple<int&, const int&, int&&> t(i, ci, std::move(i)); std::make_from_tuple<Pq>(t); std::make_from_tuple<Pq>(std::move(t)); std::make_from_tuple<Pq>(std::as_const(t)); const std::tuple<int&> q(i); std::make_from_tuple<Pq>(q); }
  { auto f = [](auto&&... x) { std::puts(ty<L<decltype(x)...>>()); }; const std::tuple<int,char> t{1,'c'}; std::apply(f, t); std::apply(f, std::move(t)); std::tuple<int,char> u{1,'c'}; std::apply(f, u); std::apply(f, std::move(u)); std::apply(f, std::as_const(u)); std::apply(f, std::pair(1, 2)); const std::array<int,2> a{}; std::apply(f, a); std::apply(f, std::move(a)); const std::pair<int,int> p; std::apply(f, p); std::apply(f, std::move(p)); }
  { auto f = [](auto&&... x) { std::puts(ty<L<decltype(x)...>>()); }; f(std::tuple_cat(std::tuple<int>(1), std::pair<char,int>())); int i = 1; f(std::tie(i)); f(std::forward_as_tuple(i, 1)); f(std::make_tuple(i, std::ref(i), "x", std::cref(i))); f(std::make_pair(i, std::ref(i))); f(std::make_pair("x", i)); f(std::tuple_cat(std::tie(i), std::forward_as_tuple(1))); }
}
