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
template <class... T> using ct = std::common_type_t<T...>;
struct Fo { int operator()(int) &; char operator()(int) const&; long operator()(int) &&; double operator()(int) const&&; }; struct Lo { int operator()() & { return 1; } }; struct Ro { int operator()() && { return 1; } }; struct Co { int operator()() const { return 1; } int operator()() { return 2; } }; struct Mo { int operator()() { return 1; } };
template <class F> auto call(F&& f) { return std::forward<F>(f)(); }
int main() {
  { std::puts(ty<ct<const int&>>()); std::puts(ty<ct<int[3]>>()); std::puts(ty<ct<int(int)>>()); std::puts(ty<ct<std::string const>>()); std::puts(ty<std::common_type<const int>::type>()); std::puts(ty<ct<int, char>>()); }
  { std::puts(ty<std::invoke_result_t<Fo&, int>>()); std::puts(ty<std::invoke_result_t<const Fo&, int>>()); std::puts(ty<std::invoke_result_t<Fo, int>>()); std::puts(ty<std::invoke_result_t<const Fo, int>>()); P(std::is_invocable_v<Lo>); P(std::is_invocable_v<Lo&>); P(std::is_invocable_v<Ro>); P(std::is_invocable_v<Ro&>); P(std::is_invocable_v<const Mo&>); P(std::is_invocable_v<Mo>); P(std::is_invocable_v<const Co>); P(std::is_constructible_v<std::function<int()>, Lo>); P(std::is_constructible_v<std::function<int()>, Ro>); Co c; P(std::function<int()>(c)()); Lo l; std::function<int()> f = l; P(f()); P(call(l)); P(call(Ro())); P(std::invoke(Ro())); P(std::invoke(l)); auto lam = [] { return 1; }; P(std::is_invocable_v<decltype(lam)>); P(std::is_invocable_v<const decltype(lam)&>); auto ml = [n = 0]() mutable { return ++n; }; P(std::is_invocable_v<decltype(ml)>); }
  { std::string s; const auto& c = s; D(*s.begin()); D(*c.begin()); D(s.front()); std::string t = "ab"; D(*t.begin()); D(*std::as_const(t).begin()); D(*t.cbegin()); D(*std::begin(t)); auto i = t.begin(); D(*i); D(i[0]); D(*i++); D(*++i); }
}
