#include <cstdio>
#include <string>
#include <vector>
#include <optional>
#include <memory>
#include <utility>
#include <type_traits>
#include <string_view>
struct NullT { template <class T> operator T*() const { std::puts("T*"); return nullptr; } };
struct AnyT { template <class T> constexpr operator T() const { std::printf("T%zu ", sizeof(T)); return T(); } };
struct AnyRef { template <class T> operator T&() const; template <class T> operator T&&() const; };
struct Agg { int a; double b; char c; };
struct VecT { template <class T> operator std::vector<T>() const { std::printf("vector<%zu>\n", sizeof(T)); return {T(1), T(2)}; } };
using Fn = int (*)(int);
int twice(int x) { return 2 * x; }
struct Sur { operator Fn() const { std::puts("Fn"); return twice; } };
struct P { int v; operator int const*() const { return &v; } operator bool() const { return v != 0; } };
struct Idx { std::size_t i; constexpr operator std::size_t() const { return i; } };
struct Opt { explicit operator bool() const { std::puts("b"); return true; } int operator*() const { return 4; } };
template <class T> struct Wrap { T v; constexpr operator T const&() const& { std::puts("const&"); return v; } constexpr operator T&&() && { std::puts("&&"); return static_cast<T&&>(v); } constexpr operator T&() & { std::puts("&"); return v; } };
template <class T> struct Lazy { T f; operator decltype(std::declval<T>()())() const { return f(); } };
template <class T> Lazy(T) -> Lazy<T>;
struct Str { std::string s; operator std::string const&() const { std::puts("str"); return s; } operator std::string_view() const { std::puts("view"); return s; } };
void ts(std::string const& s) { std::printf("ts %s\n", s.c_str()); }
void tv(std::string_view s) { std::printf("tv %.*s\n", int(s.size()), s.data()); }
struct K1 { operator int() const { return 1; } }; struct K2 : K1 { operator int() const { return 2; } operator double() const { return 2.5; } };
struct E1 { explicit operator int() const { return 3; } }; 
struct Bool { operator bool() const { std::puts("B"); return true; } };
enum Col { R, G, Bl }; struct CE { operator Col() const { return G; } };
void cl(Col c) { std::printf("col %d\n", c); } void cl(int) { std::puts("int"); }
struct U { operator std::unique_ptr<int>() const { return std::make_unique<int>(5); } };
struct Q { template <class T, std::enable_if_t<std::is_integral_v<T>, int> = 0> operator T() const { std::puts("integral"); return T(1); } template <class T, std::enable_if_t<std::is_floating_point_v<T>, int> = 0> operator T() const { std::puts("floating"); return T(2); } };
template <class T> concept Ptr = std::is_pointer_v<T>;
struct Q2 { template <Ptr T> operator T() const { std::puts("ptr"); return nullptr; } template <class T> requires(!Ptr<T>) operator T() const { std::puts("nonptr"); return T(); } };
void take(int) { std::puts("take int"); } void take(std::string) { std::puts("take string"); }
int main() {
  { NullT n; int* p = n; char const* q = n; std::printf("%d %d\n", p == nullptr, q == nullptr); void (*fp)(int) = n; std::printf("%d\n", fp == nullptr); }
  { Agg g{AnyT{}, AnyT{}, AnyT{}}; std::printf("%d %g %d\n", g.a, g.b, g.c); }
  { VecT v; std::vector<int> vi = v; std::vector<double> vd = v; std::printf("%d %g\n", vi[1], vd[0]); }
  { Sur s; std::printf("%d\n", s(4)); Fn f = s; std::printf("%d\n", f(5)); }
  { P pp{3}; int const* ip = pp; std::printf("%d %d\n", *ip, *pp); if (pp) std::puts("t"); }
  { Idx i{2}; int arr[4] = {1, 2, 3, 4}; std::printf("%d %zu\n", arr[i], i + 1); std::vector<int> vv(i); std::printf("%zu\n", vv.size()); for (std::size_t k = 0; k < i; ++k) std::printf("%zu ", k); std::printf("%d\n", vv[Idx{1}]); }
  { Opt o; bool b1 = static_cast<bool>(o); bool b2{o}; bool b3 = bool(o); bool b4 = !!o; std::printf("%d%d%d%d\n", b1, b2, b3, b4); int oo = o ? *o : 0; while (o) { break; } std::printf("%d\n", oo); }
  { Lazy l{[] { return 42; }}; int lv = l; std::printf("%d\n", lv); }
  { Str st{"abc"}; ts(st); tv(st); std::string ss = st; std::string_view sv = st; std::printf("%s %zu\n", ss.c_str(), sv.size()); }
  { K2 k; int ki = k; double kd = k; std::printf("%d %g\n", ki, kd); K1& k1 = k; int kb = k1; std::printf("%d\n", kb); }
  { E1 e; int e1 = int(e); int e2(e); int e3{e}; std::printf("%d %d %d\n", e1, e2, e3); }
  { std::printf("%d %d %d\n", std::is_convertible_v<E1, int>, std::is_constructible_v<int, E1>, std::is_constructible_v<double, E1>); }
  { std::printf("%d %d\n", std::is_convertible_v<Wrap<int>, int>, std::is_convertible_v<Wrap<int>&, int&>); std::printf("%d %d\n", std::is_convertible_v<Wrap<int> const&, int&>, std::is_convertible_v<K2, K1>); }
  { Bool b; int bi = b; long bl = b; double bd = b; std::printf("%d %ld %g %d\n", bi, bl, bd, b + b); }
  { cl(CE{}); switch (CE{}) { case G: std::puts("G"); break; default: break; } int ce = CE{}; std::printf("%d\n", ce); }
  { U u; std::unique_ptr<int> up = u; std::printf("%d\n", *up); }
  { Q qq; int q1 = qq; float q2 = qq; std::printf("%d %g\n", q1, q2); std::printf("%d %d\n", std::is_convertible_v<Q, int>, std::is_convertible_v<Q, int*>); }
  { Q2 qq2; int* q3 = qq2; int q4 = qq2; std::printf("%d %d\n", q3 == nullptr, q4); }
  { take(K1{}); take(Idx{1}); }
  { std::optional<int> oi = K1{}; std::printf("%d\n", *oi);  std::pair<int, double> pr{K1{}, K2{}}; }
  { K2 const kc; auto f1 = [](int x) { return x; }; std::printf("%d\n", f1(kc)); std::printf("%d\n", [](auto x) -> int { return x; }(kc)); }
  { int x = 1; x += K1{}; x = K1{}; x <<= K1{}; std::printf("%d %d %d\n", x, -K1{}, ~K1{}); std::printf("%d\n", K1{} == 1); std::printf("%d\n", K1{} < K1{}); }
  { int ar[3] = {K1{}, K1{}, 3}; std::printf("%d %d\n", ar[0], ar[1]); int* pq = ar + K1{}; std::printf("%d\n", *pq); double dm[] = {K1{}, 2}; std::printf("%g\n", dm[0]); }
}
