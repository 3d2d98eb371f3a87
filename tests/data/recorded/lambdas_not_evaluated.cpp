#include <cstdio>
#include <type_traits>
#include <utility>
struct A {}; struct B { int s() const { return 1; } };
template <class F, class P> auto t1(int) -> decltype(std::declval<F>()(std::declval<P>())) { std::puts("yes"); }
template <class F, class P> void t1(...) { std::puts("no"); }
template <class F, class P> auto t2(int) -> decltype(void(std::declval<F>()(std::declval<P>()))) { std::puts("yes"); }
template <class F, class P> void t2(...) { std::puts("no"); }
template <class F, class P, class = decltype(std::declval<F>()(std::declval<P>()))> void t3(int) { std::puts("yes"); }
template <class F, class P> void t3(...) { std::puts("no"); }
template <class F, class P, class = std::void_t<decltype(std::declval<F>()(std::declval<P>()))>> void t4(int) { std::puts("yes"); }
template <class F, class P> void t4(...) { std::puts("no"); }
template <class F, class P> auto t5(F f, P p, int) -> decltype(f(p), void()) { std::puts("yes"); }
template <class F, class P> void t5(F, P, ...) { std::puts("no"); }
template <class F, class P> void t6() { std::puts(requires(F f, P p) { f(p); } ? "yes" : "no"); }
int main() {
  { auto l = [](auto const& x) -> decltype(x.s()) { }; t1<decltype(l), A>(0); }
  { auto l = [](auto const& x) -> decltype(x.s()) { }; t2<decltype(l), A>(0); }
  { auto l = [](auto const& x) -> decltype(x.s()) { }; t3<decltype(l), A>(0); }
  { auto l = [](auto const& x) -> decltype(x.s()) { }; t4<decltype(l), A>(0); }
  { auto l = [](auto const& x) -> decltype(x.s()) { }; t5(l, A(), 0); }
  { auto l = [](auto const& x) -> decltype(x.s()) { }; t6<decltype(l), A>(); }
}
