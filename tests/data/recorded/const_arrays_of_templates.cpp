// static members of class templates and variables of templates that are arrays: their elements are const
#include <iostream>
#include <vector>
#include <string>
#include <algorithm>
#include <numeric>
#include <array>
#include <cstring>
#include <type_traits>
#include <iterator>
void w(int&) { std::cout << "w"; } void w(int const&) { std::cout << "r"; }
void wp(int*) { std::cout << "w"; } void wp(int const*) { std::cout << "r"; }
struct P { int x = 1; int m() { return 1; } int m() const { return 2; } };
struct Pl { static constexpr int t[2] = {1, 2}; static const P ps[2]; static int mut[2]; static constexpr char n[] = "abc"; static constexpr int g[2][2] = {{1, 2}, {3, 4}}; };
const P Pl::ps[2] = {}; int Pl::mut[2] = {7, 8};
template <class T> struct Tr { static constexpr T t[3] = {1, 2, 3}; static const P ps[2]; static T mut[2]; static constexpr char n[] = "abc"; static constexpr T g[2][2] = {{1, 2}, {3, 4}}; static constexpr const char* names[] = {"x", "y"}; static constexpr std::array<T, 2> a{1, 2}; };
template <class T> const P Tr<T>::ps[2] = {}; template <class T> T Tr<T>::mut[2] = {7, 8};
template <int N> inline constexpr int vt[2] = {N, N}; template <int N> int vm[2] = {N, N};
template <class X> void k(X& x) { std::cout << std::is_const_v<X> << std::is_const_v<std::remove_reference_t<decltype(x[0])>>; }
template <class X, size_t N> void kn(X (&x)[N]) { std::cout << std::is_const_v<X> << N; }
template <class X> void kp(X* x) { std::cout << std::is_const_v<X>; }
namespace n1 {
template <class Q> void f() { w(Q::t[0]); wp(Q::t); std::cout << Q::ps[0].m(); w(Q::mut[0]); wp(Q::mut); for (auto& x : Q::t) w(x); for (auto& p : Q::ps) std::cout << p.m(); std::cout << sizeof(Q::t[0]) << sizeof Q::t << sizeof(Q::t) / sizeof(Q::t[0]); }
void run() {
  f<Pl>(); f<Tr<int>>();
}
}
namespace n2 {
void run() {
  std::cout << Tr<int>::n << sizeof(Tr<int>::n) << std::strlen(Tr<int>::n) << std::string(Tr<int>::n) << Tr<int>::n[1] << *Tr<int>::n;
}
}
namespace n3 {
void run() {
  std::cout << Tr<int>::names[1] << Tr<int>::names[0][0] << std::string(Tr<int>::names[0]) + "z";
}
}
namespace n4 {
void run() {
  std::cout << *std::max_element(Tr<int>::t, Tr<int>::t + 3) << std::accumulate(std::begin(Tr<int>::t), std::end(Tr<int>::t), 0) << std::size(Tr<int>::t) << *std::find(Tr<int>::t, Tr<int>::t + 3, 2);
}
}
namespace n5 {
void run() {
  k(Tr<int>::t); k(Tr<int>::mut); kn(Tr<int>::t); kn(Tr<int>::mut); kp(Tr<int>::t); kp(Tr<int>::mut); kp(&Tr<int>::t[1]); k(vt<2>); k(vm<2>);
}
}
namespace n6 {
void run() {
  std::cout << Tr<int>::g[1][0] << Tr<int>::g[0][1]; k(Tr<int>::g); k(Tr<int>::g[0]); w(Tr<int>::g[1][1]); for (auto& r : Tr<int>::g) for (auto& x : r) w(x); std::cout << sizeof(Tr<int>::g[0]);
}
}
namespace n7 {
void run() {
  Tr<int>::mut[0] = 3; Tr<int>::mut[1] += 4; std::cout << Tr<int>::mut[0] << Tr<int>::mut[1]; vm<1>[0]++; std::cout << vm<1>[0];
}
}
namespace n8 {
void run() {
  auto p = Tr<int>::t; wp(p); std::cout << p[1] << std::is_same_v<decltype(p), const int*>; auto& r = Tr<int>::t; w(r[0]); std::cout << sizeof r; const auto& c = Tr<int>::mut; w(c[0]);
}
}
namespace n9 {
void run() {
  std::cout << std::is_same_v<decltype(Tr<int>::t), const int[3]> << std::is_same_v<decltype((Tr<int>::t)), const int(&)[3]> << std::is_same_v<decltype(Tr<int>::t[0]), const int&> << std::is_same_v<decltype(vt<1>), const int[2]> << std::is_same_v<decltype(*Tr<int>::t), const int&>;
}
}
namespace n10 {
void run() {
  std::vector<int> v(Tr<int>::t, Tr<int>::t + 3); for (int x : v) std::cout << x; std::vector<int> u(std::begin(Tr<int>::t), std::end(Tr<int>::t)); std::cout << u.size();
}
}
namespace n11 {
void run() {
  auto [a, b, c] = Tr<int>::t; w(a); auto& [d, e, f] = Tr<int>::t; w(d); std::cout << a << b << c << f;
}
}
namespace n12 {
void run() {
  auto [a, b] = vt<5>; w(a); std::cout << a + b; auto [x, y] = Pl::t; w(x);
}
}
namespace n13 {
template <int I> struct C { static constexpr int v = Tr<int>::t[I]; };
void run() {
  std::cout << C<1>::v << C<2>::v; constexpr int z = Tr<int>::t[2]; int arr[Tr<int>::t[1]]; std::cout << z << sizeof arr / sizeof *arr;
}
}
namespace n14 {
void run() {
  int s = 0; for (int i = 0; i < 3; ++i) s += Tr<int>::t[i] * vt<2>[i % 2]; std::cout << s; int copy[3]; std::copy(Tr<int>::t, Tr<int>::t + 3, copy); std::memcpy(copy, Tr<int>::t, sizeof copy); std::cout << copy[2];
}
}
namespace n15 {
void run() {
  auto l = [] { return Tr<int>::t[1]; }; std::cout << l(); auto q = [](auto& a) { w(a[0]); }; q(Tr<int>::t); q(Tr<int>::mut); const int* b = std::begin(Tr<int>::t); std::cout << b[1] << std::end(Tr<int>::t)[-1]; std::cout << std::data(Tr<int>::t)[0];
}
}
namespace n16 {
void run() {
  w(Tr<int>::a[0]); for (auto& x : Tr<int>::a) w(x); auto [a, b] = Tr<int>::a; w(a);
}
}
namespace n17 {
struct U { const int* p = Tr<int>::t; const int (&r)[3] = Tr<int>::t; };
void run() {
  U u; std::cout << u.p[1] << u.r[2]; w(u.r[0]);
}
}
namespace n18 {
void run() {
  std::cout << std::is_const_v<std::remove_reference_t<decltype(Tr<int>::ps[0])>> << Tr<int>::ps[1].x << Tr<int>::ps->m() << (*Tr<int>::ps).m() << (Tr<int>::ps + 1)->m();
}
}
int main() {
  n1::run();
  std::cout << "\n";
  n2::run();
  std::cout << "\n";
  n3::run();
  std::cout << "\n";
  n4::run();
  std::cout << "\n";
  n5::run();
  std::cout << "\n";
  n6::run();
  std::cout << "\n";
  n7::run();
  std::cout << "\n";
  n8::run();
  std::cout << "\n";
  n9::run();
  std::cout << "\n";
  n10::run();
  std::cout << "\n";
  n11::run();
  std::cout << "\n";
  n12::run();
  std::cout << "\n";
  n13::run();
  std::cout << "\n";
  n14::run();
  std::cout << "\n";
  n15::run();
  std::cout << "\n";
  n16::run();
  std::cout << "\n";
  n17::run();
  std::cout << "\n";
  n18::run();
  std::cout << "\n";
}
