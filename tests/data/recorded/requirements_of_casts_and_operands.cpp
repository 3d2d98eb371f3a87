#include <array>
#include <compare>
#include <concepts>
#include <cstdio>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>
struct A { int x; virtual ~A() {} }; struct B : A {}; struct U { int y; }; struct P : private U {}; struct D { operator int() const { return 1; } };
enum E1 { e1 }; enum class E2 { e2 };
template <class T, class F> concept S = requires(F f) { static_cast<T>(f); };
template <class T, class F> concept C = requires(F f) { const_cast<T>(f); };
template <class T, class F> concept Y = requires(F f) { dynamic_cast<T>(f); };
template <class T, class F> concept R = requires(F f) { reinterpret_cast<T>(f); };
template <class T, class F> concept O = requires(F f) { (T)f; };
template <class T, class F> concept X = requires(F f) { T(f); };
template <class T, class F> concept L = requires(F f) { T{f}; };
template <class T, class F> void casts(const char* s) { printf("%s %d%d%d%d%d%d%d\n", s, S<T, F>, C<T, F>, Y<T, F>, R<T, F>, O<T, F>, X<T, F>, L<T, F>); }
template <class T> concept Address = requires(T t) { &T(t); }; template <class T> concept Sum = requires(T t) { &(t + t); };
template <class T> concept First = requires(T t) { &t[0]; }; template <class T> concept Zeroth = requires(T t) { t[0]; };
template <class T> concept Named = requires(T t) { t["a"]; }; template <class T> concept Shifted = requires(T t) { t << 1; };
template <class T> concept Deleted = requires(T t) { delete t; }; template <class T> concept Chosen = requires(T t) { true ? t : 0; };
template <class T> concept Swapped = requires(const T t) { std::swap(t, t); }; template <class T> concept Less = requires(T t) { t < 0; };
template <class T> concept Null = requires(T t) { t == nullptr; }; template <class T> concept Got = requires(T t) { std::get<0>(t); };
template <class T> concept Written = requires(T t) { std::cout << t; }; template <class T> concept Set = requires(T t) { t = 0; };
template <class T> void operands(const char* s) {
  printf("%s %d%d%d%d%d%d%d%d%d%d%d%d%d%d\n", s, Address<T>, Sum<T>, First<T>, Zeroth<T>, Named<T>, Shifted<T>, Deleted<T>, Chosen<T>, Swapped<T>, Less<T>,
         Null<T>, Got<T>, Written<T>, Set<T>);
}
struct N {}; struct Only { int v; bool operator<(const Only& o) const { return v < o.v; } };
template <class T> void ordered(const char* s) { printf("%s %d%d%d\n", s, std::equality_comparable<T>, std::totally_ordered<T>, std::three_way_comparable<T>); }
int twice(int& x) { return 2 * x; } bool odd(int x) { return x & 1; }
template <class F, class... T> void called(const char* s, F) { printf("%s %d%d\n", s, std::is_invocable_v<F, T...>, std::is_invocable_v<const F&, T...>); }
int main() {
#define T(...) casts<__VA_ARGS__>(#__VA_ARGS__);
  T(int*, double*) T(U*, A*) T(B*, A*) T(B*, const A*) T(P*, U*) T(U*, P*) T(int*, int) T(int, int*) T(long, int*) T(char*, unsigned char*) T(int*, const int*)
  T(int, const int) T(int&, const int&) T(int&, double&) T(A*, B*) T(A*, U*) T(void*, U*) T(B, A) T(float, float) T(E1, int) T(E2, long) T(E2, double) T(int, E2)
  T(char, D) T(A, int) T(U, int) T(std::string, const char*) T(std::vector<int>, int) T(std::vector<std::string>, int) T(std::set<int>, double) T(bool, int*)
  T(int (*)(int), void*) T(std::vector<int>, std::vector<long>)
#undef T
#define T(...) operands<__VA_ARGS__>(#__VA_ARGS__);
  T(int) T(int*) T(std::string) T(std::vector<bool>) T(std::vector<int>) T(std::map<std::string, int>) T(std::map<int, int>) T(std::array<int, 3>) T(E2)
  T(std::unique_ptr<int>) T(std::shared_ptr<int>) T(std::optional<int>) T(std::variant<int, double>) T(std::pair<int, int>) T(N)
#undef T
#define T(...) ordered<__VA_ARGS__>(#__VA_ARGS__);
  T(std::variant<N, int>) T(std::variant<Only, int>) T(std::optional<Only>) T(std::reference_wrapper<std::string>) T(int (*)(int)) T(std::nullptr_t)
  T(std::optional<int (*)(int)>) T(std::vector<std::nullptr_t>) T(std::vector<Only>) T(std::unique_ptr<int>)
#undef T
  using namespace std::placeholders;
  called<decltype(std::bind(twice, _1)), int>("bind", std::bind(twice, _1)); called<decltype(std::bind(twice, _1)), int&>("bind", std::bind(twice, _1));
  called<decltype(std::bind(twice, 5))>("bind", std::bind(twice, 5)); called<decltype(std::not_fn(odd)), std::string>("not_fn", std::not_fn(odd));
  called<decltype(std::not_fn(odd)), int>("not_fn", std::not_fn(odd)); called<decltype(std::mem_fn(&U::y)), int>("mem_fn", std::mem_fn(&U::y));
  called<decltype(std::bind_front(twice)), int>("bind_front", std::bind_front(twice)); called<decltype(std::bind_front(twice, 5))>("bind_front", std::bind_front(twice, 5));
  try { std::string s(static_cast<const char*>(nullptr)); } catch (std::exception& e) { puts(e.what()); }
  try { std::map<std::string, int> m; const char* p = nullptr; m[p] = 1; } catch (std::exception& e) { puts(e.what()); }
  std::unique_ptr<int> p; printf("%d%d%d\n", p < nullptr, p <= nullptr, (p <=> nullptr) == 0);
}
