#include <vector>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

struct A { int v; A() : v(0) { std::printf("A() "); } A(int x) : v(x) { std::printf("A%d ", v); } A(A const& o) : v(o.v) { std::printf("Ac%d ", v); } A(A&& o) noexcept : v(o.v) { std::printf("Am%d ", v); o.v = -o.v; } ~A() { std::printf("~A%d ", v); } A& operator=(A const& o) { std::printf("A=c%d ", o.v); v = o.v; return *this; } A& operator=(A&& o) noexcept { std::printf("A=m%d ", o.v); v = o.v; o.v = -o.v; return *this; } bool operator<(A const& o) const { return v < o.v; } bool operator==(A const& o) const { return v == o.v; } };
int n(int x) { std::printf("n%d ", x); return x; }
template<class T> decltype(auto) f1(T&& x) { return std::forward<T>(x); }
template<class T> auto&& f2(T&& x) { return std::forward<T>(x); }
template<class T> T&& f3(T&& x) { return static_cast<T&&>(x); }
decltype(auto) f4(auto&& x) { return std::forward<decltype(x)>(x); }
auto&& f5(auto&& x) { return std::forward<decltype(x)>(x); }
template<class T> decltype(auto) f6(T&& x) { return static_cast<T&&>(x); }
template<class T> decltype(auto) f7(T&& x) { return static_cast<decltype(x)>(x); }
template<class T> decltype(auto) f8(T&& x) { return (x); }
template<class T> decltype(auto) f9(T&& x) { return std::move(x); }
template<class T> auto f10(T&& x) -> decltype(std::forward<T>(x)) { return std::forward<T>(x); }
template<class F, class... T> decltype(auto) f11(F f, T&&... x) { return f(std::forward<T>(x)...); }
struct S { template<class T> decltype(auto) operator()(T&& x) const { return std::forward<T>(x); } };

int main() {
  { A a(1); A b = f4(a); A c = f4(std::move(a)); A d = f4(A(2)); printf("x "); }
  std::printf("\n");
  { A a(1); A b = f5(a); A c = f5(std::move(a)); A d = f5(A(2)); printf("x "); }
  std::printf("\n");
  { A a(1); A b = f7(a); A c = f7(std::move(a)); A d = f7(A(2)); printf("x "); }
  std::printf("\n");
  { A a(1); A b = f10(a); A c = f10(std::move(a)); A d = f10(A(2)); printf("x "); }
  std::printf("\n");
  { A a(1); A b = f11(S(), a); A c = f11(S(), std::move(a)); A d = f11(S(), A(2)); printf("x "); }
  std::printf("\n");
  { auto f = [](auto&& x) -> decltype(auto) { return std::forward<decltype(x)>(x); }; A a(1); A b = f(a); A c = f(std::move(a)); printf("x "); }
  std::printf("\n");
  { auto f = [](auto&& x) -> auto&& { return std::forward<decltype(x)>(x); }; A a(1); A b = f(a); A c = f(std::move(a)); printf("x "); }
  std::printf("\n");
  { auto f = [](auto&& x) -> decltype(x) { return std::forward<decltype(x)>(x); }; A a(1); A b = f(a); A c = f(std::move(a)); printf("x "); }
  std::printf("\n");
  { auto f = [](auto&& x) -> decltype(auto) { return static_cast<decltype(x)>(x); }; A a(1); A b = f(a); A c = f(std::move(a)); printf("x "); }
  std::printf("\n");
  { auto f = [](auto&&... x) -> decltype(auto) { return f1(std::forward<decltype(x)>(x)...); }; A a(1); A b = f(a); A c = f(std::move(a)); printf("x "); }
  std::printf("\n");
  { auto g = [](A b) { printf("g "); }; auto f = [](auto&& x) -> decltype(auto) { return std::forward<decltype(x)>(x); }; A a(1); g(f(a)); g(f(std::move(a))); printf("x "); }
  std::printf("\n");
  { A a(1); A b(2); b = f1(a); b = f4(a); b = f5(a); b = f7(a); b = f1(std::move(a)); b = f4(std::move(b)); printf("x "); }
  std::printf("\n");
  { A a(1); std::vector<A> v; v.reserve(9); v.push_back(f1(a)); v.push_back(f4(a)); v.push_back(f4(std::move(a))); v.push_back(f7(v[0])); printf("x "); }
  std::printf("\n");
  { auto f = [](auto g, auto&& x) -> decltype(auto) { return g(std::forward<decltype(x)>(x)); }; A a(1); A b = f(S(), a); A c = f(S(), std::move(a)); A d = f([](A const& x) { return A(x.v + 1); }, a); A e = f([](auto&& x) -> auto& { return x; }, a); printf("x "); }
  std::printf("\n");
  { A a(1); A const& r = f4(a); f4(a).v = 7; printf("%d %d ", a.v, &r == &a); }
  std::printf("\n");
  { int k = 3; auto f = [](auto&& x) -> decltype(auto) { return std::forward<decltype(x)>(x); }; f(k) = 5; int j = f(7); printf("%d%d ", k, j); }
  std::printf("\n");
  { std::string s = "ab"; std::string t = f5(s); std::string u = f5(std::move(s)); std::string w = f10(t); std::string z = f11(S(), t); printf("%s%s%d%s%s%s ", t.c_str(), u.c_str(), (int)s.size(), w.c_str(), z.c_str(), t.c_str()); }
  std::printf("\n");
}
