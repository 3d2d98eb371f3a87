// lambdas of bases that are hidden, beside members
#include <bits/stdc++.h>
template <class... Ts> struct ov : Ts... { using Ts::operator()...; }; template <class... Ts> ov(Ts...) -> ov<Ts...>;
using three = std::integral_constant<int, 3>;
struct Lit { int a, b; constexpr bool operator==(Lit const&) const = default; };
template <auto V> struct Au { static constexpr int k = 0; }; template <> struct Au<3> { static constexpr int k = 3; }; template <> struct Au<three{}> { static constexpr int k = 33; };
template <Lit L> struct Ll { static constexpr int k = 1; }; template <> struct Ll<Lit{1, 2}> { static constexpr int k = 12; };
template <int N> struct In { static constexpr int k = 1; }; template <> struct In<three{}> { static constexpr int k = 3; };
template <class B, class F> struct Wr : B { F f; int x; };  template <class B, class F> Wr(B, F, int) -> Wr<B, F>;
struct Any { int k; template <class T> Any(T const& t) : k(sizeof(t)) {} Any(Any const&) = default; };
template <class B> struct Wa : B { Any f; Any x; };

int main() {
  { auto l = [](int) { return "lam"; }; using L = decltype(l); struct X : L { const char* operator()(double) const { return "X"; } }; struct Y : X {}; Y y{{l}}; std::cout << y(1); std::cout << "\n"; }
  { auto l = [](int) { return "lam"; }; using L = decltype(l); struct X : L { const char* operator()(double) const { return "X"; } }; struct Z : X { using X::operator(); const char* operator()(const char*) const { return "Y"; } }; Z z{{l}}; std::cout << z(1) << z(""); std::cout << "\n"; }
  { auto l = [](int) { return "lam"; }; using L = decltype(l); struct X : L { using L::operator(); const char* operator()(double) const { return "X"; } }; X x{l}; std::cout << x(1) << x(2.5); std::cout << "\n"; }
  { Wr w{ov{[](int) { return "i"; }, [](double) { return "d"; }}, [](int x) { return x; }, 5}; std::cout << w(1) << w.f(2) << w.x; std::cout << "\n"; }
  { auto o = ov{[](int) { return 1; }, [](double) { return 2; }}; long q = 1, r = 2; auto c = [q, r] { return q + r; }; Wa<decltype(o)> w{o, c, 'x'}; std::cout << w.f.k << w.x.k << w(1); std::cout << "\n"; }
}
