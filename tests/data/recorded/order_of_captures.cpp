#include <cstdio>
#include <type_traits>
#include <utility>
#include <tuple>
#include <array>
#include <vector>
#include <string>
#include <string_view>
#include <optional>
#include <variant>
#include <functional>
#include <memory>
#include <complex>
#include <cstddef>
#include <map>
#include <set>
#include <unordered_map>
#include <deque>
#include <list>
#include <span>
#include <iterator>
#include <algorithm>
#include <concepts>
#include <any>
template <class T> const char* ty() { return __PRETTY_FUNCTION__; }
#define P(...) std::printf("%d\n", int(__VA_ARGS__))
#define S(A, ...) std::printf("%d\n", int(std::is_same_v<A, __VA_ARGS__>))
#define D(...) std::puts(ty<decltype(__VA_ARGS__)>())
#define N(...) std::printf("%d\n", int(noexcept(__VA_ARGS__)))
struct B { char c; }; struct D8 { double d; }; struct Em {};
template <class... T> int szp(T... t) { auto f = [t...] { return sizeof...(t); }; return sizeof f; }
template <class... T> int szp2(T... t) { char c = 1; auto f = [c, t..., d = c] { return sizeof...(t) + c + d; }; return sizeof f; }
struct M { char a; int i; int s() { auto f = [this, c = a] { return c; }; return sizeof f; } int s2() { char q = 1; auto f = [q, this, c = a] { return c; }; return sizeof f; } int s3() { char q = 1; auto f = [q, *this, c = a] { return c; }; return sizeof f; } };
struct Bs { char bb = 3; int bm() { return 1; } };
struct Mb : Bs { char a = 1; int i = 2; static int st; int fn() { return 1; } static int sf() { return 2; }
 int s1() { char q = 1; auto f = [=] { return q; }; return sizeof f; }
 int s2() { char q = 1; int k = 2; auto f = [=] { return q + a + k; }; return sizeof f; }
 int s3() { char q = 1; int k = 2; auto f = [=] { return q + k + fn(); }; return sizeof f; }
 int s4() { char q = 1; int k = 2; auto f = [=] { return q + bb + k; }; return sizeof f; }
 int s5() { char q = 1; int k = 2; auto f = [&] { return q + k; }; return sizeof f; }
 int s6() { char q = 1; int k = 2; auto f = [=] { return q + sf() + k; }; return sizeof f; }
 int s7() { char q = 1; int k = 2; auto f = [=] { return q + st + k; }; return sizeof f; }
 int s8() { char q = 1; int k = 2; auto f = [=] { return sizeof(a) + k; }; return sizeof f; }
 int s9() { char q = 1; int k = 2; auto f = [=] { return this->a + q + k; }; return sizeof f; }
 int s10() { char q = 1; int k = 2; auto f = [=] { auto g = [=] { return q + a + k; }; return sizeof g; }; return sizeof f * 100 + f(); }
 int s11() { char q = 1; int k = 2; auto f = [&] { return q + a; }; return sizeof f; }
 int s12() { char q = 1; int k = 2; auto f = [=, this] { return q + k; }; return sizeof f; }
 int s13() { char q = 1; int k = 2; auto f = [q, this, k, c = q] { return q + k; }; return sizeof f; }
 int s14() { char q = 1; int k = 2; auto f = [=] { }; return sizeof f; }
 int s15() { char q = 1; int k = 2; auto f = [=] { return q + bm() + k; }; return sizeof f; }
 int s16() { char q = 1; int k = 2; auto f = [=, *this] { return q + a + k; }; return sizeof f; }
 int s17() { char a = 1; int k = 2; auto f = [=] { return a + k; }; return sizeof f; }
 bool s18() { auto f = [=] { return 1; }; return std::is_empty_v<decltype(f)>; }
 bool s19() { auto f = [&] { return a; }; return std::is_empty_v<decltype(f)>; }
}; int Mb::st = 4;
template <class T> struct N : T { char a = 1; T t; int s1() { char q = 1; int k = 2; auto f = [=] { return q + k; }; return sizeof f; } int s2() { char q = 1; int k = 2; auto f = [=] { return q + this->bb + k; }; return sizeof f; } int s3() { char q = 1; int k = 2; auto f = [=, this] { return q + a + k; }; return sizeof f; } int s4() { char q = 1; int k = 2; auto f = [=] { return q + a + k; }; return sizeof f; } int s5() { char q = 1; int k = 2; auto f = [=](auto x) { return q + x + k; }; return sizeof f; } };
int gg = 3;
int main() {
  { char c = 1; int i = 2; auto f = [c, i, c2 = c] { return c + i + c2; }; P(sizeof f); }
  { char c = 1; int i = 2; auto f = [c, c2 = c, i] { return c + i + c2; }; P(sizeof f); }
  { char c = 1; int i = 2; auto f = [c2 = c, i, c] { return c + i + c2; }; P(sizeof f); }
  { char c = 1; int i = 2; auto f = [c2 = c, i2 = i, c] { return c + i2 + c2; }; P(sizeof f); }
  { char c = 1; int i = 2; auto f = [c, i2 = i, c2 = c] { return c + i2 + c2; }; P(sizeof f); }
  { char c = 1; int i = 2; auto f = [c, i, d = c, j = i, e = c] { return c + i; }; P(sizeof f); }
  { char c = 1; int i = 2; auto f = [=, c2 = c] { return c + i + c2; }; P(sizeof f); }
  { char c = 1; int i = 2; auto f = [=, c2 = c] { return i + c + c2; }; P(sizeof f); }
  { char c = 1; int i = 2; auto f = [=] { return c + i; }; P(sizeof f); }
  { char c = 1, d = 1; int i = 2; auto f = [=] { return c + i + d; }; P(sizeof f); }
  { char c = 1, d = 1; int i = 2; auto f = [=] { return i + c + d; }; P(sizeof f); }
  { char c = 1, d = 1; int i = 2; auto f = [=] { return c + (d + i); }; P(sizeof f); }
  { char c = 1, d = 1; int i = 2; auto f = [=, &i] { return c + (d + i); }; P(sizeof f); }
  { char c = 1, d = 1; int i = 2; auto f = [=, e = i] { return c + (d + i); }; P(sizeof f); }
  { char c = 1; int i = 2; auto f = [&c, i, c2 = c] { return c + i + c2; }; P(sizeof f); }
  { char c = 1; int i = 2; auto f = [c, &r = i, c2 = c] { return c + r + c2; }; P(sizeof f); }
  { P(szp(char(1), 2, char(3))); P(szp(char(1), char(1), 2.0)); P(szp()); }
  { P(szp2(char(1), 2, char(3))); P(szp2(2)); P(szp2(2.0, 'c')); }
  { M m; P(m.s()); P(m.s2()); P(m.s3()); }
  { Em e; auto f = [e] { return 1; }; P(sizeof f); auto g = [e, i = 3] { return i; }; P(sizeof g); P(std::is_empty_v<decltype(f)>); }
  { Em e; char c = 1; auto f = [c, e, i = 3, d = c] { return 1; }; P(sizeof f); P(alignof(decltype(f))); }
  { D8 d; B b; auto f = [b, x = d, b2 = b] {}; P(sizeof f); auto g = [x = d, b, b2 = b] {}; P(sizeof g); }
  { char c = 1; int i = 2; auto f = [c, i, c2 = c] { return c + i + c2; }; auto g = [f, d = c] { return f() + d; }; P(sizeof g); }
  { char c = 1; int i = 2; auto f = [=] { auto g = [=] { return c + i; }; return g() + sizeof g; }; P(sizeof f); P(f()); }
  { char c = 1; int i = 2; auto f = [=] { auto g = [=, d = c] { return i + c; }; return g() + sizeof g; }; P(sizeof f); P(f()); }
  { Mb m; P(m.s1()); P(m.s2()); P(m.s3()); }
  { Mb m; P(m.s9()); P(m.s10()); P(m.s11()); P(m.s12()); P(m.s13()); P(m.s14()); P(m.s15()); P(m.s16()); P(m.s17()); P(m.s18()); P(m.s19()); }
  { N<Bs> n; P(n.s1()); P(n.s2()); P(n.s3()); P(n.s4()); P(n.s5()); }
  { char c = 1; int i = 2; auto f = [=](auto x) { return c + x + i; }; P(sizeof f); }
  { char c = 1; static int s = 2; auto f = [=] { return c + s + gg; }; P(sizeof f); auto g = [=] { return s; }; P(sizeof g); P(std::is_empty_v<decltype(g)>); }
  { char c = 1; int i = 2; auto f = [=] { if (i) return int(c); return i; }; P(sizeof f); }
  { char c = 1, d = 2; int i = 2; auto f = [=] { int z = c; z += i; return z * d; }; P(sizeof f); }
  { char c = 1, d = 2; int i = 2; auto f = [=] { return std::max<int>(c, i) + d; }; P(sizeof f); auto g = [=] { std::printf("%d %d %d\n", c, i, d); }; P(sizeof g); g(); }
  { char c = 1, d = 2; int i = 2; auto f = [=] { return [=] { return c; }() + i + d; }; P(sizeof f); }
  { char c = 1, d = 2; int i = 2; auto f = [=]() mutable { c = i; i = d; }; P(sizeof f); auto g = [=]() mutable { c += i; d += c; }; P(sizeof g); }
  { char c = 1, d = 2; double x = 2; auto f = [=] { return c ? x : d; }; P(sizeof f); auto g = [=] { return d < x && c; }; P(sizeof g); }
  { std::string s; char c = 1; auto f = [c, s, d = c] {}; P(sizeof f); char& r = c; auto g = [r, s, &c] {}; P(sizeof g); }
  { int a[3] = {}; char c = 1; auto f = [c, a, d = c] { return a[0]; }; P(sizeof f); auto g = [a] {}; P(sizeof g); auto h = [&a, c] {}; P(sizeof h); auto k = [p = a, c] {}; P(sizeof k); }
  { auto [x, y] = std::pair<char, int>(1, 2); auto f = [x, y, z = x] { return x; }; P(sizeof f); auto g = [=] { return x + y; }; P(sizeof g); auto h = [x = x, y = y, z = x] { return x; }; P(sizeof h); }
}
