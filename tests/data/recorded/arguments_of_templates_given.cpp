// Arguments of templates that are given: parameters convert to them, packs too.
#include <cstdio>
#include <string>
#include <vector>
#include <tuple>
#include <type_traits>
#include <utility>
template <class T> const char* k() { using U = std::decay_t<T>; if (std::is_same_v<U, int>) return "int"; if (std::is_same_v<U, long>) return "long"; if (std::is_same_v<U, double>) return "double"; if (std::is_same_v<U, float>) return "float"; if (std::is_same_v<U, char>) return "char"; if (std::is_same_v<U, unsigned char>) return "uchar"; if (std::is_same_v<U, std::string>) return "string"; if (std::is_same_v<U, unsigned>) return "unsigned"; if (std::is_same_v<U, bool>) return "bool"; return "?"; }
template <class T> void v(T x) { auto y = x; printf("%s %s %zu %g\n", k<decltype(x)>(), k<decltype(y)>(), sizeof(x), double(x)); }
template <class T> void c(const T& x) { auto y = x; printf("%s %s %zu %g\n", k<decltype(x)>(), k<decltype(y)>(), sizeof(x), double(x)); }
template <class T> void f(T&& x) { auto y = x; printf("%s %s %zu %g\n", k<decltype(x)>(), k<decltype(y)>(), sizeof(x), double(x)); }
template <class... T> void p(T... x) { ((printf("%s:%zu:%g ", k<decltype(x)>(), sizeof(x), double(x + 1))), ...); puts(""); }
template <class... T> void pc(const T&... x) { ((printf("%s:%zu:%g ", k<decltype(x)>(), sizeof(x), double(x + 1))), ...); puts(""); }
template <class R, class... T> R sum(T... x) { return (R(0) + ... + x); }
template <class T, class U> auto two(U u, T t) { return t / 2 + u / 2; }
template <class T> struct S { T x; template <class U> U as(U y) { return y + x; } template <class U = T> static U stat(U y) { return y / 2; } S& operator=(T y) { x = y; return *this; } };
template <class T> void str(T s) { printf("%zu\n", s.size()); }
template <class T> void strc(const T& s) { printf("%zu\n", s.size()); }
struct From { int v; From(int x) : v(x * 2) {} From(const char*) : v(-1) {} };
template <class T> int from(T x) { return x.v; }
template <class T = double> T def(T x = 3) { return x / 2; }
template <class T> T wrap(T a, T b) { return a + b; }
template <class T, class F> T app(F g, T x) { return g(x); }
enum E { A = 3 }; 
int main() {
  v<long>(-1); v<double>(3); v<unsigned char>(300); v<char>(97); v<bool>(7); v<float>(0.1); v<unsigned>(-1); v<int>(2.9); v<int>('c'); v<long>(A); v<int>(A);
  c<long>(-1); c<double>(3); c<unsigned char>(300); c<int>(2.9); f<long>(-1); f<int>(2.9); f<double>(1);
  p<long, double>(1, 2); p<long>(1, 2.5); p<unsigned char, int>(255, 2.9, 'c'); pc<double, char>(1, 98, 3u);
  printf("%g %d %ld\n", sum<double>(1, 2.5), sum<int>(1, 2.5, 'a'), sum<long, long, long>(1 << 30, 1 << 30));
  printf("%g %g %d\n", two<double>(3, 3), two<double, double>(3, 3), two<int>(3, 3.9));
  S<int> s{4}; printf("%g %g %d %d\n", s.as<double>(1) / 2, s.as(1.5), S<int>::stat(5), S<char>::stat<int>(5)); s = 4.7; printf("%d %g\n", s.x, S<double>::stat(5) + S<double>::stat<float>(3));
  str<std::string>("abc"); strc<std::string>("abcd"); printf("%d %d %d\n", from<From>(4), from<From>("x"), from(From(1)));
  printf("%g %d %g %g\n", def(), def(7), def<double>(7), def<float>());
  printf("%u %d\n", wrap<unsigned char>(200, 100), wrap<int>(2.5, 2.5)); printf("%g\n", app<double>([](auto x) { return x / 2; }, 3));
  auto l = [](auto x) { return sizeof(x); }; printf("%zu\n", l(1));
  int i = 5; v<long>(i); c<double>(i); const int ci = 6; v<double>(ci); short h = 7; v<int>(h); v<float>(h);
  printf("%d\n", std::max<int>(2.9, 3)); printf("%ld\n", std::max<long>(2, 3L)); printf("%g\n", std::min<double>(2, 3.5));
  std::vector<long> w; auto add = [&w](auto... xs) { (w.push_back(xs), ...); }; add(1, 2u, 'a'); printf("%ld %zu\n", w[2], w.size());
  auto t = std::make_tuple<long, char>(1, 98); static_assert(std::is_same_v<decltype(t), std::tuple<long, char>>); printf("%zu\n", sizeof(std::get<0>(t))); auto pr = std::make_pair<double, float>(1, 2); printf("%s\n", k<decltype(pr.first)>());
}
