#include <cstdio>
#include <type_traits>
#include <functional>
#include <string>
template <class E> struct X { E const& e() const { return static_cast<E const&>(*this); } int at(int i) const { return e().at(i); } int operator()(int i) const { return e()(i); } };
struct L : X<L> { int v = 3; int at(int i) const { return v + i; } int operator()(int i) const { return v * i; } };
template <class A, class B> struct Bin : X<Bin<A, B>> { A const& a; B const& b; Bin(A const& a, B const& b) : a(a), b(b) {} int at(int i) const { return a.at(i) + b.at(i); } int operator()(int i) const { return a(i) + b(i); } };
template <class A, class B> auto operator+(X<A> const& a, X<B> const& b) { return Bin<A, B>(a.e(), b.e()); }
template <class T> struct M { T r; template <class E> M(X<E> const& x) { r = x.at(2) + x(3); } };
template <class E> int f(X<E> const& x) { return x.at(2) + x(3); }
int main() {
  L a, b; printf("%d\n", f(a)); printf("%d\n", f(a + b)); M<int> m = a + b; printf("%d\n", m.r); M<float> n(a + b + a); printf("%g\n", n.r);
  printf("%d%d%d%d\n", std::is_invocable_v<std::string&, int>, std::is_invocable_r_v<int, std::string&, int>, std::is_invocable_v<int, int>, std::is_invocable_r_v<int, L&, int>);
}
