// the same of arrays of arrays
#include <iostream>
#include <type_traits>
#include <cstdint>
#include <array>
#include <algorithm>
void w(int&) { std::cout << "w"; } void w(int const&) { std::cout << "r"; }
template <class T> struct Tr { static constexpr T g[2][3] = {{1, 2, 3}, {4, 5, 6}}; static constexpr T h[2][2][2] = {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}; static constexpr std::array<T, 2> aa[2] = {{1, 2}, {3, 4}}; };
template <class T, size_t N, size_t M> void kk(T (&a)[N][M]) { std::cout << std::is_const_v<T> << N << M; }
template <class T, size_t N, size_t M> void kc(const T (&a)[N][M]) { std::cout << std::is_const_v<T> << N << M; }
void pr(const int (*p)[3]) { std::cout << p[1][2]; } int sum(const int (&a)[2][3]) { return a[1][1] + a[0][2]; }
namespace n1 {
void run() {
  kk(Tr<int>::g); kc(Tr<int>::g); pr(Tr<int>::g); std::cout << sum(Tr<int>::g);
}
}
namespace n2 {
void run() {
  auto p = Tr<int>::g; std::cout << (*p)[1] << p[1][0] << (*(p + 1))[2] << std::is_same_v<decltype(p), const int(*)[3]>; w(p[0][0]);
}
}
namespace n3 {
void run() {
  const int* q = Tr<int>::g[1]; std::cout << q[2] << *Tr<int>::g[0] << **Tr<int>::g << &Tr<int>::g[1][0] - &Tr<int>::g[0][0];
}
}
namespace n4 {
void run() {
  for (auto& r : Tr<int>::g) { for (int x : r) std::cout << x; } for (auto& r : Tr<int>::h) for (auto& s : r) for (auto& t : s) { std::cout << t; w(t); }
}
}
namespace n5 {
void run() {
  std::cout << Tr<int>::h[1][0][1] << sizeof(Tr<int>::h) << sizeof(Tr<int>::h[0]) << sizeof(Tr<int>::h[0][0]) << sizeof(Tr<int>::h[0][0][0]); w(Tr<int>::h[1][1][1]);
}
}
namespace n6 {
void run() {
  int s = 0; for (int i = 0; i < 2; ++i) for (int j = 0; j < 3; ++j) s += Tr<int>::g[i][j] * (i + j); std::cout << s; constexpr int z = Tr<int>::g[1][1]; std::cout << z;
}
}
namespace n7 {
void run() {
  auto& [a, b] = Tr<int>::g; std::cout << a[2] << b[0]; auto [c, d] = Tr<int>::g; std::cout << c[1]; w(a[0]);
}
}
namespace n8 {
void run() {
  int m[2][3]; __builtin_memcpy(m, Tr<int>::g, sizeof m); std::cout << m[1][1]; std::copy(&Tr<int>::g[0][0], &Tr<int>::g[0][0] + 6, &m[0][0]); std::cout << m[0][2];
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
}
