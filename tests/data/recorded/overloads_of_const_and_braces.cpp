// Which overload takes pointers to what is const, arrays and lists in braces
#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>
#include <initializer_list>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>
namespace in_o12 {
int a(char*) { return 0; } int a(bool) { return 1; }
int b(char*) { return 0; } int b(const void*) { return 1; }
int c(char*) { return 0; } int c(...) { return 1; }
struct V { int k; V(char*) : k(0) {} V(bool) : k(1) {} int m(char*) { return 0; } int m(const void*) { return 1; } };
const char* p = "q"; char* q = nullptr; const char ca[3] = "ab"; char ma[3] = "ab"; std::string s = "x"; const int* ip = nullptr; int* mp = nullptr;
int d(int*) { return 0; } int d(bool) { return 1; }
int e(void*) { return 0; } int e(bool) { return 1; }
const int cia[2] = {1, 2}; int mia[2];
namespace o12_0 {  inline void run() { std::cout << a(p) << a(s.c_str()) << a(ca) << a(q) << a(ma); std::cout << "\n"; } }
namespace o12_1 {  inline void run() { std::cout << b(p) << b(s.c_str()) << b(ca) << b(q) << b(ma); std::cout << "\n"; } }
namespace o12_2 {  inline void run() { std::cout << c(p) << c(s.c_str()) << c(ca) << c(q) << c(ma); std::cout << "\n"; } }
namespace o12_6 {  inline void run() { std::cout << V(p).k << V(s.c_str()).k << V(ca).k << V(q).k << V(ma).k; std::cout << "\n"; } }
namespace o12_7 {  inline void run() { V v(q); std::cout << v.m(p) << v.m(s.c_str()) << v.m(ca) << v.m(q) << v.m(ma); std::cout << "\n"; } }
namespace o12_8 {  inline void run() { std::cout << d(ip) << d(mp) << d(cia) << d(mia); std::cout << "\n"; } }
namespace o12_9 {  inline void run() { std::cout << e(ip) << e(mp) << e(cia) << e(mia) << e(p) << e(q); std::cout << "\n"; } }
namespace o12_10 {  inline void run() { V v{p}; V w = p; V x = {q}; std::cout << v.k << w.k << x.k; std::cout << "\n"; } }
namespace o12_11 {  inline void run() { auto l = [](auto x) { return a(x); }; std::cout << l(p) << l(q) << l("x"); std::cout << "\n"; } }
namespace o12_12 {  inline void run() { std::cout << a(true ? p : q) << a(&ca[1]) << a(ca + 1) << a(&ma[1]) << a(s.data()) << a(std::as_const(s).data()); std::cout << "\n"; } }
namespace o12_13 { int f(char**) { return 0; } int f(bool) { return 1; } inline void run() { char* z = nullptr; const char* y = nullptr; const char* const* w = nullptr; std::cout << f(&z) << f(&y) << f(w); std::cout << "\n"; } }
namespace o12_14 { struct S {}; int f(S*) { return 0; } int f(bool) { return 1; } int f(const void*) { return 2; } inline void run() { S s; const S t{}; const S* p = &s; std::cout << f(&s) << f(&t) << f(p); std::cout << "\n"; } }
namespace o12_15 { struct B {}; struct D : B {}; int f(B*) { return 0; } int f(bool) { return 1; } inline void run() { D s; const D t{}; const D* p = &s; std::cout << f(&s) << f(&t) << f(p); std::cout << "\n"; } }
namespace o12_16 { int f(char*, int) { return 0; } int f(bool, double) { return 1; } inline void run() { std::cout << f(p, 1) << f(q, 1); std::cout << "\n"; } }
namespace o12_17 { template <class T> int f(T*) { return 0; } int f(bool) { return 1; } inline void run() { std::cout << f(p) << f(q); std::cout << "\n"; } }
namespace o12_18 { int f(char*) { return 0; } template <class T> int f(T) { return 1; } inline void run() { std::cout << f(p) << f(q) << f(ca) << f(ma); std::cout << "\n"; } }
namespace o12_19 { struct A { int operator()(char*) { return 0; } int operator()(bool) { return 1; } }; inline void run() { A a; std::cout << a(p) << a(q); std::cout << "\n"; } }
namespace o12_20 { struct A { int operator<<(char*) { return 0; } int operator<<(bool) { return 1; } }; inline void run() { A a; std::cout << (a << p) << (a << q); std::cout << "\n"; } }
namespace o12_21 { struct A { int k; A& operator=(char*) { k = 0; return *this; } A& operator=(bool) { k = 1; return *this; } }; inline void run() { A a; a = p; std::cout << a.k; a = q; std::cout << a.k; std::cout << "\n"; } }
namespace o12_22 { struct A { int operator[](char*) { return 0; } int operator[](bool) { return 1; } }; inline void run() { A a; std::cout << a[p] << a[q]; std::cout << "\n"; } }
namespace o12_23 { int f(char* const&) { return 0; } int f(const bool&) { return 1; } inline void run() { std::cout << f(p) << f(q) << f(ca) << f(ma); std::cout << "\n"; } }
namespace o12_24 { int f(std::unique_ptr<char>) { return 0; } int f(bool) { return 1; } inline void run() { std::cout << f(p); std::cout << "\n"; } }
namespace o12_25 { struct A { const char* n; int k(char*) { return 0; } int k(bool) const { return 1; } }; inline void run() { A a{p}; std::cout << a.k(a.n); std::cout << "\n"; } }
namespace o12_26 { struct R { const char* operator*() { return p; } const char* get() { return p; } operator const char*() { return p; } }; inline void run() { R r; std::cout << a(*r) << a(r.get()) << a(r); std::cout << "\n"; } }
namespace o12_27 { enum E { X }; int f(E*) { return 0; } int f(bool) { return 1; } inline void run() { const E e = X; E g; std::cout << f(&e) << f(&g); std::cout << "\n"; } }
namespace o12_28 { int f(char*) { return 0; } int f(bool) { return 1; } inline void run() { auto z = p; const auto& y = p; decltype(p) w = "q"; std::cout << f(z) << f(y) << f(w); std::cout << "\n"; } }
namespace o12_29 { int f(char*) { return 0; } int f(bool) { return 1; } inline void run() { const char* t[] = {"a", "b"}; std::vector<const char*> v{"a"}; std::map<int, const char*> m{{1, "x"}}; std::cout << f(t[0]) << f(v[0]) << f(m[1]) << f(*t); for (auto x : v) std::cout << f(x); std::cout << "\n"; } }
namespace o12_30 { int f(char*) { return 0; } int f(bool) { return 1; } template <class... A> void g(A... a) { ((std::cout << f(a)), ...); } inline void run() { g(p, q, s.c_str()); std::cout << "\n"; } }
namespace o12_31 { int f(int (*)[2]) { return 0; } int f(bool) { return 1; } inline void run() { const int c[2] = {}; int m[2]; std::cout << f(&c) << f(&m); std::cout << "\n"; } }
inline void all() {
  o12_0::run();
  o12_1::run();
  o12_2::run();
  o12_6::run();
  o12_7::run();
  o12_8::run();
  o12_9::run();
  o12_10::run();
  o12_11::run();
  o12_12::run();
  o12_13::run();
  o12_14::run();
  o12_15::run();
  o12_16::run();
  o12_17::run();
  o12_18::run();
  o12_19::run();
  o12_20::run();
  o12_21::run();
  o12_22::run();
  o12_23::run();
  o12_24::run();
  o12_25::run();
  o12_26::run();
  o12_27::run();
  o12_28::run();
  o12_29::run();
  o12_30::run();
  o12_31::run();
}
}
namespace in_o13 {
const int c[2] = {1, 2}; int m[2]; const char cc[3] = "ab"; char mc[3] = "ab"; struct S {}; const S cs[2] = {}; S ms[2];
struct FrT { template <class T> FrT(T) {} };
namespace o13_0 { template <class T> int f(const T*) { return 0; } template <class T> int f(T*) { return 1; } inline void run() { std::cout << f(c) << f(m) << f(cc) << f(mc) << f("x") << f(cs) << f(ms); std::cout << "\n"; } }
namespace o13_1 { template <class T> int f(const T*) { return 0; } template <class T> int f(T*) { return 1; } inline void run() { const int c[2] = {1, 2}; int m[2]; const char cc[3] = "ab"; char mc[3] = "ab"; const S cs[2] = {}; std::cout << f(c) << f(m) << f(cc) << f(mc) << f("x") << f(cs); std::cout << "\n"; } }
namespace o13_2 { template <class T> int f(T const*) { return 0; } int f(int*) { return 1; } inline void run() { std::cout << f(c) << f(m) << f(cc); std::cout << "\n"; } }
namespace o13_3 { template <class T> int f(T*) { return std::is_const_v<T>; } inline void run() { std::cout << f(c) << f(m) << f(cc) << f(mc) << f(cs) << f(ms); std::cout << "\n"; } }
namespace o13_4 { int f(const int*) { return 0; } int f(int*) { return 1; } inline void run() { std::cout << f(c) << f(m); std::cout << "\n"; } }
namespace o13_5 { template <class T> int f(const T*) { return 0; } template <class T> int f(T*) { return 1; } inline void run() { const int mm[2][2] = {}; int nn[2][2]; std::cout << f(mm[0]) << f(nn[0]) << f(mm) << f(nn); std::cout << "\n"; } }
namespace o13_6 { template <class T> int f(const T*) { return 0; } template <class T> int f(T*) { return 1; } inline void run() { constexpr int z[] = {1, 2}; static const double w[] = {1}; std::cout << f(z) << f(w) << f(&z[0]) << f(z + 1); std::cout << "\n"; } }
namespace o13_7 { template <class T> int f(const T*, int) { return 0; } template <class T> int f(T*, long) { return 1; } inline void run() { std::cout << f(m, 1L) << f(c, 1L) << f(c, 1); std::cout << "\n"; } }
namespace o13_8 { struct A { int k; template <class T> A(const T*) : k(0) {} template <class T> A(T*) : k(1) {} }; inline void run() { std::cout << A(c).k << A(m).k << A(cc).k << A(mc).k << A("x").k; std::cout << "\n"; } }
namespace o13_9 { template <class T> struct Q { int k; Q(const T*) : k(0) {} Q(T*) : k(1) {} }; inline void run() { std::cout << Q<int>(c).k << Q<int>(m).k << Q<char>("x").k; std::cout << "\n"; } }
namespace o13_10 { int f(FrT) { return 0; } int f(const bool&) { return 1; } inline void run() { int a[2]; std::cout << f(a) << f(c) << f(&a) << f("x"); std::cout << "\n"; } }
namespace o13_11 { int f(FrT) { return 0; } int f(bool) { return 1; } inline void run() { int a[2]; std::cout << f(a) << f(c) << f(&a) << f("x"); std::cout << "\n"; } }
namespace o13_12 { int f(FrT) { return 0; } int f(bool&&) { return 1; } inline void run() { int a[2]; std::cout << f(a) << f(c) << f(&a) << f("x"); std::cout << "\n"; } }
namespace o13_13 { int f(FrT) { return 0; } int f(const void* const&) { return 1; } inline void run() { int a[2]; std::cout << f(a) << f(c) << f(&a) << f("x"); std::cout << "\n"; } }
namespace o13_14 { int f(FrT) { return 0; } int f(int* const&) { return 1; } inline void run() { int a[2]; std::cout << f(a) << f(c) << f(m); std::cout << "\n"; } }
namespace o13_15 { int f(std::string) { return 0; } int f(const bool&) { return 1; } inline void run() { std::cout << f("x") << f(mc) << f(cc); std::cout << "\n"; } }
namespace o13_16 { int g() { return 1; } int f(FrT) { return 0; } int f(const bool&) { return 1; } inline void run() { std::cout << f(g) << f(&g); std::cout << "\n"; } }
namespace o13_17 { struct A { int k; A(FrT) : k(0) {} A(const bool&) : k(1) {} }; inline void run() { int a[2]; A x(a); std::cout << x.k; std::cout << "\n"; } }
namespace o13_18 { int f(const bool&) { return 1; } int f(const double&) { return 2; } inline void run() { std::cout << f(1.5f); std::cout << "\n"; } }
namespace o13_19 { int f(const bool&) { return 1; } int f(...) { return 2; } inline void run() { int a[2]; std::cout << f(a) << f("x") << f(S{}); std::cout << "\n"; } }
namespace o13_20 { enum E { X }; int f(FrT) { return 0; } int f(const int&) { return 1; } inline void run() { std::cout << f(X) << f('c') << f(1.5); std::cout << "\n"; } }
inline void all() {
  o13_0::run();
  o13_1::run();
  o13_2::run();
  o13_3::run();
  o13_4::run();
  o13_5::run();
  o13_6::run();
  o13_7::run();
  o13_8::run();
  o13_9::run();
  o13_10::run();
  o13_11::run();
  o13_12::run();
  o13_13::run();
  o13_14::run();
  o13_15::run();
  o13_16::run();
  o13_17::run();
  o13_18::run();
  o13_19::run();
  o13_20::run();
}
}
namespace in_o16 {
struct EL { int n; EL(std::initializer_list<int> l) : n(l.size()) {} };
struct P2 { int a, b; };
int i = 1; const char* cp = "x";
namespace o16_0 { int a(auto) { return 0; } int a(long double) { return 1; } inline void run() { std::cout << a({i}) << a(i); std::cout << "\n"; } }
namespace o16_1 { int a2(const auto&) { return 0; } int a2(const std::string&) { return 1; } inline void run() { std::cout << a2({"a"}) << a2({}) << a2("a"); std::cout << "\n"; } }
namespace o16_2 { int a(std::integral auto) { return 0; } int a(double) { return 1; } inline void run() { std::cout << a({1}) << a(1); std::cout << "\n"; } }
namespace o16_3 { int a(std::integral auto const& x) { return 0; } int a(P2) { return 1; } inline void run() { std::cout << a({1, 2}) << a(1); std::cout << "\n"; } }
namespace o16_4 { int a(auto...) { return 0; } int a(std::pair<int, int>) { return 1; } inline void run() { std::cout << a({1, 2}) << a(1) << a(); std::cout << "\n"; } }
namespace o16_5 { int a(auto&&...) { return 0; } int a(std::pair<int, int>) { return 1; } inline void run() { std::cout << a({1, 2}) << a(1) << a(1, 2); std::cout << "\n"; } }
namespace o16_6 { int a(auto&&) { return 0; } int a(std::string) { return 1; } inline void run() { std::cout << a({'a', 'b'}) << a("x") << a({}); std::cout << "\n"; } }
namespace o16_7 { template <class... V> int f(V...) { return 0; } int f(std::pair<int, int>) { return 1; } inline void run() { std::cout << f({1, 2}) << f(1); std::cout << "\n"; } }
namespace o16_8 { template <class... V> int f(V&&...) { return 0; } int f(std::pair<int, int>) { return 1; } inline void run() { std::cout << f({1, 2}) << f(1); std::cout << "\n"; } }
namespace o16_9 { template <class... V> int f(const V&...) { return 0; } int f(P2, int) { return 1; } inline void run() { std::cout << f({1, 2}, 3) << f(1, 2); std::cout << "\n"; } }
namespace o16_10 { template <class T, class... V> int f(T, V...) { return 0; } int f(int, P2) { return 1; } inline void run() { std::cout << f(3, {1, 2}) << f(1, 2); std::cout << "\n"; } }
namespace o16_11 { template <class T, class... V> int f(T, V&&...) { return 0; } template <class T> int f(T, std::initializer_list<T>) { return 1; } inline void run() { std::cout << f(3, {1, 2}) << f(1, 2); std::cout << "\n"; } }
namespace o16_12 { struct M { int m(auto) { return 0; } int m(P2) { return 1; } template <class... A> int n(A&&...) { return 0; } int n(P2) { return 1; } }; inline void run() { M x; std::cout << x.m({1, 2}) << x.m(1) << x.n({1, 2}) << x.n(1); std::cout << "\n"; } }
namespace o16_13 { struct M { int k; M(auto) : k(0) {} M(P2) : k(1) {} }; inline void run() { std::cout << M(1).k;  std::cout << "\n"; } }
namespace o16_14 { struct M { int k; template <class... A> M(A&&...) : k(0) {} M(P2, int) : k(1) {} }; inline void run() { M m({1, 2}, 3), n(1, 2); std::cout << m.k << n.k; std::cout << "\n"; } }
namespace o16_15 { struct M { int operator[](auto) { return 0; } int operator[](P2) { return 1; } }; inline void run() { M x; std::cout << x[{1, 2}] << x[1]; std::cout << "\n"; } }
namespace o16_16 { int a(auto*) { return 0; } int a(P2) { return 1; } inline void run() { std::cout << a({1, 2}) << a(&i); std::cout << "\n"; } }
namespace o16_17 { template <class T> int f(std::vector<T>) { return 0; } int f(std::vector<int>) { return 1; } inline void run() { std::cout << f({1, 2}); std::cout << "\n"; } }
namespace o16_18 { template <class T> int f(T) { return 0; } int f(EL) { return 1; } inline void run() { std::cout << f({1, 2}) << f(1); std::cout << "\n"; } }
namespace o16_19 { template <class T> int f(T&&) { return 0; } int f(EL) { return 1; } inline void run() { std::cout << f({1, 2}) << f(1); std::cout << "\n"; } }
namespace o16_20 { template <class T> int f(const T (&)[2]) { return 0; } int f(EL) { return 1; } inline void run() { std::cout << f({1, 2}) << f({1, 2, 3}); std::cout << "\n"; } }
namespace o16_21 { template <class T> int f(std::initializer_list<T>) { return 0; } int f(EL) { return 1; } inline void run() { std::cout << f({1, 2}) << f({}); std::cout << "\n"; } }
namespace o16_22 { template <class... T> int f(std::initializer_list<T>...) { return sizeof...(T); } int f(EL) { return 9; } inline void run() { std::cout << f({1, 2}) << f({1, 2}, {3}); std::cout << "\n"; } }
namespace o16_23 { template <class... T> int f(std::pair<T, T>...) { return sizeof...(T); } int f(P2) { return 7; } inline void run() { std::cout << f({1, 2}); std::cout << "\n"; } }
namespace o16_24 { template <class... T> int f(std::type_identity_t<int>, T...) { return sizeof...(T); } int f(P2, int) { return 7; } inline void run() { std::cout << f({1}, 2) << f({1, 2}, 2); std::cout << "\n"; } }
namespace o16_25 { template <class... T> requires (sizeof...(T) > 0) int f(T&&...) { return 0; } int f(const std::string&, int = 0) { return 1; } inline void run() { std::cout << f({'a'}, 2) << f({}) << f("x"); std::cout << "\n"; } }
namespace o16_26 { template <class T, class U> int f(T, U) { return 0; } int f(P2, int) { return 1; } inline void run() { std::cout << f({1, 2}, 3); std::cout << "\n"; } }
namespace o16_27 { template <class T = int> int f(T) { return 0; } int f(P2) { return 1; } inline void run() { std::cout << f({1, 2}) << f({1}); std::cout << "\n"; } }
namespace o16_28 { template <class T = P2, class... R> int f(T, R...) { return 0; } inline void run() { std::cout << f({1, 2}) << f({1, 2}, 3); std::cout << "\n"; } }
inline void all() {
  o16_0::run();
  o16_1::run();
  o16_2::run();
  o16_3::run();
  o16_4::run();
  o16_5::run();
  o16_6::run();
  o16_7::run();
  o16_8::run();
  o16_9::run();
  o16_10::run();
  o16_11::run();
  o16_12::run();
  o16_13::run();
  o16_14::run();
  o16_15::run();
  o16_16::run();
  o16_17::run();
  o16_18::run();
  o16_19::run();
  o16_20::run();
  o16_21::run();
  o16_22::run();
  o16_23::run();
  o16_24::run();
  o16_25::run();
  o16_26::run();
  o16_27::run();
  o16_28::run();
}
}
namespace in_o3 {
const char* vi(int) { return "int"; } const char* vd(double) { return "double"; } const char* vs(const char*) { return "str"; } const char* v2(int, int) { return "two"; }
struct Fn { using P = const char*(*)(int); using Q = const char*(*)(double); operator P() const { return vi; } operator Q() const { return vd; } };
namespace o3_0 {  inline void run() { Fn fn; std::cout << fn(1.5) << fn(1) << fn('c') << fn(1.5f); std::cout << "\n"; } }
namespace o3_1 { struct G { using P = const char*(*)(int); using Q = const char*(*)(int, int); operator P() const { return vi; } operator Q() const { return v2; } }; inline void run() { G g; std::cout << g(1) << g(1, 2); std::cout << "\n"; } }
namespace o3_2 { struct G { using P = const char*(*)(int); using Q = const char*(*)(const char*); operator P() const { return vi; } operator Q() const { return vs; } }; inline void run() { G g; std::cout << g(1) << g("x") << g(0); std::cout << "\n"; } }
namespace o3_3 { struct G { using P = const char*(*)(int); operator P() const { return vi; } const char* operator()(double) const { return "op"; } }; inline void run() { G g; std::cout << g(1.5) << g(1); std::cout << "\n"; } }
namespace o3_4 {  inline void run() { Fn fn; auto l = [](auto& f) { return f(2.5); }; std::cout << l(fn); const Fn& r = fn; std::cout << r(1.5); std::cout << "\n"; } }
namespace o3_5 { struct G { using R = const char*(&)(int); using Q = const char*(&)(double); operator R() const { return vi; } operator Q() const { return vd; } }; inline void run() { G g; std::cout << g(1.5) << g(1); std::cout << "\n"; } }
namespace o3_6 { struct G { operator int() const { return 3; } using Q = const char*(*)(double); operator Q() const { return vd; } }; inline void run() { G g; std::cout << g(1.5) << g(1) << g + 1; std::cout << "\n"; } }
inline void all() {
  o3_0::run();
  o3_1::run();
  o3_2::run();
  o3_3::run();
  o3_4::run();
  o3_5::run();
  o3_6::run();
}
}
int main() {
  in_o12::all();
  in_o13::all();
  in_o16::all();
  in_o3::all();
}
