// A text in quotes is an array to constructors that take it by reference; a reference to an array is better than a pointer that adds const.
#include <any>
#include <cstddef>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>
namespace part0 {
template <class T> constexpr char const* name() {
  if constexpr (std::is_same_v<T, char const*>) return "char const*";
  else if constexpr (std::is_same_v<T, char const*&>) return "char const*&";
  else if constexpr (std::is_same_v<T, std::string>) return "string";
  else if constexpr (std::is_array_v<std::remove_reference_t<T>>) return std::is_lvalue_reference_v<T> ? "array&" : std::is_rvalue_reference_v<T> ? "array&&" : "array";
  else if constexpr (std::is_pointer_v<std::remove_reference_t<T>>) return "pointer ref";
  else return "other";
}
struct F { template <class T> F(T&& t) { printf("F &&: %s %zu\n", name<T>(), sizeof(t)); } };
struct C { template <class T> C(T const& t) { printf("C const&: %s %zu\n", name<T>(), sizeof(t)); } };
struct L { template <class T> L(T& t) { printf("L &: %s %zu %d\n", name<T>(), sizeof(t), (int)std::is_const_v<T>); } };
struct V { template <class T> V(T t) { printf("V: %s %zu\n", name<T>(), sizeof(t)); } };
struct A { template <size_t N> A(char const (&t)[N]) { printf("A: %zu %s\n", N, t); } A(char const* const&) { puts("A ptr"); } };
struct A2 { template <size_t N> A2(char const (&t)[N], int k = 3) { printf("A2: %zu %s %d\n", N, t, k); } };
struct P { template <class... T> P(T&&... t) { printf("P:"); ((printf(" %s %zu", name<T>(), sizeof(t))), ...); puts(""); } };
struct D : F { using F::F; };
struct E : F { template <class U> E(U&& u) : F(std::forward<U>(u)) {} };
struct M { F f; C c; M() : f("abc"), c{"abcd"} {} };
struct G { F f; C c; };
struct W { F f = "hello"; C c{"hi"}; };
template <class T> struct H { T t; H(T const& a) : t{} { printf("H %s\n", name<T>()); } };
template <class T> struct I { I(T&& a) { printf("I %s\n", name<T>()); } };
template <class T> I(T&&) -> I<T>;
template <class T> struct J { T v; J(T a) : v(a) { printf("J %s %zu\n", name<T>(), sizeof(T)); } };
void take(F) {} void takec(C const&) {} void takel(L) {}
F make() { return "returned"; }
void run() {
  printf("0: "); { F a("abc"); } puts("");
  printf("1: "); { F a{"abc"}; } puts("");
  printf("2: "); { F a = "abc"; } puts("");
  printf("3: "); { F d = F("abc"); } puts("");
  printf("4: "); { F e = {"abcd"}; } puts("");
  printf("5: "); { take("abc"); } puts("");
  printf("6: "); { take({"abc"}); } puts("");
  printf("7: "); { make(); } puts("");
  printf("8: "); { C a("abc"); } puts("");
  printf("9: "); { C a{"abc"}; } puts("");
  printf("10: "); { C a="abc"; } puts("");
  printf("11: "); { takec("abcde"); } puts("");
  printf("12: "); { takec({"a"}); } puts("");
  printf("13: "); { L la("abc"); } puts("");
  printf("14: "); { L lb{"abc"}; } puts("");
  printf("15: "); { L lc = "abc"; } puts("");
  printf("16: "); { takel("x"); } puts("");
  printf("17: "); { V va("abc"); } puts("");
  printf("18: "); { V vb = "abc"; } puts("");
  printf("19: "); { A aa("abc"); } puts("");
  printf("20: "); { A aa{"abc"}; } puts("");
  printf("21: "); { A ac = "abcde"; } puts("");
  printf("22: "); { A2 a2("x"); } puts("");
  printf("23: "); { A2 a3{"xy", 4}; } puts("");
  printf("24: "); { A2 a4 = {"xyz", 5}; } puts("");
  printf("25: "); { P p("a", "bc", 1, 'c'); } puts("");
  printf("26: "); { P p2{"abc"}; } puts("");
  printf("27: "); { P p3 = {"abc", "d"}; } puts("");
  printf("28: "); { std::vector<F> v; v.emplace_back("abc"); v.push_back("abcd"); } puts("");
  printf("29: "); { std::vector<F> v2{"a", "bc", "def"}; } puts("");
  printf("30: "); { std::vector<C> v3; v3.emplace_back("ab"); std::vector<A2> v4; v4.emplace_back("ab", 9); v4.push_back({"q", 2}); v4.push_back("qq"); } puts("");
  printf("31: "); { auto u = std::make_unique<F>("abc"); } puts("");
  printf("32: "); { auto s = std::make_shared<C>("abc"); } puts("");
  printf("33: "); { auto u2 = std::make_unique<A2>("abcdef"); } puts("");
  printf("34: "); { std::optional<F> o("abc"); std::optional<C> o2; o2.emplace("abc"); std::optional<A2> o3(std::in_place, "abc", 3); auto o4 = std::make_optional<A2>("abc", 4); } puts("");
  printf("35: "); { std::variant<int, F> var(std::in_place_type<F>, "abc"); var.emplace<F>("abcd"); std::variant<int, C> vv(std::in_place_index<1>, "ab"); vv.emplace<1>("q"); } puts("");
  printf("36: "); { std::any an(std::in_place_type<F>, "abc"); std::any an2("abc"); an.emplace<C>("ab"); an2 = "abc"; } puts("");
  printf("37: "); { auto pr = std::make_pair("abc", 1); printf("%s\n", name<decltype(pr.first)>()); } puts("");
  printf("38: "); { std::pair<F, int> pf("abc", 1); } puts("");
  printf("39: "); { std::pair<F, C> pf2{"abc", "d"}; } puts("");
  printf("40: "); { std::tuple<F, C> tf("abc", "d"); } puts("");
  printf("41: "); { std::tuple<A2, int> ta("abc", 3); } puts("");
  printf("42: "); { auto tp = std::make_tuple("abc", 1); printf("%s\n", name<std::tuple_element_t<0, decltype(tp)>>()); } puts("");
  printf("43: "); { std::map<int, F> mm; mm.emplace(1, "abc"); mm.try_emplace(2, "abcd"); mm.insert({3, "abc"}); mm.insert_or_assign(4, "xx"); } puts("");
  printf("44: "); { F* n = new F("abc"); } puts("");
  printf("45: "); { F arr[] = {"a", "bc"}; } puts("");
  printf("46: "); { static_cast<F>("abc"); } puts("");
  printf("47: "); { (F)"abc"; } puts("");
  printf("48: "); { char const* ptr = "abc"; F fp(ptr); F fp2(+"abc"); char buf[4] = "abc"; F fb(buf); C cbf(buf); L lbf(buf); F fs(std::string("abc")); F fcond(true ? "abc" : "def"); F fcond2(true ? "abc" : "de"); F fpar(("abc")); } puts("");
  printf("49: "); { struct Loc { F f; Loc() : f("local") {} } loc; } puts("");
}
}
namespace part1 {
template <size_t N> void f1(char const (&t)[N]) { printf("A %zu\n", N); } void f1(char const*) { puts("ptr"); }
template <class T> void f2(T const& t) { printf("T %zu\n", sizeof(T)); } void f2(char const*) { puts("ptr"); }
template <class T> void f3(T&& t) { printf("T&& %zu\n", sizeof(t)); } void f3(char const*) { puts("ptr"); }
template <class T> void f4(T& t) { printf("T& %zu\n", sizeof(t)); } void f4(char const*) { puts("ptr"); }
template <size_t N> void f5(int const (&t)[N]) { printf("A %zu\n", N); } void f5(int const*) { puts("ptr"); }
template <class T> void f6(T&& t) { printf("T&& %zu\n", sizeof(t)); } void f6(int*) { puts("ptr"); }
template <class T> void f7(T const& t) { printf("T %zu\n", sizeof(T)); } void f7(int*) { puts("ptr"); }
template <class T> void f8(T const& t) { printf("T %zu\n", sizeof(T)); } void f8(int const*) { puts("ptr"); }
void f9(int const (&t)[3]) { puts("arr"); } void f9(int const*) { puts("ptr"); }
template <class T> void g1(T const* t) { puts("T*"); } template <class T> void g1(T const& t) { puts("T&"); }
template <class T> void g2(T* t) { puts("T*"); } template <class T> void g2(T& t) { puts("T&"); }
template <class T> void g3(T* t) { puts("T*"); } template <class T, size_t N> void g3(T (&t)[N]) { puts("T[]"); }
template <class T> void g4(T const* t) { puts("T*"); } template <class T, size_t N> void g4(T const (&t)[N]) { puts("T[]"); }
template <class T> void g5(T t) { puts("T"); } template <class T> void g5(T* t) { puts("T*"); }
void run() {
  printf("0: "); { char b[] = "abc"; f1(b); } puts("");
  printf("1: "); { char const b[] = "abc"; f1(b); } puts("");
  printf("2: "); { f1("abc"); } puts("");
  printf("3: "); { char b[] = "abc"; f2(b); } puts("");
  printf("4: "); { char const b[] = "abc"; f2(b); } puts("");
  printf("5: "); { char b[] = "abc"; f3(b); } puts("");
  printf("6: "); { char const b[] = "abc"; f3(b); } puts("");
  printf("7: "); { char b[] = "abc"; f4(b); } puts("");
  printf("8: "); { char const b[] = "abc"; f4(b); } puts("");
  printf("9: "); { int b[] = {1,2,3}; f5(b); } puts("");
  printf("10: "); { int const b[] = {1,2,3}; f5(b); } puts("");
  printf("11: "); { int b[] = {1,2,3}; f6(b); } puts("");
  printf("12: "); { int const b[] = {1,2,3}; f6(b); } puts("");
  printf("13: "); { int b[] = {1,2,3}; f7(b); } puts("");
  printf("14: "); { int const b[] = {1,2,3}; f7(b); } puts("");
  printf("15: "); { int b[] = {1,2,3}; f8(b); } puts("");
  printf("16: "); { int const b[] = {1,2,3}; f8(b); } puts("");
  printf("17: "); { int b[] = {1,2,3}; f9(b); } puts("");
  printf("18: "); { int b[] = {1,2,3}; g1(b); } puts("");
  printf("19: "); { int b[] = {1,2,3}; g2(b); } puts("");
  printf("20: "); { int b[] = {1,2,3}; g4(b); } puts("");
  printf("21: "); { int b[] = {1,2,3}; g5(b); } puts("");
  printf("22: "); { int const b[] = {1,2,3}; g1(b); } puts("");
  printf("23: "); { int const b[] = {1,2,3}; g5(b); } puts("");
  printf("24: "); { g1("abc"); } puts("");
  printf("25: "); { g5("abc"); } puts("");
}
}
namespace part2 {
struct A { template <size_t N> A(char const (&t)[N]) { printf("A: %zu %s\n", N, t); } A(char const* const&) { puts("A ptr"); } };
struct B { template <size_t N> B(char const (&t)[N]) { printf("B: %zu %s\n", N, t); } B(char const*) { puts("B ptr"); } };
struct C { template <class T> C(T const&) { printf("C T %zu\n", sizeof(T)); } C(char const*) { puts("C ptr"); } };
struct D { template <class T> D(T&&) { printf("D T\n"); } D(char const*) { puts("D ptr"); } };
void ta(A) {} void tb(B) {} void tc(C) {} void td(D) {}
void run() {
  printf("0: "); { A a("abc"); A b = "abc"; ta("abc"); ta({"abc"}); B c("abc"); B d = "abc"; tb("abc"); C e("abc"); C f = "abc"; tc("abc"); D g("abc"); D h = "abc"; td("abc");  char buf[] = "abc"; char const cbuf[] = "abc"; A i = buf; B k = buf; C l = buf; D m = buf; A n = cbuf; B o = cbuf; C p = cbuf; D q = cbuf; ta(cbuf); tb(cbuf); tc(cbuf); td(cbuf); A r(cbuf); B s(cbuf); C t(cbuf); D u(cbuf); } puts("");
}
}
int main() { part0::run(); part1::run(); part2::run(); }
