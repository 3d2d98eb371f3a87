// A number that is an argument of a template is a prvalue, in packs and lambdas too; an object is an lvalue, and so is what a reference names.
#include <array>
#include <cstdio>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>
void f(int&) { printf("lv "); } void f(int const&) { printf("clv "); } void f(int&&) { printf("rv "); }
void f(char const&) { printf("char clv "); } void f(char&&) { printf("char rv "); }
struct K { int k; constexpr bool operator==(K const&) const = default; };
void f(K const&) { printf("K clv "); } void f(K&&) { printf("K rv "); }
template <class T> void g(T&&) { printf("%s ", std::is_lvalue_reference_v<T> ? "lref" : "rref"); }
template <int... Is> void a() { (f(Is), ...); (f((Is)), ...); (g(Is), ...); (f(Is + 0), ...); ((f(std::forward<decltype(Is)>(Is))), ...); puts(""); }
template <int I> void b() { f(I); f((I)); g(I); puts(""); }
template <size_t... Is> void c(std::index_sequence<Is...>) { (g(Is), ...); (f(int(Is)), ...); puts(""); }
template <char... Cs> void d() { (f(Cs), ...); puts(""); }
template <K k> void e() { f(k); g(k); puts(""); }
template <K... ks> void e2() { (f(ks), ...); (g(ks), ...); puts(""); }
template <auto... vs> void h() { (g(vs), ...); puts(""); }
template <class... T> void all(T&&... t) { (printf("%s ", std::is_lvalue_reference_v<T> ? "lref" : "rref"), ...); puts(""); }
template <int... Is> void i() { all(Is...); auto t = std::forward_as_tuple(Is...); printf("%d\n", (int)std::is_same_v<decltype(std::get<0>(t)), int const&>); }
template <int... Is> struct S { void m() { all(Is...); (f(Is), ...); (g(Is), ...); } static void s() { (g(Is), ...); } int arr[sizeof...(Is)] = {Is...}; };
template <int I, int... R> void rec() { f(I); if constexpr (sizeof...(R) > 0) rec<R...>(); else puts(""); }
template <int const& r> void refp() { f(r); g(r); puts(""); }
int glob = 3; int const cglob = 4;
template <int&... rs> void refps() { (f(rs), ...); (g(rs), ...); puts(""); }
template <int* ...ps> void ptrs() { (g(ps), ...); (f(*ps), ...); puts(""); }
template <int... Is> auto ds() { printf("%d ", (int)std::is_same_v<decltype((Is + ... + 0)), int>); return ((std::is_same_v<decltype((Is)), int>) && ...); }
template <auto V> void au() { g(V); }
void run() {
  printf("0: "); { a<1, 2>(); } puts("");
  printf("1: "); { b<1>(); } puts("");
  printf("2: "); { c(std::make_index_sequence<3>{}); } puts("");
  printf("3: "); { d<'a', 'b'>(); } puts("");
  printf("4: "); { e<K{3}>(); } puts("");
  printf("5: "); { e2<K{3}, K{4}>(); } puts("");
  printf("6: "); { h<1, 'c', 2u>(); } puts("");
  printf("7: "); { i<1, 2>(); } puts("");
  printf("8: "); { S<1, 2> s; s.m(); s.s(); printf("%d\n", s.arr[1]); } puts("");
  printf("9: "); { rec<1, 2, 3>(); } puts("");
  printf("10: "); { refp<cglob>(); } puts("");
  printf("11: "); { refps<glob>(); } puts("");
  printf("12: "); { ptrs<&glob>(); } puts("");
  printf("13: "); { printf("%d\n", (int)ds<1, 2>()); } puts("");
  printf("14: "); { au<3>(); au<'c'>(); au<K{3}>(); } puts("");
  printf("15: "); { []<int... Is>(std::integer_sequence<int, Is...>) { (f(Is), ...); (g(Is), ...); all(Is...); }(std::make_integer_sequence<int, 3>{}); } puts("");
  printf("16: "); { []<int... Is>(std::integer_sequence<int, Is...>) { auto l = [] { (f(Is), ...); (g(Is), ...); all(Is...); }; l(); }(std::make_integer_sequence<int, 3>{}); } puts("");
  printf("17: "); { []<int... Is>(std::integer_sequence<int, Is...>) { auto l = [&](auto x) { (g(Is), ...); (f(Is), ...); g(x); }; l(1); }(std::make_integer_sequence<int, 3>{}); } puts("");
  printf("18: "); { []<size_t... Is>(std::index_sequence<Is...>) { std::array<int, 3> a{1,2,3}; ((g(std::get<Is>(a))), ...); ((g(Is)), ...); }(std::make_index_sequence<3>{}); } puts("");
  printf("19: "); { []<int... Is>(std::integer_sequence<int, Is...>) { std::vector<int> v; (v.push_back(Is), ...); (v.emplace_back(Is), ...); printf("%zu\n", v.size()); }(std::make_integer_sequence<int, 3>{}); } puts("");
  printf("20: "); { []<int... Is>(std::integer_sequence<int, Is...>) { auto t = std::make_tuple(Is...); auto p = std::tuple<int const&, int>(3, 4); printf("%d %d\n", std::get<2>(t), std::get<1>(p)); }(std::make_integer_sequence<int, 3>{}); } puts("");
  printf("21: "); { []<int I>(std::integral_constant<int, I>) { int const& r = I; auto const& q = I; auto&& w = I; auto x = I; auto l = [&] { f(I); g(I); int const& z = I; return z; }; g(w); printf("%d %d %d %d %d ", r, q, w, x, l()); f(std::move(I)); static constexpr int y = I; f(y); auto m = [=] { return I + y; }; printf("%d", m()); std::optional<int> o(I); std::optional<int> p = I; o = I; printf("%d", *o); }(std::integral_constant<int, 4>{}); } puts("");
  printf("22: "); { []<auto... Vs>(std::tuple<std::integral_constant<decltype(Vs), Vs>...>) { (g(Vs), ...); auto t = std::tuple{Vs...}; printf("%zu ", std::tuple_size_v<decltype(t)>); ((printf("%d ", (int)Vs)), ...); }(std::tuple<std::integral_constant<int, 3>, std::integral_constant<char, 'c'>>{}); } puts("");
  printf("23: "); { std::variant<int, char> v; []<size_t... Is>(std::variant<int, char>& v, std::index_sequence<Is...>) { ((v.index() == Is ? (void)g(Is) : (void)0), ...); std::map<int, int> m{{Is, Is}...}; printf("%zu", m.size()); ((m[Is]++), ...); m.insert({5, (Is + ...)}); m.emplace(Is...); printf("%zu", m.size()); }(v, std::make_index_sequence<2>{}); } puts("");
}
int main() { run(); }
