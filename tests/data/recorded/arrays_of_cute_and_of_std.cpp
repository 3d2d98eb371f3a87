// `std::array` and `cute::array` are two types: overloads, specialisations, names and traits tell them apart.
#include <cstdio>
#include <array>
#include <typeinfo>
#include <cute/tensor.hpp>
template <class T> void f(T const&) { puts(__PRETTY_FUNCTION__); }
template <template <class, size_t> class A> const char* tt() { return "tt"; }
template <template <class, size_t> class A, class T, size_t N> int cnt(A<T, N> const&) { return N; }
template <class T> struct Arr : cute::array<T, 3> { int sum() const { int s = 0; for (auto x : *this) s += x; return s; } };
struct S { cute::array<int, 2> a; std::array<int, 2> b; };
cute::array<int, 3> make() { return {{1, 2, 3}}; }
cute::array<int, 3> make2() { return {1, 2, 3}; }
void over(std::array<int, 2>) { puts("std"); } void over(cute::array<int, 2>) { puts("cute"); }
template <class T> struct Kind { static constexpr const char* n = "other"; };
template <class T, size_t N> struct Kind<std::array<T, N>> { static constexpr const char* n = "std"; };
template <class T, size_t N> struct Kind<cute::array<T, N>> { static constexpr const char* n = "cute"; };
template <class T, size_t N> const char* whose(std::array<T, N> const&) { return "std"; }
template <class T, size_t N> const char* whose(cute::array<T, N> const&) { return "cute"; }
void with_std() { using namespace std; array<int, 2> a{1, 2}; printf("%s\n", Kind<decltype(a)>::n); }
void with_cute() { using namespace cute; array<int, 2> a{1, 2}; printf("%s\n", Kind<decltype(a)>::n); }
void kinds() {
  std::array<int, 3> s{1, 2, 3};
  cute::array<int, 3> c{1, 2, 3}, d{{4, 5, 6}};
  using S = decltype(s); using C = decltype(c);
  printf("%s %s %s %s\n", Kind<S>::n, Kind<C>::n, whose(s), whose(c));
  printf("%d %d %d %d\n", std::is_same_v<S, C>, std::is_convertible_v<S, C>, std::is_convertible_v<C, S>, std::is_constructible_v<C, S>);
  c.fill(7); for (auto x : c) printf("%d ", x); c.clear(); for (auto x : c) printf("%d ", x); printf("%d\n", c == d);
  printf("%d %d %d\n", (int)cute::rank(d), (int)cute::size(d), get<1>(d));
  cute::print(d); cute::print(cute::make_layout(d)); puts("");
  auto m = cute::transform(d, [](auto x) { return x + 1; }); printf("%s\n", Kind<decltype(m)>::n);
  auto list = cute::to_array<int>(cute::make_tuple(1, 2, 3)); printf("%s %d\n", Kind<decltype(list)>::n, list[2]);
  std::array w{1, 2}; swap(c, d); printf("%s %d %d\n", Kind<decltype(w)>::n, c[0], d[0]);
  auto h = 1.5_hf; printf("%g %g %g\n", float(h), float(2_bf16), float(0.1_fe4m3));
}
int main() {
  with_std(); with_cute(); kinds();
  f(cute::array<int, 3>{}); f(std::array<int, 3>{}); 
  printf("%s %d %d\n", tt<cute::array>(), cnt(cute::array<int, 5>{}), cnt(std::array<int, 6>{}));
  Arr<int> a{{1, 2, 3}}; printf("%d %d\n", a.sum(), (int)a.size());
  S s{{1, 2}, {3, 4}}; printf("%d %d\n", s.a[1], s.b[1]); over(s.a); over(s.b);
  auto m = make(); m = make2(); printf("%d\n", m[2]);
  cute::array<cute::array<int, 2>, 2> n{{{1, 2}, {3, 4}}}; printf("%d %d\n", n[1][0], (int)sizeof(n));
  std::array<cute::array<float, 2>, 2> o{}; o[1][1] = 4; printf("%g\n", o[1][1]);
  cute::array_aligned<float, 4> al{}; printf("%d %d\n", (int)alignof(decltype(al)), (int)al.size());
  constexpr cute::array<int, 3> k{1, 2, 3}; static_assert(k[1] == 2); printf("%d %d\n", k.front(), k.back());
  int* p = m.data(); printf("%d %d\n", p[1], int(m.end() - m.begin()));
  auto t = cute::make_tensor(m.data(), cute::make_shape(3)); printf("%d\n", t(2));
  printf("%d %d %d\n", std::is_empty_v<cute::array<int, 0>>, std::is_empty_v<std::array<int, 0>>, std::is_trivially_copyable_v<cute::array<int, 2>>);
  auto& [x, y, z] = m; x = 9; printf("%d %d\n", m[0], (int)std::tuple_size_v<cute::array<int, 4>>);
  cute::array<int, 3> c = m; printf("%d\n", c == m); c[0] = 0; printf("%d\n", c == m);
  for (auto& v : c) v *= 2; printf("%d %d %d\n", c[0], c[1], c[2]);
}
