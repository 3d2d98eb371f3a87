// What std::forward and std::move make of arguments, alone and in packs.
#include <cstdio>
#include <string>
#include <utility>
#include <vector>
#include <memory>
int category(int&) { return 1; }
int category(int const&) { return 2; }
int category(int&&) { return 3; }
template <class T> int forwarded(T&& x) { return category(std::forward<T>(x)); }
template <class T> int passed(T&& x) { return forwarded(std::forward<T>(x)); }
template <class... A> int all(A&&... a) { int r = 0; ((r = r * 10 + category(std::forward<A>(a))), ...); return r; }
int three(int& a, int const& b, int&& c) { return 1; }
int three(int const& a, int const& b, int const& c) { return 2; }
template <class F, class... A> auto invoke(F&& f, A&&... a) { return std::forward<F>(f)(std::forward<A>(a)...); }
struct S { std::string s; S(std::string const& x) : s(x + "c") {} S(std::string&& x) : s(std::move(x) + "m") {} };
template <class... A> S make(A&&... a) { return S(std::forward<A>(a)...); }
template <class T> std::vector<int> keep(T&& v) { std::vector<int> w = std::forward<T>(v); return w; }
template <class T> std::vector<int> keep2(T&& v) { return std::forward<T>(v); }
template <class T> struct Box { T value; template <class U> Box(U&& u) : value(std::forward<U>(u)) {} };
void inc(int& x) { ++x; }
template <class... A> void call_inc(A&&... a) { (inc(std::forward<A>(a)), ...); }
int main() {
  int a = 1; const int k = 2;
  printf("%d%d%d %d%d%d\n", category(a), category(k), category(5), forwarded(a), forwarded(k), forwarded(a + 1));
  printf("%d%d%d %d %d\n", passed(a), passed(k), passed(7), all(a, k, 3), all(3, std::move(a), a));
  { auto i1 = invoke([](auto&&... x) { return (0 + ... + x); }, 1, a, k); auto i2 = invoke([](int& x, int y) { x += y; return x; }, a, 4); printf("%d %d\n", i1, i2); }
  std::string s = "t";
  { auto m1 = make(s); auto m2 = make(std::string("u")); auto m3 = make(std::move(s)); printf("%s %s %s\n", m1.s.c_str(), m2.s.c_str(), m3.s.c_str()); }
  std::vector<int> v{1, 2, 3};
  auto w = keep(v);
  printf("%zu %zu ", v.size(), w.size());
  auto x = keep(std::move(v));
  printf("%zu %zu\n", v.size(), x.size());
  v = {1, 2};
  auto y = keep2(v);
  printf("%zu %zu ", v.size(), y.size());
  auto z = keep2(std::move(v));
  printf("%zu %zu\n", v.size(), z.size());
  std::vector<int> q{1};
  Box<std::vector<int>> b1(q), b2(std::move(q));
  printf("%zu %zu %zu\n", b1.value.size(), b2.value.size(), q.size());
  int m = 0, n = 5; call_inc(m, n, n); printf("%d %d\n", m, n);
  auto p = std::make_unique<S>(std::string("x")); printf("%s\n", p->s.c_str());
  std::vector<S> vs; std::string e = "e"; vs.emplace_back(e); vs.emplace_back(std::move(e)); printf("%s %s\n", vs[0].s.c_str(), vs[1].s.c_str());
}
