// A lambda that is expanded has an element of each pack that it does not expand itself, and no room for it.
#include <array>
#include <cstdio>
#include <tuple>
#include <utility>
template <class... A> void log(A... a) { ((printf("%d ", int(a))), ...); puts(""); }
template <class Tup, class... A, std::size_t... I> void each(Tup const& t, std::index_sequence<I...>, A const&... a) {
  ([&] { log(int(I), int(std::get<I>(t)), a...); }(), ...);
  (..., [&](auto x) { log(x, I, (int(a) + ...), sizeof...(a)); }(std::get<I>(t)));
  int r[] = {[&] { int s = I; ((s += int(a)), ...); (..., (s += a)); return s; }()...}; log(r[0], r[1]);
  int q[] = {[=] { auto g = [](auto... x) { return (0 + ... + x); }; return int(g(a..., I)) + int(I); }()...}; log(q[0], q[1]);
  bool b[] = {[&] { int k = I; return ((a > k) && ...); }()...}; log(b[0], b[1]);
}
template <class... T> struct S { template <std::size_t... I> static void m(std::index_sequence<I...>) { (..., [] { log(I, sizeof(T)..., sizeof...(T)); }()); } };
template <int... S> struct shape { static void print() { ((printf("%d,", S)), ...); puts(""); } };
template <class S> struct powers;
template <int... S> struct powers<shape<S...>> {
  template <std::size_t... I> static auto make(std::index_sequence<I...>) { return shape<[] { int p = 1; for (std::size_t k = 0; k < I; ++k) p *= 2; return p * (S + ...); }()...>{}; }
};
template <class E, E... V> constexpr auto next() { return std::array<E, sizeof...(V)>{[]() { constexpr E v = V; return E(v + 1); }()...}; }
template <int... I> void sizes() { auto p = [](auto... f) { ((printf("%zu %d ", sizeof f, f())), ...); puts(""); }; p([&] { return I; }...); p([=] { return I; }...); p([] { return I; }...); }
template <int N, class... T> void size(T... t) { auto a = [] { return N; }; auto b = [&] { return N; }; auto c = [=] { return N + 1; }; printf("%zu %zu %zu\n", sizeof a, sizeof b, sizeof c); }
int main() {
  decltype(powers<shape<4, 3>>::make(std::make_index_sequence<4>{}))::print(); for (int x : next<int, 3, 4>()) printf("%d ", x); sizes<1, 2>(); size<3>(1, 2);
  each(std::tuple(5, 'c'), std::make_index_sequence<2>{}, 1, 2.5, 3); each(std::tuple(5, 6, 7.5), std::make_index_sequence<2>{}, 1); S<int, char, double>::m(std::make_index_sequence<2>()); }
