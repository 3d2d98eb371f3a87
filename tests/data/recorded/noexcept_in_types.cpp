#include <cstdio>
#include <type_traits>
#include <functional>
#include <utility>
int f() { return 1; }
int g() noexcept { return 2; }
int h(int x) noexcept(sizeof(int) == 4) { return x; }
int k(int x) noexcept(sizeof(int) == 8) { return x; }
template <class T> T t(T x) noexcept(std::is_integral_v<T>) { return x; }
struct S {
  int v = 3;
  int m() { return 4; }
  int n() const noexcept { return 5; }
  int o(int x) noexcept { return x; }
  static int s() noexcept { return 6; }
  static int u() { return 7; }
  int q() && noexcept { return 8; }
  int r(int) const& noexcept(false) { return 9; }
};
template <class T> struct name { static constexpr int v = 0; };
template <class R, class... A> struct name<R(A...)> { static constexpr int v = 1; };
template <class R, class... A> struct name<R(A...) noexcept> { static constexpr int v = 2; };
template <class R, class... A> struct name<R (*)(A...)> { static constexpr int v = 3; };
template <class R, class... A> struct name<R (*)(A...) noexcept> { static constexpr int v = 4; };
template <class R, class C, class... A> struct name<R (C::*)(A...)> { static constexpr int v = 5; };
template <class R, class C, class... A> struct name<R (C::*)(A...) noexcept> { static constexpr int v = 6; };
template <class R, class C, class... A> struct name<R (C::*)(A...) const noexcept> { static constexpr int v = 7; };
template <class R, class C, class... A> struct name<R (C::*)(A...) const> { static constexpr int v = 8; };
template <class T> struct any;
template <class R, class... A, bool N> struct any<R(A...) noexcept(N)> { static constexpr bool n = N; static constexpr int a = sizeof...(A); };
template <class R, class... A, bool N> struct any<R (*)(A...) noexcept(N)> { static constexpr bool n = N; static constexpr int a = 10 + sizeof...(A); };
template <class R, class C, class... A, bool N> struct any<R (C::*)(A...) const noexcept(N)> { static constexpr bool n = N; static constexpr int a = 20 + sizeof...(A); };
int o(int (*)()) { return 1; }
int o(int (*)() noexcept) { return 2; }
int o1(int (*)()) { return 1; }
template <class R, class... A> int d(R (*)(A...)) { return 1; }
template <class R, class... A> int e(R (*)(A...)) { return 1; }
template <class R, class... A> int e(R (*)(A...) noexcept) { return 2; }
template <class R, class... A, bool N> int nn(R (*)(A...) noexcept(N)) { return N; }
template <class R, class C, class... A> int md(R (C::*)(A...) const) { return 1; }
template <class F> int ty(F) { return name<F>::v; }
template <class F> int ref(F&) { return name<F>::v; }
int p() noexcept { return 1; }
int p(int) { return 2; }
int main() {
  printf("%d %d %d\n", std::is_same_v<int() noexcept, int()>, std::is_same_v<int(*)() noexcept, int(*)()>, std::is_same_v<decltype(f), decltype(g)>);
  printf("%d %d %d %d %d\n", std::is_same_v<decltype(&f), int(*)()>, std::is_same_v<decltype(&g), int(*)() noexcept>, std::is_same_v<decltype(g), int() noexcept>, std::is_same_v<decltype(&h), int(*)(int) noexcept>, std::is_same_v<decltype(&k), int(*)(int)>);
  printf("%d %d\n", std::is_same_v<decltype(&t<int>), int(*)(int) noexcept>, std::is_same_v<decltype(&t<float>), float(*)(float)>);
  printf("%d %d %d %d %d %d %d\n", std::is_same_v<decltype(&S::m), int (S::*)()>, std::is_same_v<decltype(&S::n), int (S::*)() const noexcept>, std::is_same_v<decltype(&S::o), int (S::*)(int) noexcept>, std::is_same_v<decltype(&S::s), int(*)() noexcept>, std::is_same_v<decltype(&S::u), int(*)()>, std::is_same_v<decltype(&S::q), int (S::*)() && noexcept>, std::is_same_v<decltype(&S::r), int (S::*)(int) const&>);
  printf("%d %d %d %d %d %d %d %d %d\n", name<int>::v, name<int()>::v, name<int() noexcept>::v, name<int(*)(int)>::v, name<int(*)(int) noexcept>::v, name<decltype(&S::m)>::v, name<decltype(&S::o)>::v, name<decltype(&S::n)>::v, name<int (S::*)() const>::v);
  printf("%d%d %d%d %d%d %d%d %d%d %d%d\n", any<int(int)>::n, any<int(int)>::a, any<int(int, int) noexcept>::n, any<int(int, int) noexcept>::a, any<decltype(&f)>::n, any<decltype(&f)>::a, any<decltype(&g)>::n, any<decltype(&g)>::a, any<decltype(&S::n)>::n, any<decltype(&S::n)>::a, any<int (S::*)(int) const>::n, any<int (S::*)(int) const>::a);
  printf("%d %d %d %d\n", o(f), o(g), o(&f), o(&g));
  printf("%d %d %d %d %d %d\n", o1(f), o1(g), d(f), d(g), e(f), e(g));
  printf("%d %d %d\n", nn(f), nn(g), md(&S::n));
  int (*pf)() = f;
  int (*pg)() = g;
  int (*ng)() noexcept = g;
  auto ag = g;
  auto af = &f;
  printf("%d %d %d %d %d\n", pf(), pg(), ng(), ag(), af());
  printf("%d %d %d %d %d\n", o(pf), o(pg), o(ng), o(ag), o(af));
  printf("%d %d %d %d %d\n", e(pf), e(pg), e(ng), e(ag), e(af));
  printf("%d %d %d %d %d\n", ty(pf), ty(pg), ty(ng), ty(ag), ty(af));
  printf("%d %d %d %d\n", ty(f), ty(g), ref(f), ref(g));
  printf("%d %d %d\n", pg == g, pg == ng, pf == pg);
  printf("%d %d %d %d %d\n", noexcept(pf()), noexcept(pg()), noexcept(ng()), noexcept(ag()), noexcept(g()));
  pg = ng; printf("%d %d %d\n", pg == g, noexcept(pg()), ty(pg));
  int (*c)(int) = p; int (*c2)() noexcept = p; int (*c3)() = p;
  printf("%d %d %d %d\n", c(1), c2(), c3(), c3 == c2);
  S s; const S cs;
  auto mm = &S::m; auto mn = &S::n; int (S::*mo)(int) = &S::o; int (S::*mo2)(int) noexcept = &S::o;
  printf("%d %d %d %d\n", noexcept((s.*mm)()), noexcept((s.*mn)()), noexcept((s.*mo)(1)), noexcept((s.*mo2)(1)));
  mo = mo2; printf("%d %d\n", (s.*mo)(5), mo == mo2);
  printf("%d %d %d %d\n", std::is_convertible_v<int(*)() noexcept, int(*)()>, std::is_convertible_v<int(*)(), int(*)() noexcept>, std::is_convertible_v<int (S::*)() noexcept, int (S::*)()>, std::is_convertible_v<int (S::*)(), int (S::*)() noexcept>);
  printf("%d %d %d %d\n", std::is_constructible_v<int(*)(), int(*)() noexcept>, std::is_assignable_v<int(*&)() noexcept, int(*)()>, std::is_convertible_v<int() noexcept, int(*)()>, std::is_convertible_v<int(), int(*)() noexcept>);
  printf("%d %d %d %d %d %d\n", std::is_nothrow_invocable_v<int()>, std::is_nothrow_invocable_v<int() noexcept>, std::is_nothrow_invocable_v<decltype(&g)>, std::is_nothrow_invocable_v<decltype(&f)>, std::is_nothrow_invocable_v<int(&)(int) noexcept, int>, std::is_nothrow_invocable_v<int(*)(int) noexcept, void*>);
  printf("%d %d %d %d\n", std::is_nothrow_invocable_v<decltype(&S::m), S&>, std::is_nothrow_invocable_v<decltype(&S::n), const S*>, std::is_nothrow_invocable_v<decltype(&S::v), S&>, std::is_nothrow_invocable_v<decltype(&S::o), S, int>);
  auto l = []() noexcept { return 1; }; auto l2 = [](int) { return 2; };
  printf("%d %d %d %d\n", std::is_nothrow_invocable_v<decltype(l)>, std::is_nothrow_invocable_v<decltype(l2), int>, noexcept(l()), noexcept(l2(1)));
  printf("%d %d\n", std::is_same_v<decltype(&decltype(l)::operator()), int (decltype(l)::*)() const noexcept>, std::is_same_v<decltype(+l), int(*)() noexcept>);
  int (*lp)() = l; int (*ln)() noexcept = l; auto lq = +l; int (*lr)() = lq;
  printf("%d %d %d %d %d\n", lp(), ln(), lq(), lr(), o(lq));
  std::function<int()> F = g; std::function<int(int)> H = &h; std::function D = g; std::function D2 = ng;
  printf("%d %d %d %d\n", F(), H(4), D(), std::is_same_v<decltype(D2), std::function<int()>>);
  printf("%d %d %d\n", std::is_function_v<int() noexcept>, std::is_same_v<std::decay_t<int() noexcept>, int(*)() noexcept>, std::is_same_v<std::remove_pointer_t<decltype(&g)>, int() noexcept>);
  int (&rg)() = g; int (&rn)() noexcept = g; auto& ra = g;
  printf("%d %d %d %d %d %d\n", rg(), rn(), ra(), ty(rg), ty(rn), ty(ra));
  printf("%d %d %d\n", noexcept(rg()), noexcept(rn()), noexcept(ra()));
  using FN = int() noexcept; typedef int FT(int) noexcept; FN* fp = g; FT* ft = h;
  printf("%d %d %d %d\n", fp(), ft(3), ty(fp), std::is_same_v<FT, int(int)>);
  return 0;
}
