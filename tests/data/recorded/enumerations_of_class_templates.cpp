// Each class of a template has enumerations of its own.
#include <cstdio>
#include <iostream>
#include <type_traits>
#include <map>
#include <string>
template <class T> struct P { enum class S { a, b }; enum E { N = sizeof(T), M }; enum class U : std::conditional_t<(sizeof(T) < 4), short, long> { z = 7 }; template <class X> struct In { enum class K { x, y = sizeof(X) + sizeof(T) }; static K get() { return K::y; } }; S s = S::b; S other() const { return s == S::a ? S::b : S::a; } static constexpr S def = S::b; friend std::ostream& operator<<(std::ostream& o, S s) { return o << sizeof(T) << (s == S::a ? "a" : "b"); } };
template <class T> void f(typename P<T>::S s, T) { puts(sizeof(T) == 4 ? "4" : "8"); }
void g(P<int>::S) { puts("int"); } void g(P<double>::S) { puts("double"); }
template <class> struct Name { static constexpr int v = 0; }; template <> struct Name<P<int>::S> { static constexpr int v = 1; }; template <> struct Name<P<char>::S> { static constexpr int v = 2; };
template <class T> struct D : P<T> { using typename P<T>::S; S t = S::a; typename P<T>::E e = P<T>::M; int sw(S x) { switch (x) { case S::a: return 1; case S::b: return 2; } return 0; } };
template <class T, class V = typename P<T>::S> V make() { return V::b; }
template <int N> struct Cfg { enum { threads = N * 32, warps = N }; enum Mode { fast, slow = N }; static int size(Mode m) { return m == fast ? threads : warps; } };
int main() { g(P<int>::S::a); g(P<double>::S::b); printf("%d %d %d\n", Name<P<int>::S>::v, Name<P<char>::S>::v, Name<P<long>::S>::v); printf("%d %d\n", std::is_same_v<P<int>::S, P<char>::S>, P<char>::M + P<double>::M); printf("%d\n", std::is_same_v<decltype(P<int>::N), decltype(P<float>::N)>);
 f<int>(P<int>::S::a, 1); f(P<double>::S::a, 1.0); P<int> p; std::cout << p.s << p.other() << P<char>::def << (p.s == P<int>::def) << make<long>() << '\n'; D<short> d; std::cout << d.t << d.e << d.sw(d.t) << d.sw(P<short>::S::b) << std::is_same_v<D<short>::S, P<short>::S> << '\n'; printf("%d %d %d\n", int(P<int>::In<char>::get()), int(P<long>::In<char>::K::y), std::is_same_v<P<int>::In<char>::K, P<int>::In<long>::K>); printf("%zu %zu %d\n", sizeof(P<short>::U), sizeof(P<long>::U), int(P<char>::U::z)); printf("%d %d %d %d\n", Cfg<4>::threads, Cfg<2>::size(Cfg<2>::slow), Cfg<2>::size(Cfg<2>::fast), std::is_same_v<Cfg<1>::Mode, Cfg<2>::Mode>); std::map<P<int>::S, std::string> m{{P<int>::S::b, "b"}, {P<int>::S::a, "a"}}; for (auto& [k, v] : m) std::cout << k << v; auto e = P<int>::S::a; e = P<int>::S::b; std::cout << e << static_cast<int>(e) << (e > P<int>::S::a) << '\n'; printf("%d\n", std::is_same_v<decltype(e), P<int>::S>); }
