// Explicit template arguments beside methods that are no templates.
#include <cstdio>
#include <iostream>
#include <vector>

struct Y { template<class U> int f(U) { return 1; } int f(int) { return 2; } template <int N> int f(int) { return 3; } template <class T> T get() { return T(7); } int get() { return 8; } template <class T> T r(int) { return T(1.5); } int r(int) { return 4; } static int s(int) { return 5; } template <class T> static int s(T) { return 6; } template <class T> int operator()(T) { return 1; } int operator()(int) { return 2; } void a(auto) { printf("a"); } void a(int, int) { printf("b"); } }; 
template <class Q> struct Z { template<class U> int f(U) { return 1; } int f(Q) { return 2; } int g() { return this->template f<Q>(Q{}) * 10 + f(Q{}); } };

namespace n0 {

void run() {
  Y y; printf("%d%d", y.f<int>(1), y.f(1)); printf("%d %d", y.get<int>(), y.get()); printf("%d", y.f<4>(1)); printf("%g", y.get<double>());
}
}

namespace n1 {

void run() {
  Y y; printf("%g %d", y.r<double>(1), y.r(1)); printf("%d %d", Y::s<int>(1), Y::s(1)); printf("%d %d", y.operator()<int>(1), y(1)); y.a<int>(1); y.a(1, 2);
}
}

namespace n2 {

void run() {
  Z<int> z; printf("%d %d %d", z.f<int>(1), z.f(1), z.g()); Z<double> q; printf("%d", q.g());
}
}

int main() {
  std::cout << std::flush; printf("\n@0\n"); fflush(stdout); n0::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@1\n"); fflush(stdout); n1::run(); std::cout << std::flush; fflush(stdout);
  std::cout << std::flush; printf("\n@2\n"); fflush(stdout); n2::run(); std::cout << std::flush; fflush(stdout);
}
