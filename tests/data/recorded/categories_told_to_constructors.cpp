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
struct MO { MO() = default; MO(MO&&) = default; MO& operator=(MO&&) = default; }; struct NoCall {}; using VF = void (*)(); struct Conv { operator VF() const { return [] { std::puts("called"); }; } };
template <class T> struct Lv { template <class U, class = std::enable_if_t<std::is_lvalue_reference_v<U>>> Lv(U&&) { std::puts("lvalue"); } };
template <class T> struct Rv { template <class U, class = std::enable_if_t<!std::is_lvalue_reference_v<U>>> Rv(U&&) { std::puts("rvalue"); } };
void f(std::span<int> s) { P(s.size()); } void g(std::span<const int> s) { P(s.size()); } void h(std::span<int, 3> s) { P(s.size()); }
void lv(Lv<int>) {} void rv(Rv<int>) {} void op(std::optional<MO>) { std::puts("moved"); } void both(Lv<int>) { std::puts("L"); } void both(Rv<int>) { std::puts("R"); }
void os(std::optional<std::string> s) { std::puts(s ? s->c_str() : "none"); } void op2(std::optional<int*> p) { P(p.has_value()); }
int main() {
  { std::vector<int> v(3); int a[3] = {}; std::array<int, 3> b{}; f(v); f(a); f(b); g(v); g(a); g(b); g(std::vector<int>(2)); h(a); h(b); std::span<int, 3> s3 = a; f(s3); std::span<int> s = v; g(s); h(std::span<int, 3>(v)); P(sizeof(s3)); f({v.data(), 2}); const std::vector<int> cv(4); g(cv); std::string t = "abc"; std::span<const char> sc = t; P(sc.size()); }
  { MO m; lv(m); rv(MO()); rv(std::move(m)); both(m); both(MO()); op(MO()); op(std::move(m)); op(std::nullopt); op({}); std::string s = "s"; lv(s); rv(std::string()); os(s); os("lit"); os(std::nullopt); os({}); os(std::move(s)); }
  { op2(nullptr); op2(std::nullopt); op2({}); int i; op2(&i); std::optional<int*> o = nullptr; P(o.has_value()); o = std::nullopt; P(o.has_value()); o = nullptr; P(o.has_value()); o = {}; P(o.has_value()); P(o == std::nullopt); std::optional<int> q = {}; P(q.has_value()); q = 3; q = {}; P(q.has_value()); std::optional<int> r{std::nullopt}; P(r.has_value()); }
  { P(std::is_invocable_v<NoCall>); P(std::is_invocable_v<NoCall&, int>); P(std::is_invocable_v<Conv>); P(std::is_constructible_v<std::function<void()>, NoCall>); P(std::is_constructible_v<std::function<void()>, Conv>); Conv c; c(); std::function<void()> k = c; k(); }
  { P(std::is_constructible_v<Lv<int>, MO&>); P(std::is_constructible_v<Lv<int>, MO>); P(std::is_constructible_v<Rv<int>, MO&>); P(std::is_constructible_v<Rv<int>, MO>); P(std::is_convertible_v<MO&, Lv<int>>); P(std::is_convertible_v<MO, Lv<int>>); P(std::is_convertible_v<MO&, Rv<int>>); P(std::is_convertible_v<MO, Rv<int>>); P(std::is_constructible_v<std::optional<MO>, MO&>); P(std::is_constructible_v<std::optional<MO>, MO>); P(std::is_assignable_v<std::optional<MO>&, MO&>); P(std::is_assignable_v<std::optional<MO>&, MO>); P(std::is_assignable_v<std::unique_ptr<int>&, std::unique_ptr<int>&>); P(std::is_constructible_v<std::shared_ptr<int>, std::unique_ptr<int>&>); P(std::is_constructible_v<std::shared_ptr<int>, std::unique_ptr<int>>); P(std::is_constructible_v<std::span<int>, std::vector<int>>); P(std::is_convertible_v<std::vector<int>&, std::span<int>>); P(std::is_convertible_v<int(&)[3], std::span<int>>); P(std::is_convertible_v<const std::vector<int>&, std::span<int>>); P(std::is_convertible_v<std::vector<int>, std::span<const int>>); }
  { std::variant<int, std::string> v = "x"; P(v.index()); v = 3; P(v.index()); std::any a = std::string("s"); P(a.has_value()); P(std::is_constructible_v<std::any, MO>); std::variant<int, double> w(std::in_place_index<1>, 2); P(w.index()); P(std::is_constructible_v<std::variant<int, int>, int>); P(std::is_constructible_v<std::variant<int, double>, std::in_place_index_t<1>, std::string>); }
  { std::unique_ptr<int, void (*)(int*)> u(new int(3), [](int* p) { std::puts("end"); delete p; }); P(*u); auto d = [](int* p) { std::puts("d"); delete p; }; std::unique_ptr<int, decltype(d)> w(new int(4), d); P(*w); std::unique_ptr<int, decltype(d)&> x(new int(5), d); P(*x); std::unique_ptr<int[]> y(new int[2]{1, 2}); P(y[1]); std::unique_ptr<const int[]> z(new int[2]{3, 4}); P(z[1]); }
}
