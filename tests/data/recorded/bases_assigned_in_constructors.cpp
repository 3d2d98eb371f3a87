#include <cstdio>
template <class E> struct X { E const& e() const { return static_cast<E const&>(*this); } auto operator()(int i) const { return e()(i); } };
template <class T> struct M : public X<M<T>> { T d[3] = {1, 2, 3}; M() = default;
  template <class E> M(X<E> const& x) { *this = x; } template <class E> M& operator=(X<E> const& x) { for (int i = 0; i < 3; ++i) d[i] = T(x(i)); return *this; }
  T& operator()(int i) { return d[i]; } T const& operator()(int i) const { return d[i]; } };
template <class A, class B> struct Bin : X<Bin<A, B>> { A const& a; B const& b; Bin(A const& a, B const& b) : a(a), b(b) {} auto operator()(int i) const { return a(i) + b(i); } };
template <class A, class B> auto operator+(X<A> const& a, X<B> const& b) { return Bin<A, B>(a.e(), b.e()); }
int main() {
  M<double> a, b; b = a + a; printf("%g\n", b(2)); auto s = a + b; printf("%g\n", s(1)); M<float> f; f = a + b; printf("%g\n", f(1)); M<float> g(s); printf("%g\n", g(1)); M<float> h = a + b; printf("%g\n", h(1));
}
