// Explicit specialisations of function templates: by what they return, defaults left out, packs, members.
#include <cstdio>
#include <type_traits>
#include <iostream>
#include <string>
#include <vector>
#include <utility>
#include <memory>

namespace c1 {
template <class T, bool = std::is_integral_v<T>> struct F { static constexpr int v = 0; }; template <class T> struct F<T, true> { static constexpr int v = 1; }; template <> struct F<bool> { static constexpr int v = 2; };
void test() { printf("%d%d\n", F<int>::v, F<bool>::v); }
}
namespace c2 {
template <class T, bool B = std::is_integral_v<T>> struct F { static constexpr int v = 0; }; template <class T> struct F<T, true> { static constexpr int v = 1; }; template <> struct F<bool> { static constexpr int v = 2; };
void test() { printf("%d%d\n", F<int>::v, F<bool>::v); }
}
namespace c3 {
template <class T, bool B = std::is_integral_v<T>> struct F { static constexpr int v = 0; }; template <class T> struct F<T, true> { static constexpr int v = 1; }; template <> struct F<bool> { static constexpr int v = 2; };
void test() { printf("%d\n", F<bool>::v); }
}
namespace c4 {
template <class T, class U = void> struct F { static constexpr int v = 0; }; template <class T> struct F<T*, void> { static constexpr int v = 1; }; template <> struct F<char*> { static constexpr int v = 2; };
void test() { printf("%d\n", F<char*>::v); }
}
namespace c5 {
template <class T, class = void> struct F { static constexpr int v = 0; }; template <class T> struct F<T*, void> { static constexpr int v = 1; }; template <> struct F<char*> { static constexpr int v = 2; };
void test() { printf("%d\n", F<char*>::v); }
}
namespace c6 {
template <class T, class = void> struct F { static int v() { return 0; } }; template <class T> struct F<T*, void> { static int v() { return 1; } }; template <> struct F<char*> { static int v() { return 2; } };
void test() { printf("%d\n", F<char*>::v()); }
}
namespace c7 {
template <class T, class = void> struct F { int v = 0; }; template <class T> struct F<T*, void> { int v = 1; }; template <> struct F<char*> { int v = 2; };
void test() { printf("%d\n", F<char*>().v); }
}
namespace c8 {
template <class T, std::size_t S = sizeof(T)> struct H { static constexpr int k = 0; }; template <class T> struct H<T, 4> { static constexpr int k = 4; }; template <> struct H<float> { static constexpr int k = 32; };
void test() { std::cout << H<float>::k; }
}
namespace c9 {
template <class T, std::size_t S = sizeof(T)> struct H { static constexpr int k = 0; }; template <class T> struct H<T, 4> { static constexpr int k = 4; }; template <class T> struct H<T, 8> { static constexpr int k = 8; }; template <> struct H<float> { static constexpr int k = 32; };
void test() { std::cout << H<float>::k; }
}
namespace c10 {
template <class T, class = void> struct F { int v = 0; }; template <class T> struct F<T*, void> { int v = 1; }; template <class T> struct F<T&, void> { int v = 3; }; template <> struct F<char*> { int v = 2; };
void test() { printf("%d\n", F<char*>().v); }
}
namespace c11 {
template <class T, class = void> struct F { int v = 0; }; template <class T> struct F<T*, void> { int v = 1; }; template <> struct F<char*> { int v = 2; }; template <> struct F<int> { int v = 3; };
void test() { printf("%d%d\n", F<char*>().v, F<int>().v); }
}
namespace c12 {
template <class T, class = void> struct F { int v = 0; }; template <class T> struct F<T*, void> { int v = 1; }; template <class T> struct F<T, std::enable_if_t<std::is_integral_v<T>>> { int v = 3; }; template <> struct F<char*> { int v = 2; };
void test() { printf("%d\n", F<char*>().v); }
}
namespace c13 {
template <class T, class = void> struct F { int v = 0; }; template <> struct F<char*> { int v = 2; }; template <class T> struct F<T*, void> { int v = 1; };
void test() { printf("%d\n", F<char*>().v); }
}
namespace c14 {
struct O { template <class T, class U = void> struct I { static constexpr int v = 0; }; template <class T> struct I<T*, void> { static constexpr int v = 1; }; }; template <> struct O::I<char*> { static constexpr int v = 2; };
void test() { std::cout << O::I<char*>::v; }
}
namespace c15 {
namespace n { template <class T, class U = void> struct I { static constexpr int v = 0; }; template <class T> struct I<T*, void> { static constexpr int v = 1; }; template <> struct I<char*> { static constexpr int v = 2; }; }
void test() { std::cout << n::I<char*>::v; }
}
namespace c16 {
template <class T, class Tag = int> int f(T) { return 0; } template <> int f<char>(char) { return 1; } template <> int f<char, double>(char) { return 2; }
void test() { std::cout << f('c') << f<char, double>('c'); }
}
namespace c17 {
template <class T, class Tag = int> int f(T) { return 0; } template <> int f<char, double>(char) { return 2; }
void test() { std::cout << f('c') << f<char, double>('c'); }
}
namespace c18 {
template <class T, class Tag = int> int f(T) { return 0; } template <> int f<char>(char) { return 1; }
void test() { std::cout << f('c') << f<char, double>('c'); }
}
namespace c19 {
template <class T, class Tag = int> int f() { return 0; } template <> int f<char>() { return 1; } template <> int f<char, double>() { return 2; }
void test() { std::cout << f<char>() << f<char, double>() << f<int>(); }
}
namespace c20 {
template <int N, int M = 2> int f() { return 0; } template <> int f<1>() { return 1; } template <> int f<1, 3>() { return 3; }
void test() { std::cout << f<1>() << f<1, 2>() << f<1, 3>() << f<2>(); }
}
namespace c21 {
template <class T> int f(T) { return 0; } template <> int f(int) { return 1; } template <> int f<double>(double) { return 2; } template <class T> int f(T*) { return 3; } template <> int f(char*) { return 4; } template <> int f<const char>(const char*) { return 5; }
void test() { int i; char c[2]; std::cout << f(1) << f(2.5) << f(&i) << f(c) << f("x") << f('c') << f<int>('c'); }
}
namespace c22 {
template <class T, int N> int f(T (&)[N]) { return N; } template <> int f(int (&)[3]) { return -3; } template <class T> int g(const T&) { return 0; } template <> int g(const std::string&) { return 1; } template <> int g<std::vector<int>>(const std::vector<int>&) { return 2; }
void test() { int a[3], b[4]; std::cout << f(a) << f(b) << g(std::string()) << g(std::vector<int>()) << g(std::vector<char>()) << g("x"); }
}
namespace c23 {
template <class R, class T> R f(T) { return R(1); } template <> int f<int>(double) { return 2; } template <> double f<double, int>(int) { return 3.5; }
void test() { std::cout << f<int>(1) << f<int>(1.5) << f<double>(1) << f<double>('c') << f<char>(1) + 0; }
}
namespace c24 {
struct S { template <class T> int f(T) { return 0; } template <int N> int g() { return N; } template <class T, class U = T> int h() { return sizeof(U); } }; template <> int S::f(int) { return 1; } template <> int S::g<3>() { return 33; } template <> int S::h<char>() { return 100; } template <> int S::h<int, char>() { return 200; }
void test() { S s; std::cout << s.f(1) << s.f('c') << s.g<2>() << s.g<3>() << ' ' << s.h<char>() << s.h<int, char>() << s.h<int>() << s.h<char, int>(); }
}
namespace c25 {
template <bool B> int f() { return B; } template <> int f<true>() { return 5; } template <int... I> int g() { return (0 + ... + I); } template <> int g<>() { return -1; } template <> int g<1, 2>() { return 12; }
void test() { std::cout << f<false>() << f<true>() << f<1 == 1>() << g<>() << g<1>() << g<1, 2>() << g<2, 1>(); }
}
namespace c26 {
template <class... T> int f(T...) { return sizeof...(T); } template <> int f(int, char) { return 100; } template <> int f() { return -1; } template <> int f<double>(double) { return 200; }
void test() { std::cout << f() << f(1) << f(1, 'c') << f('c', 1) << f(2.5) << f(2.5, 1); }
}
namespace c27 {
namespace n { template <class T> struct P { static std::string s(T t) { return "gen"; } }; template <class T> std::string str(T t) { return P<T>::s(t); } template <class T> void sink(T) { std::cout << "T "; } } template <> std::string n::P<int>::s(int t) { return "int" + std::to_string(t); } template <> void n::sink<int>(int) { std::cout << "int "; } namespace n { template <> void sink(char) { std::cout << "char "; } template <> inline std::string str(bool b) { return b ? "T" : "F"; } }
void test() { std::cout << n::str(2) << n::str('c') << n::str(true); n::sink(1); n::sink('c'); n::sink(2.5); }
}
namespace c28 {
template <class T> T zero() { return T(); } template <> std::string zero() { return "zero"; } template <> const char* zero<const char*>() { return "cs"; } template <class T> constexpr int rank_of() { return 0; } template <> constexpr int rank_of<int>() { return 4; } template <class T> auto mk() { return T(1); } template <> auto mk<char>() { return 'q'; }
void test() { std::cout << zero<int>() << zero<std::string>() << zero<const char*>() << std::integral_constant<int, rank_of<int>()>::value << mk<int>() << mk<char>(); }
}
namespace c29 {
template <class T> struct V { T v; V(T t) : v(t) {} T get() const { return v; } V& operator+=(T t) { v += t; return *this; } static int cnt; ~V() {} }; template <> V<char>::V(char c) : v(c + 1) {} template <> char V<char>::get() const { return v + 1; } template <> V<int>& V<int>::operator+=(int t) { v += 2 * t; return *this; } template <class T> int V<T>::cnt = 1; template <> int V<char>::cnt = 2; template <> V<long>::~V() { std::cout << "~L"; }
void test() { V<char> c('a'); V<int> i(1); i += 2; { V<long> l(3); } std::cout << c.get() << i.get() << V<char>::cnt << V<int>::cnt; }
}
namespace c30 {
template <class T, class = void> constexpr bool has = false; template <class T> constexpr bool has<T, std::void_t<typename T::value_type>> = true; template <> constexpr bool has<std::string> = false; template <class T> constexpr bool has<T*, void> = true; template <> constexpr bool has<int*> = false;
void test() { std::cout << has<int> << has<std::vector<int>> << has<std::string> << has<char*> << has<int*>; }
}
namespace c31 {
template <class T, class U> int f(T, U) { return 0; } template <class T> int f(T, T) { return 1; } template <class T> int f(T, T*) { return 2; } template <> int f(int, int) { return 3; } template <> int f(char, char*) { return 4; } template <> int f<int, char>(int, char) { return 5; }
void test() { char c; int i; std::cout << f(1, 2) << f(c, &c) << f(1, c) << f(c, c) << f(1, &i) << f(c, 1); }
}
namespace c32 {
template <class T> T zero() { return T(); } template <> std::string zero() { return "zero"; }
void test() { std::cout << zero<int>() << zero<std::string>(); }
}
namespace c33 {
template <class T> T zero() { return T(); } template <> std::string zero<std::string>() { return "zero"; }
void test() { std::cout << zero<int>() << zero<std::string>(); }
}
namespace c34 {
template <class T> T zero() { return T(); } template <> int zero() { return 7; } template <> double zero() { return 2.5; }
void test() { std::cout << zero<int>() << zero<double>() << zero<long>(); }
}
namespace c35 {
template <class T> T zero() { return T(); } template <> int zero() { return 7; } template <> double zero<double>() { return 2.5; }
void test() { std::cout << zero<int>() << zero<double>() << zero<long>(); }
}
namespace c36 {
template <class T> std::vector<T> mk(int n) { return std::vector<T>(n); } template <> std::vector<int> mk(int n) { return {n, n}; }
void test() { std::cout << mk<int>(5).size() << mk<char>(5).size(); }
}
namespace c37 {
template <class T> T conv(const std::string& s) { return T(s.size()); } template <> std::string conv(const std::string& s) { return s + "!"; } template <> bool conv(const std::string& s) { return s == "true"; }
void test() { std::cout << conv<int>("abc") << conv<std::string>("q") << conv<bool>("true") << conv<double>("xy"); }
}
namespace c38 {
struct R { template <class T> T get() const { return T(3); } }; template <> std::string R::get() const { return "s"; } template <> bool R::get<bool>() const { return false; }
void test() { R r; std::cout << r.get<int>() << r.get<std::string>() << r.get<bool>(); }
}
namespace c39 {
template <class T> T* ptr() { return nullptr; } int gi = 4; template <> int* ptr() { return &gi; }
void test() { std::cout << *ptr<int>() << (ptr<char>() == nullptr); }
}
namespace c40 {
template <class R, class A> R cast(A a) { return R(a); } template <> int cast(double d) { return int(d + 0.5); }
void test() { std::cout << cast<int>(2.7) << cast<long>(2.7) << cast<int>(2.7f); }
}
namespace c41 {
template <int... I> int g() { return (0 + ... + I); } template <> int g<>() { return -1; }
void test() { std::cout << g<>() << g<1>() << g<1, 2>(); }
}
namespace c42 {
template <int... I> int g() { return (0 + ... + I); } template <> int g<1>() { return -1; }
void test() { std::cout << g<>() << g<1>() << g<1, 2>() << g<2>(); }
}
namespace c43 {
template <class... T> int g() { return sizeof...(T); } template <> int g<int>() { return -1; }
void test() { std::cout << g<>() << g<int>() << g<int, char>() << g<char>(); }
}
namespace c44 {
template <class... T> int g(T...) { return sizeof...(T); } template <> int g(int) { return -1; } template <> int g() { return -2; }
void test() { std::cout << g() << g(1) << g(1, 2) << g('c'); }
}
namespace c45 {
namespace n { template <class T> T rd(std::istream&) { return T(); } } namespace n { template <> int rd(std::istream&) { return 1; } template <> std::string rd(std::istream&) { return "str"; } }
void test() { std::cout << n::rd<int>(std::cin) << n::rd<std::string>(std::cin) << n::rd<char>(std::cin) + 0; }
}
namespace c46 {
template <class T> const char* name(); template <> const char* name<int>() { return "int"; } template <> const char* name<char>() { return "char"; }
void test() { std::cout << name<int>() << name<char>(); }
}
namespace c47 {
template <class T, int N> T mul(T t) { return t * N; } template <> int mul<int, 3>(int t) { return -t; }
void test() { std::cout << mul<int, 3>(2) << mul<int, 4>(2) << mul<long, 3>(2); }
}
namespace c48 {
template <class T> T id(); template <> int id() { return 1; } template <> char id() { return 'c'; }
void test() { std::cout << id<int>() << id<char>(); }
}
int main() {
  c1::test(); std::cout << std::endl;
  c2::test(); std::cout << std::endl;
  c3::test(); std::cout << std::endl;
  c4::test(); std::cout << std::endl;
  c5::test(); std::cout << std::endl;
  c6::test(); std::cout << std::endl;
  c7::test(); std::cout << std::endl;
  c8::test(); std::cout << std::endl;
  c9::test(); std::cout << std::endl;
  c10::test(); std::cout << std::endl;
  c11::test(); std::cout << std::endl;
  c12::test(); std::cout << std::endl;
  c13::test(); std::cout << std::endl;
  c14::test(); std::cout << std::endl;
  c15::test(); std::cout << std::endl;
  c16::test(); std::cout << std::endl;
  c17::test(); std::cout << std::endl;
  c18::test(); std::cout << std::endl;
  c19::test(); std::cout << std::endl;
  c20::test(); std::cout << std::endl;
  c21::test(); std::cout << std::endl;
  c22::test(); std::cout << std::endl;
  c23::test(); std::cout << std::endl;
  c24::test(); std::cout << std::endl;
  c25::test(); std::cout << std::endl;
  c26::test(); std::cout << std::endl;
  c27::test(); std::cout << std::endl;
  c28::test(); std::cout << std::endl;
  c29::test(); std::cout << std::endl;
  c30::test(); std::cout << std::endl;
  c31::test(); std::cout << std::endl;
  c32::test(); std::cout << std::endl;
  c33::test(); std::cout << std::endl;
  c34::test(); std::cout << std::endl;
  c35::test(); std::cout << std::endl;
  c36::test(); std::cout << std::endl;
  c37::test(); std::cout << std::endl;
  c38::test(); std::cout << std::endl;
  c39::test(); std::cout << std::endl;
  c40::test(); std::cout << std::endl;
  c41::test(); std::cout << std::endl;
  c42::test(); std::cout << std::endl;
  c43::test(); std::cout << std::endl;
  c44::test(); std::cout << std::endl;
  c45::test(); std::cout << std::endl;
  c46::test(); std::cout << std::endl;
  c47::test(); std::cout << std::endl;
  c48::test(); std::cout << std::endl;
}
