// What is returned in braces as a pair of references refers, whatever names the pair.
#include <cstdio>
#include <utility>
#include <tuple>
#include <vector>
#include <string>
struct Slot { int k{}; char v{}; std::string s; };
struct E { Slot* p; using R = std::pair<int const&, char&>; using R2 = R; R operator*() const { return {p->k, p->v}; } R2 two() const { return {p->k, p->v}; } };
template <class V> struct G { Slot* p; using value_type = std::pair<int, V>; using reference = std::pair<int const&, V&>; reference get() const { return {p->k, p->v}; } typename G<V>::reference get2() const { return {p->k, p->v}; } };
template <bool C> struct H { using T = std::conditional_t<C, Slot const, Slot>; T* p; using ref = std::tuple<int const&, std::conditional_t<C, char const&, char&>, std::conditional_t<C, std::string const, std::string>&>; ref get() const { return {p->k, p->v, p->s}; } };
template <class C> struct Z { C& c; using reference = std::pair<std::size_t, typename C::reference>; reference at(std::size_t i) { return {i, c[i]}; } std::pair<std::size_t, typename C::const_reference> cat(std::size_t i) const { return {i, c[i]}; } auto dec(std::size_t i) { return std::pair<std::size_t, decltype(c[i])>(i, c[i]); } std::pair<std::size_t, decltype(std::declval<C&>()[0])> dec2(std::size_t i) { return {i, c[i]}; } };
using Global = std::pair<int&, int&>; Global both(int& a, int& b) { return {b, a}; } auto lam = [](int& a, int& b) -> Global { return {a, b}; };
template <class T> using PairOf = std::pair<T&, T const&>; template <class T> PairOf<T> of(T& a, T& b) { return {a, b}; }
int main() { Slot s; auto&& [k, v] = *E{&s}; v = 'a'; printf("%c", s.v); E{&s}.two().second = 'b'; printf("%c", s.v); G<char>{&s}.get().second = 'c'; printf("%c", s.v); auto [a, b, c] = H<false>{&s}.get(); b = 'e'; c = "str"; printf("%c%s%zu", s.v, s.s.c_str(), std::get<2>(H<true>{&s}.get()).size()); s.s += "!"; printf("%zu", c.size());
 std::vector<int> w{1, 2, 3}; Z<std::vector<int>> z{w}; z.dec2(0).second = 8; printf("%d\n", w[0]); int p = 1, q = 2; both(p, q).first = 7; lam(p, q).first = 5; printf("%d %d ", p, q); of(p, q).first = 3; auto r = of(p, q); q = 11; printf("%d %d\n", p, r.second); }
