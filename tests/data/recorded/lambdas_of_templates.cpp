#include <cstdio>
#include <functional>
#include <type_traits>
#include <string>
#include <memory>
template <class T> int count(T) { auto l = [] { static int n = 0; return ++n; }; l(); return l(); }
template <class T> auto make(T x) { return [x] { static int k = 0; return ++k; }; }
template <class T> struct S { int f() { auto l = [] { static int n = 0; return ++n; }; return l(); } static auto g() { return [](T a) { return a; }; } };
template <int N> int cn() { return [] { static int n = N; return n++; }(); }
template <class... T> int pk(T...) { return [] { static int n = 0; return ++n; }(); }
int main() {
  printf("%d %d %d %d\n", count(1), count(2), count(2.0), count('c'));
  auto a = make(1); auto b = make(2); auto c = make(2.5); printf("%d %d %d %d\n", a(), b(), c(), c());
  printf("%d %d\n", std::is_same_v<decltype(a), decltype(b)>, std::is_same_v<decltype(a), decltype(c)>);
  S<int> s; S<int> s2; S<double> sd; printf("%d %d %d\n", s.f(), s2.f(), sd.f());
  printf("%d\n", std::is_same_v<decltype(S<int>::g()), decltype(S<double>::g())>);
  printf("%d %d %d %d\n", cn<1>(), cn<1>(), cn<5>(), cn<1>());
  auto gen = [](auto x) { static int n = 0; return ++n; }; printf("%d %d %d %d\n", gen(1), gen(2), gen(1.0), gen(3));
  auto outer = [](auto x) { return [](auto y) { static int n = 0; return ++n; }; }; auto o1 = outer(1); auto o2 = outer(1.0); printf("%d %d %d %d %d\n", o1(1), o2(1), o1(2), o1(2.0), outer(3)(4));
  printf("%d %d %d %d\n", pk(1), pk(1, 2), pk(3), pk(1.0));
  int x = 1; double d = 2; char ch = 'a'; int* p = &x; std::string str;
  auto l0 = [] {}; auto l1 = [x] { return x; }; auto l2 = [&x] { return x; }; auto l3 = [x, d, ch] { return x + d + ch; }; auto l4 = [ch, d] { return d + ch; }; auto l5 = [&] { return x + d; }; auto l6 = [=] { return x + ch; }; auto l7 = [str] {}; auto l8 = [q = 1LL, ch] {}; auto l9 = [p] { return *p; };
  printf("%zu %zu %zu %zu %zu %zu %zu %zu %zu %zu\n", sizeof l0, sizeof l1, sizeof l2, sizeof l3, sizeof l4, sizeof l5, sizeof l6, sizeof l7, sizeof l8, sizeof l9);
  auto l10 = [u = std::make_unique<int>(3)] { return *u; }; printf("%zu %d\n", sizeof(l10), l10());
  for (int i = 0; i < 3; i++) { auto q = [i] { static int n = 0; return n += i; }; printf("%d ", q()); } printf("\n");
  static_assert(std::is_invocable_v<decltype(l1)>); static_assert(!std::is_invocable_v<decltype(l1), int>); static_assert(std::is_same_v<std::invoke_result_t<decltype(l3)>, double>);
  auto two = [](int a, std::string const& b) { return b; }; static_assert(std::is_invocable_v<decltype(two), int, char const*>); static_assert(!std::is_invocable_v<decltype(two), int, int>); static_assert(std::is_same_v<std::invoke_result_t<decltype(two), int, char const*>, std::string>);
  static_assert(std::is_invocable_r_v<double, int(*)(int), short>); static_assert(!std::is_invocable_r_v<std::string, int(*)(int), short>); static_assert(std::is_same_v<std::invoke_result_t<int&(*)(int), int>, int&>);
  auto ref = [](int& r) -> int& { return r; }; static_assert(!std::is_invocable_v<decltype(ref), int>); static_assert(std::is_invocable_v<decltype(ref), int&>); static_assert(std::is_same_v<std::invoke_result_t<decltype(ref), int&>, int&>);
  auto g2 = [](auto a, auto b) { return a + b; }; static_assert(std::is_same_v<std::invoke_result_t<decltype(g2), int, double>, double>); static_assert(!std::is_invocable_v<decltype(g2), int>);
  struct F { int operator()(int) const; double operator()(double, int); }; static_assert(std::is_same_v<std::invoke_result_t<F, double, int>, double>); static_assert(!std::is_invocable_v<F>); static_assert(!std::is_invocable_v<F const, double, int>); 
  auto nx = [](int) noexcept {}; static_assert(std::is_nothrow_invocable_v<decltype(nx), int>); static_assert(!std::is_nothrow_invocable_v<decltype(l1)>); static_assert(std::is_void_v<std::invoke_result_t<decltype(nx), int>>);
}
