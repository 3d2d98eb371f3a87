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
int main() {
  { P(std::is_default_constructible_v<std::nullopt_t>); P(sizeof(std::nullopt_t)); P(sizeof(std::nullopt)); P(std::is_empty_v<std::nullopt_t>); P(std::is_constructible_v<std::nullopt_t, int>); P(std::is_trivially_copyable_v<std::nullopt_t>); P(std::is_trivial_v<std::nullopt_t>); P(std::is_aggregate_v<std::nullopt_t>); P(std::is_copy_constructible_v<std::nullopt_t>); D(std::nullopt); }
  { P(sizeof(std::in_place_t)); P(std::is_empty_v<std::in_place_t>); P(std::is_default_constructible_v<std::in_place_t>); P(sizeof(std::monostate)); P(sizeof(std::piecewise_construct_t)); P(sizeof(std::nothrow_t)); P(std::is_empty_v<std::monostate>); P(sizeof(std::ignore)); P(sizeof(std::allocator<int>)); P(sizeof(std::less<>)); P(sizeof(std::true_type)); P(sizeof(std::input_iterator_tag)); }
  { P(std::is_convertible_v<std::in_place_t, std::monostate>); P(std::is_constructible_v<std::optional<int>, std::in_place_t>); P(std::is_constructible_v<std::optional<int>, std::in_place_t, int>); P(std::is_constructible_v<std::optional<int>, std::in_place_t, int, int>); }
  { using U = std::unique_ptr<int, FP>; P(std::is_default_constructible_v<U>); P(std::is_constructible_v<U, std::nullptr_t>); P(std::is_constructible_v<U, int*>); P(std::is_constructible_v<U, int*, FP>); P(std::is_constructible_v<U, std::nullptr_t, FP>); P(std::is_convertible_v<std::nullptr_t, U>); P(sizeof(U)); }
  { using U = std::unique_ptr<int, DelN>; P(std::is_default_constructible_v<U>); P(std::is_constructible_v<U, std::nullptr_t>); P(std::is_constructible_v<U, int*>); P(std::is_constructible_v<U, int*, DelN>); P(std::is_constructible_v<U, int*, int>); P(sizeof(U)); P(std::is_move_constructible_v<U>); P(std::is_copy_constructible_v<U>); }
  { using U = std::unique_ptr<int, DelE>; P(std::is_default_constructible_v<U>); P(std::is_constructible_v<U, int*>); P(std::is_convertible_v<std::nullptr_t, U>); P(sizeof(U)); }
  { using U = std::unique_ptr<int, DelNC>; P(std::is_default_constructible_v<U>); P(std::is_constructible_v<U, int*, DelNC>); P(std::is_constructible_v<U, int*, DelNC&>); P(std::is_constructible_v<U, int*, DelNC const&>); P(std::is_move_constructible_v<U>); }
  { using U = std::unique_ptr<int>; P(std::is_default_constructible_v<U>); P(std::is_constructible_v<U, int*>); P(std::is_convertible_v<int*, U>); P(std::is_convertible_v<std::nullptr_t, U>); P(std::is_constructible_v<U, long*>); P(std::is_constructible_v<U, void*>); P(std::is_constructible_v<U, std::unique_ptr<int>>); P(std::is_constructible_v<U, std::unique_ptr<int>&>); P(std::is_constructible_v<U, std::unique_ptr<int[]>>); P(std::is_constructible_v<U, const int*>); }
  { P(std::is_constructible_v<std::unique_ptr<const int>, std::unique_ptr<int>>); P(std::is_constructible_v<std::unique_ptr<int>, std::unique_ptr<const int>>); P(std::is_constructible_v<std::unique_ptr<int[]>, int*>); P(std::is_constructible_v<std::unique_ptr<Base[]>, Der*>); P(std::is_constructible_v<std::unique_ptr<const int[]>, int*>); P(std::is_constructible_v<std::unique_ptr<int[]>, std::nullptr_t>); P(std::is_constructible_v<std::unique_ptr<int[]>, std::unique_ptr<int>>); }
  { P(std::is_constructible_v<bool, std::unique_ptr<int>>); P(std::is_convertible_v<std::unique_ptr<int>, bool>); P(std::is_constructible_v<bool, std::shared_ptr<int>>); P(std::is_constructible_v<bool, std::optional<int>>); P(std::is_constructible_v<bool, std::function<void()>>); P(std::is_convertible_v<std::function<void()>, bool>); P(std::is_constructible_v<bool, std::any>); }
  { std::unique_ptr<int, FP> u(new int(3), [](int* p) { delete p; }); P(*u); D(u.get_deleter()); D(std::as_const(u).get_deleter()); std::unique_ptr<int, DelN> v(new int(4), DelN(1)); D(v.get_deleter()); D(std::as_const(v).get_deleter()); D(std::move(v).get_deleter()); }
  { S(std::unique_ptr<int>::pointer, int*); S(std::unique_ptr<int>::element_type, int); S(std::unique_ptr<int[]>::element_type, int); S(std::unique_ptr<int>::deleter_type, std::default_delete<int>); S(std::shared_ptr<int[]>::element_type, int); S(std::unique_ptr<int, DelP>::pointer, const int*); }
  { std::array<int,2> a{1,2}; std::pair<int,char> p{1,'c'}; std::tuple<int,char> t{1,'c'}; D(std::get<0>(std::move(a))); D(std::get<0>(std::move(p))); D(std::get<0>(std::move(t))); D(std::get<char>(std::move(t))); D(std::get<char>(std::move(p))); D(std::get<char>(p)); D(std::move(p).first); D((std::move(p).first)); D(std::move(a)[0]); D(std::get<0>(std::as_const(a))); }
  { int i = 1; const int ci = 2; std::tuple<int&, const int&, int&&> t(i, ci, std::move(i)); D(std::get<0>(t)); D(std::get<1>(t)); D(std::get<2>(t)); D(std::get<0>(std::move(t))); D(std::get<1>(std::move(t))); D(std::get<2>(std::move(t))); D(std::get<0>(std::as_const(t))); D(std::get<2>(std::as_const(t))); D(std::get<2>(std::move(std::as_const(t)))); D(std::get<0>(std::move(std::as_const(t)))); }
  { int i = 1; std::pair<int&, const int> t(i, 2); D(std::get<0>(t)); D(std::get<1>(t)); D(std::get<0>(std::move(t))); D(std::get<1>(std::move(t))); D(std::get<0>(std::as_const(t))); D(std::get<1>(std::move(std::as_const(t)))); D(t.first); D((t.first)); D((std::move(t).first)); D((std::move(t).second)); }
  { std::variant<int,double> v; const auto& c = v; D(std::get<0>(v)); D(std::get<0>(c)); D(std::get<0>(std::move(v))); D(std::get<0>(std::move(c))); D(std::get<int>(std::move(c))); D(std::get_if<0>(&v)); D(std::get_if<0>(&c)); D(std::visit([](auto&& x) -> decltype(auto) { return 1; }, v)); }
  { std::optional<int> v; const auto& c = v; D(*v); D(*c); D(*std::move(v)); D(*std::move(c)); D(v.value()); D(c.value()); D(std::move(v).value()); D(std::move(c).value()); D(v.operator->()); D(c.operator->()); D(v.value_or(1)); D(std::move(v).value_or(1)); D(v.emplace(1)); D(v = 1); D(v.has_value()); }
  { auto f = [](auto&& x) { std::puts(ty<decltype(x)>()); return 0; }; const std::tuple<int,char> t{1,'c'}; f(std::get<0>(std::move(t))); f(std::get<0>(t)); std::apply([&](auto&&... x) { (f(std::forward<decltype(x)>(x)), ...); }, std::move(t)); std::apply([&](auto&&... x) { (f(std::forward<decltype(x)>(x)), ...); }, t); }
  { P(std::is_default_constructible_v<std::hash<S1>>); P(std::is_copy_constructible_v<std::hash<S1>>); P(std::is_invocable_v<std::hash<S1>, S1>); P(std::is_default_constructible_v<std::hash<S2>>); P(std::is_invocable_v<std::hash<S2>, S2>); P(std::is_invocable_v<std::hash<S2>, int>); P(std::is_copy_assignable_v<std::hash<S1>>); P(std::is_destructible_v<std::hash<S1>>); P(sizeof(std::hash<S1>)); }
  { auto f = []<class T>(T const&) { if constexpr (requires(T t) { std::hash<T>{}(t); }) return 1; else return 2; }; P(f(1)); P(f(S1{1})); P(f(S2{1})); P(f(std::string())); P(f(std::pair<int,int>())); P(f(std::vector<int>())); P(f(e1)); P(f(Ec::e1)); P(f(nullptr)); P(f(1.5)); P(f(&f)); P(f(std::tuple<int>())); P(f(std::optional<int>())); P(f(std::optional<S1>())); }
}
