#include <cstdio>
#include <type_traits>
#include <functional>
#include <vector>
#include <algorithm>
int f() noexcept { return 1; } int g() { return 2; } int h(int) noexcept { return 3; }
template <class R> int ty(R (&)()) { return 1; }
template <class R> int ty(R (&)() noexcept) { return 2; }
template <class T> int tt(T&&) { return std::is_same_v<T, int (&)()> + 2 * std::is_same_v<T, int (&)() noexcept>; }
template <class T> int tv(T) { return std::is_same_v<T, int (*)()> + 2 * std::is_same_v<T, int (*)() noexcept>; }
template <class T> int tr(T&) { return std::is_same_v<T, int()> + 2 * std::is_same_v<T, int() noexcept>; }
int pr(int (&r)()) { return tr(r); }
int cb(void (*)() noexcept) { return 1; }
int cb(...) { return 0; }
void n() noexcept {} void t() {}
struct Base { int m() noexcept { return 1; } int v = 2; };
struct Der : Base { int k() { return 3; } };
template <class C, class R> int mp(R (C::*)()) { return 1; }
template <class C, class R> int mp(R (C::*)() noexcept) { return 2; }
template <class C, class M> int mo(M C::*) { return std::is_function_v<M> + 2 * std::is_same_v<M, int() noexcept>; }
template <class T> concept NoThrow = requires(T t) { { t() } noexcept; };
template <class F> requires std::is_nothrow_invocable_v<F> int sel(F) { return 1; }
template <class F> int sel(F) { return 0; }
template <bool B> struct C { int op() const noexcept(B) { return B; } };
template <class T> struct W { T t; int go() noexcept(noexcept(t())) { return t(); } };
struct Fo { int operator()() noexcept { return 1; } int operator()(int) { return 2; } };
struct Conv { using P = int (*)() noexcept; operator P() const { return f; } };
int main() {
  printf("%d %d %d %d %d %d\n", tt(f), tt(g), tv(f), tv(g), tr(f), tr(g));
  printf("%d %d\n", cb(n), cb(t));
  using F = int(); F& r = f; F& r2 = *f; const auto& r3 = f; printf("%d %d %d\n", r(), r2(), r3());
  int (*p)() = *f; int (*q)() noexcept = &f; p = q; printf("%d %d %d\n", tv(p), tv(q), p == q);
  printf("%d %d %d %d\n", mp(&Base::m), mp(&Der::m), mp(&Der::k), mo(&Base::m));
  int (Der::*dm)() = &Base::m; int (Der::*dn)() noexcept = &Base::m; Der d; printf("%d %d %d %d\n", (d.*dm)(), (d.*dn)(), mp(dm), mp(dn));
  printf("%d %d %d %d\n", NoThrow<int (*)() noexcept>, NoThrow<int (*)()>, sel(f), sel(g));
  printf("%d %d %d\n", noexcept(C<true>{}.op()), noexcept(C<false>{}.op()), std::is_same_v<decltype(&C<true>::op), int (C<true>::*)() const noexcept>);
  W<int (*)() noexcept> w1{f}; W<int (*)()> w2{f}; printf("%d %d %d %d\n", noexcept(w1.go()), noexcept(w2.go()), w1.go(), w2.go());
  printf("%d %d %d\n", std::is_nothrow_invocable_v<Fo>, std::is_nothrow_invocable_v<Fo&, int>, std::is_nothrow_invocable_v<Fo&>);
  printf("%d %d %d\n", std::is_nothrow_invocable_v<int Base::*, Base>, std::is_nothrow_invocable_v<int Base::*, const Base*>, std::is_nothrow_invocable_v<int Base::*, std::reference_wrapper<Base>>);
  Conv c; printf("%d %d\n", c(), std::is_nothrow_invocable_v<decltype(&Base::m), Der&>);
  std::vector<int (*)()> v{f, g, [] { return 7; }, []() noexcept { return 8; }}; int s = 0; for (auto x : v) s += x(); printf("%d %d\n", s, (int)(std::find(v.begin(), v.end(), f) - v.begin()));
  static int (*const table[])(int) = {h, [](int x) noexcept { return x; }}; printf("%d %d\n", table[0](1), table[1](5));
  std::function<int()> a = f, b = q, e = p; printf("%d %d %d %d\n", a(), b(), e(), std::is_constructible_v<std::function<int()>, int (*)() noexcept>);
  auto lam = [] (int x) noexcept(false) { return x; }; auto lam2 = [](int x) noexcept { return x; }; int (*l3)(int) = lam2; int (*l4)(int) noexcept = lam2;
  printf("%d %d %d %d\n", std::is_nothrow_invocable_v<decltype(lam), int>, std::is_nothrow_invocable_v<decltype(lam2), int>, l3(4), l4(5));
  printf("%d %d\n", std::is_convertible_v<decltype(lam), int (*)(int) noexcept>, std::is_convertible_v<decltype(lam2), int (*)(int) noexcept>);
  printf("%d %d %d\n", std::is_same_v<std::remove_reference_t<decltype(r)>, int()>, std::is_same_v<decltype(*q), int (&)() noexcept>, std::is_same_v<decltype(&*p), int (*)()>);
  printf("%d %d %d\n", std::is_object_v<int() const>, std::is_function_v<int() const noexcept>, std::is_same_v<int() const, int()>);
  auto vv = (void*)f; printf("%d %d\n", vv == (void*)p, reinterpret_cast<int (*)()>(vv)());
  try { throw &f; } catch (int (*p)()) { printf("%d\n", tv(p)); }

}
