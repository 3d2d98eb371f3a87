#include <cstdio>
#include <string>
#include <utility>
template <class T> struct Box { T v; int tag = 1; char const* who() const { return "box"; } };
struct D : Box<int> { int tag = 2; char const* who() const { return "d"; } D(int x) { v = x; } };
template <class T> void show(Box<T> const& b) { printf("%d %s %d\n", b.tag, b.who(), int(b.v)); }
template <class T> void set(Box<T>& b) { b.tag = 9; }
template <class T> T take(Box<T>&& b) { b.tag = 7; return b.v; }
template <class T> int copy(Box<T> b) { b.tag += 10; return b.tag; }
template <class T> Box<T> const* ptr(Box<T> const* b) { return b; }
template <class Derived> struct Expr { Derived const& self() const { return static_cast<Derived const&>(*this); } };
struct Vec : Expr<Vec> { double d[3]; double operator[](int i) const { return d[i]; } };
template <class A, class B> struct Sum : Expr<Sum<A, B>> { A const& a; B const& b; Sum(A const& x, B const& y) : a(x), b(y) {} double operator[](int i) const { return a[i] + b[i]; } };
template <class A, class B> Sum<A, B> operator+(Expr<A> const& a, Expr<B> const& b) { return {a.self(), b.self()}; }
template <size_t I, class T> struct Leaf { T v; };
template <class S, class... T> struct Impl; template <size_t... I, class... T> struct Impl<std::index_sequence<I...>, T...> : Leaf<I, T>... { Impl(T... t) : Leaf<I, T>{t}... {} };
template <class... T> struct Tup : Impl<std::make_index_sequence<sizeof...(T)>, T...> { using Base = Impl<std::make_index_sequence<sizeof...(T)>, T...>; using Base::Base; };
template <class... T> Tup(T...) -> Tup<T...>;
template <size_t I, class T> T& get(Leaf<I, T>& l) { return l.v; } template <size_t I, class T> T const& get(Leaf<I, T> const& l) { return l.v; }
template <class T, size_t I> constexpr size_t index_of(Leaf<I, T> const&) { return I; }
struct Two : Box<int>, Box<long> {};
template <class X> int amb(X const&) { return 0; } template <class T> int amb(Box<T> const&) { return 1; }
template <class K, class V> struct KV { static V value() { return V(); } }; struct A1 {}; struct A2 {};
struct Map : KV<A1, int>, KV<A2, double> {}; template <class K, class V> V lookup(KV<K, V> const*) { return V(sizeof(V)); }
int main() {
  D d(5); show(d); set(d); printf("%d %d\n", d.tag, d.Box<int>::tag); printf("%d\n", copy(d)); printf("%d %s\n", take(std::move(d)), ptr(&d)->who()); show(d);
  Vec x, y; for (int i = 0; i < 3; ++i) x.d[i] = i, y.d[i] = 10 * i; auto s = x + y; printf("%g %g\n", s[1], (x + y + x)[2]);
  Tup t(1, 2.5, std::string("s")); printf("%d %g %s\n", get<0>(t), get<1>(t), get<2>(t).c_str()); get<1>(t) += 1; auto const& ct = t; printf("%g %zu\n", get<1>(ct), index_of<std::string>(t));
  printf("%d %d\n", amb(d), amb(Two{})); Map m; printf("%d %g\n", lookup<A1>(&m), lookup<A2>(&m));
}
