// Engines, spans, explicit arguments of T&&, infinities of complex numbers, charconv.
#include <iostream>
#include <vector>
#include <string>
#include <list>
#include <array>
#include <span>
#include <random>
#include <functional>
#include <tuple>
#include <optional>
#include <unordered_set>
#include <unordered_map>
#include <complex>
#include <charconv>
#include <initializer_list>
#include <string_view>
#include <memory>
#include <set>
#include <cmath>
#include <new>
using std::cout;
template <class C> void sz(C& c) { cout << (std::size(c) == c.size()) << ' ' << std::size(c) << c.size() << '\n'; }
template <class C> void szc(const C& c) { cout << (std::size(c) == c.size()) << ' ' << std::size(c) << c.size() << '\n'; }
template <class T> void conv(T& t) { std::reference_wrapper<T> r(t); T& r2 = r; cout << (&r2 == &t) << '\n'; }
void f() {}
struct F1 { void operator()() {} };
template <class T> void take(T&& x) { T y(std::forward<T>(x)); cout << y << '\n'; }
template <class T> void ov(T&&) { cout << "T&&\n"; }
template <class T> void ov(T const&) { cout << "T const&\n"; }
struct O { template <class T> void m(T&&) { cout << "m T&&\n"; } template <class T, class U> void m(U&&) { cout << "m U&&\n"; } };
template <class T> void rr(std::vector<T>&&) { cout << "rr\n"; }
template <class T> void rr(std::vector<T> const&) { cout << "cr\n"; }
template <class T, size_t N> void by(std::span<T, N> s) { cout << ((void*)std::as_bytes(s).data() == (void*)s.data()) << std::as_bytes(s).size() << '\n'; }
template <class... T> struct From { std::tuple<std::decay_t<T>...> args; const void* id; };
template <class... A> void* idof() { static int i; return &i; }
struct CT { const void* id; template <class... A> CT(A&&... a) : id(idof<A&&...>()) {} };
static void part_0() {
  std::vector<int> v{1}; sz(v); std::list<int> l{1}; sz(l); std::array<int,1> a{3}; sz(a); std::initializer_list<int> il = {4}; sz(il); std::string_view sv{"ABC"}; sz(sv);
}
static void part_1() {
  std::vector<int> v{1}; szc(v); std::list<int> l{1}; szc(l); std::array<int,1> a{3}; szc(a); std::initializer_list<int> il = {4}; szc(il); std::string_view sv{"ABC"}; szc(sv);
}
static void part_2() {
  static constexpr int arr[]{1,2,3}; cout << std::size(arr) << '\n';
}
static void part_3() {
  F1 x; conv(x); int i = 0; conv(i); const int j = 0; conv(j);
}
static void part_4() {
  by(std::span<int>()); by(std::span<std::string>());
}
static void part_5() {
  by(std::span<int, 0>());
}
static void part_6() {
  int a[10] = {}; by(std::span<int>(a, 3)); by(std::span<int>(a, 1));
}
static void part_7() {
  int a[10] = {}; by(std::span<int, 1>(a + 5, 1)); by(std::span<int, 2>(a + 4, 2));
}
static void part_8() {
  std::string s; by(std::span<std::string>(&s, 1));
}
static void part_9() {
  std::linear_congruential_engine<unsigned, 16807, 0, 2147483647> e; e.discard(9999); cout << e() << '\n';
}
static void part_10() {
  std::linear_congruential_engine<unsigned long long, 16807, 0, 2147483647> e; e.discard(9999); cout << e() << '\n';
}
static void part_11() {
  std::linear_congruential_engine<unsigned, 48271, 0, 2147483647> e; e.discard(9999); cout << e() << '\n';
}
static void part_12() {
  std::linear_congruential_engine<unsigned, 48271, 123465789, 2147483647> e, g; cout << (e == g); e.discard(1); cout << (e != g); (void)g(); cout << (e == g) << e() << '\n';
}
static void part_13() {
  std::linear_congruential_engine<unsigned, 1103515245, 12345, 0> e(7); cout << e() << ' ' << e() << ' ' << e.min() << e.max() << '\n';
}
static void part_14() {
  using E = std::linear_congruential_engine<unsigned, 16807, 0, 2147483647>; E e; cout << E::multiplier << E::increment << E::modulus << E::default_seed << e() << '\n';
}
static void part_15() {
  std::minstd_rand0 e; e.discard(9999); cout << e() << '\n';
}
static void part_16() {
  std::minstd_rand e(5); e.seed(9); cout << e() << '\n';
}
static void part_17() {
  std::string s = "abc"; take<std::string>("x"); take<std::string>(std::string("y")); take<std::string&>(s); cout << s << '\n';
}
static void part_18() {
  std::string s = "abc"; ov<std::string>(s); ov(s); ov(std::move(s)); ov<std::string>("z");
}
static void part_19() {
  std::pair<int, double> s{99, 42.5}; auto [m1, m2] = s; auto& [r1, r2] = s; cout << (&r1 == &std::get<0>(s)) << (&r2 == &std::get<1>(s)) << '\n';
}
static void part_20() {
  const std::pair<int, double> s{99, 42.5}; auto [m1, m2] = s; auto& [r1, r2] = s; cout << (&r1 == &std::get<0>(s)) << (&r2 == &std::get<1>(s)) << '\n';
}
static void part_21() {
  std::array<int, 3> s{{99, 42, -1}}; auto [m1, m2, m3] = s; auto& [r1, r2, r3] = s; cout << (&r1 == &std::get<0>(s)) << (&r2 == &std::get<1>(s)) << (&r3 == &std::get<2>(s)) << '\n';
}
static void part_22() {
  std::tuple<int, double> s{99, 42.5}; auto& [r1, r2] = s; cout << (&r1 == &std::get<0>(s)) << (&r2 == &std::get<1>(s)) << '\n';
}
static void part_23() {
  int a[2] = {1, 2}; auto& [x, y] = a; cout << (&x == a) << (&y == a + 1) << '\n';
}
static void part_24() {
  int arr[] = {1,2,3,4,1,2}; std::unordered_multiset<int> c(arr, arr + 6); for (int x : c) cout << x; auto i = c.find(2); auto n = i; ++n; auto j = c.erase(i); cout << (j == n) << ' ' << (j == c.end()); for (int x : c) cout << x; cout << '\n';
}
static void part_25() {
  int arr[] = {1,2,3,4,1,2}; std::unordered_multiset<int> c(arr, arr + 6); std::unordered_multiset<int>::const_iterator i = c.find(2), n = i; ++n; std::unordered_multiset<int>::iterator j = c.erase(i); cout << (j == n) << '\n';
}
static void part_26() {
  std::unordered_map<int,int> c{{1,1},{2,2},{3,3}}; std::unordered_map<int,int>::const_iterator i = c.find(2); auto j = c.find(2); cout << (i == j) << (j == i) << (i != j) << '\n';
}
static void part_27() {
  std::set<int> c{1,2,3}; std::set<int>::const_iterator i = c.find(2); auto j = c.find(2); cout << (i == j) << (j == i) << (i != j) << '\n';
}
static void part_28() {
  std::vector<int> c{1,2,3}; std::vector<int>::const_iterator i = c.begin(); auto j = c.begin(); cout << (i == j) << (j == i) << (i != j) << (j - i) << '\n';
}
static void part_29() {
  std::complex<double> a(INFINITY, 1), b(0, 2); auto r = a * b; cout << std::isinf(r.real()) << std::isinf(r.imag()) << r << '\n';
}
static void part_30() {
  std::complex<double> a(INFINITY, NAN), b(1, 1); auto r = a * b; cout << r << r.real() << '\n';
}
static void part_31() {
  std::complex<double> a(-INFINITY, NAN); cout << std::exp(a) << std::exp(std::complex<double>(INFINITY, 0)) << std::exp(std::complex<double>(-INFINITY, INFINITY)) << std::exp(std::complex<double>(NAN, 0)) << '\n';
}
static void part_32() {
  cout << std::sqrt(std::complex<double>(-0.0, -0.0)) << std::sqrt(std::complex<double>(1, INFINITY)) << std::sqrt(std::complex<double>(-INFINITY, 1)) << std::sqrt(std::complex<double>(-4, -0.0)) << std::sqrt(std::complex<double>(-4, 0)) << '\n';
}
static void part_33() {
  cout << std::complex<double>(1, 2) / std::complex<double>(0, 0) << std::complex<double>(1, 1) / std::complex<double>(INFINITY, 0) << '\n';
}
static void part_34() {
  char buf[40]; auto r = std::to_chars(buf, buf + 40, 1234567890123456789LL); *r.ptr = 0; cout << buf << ' ' << (r.ptr - buf) << '\n'; r = std::to_chars(buf, buf + 40, -42, 2); *r.ptr = 0; cout << buf << '\n'; r = std::to_chars(buf, buf + 40, 255, 16); *r.ptr = 0; cout << buf << '\n'; r = std::to_chars(buf, buf + 2, 255, 10); cout << (r.ec == std::errc::value_too_large) << (r.ptr == buf + 2) << '\n';
}
static void part_35() {
  char buf[40]; auto r = std::to_chars(buf, buf + 40, (signed char)-128); *r.ptr = 0; cout << buf << '\n'; r = std::to_chars(buf, buf + 40, 'a'); *r.ptr = 0; cout << buf << '\n'; r = std::to_chars(buf, buf + 40, 18446744073709551615ULL, 36); *r.ptr = 0; cout << buf << '\n'; r = std::to_chars(buf, buf + 40, (long long)(-9223372036854775807LL - 1), 10); *r.ptr = 0; cout << buf << '\n';
}
static void part_36() {
  signed char x = 5; const char* s = "-129"; auto r = std::from_chars(s, s + 4, x); cout << (int)x << (r.ec == std::errc::result_out_of_range) << (r.ptr - s) << '\n'; unsigned u = 3; s = "-1"; r = std::from_chars(s, s + 2, u); cout << u << (r.ec == std::errc::invalid_argument) << (r.ptr - s) << '\n'; int i = 0; s = "zz7"; r = std::from_chars(s, s + 3, i, 36); cout << i << (r.ptr - s) << '\n'; s = " 42"; r = std::from_chars(s, s+3, i); cout << (r.ec == std::errc::invalid_argument) << '\n'; s = "+4"; r = std::from_chars(s, s+2, i); cout << (r.ec == std::errc::invalid_argument) << '\n';
}
static void part_37() {
  std::vector<int> v; cout << (v.data() == nullptr) << (v.begin() == v.end()) << '\n'; v.push_back(1); v.clear(); cout << (v.data() == nullptr) << '\n'; std::vector<int>().swap(v); cout << (v.data() == nullptr) << '\n'; std::vector<int> w{1}; auto u = std::move(w); cout << (w.data() == nullptr) << '\n';
}
int main() {
  part_0();
  part_1();
  part_2();
  part_3();
  part_4();
  part_5();
  part_6();
  part_7();
  part_8();
  part_9();
  part_10();
  part_11();
  part_12();
  part_13();
  part_14();
  part_15();
  part_16();
  part_17();
  part_18();
  part_19();
  part_20();
  part_21();
  part_22();
  part_23();
  part_24();
  part_25();
  part_26();
  part_27();
  part_28();
  part_29();
  part_30();
  part_31();
  part_32();
  part_33();
  part_34();
  part_35();
  part_36();
  part_37();
}
