#include <cstdio>
#include <utility>
#include <tuple>
template <class F, class... A> auto timed(F&& f, A&&... a) { struct R { decltype(f(a...)) value; int calls; }; return R{std::forward<F>(f)(std::forward<A>(a)...), 1}; }
template <class F, class... A> auto timed2(F&& f, A&&... a) { using T = decltype(f(std::forward<A>(a)...)); struct R { T value; int calls; }; return R{f(a...), 1}; }
template <class... A> auto count(A... a) { struct R { int n = sizeof...(A); std::tuple<A...> t; int get() const { return n + int(std::tuple_size<std::tuple<A...>>::value); } }; return R{3, {a...}}; }
template <class... A> int members(A... a) { struct R { char b[sizeof...(a) + 1]; double d[(sizeof(A) + ...)]; }; return sizeof(R); }
template <class T> struct Agg { static constexpr int N = 3; T x; int y = N; };
int main() {
  auto r = timed([](int x, int y) { return x * y; }, 6, 7); printf("%d %d\n", r.value, r.calls);
  auto r2 = timed2([](int x, double y) { return x * y; }, 6, 1.5); printf("%g %d\n", r2.value, r2.calls);
  auto c = count(1, 2.5, 'c'); printf("%d %g %d\n", c.n, std::get<1>(c.t), c.get());
  printf("%d\n", members(1, 'c'));
}
