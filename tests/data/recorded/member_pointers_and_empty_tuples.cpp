// pointers to members are no templates, empty bases, requirements of const results
#include <bits/stdc++.h>
struct S { int x; void f() {} int g(int) { return 0; } };
template <class T> struct is_two { static constexpr int v = 0; };
template <template <class, class> class TT, class T, class U> struct is_two<TT<T, U>> { static constexpr int v = 2; };
template <class T> struct is_any { static constexpr int v = 0; };
template <template <class...> class TT, class... T> struct is_any<TT<T...>> { static constexpr int v = 1 + sizeof...(T); };
struct E1 {}; struct E2 {};
struct D : std::tuple<E1, E2> {}; struct D3 : std::tuple<E1> { int x; }; struct D4 : std::tuple<E1, E1> {}; struct D5 : std::tuple<int, E1> { char c; };
struct N { int x; const int& f() const { return x; } int& f() { return x; } };
struct M { int x; auto f() const -> decltype((x)) { return x; } auto f() -> decltype((x)) { return x; } };
template <class T> constexpr bool can = requires(T& t) { t.f() = 3; };
template <class T> constexpr bool counts = requires(T& t) { ++t.f(); };
template <class T> constexpr bool adds = requires(T& t) { t.f() |= 3; };

int main() {
  { std::cout << is_two<int S::*>::v << is_two<void (S::*)()>::v << is_two<std::pair<int, int>>::v << is_two<int*>::v << is_two<std::map<int, int>>::v; std::cout << "\n"; }
  { std::cout << is_any<int S::*>::v << is_any<int (S::*)(int)>::v << is_any<std::pair<int, int>>::v << is_any<int*>::v; std::cout << "\n"; }
  { std::cout << sizeof(D) << std::is_empty_v<D> << sizeof(D3) << std::is_empty_v<D3> << sizeof(D4) << std::is_empty_v<D4> << sizeof(D5); std::cout << "\n"; }
  { std::cout << can<N> << can<const N> << can<M> << can<const M> << counts<N> << counts<const N> << counts<const M> << adds<N> << adds<const N>; std::cout << "\n"; }
}
