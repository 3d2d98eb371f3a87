#include <algorithm>
#include <array>
#include <cstddef>
#include <iostream>
#include <map>
#include <utility>

template <class T, int N> struct Arr { T v[N]; int tail; };
struct P { int x, y; }; struct Q { P a; P b[2]; int z; };
struct It { int i = 0; It operator++(int) { auto o = *this; ++i; return o; } };
struct It2 { int i = 0; }; It2& operator++(It2& a) { a.i += 5; return a; } It2 operator++(It2& a, int) { It2 o = a; a.i += 7; return o; }
extern template struct Arr<int, 2>;
void thrower() throw();
void thrower() throw() { std::cout << "t\n"; }
enum En { ea [[maybe_unused]], eb = 4 };
struct Off { char c; double d; struct In { short a; int b; } in; };
template <class R, class A> R ap(R (*f)(A), A a) { return f(a); }
int twice(int x) { return 2 * x; }
template <class T> T thrice(T x) { return 3 * x; }
template <class T> void bench(void (*f)(T*, int), T* p) { f(p, 3); }
int main() {
  Arr<int, 3> a{1, 2, 3}; std::cout << a.v[0] << a.v[2] << a.tail << "\n"; Arr<int, 2> b{1, 2, 9}; std::cout << b.v[1] << b.tail << "\n";
  int d[2][2] = {1, 2, 3, 4}; std::cout << d[0][1] << d[1][0] << "\n"; int e[][2] = {1, 2, 3}; std::cout << sizeof(e) / sizeof(e[0]) << e[1][0] << e[1][1] << "\n";
  P ps[2] = {1, 2, 3, 4}; std::cout << ps[1].x << ps[1].y << "\n"; Q q{1, 2, 3, 4, 5, 6, 7}; std::cout << q.a.y << q.b[0].x << q.b[1].y << q.z << "\n"; Q q2 = {{1, 2}, 3, 4, {5}, 7};  std::cout << q2.b[0].y << q2.b[1].x << q2.b[1].y << q2.z << "\n";
  std::array<P, 2> ap2{1, 2, 3, 4}; std::cout << ap2[1].x << "\n"; std::array<std::array<int, 2>, 2> aa{1, 2, 3, 4}; std::cout << aa[1][0] << "\n"; P p1{5, 6}; Q q3{p1, p1, 8, 9, 3}; std::cout << q3.b[0].x << q3.b[1].x << q3.z << "\n";
  char names[2][4] = {"ab", "cd"}; std::cout << names[1] << "\n"; struct S { char n[4]; int k; } s{"xy", 3}; std::cout << s.n << s.k << "\n";
  It it; auto old = it++; std::cout << old.i << it.i << "\n"; It2 i2; ++i2; i2++; std::cout << i2.i << "\n";
  std::map<std::pair<int, int>, char> pm; pm[{1, 2}] = 'x'; std::cout << pm[{1, 2}] << pm.size() << "\n"; 
  int v[] = {1, 2, 3}; for (auto x : v) std::cout << x; std::cout << "\n";
  thrower(); std::cout << eb << offsetof(Off, d) << offsetof(Off, in.b) << "\n";
  std::cout << std::hexfloat << 1.5 << ' ' << 0.1f << std::defaultfloat << ' ' << 1.5 << "\n";
  std::cout << ap(twice, 4) << ap<int, int>(thrice, 4) << ap(&thrice<double>, 1.5) << "\n"; float x = 1; bench<float>([](float* p, int n) { std::cout << *p << n << "\n"; }, &x);
  auto g = new int[3][2]; g[2][1] = 7; std::cout << g[2][1] << "\n";
  std::cout << std::max(1, 2, [](int a, int b) { return a > b; }) << std::min(4, 2) << "\n";
}
