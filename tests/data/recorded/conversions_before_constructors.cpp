// Where a class is named, a conversion function that takes the object as it is comes before a constructor that adds `const`; a
// template of conversion functions that asks for the conversion itself is none.
#include <cstdio>
#include <type_traits>
struct A; struct B { operator A(); }; struct A { int k; A(int i):k(i){} A(B const&):k(1){} }; B::operator A(){ return A(2);} 
struct D; struct C { operator D() const; }; struct D { int k; D(int i):k(i){} D(C&&):k(1){} D(C&):k(3){} }; C::operator D() const { return D(2);} 
A fa() { B b; return b; } void ta(A a) { std::printf("%d ", a.k); }
struct R { int x; template <class T, class = std::enable_if_t<std::is_convertible_v<R, T>>> operator T() const { return T{}; } };
struct N { template <class T, std::enable_if_t<std::is_arithmetic_v<T>, int> = 0> operator T() const { return T(3); } };
int main(){ std::printf("%d\n", std::is_convertible_v<R, int>); int nb = N{}; double nd = N{}; std::printf("%d %g %d\n", nb, nd, std::is_convertible_v<N, int*>); B b; A a(b); std::printf("%d\n", a.k); A a2=b; std::printf("%d\n",a2.k); const B cb; A a3(cb); std::printf("%d\n",a3.k); A a4{b}; A a5 = A(b); A a6 = static_cast<A>(b); A a7 = (A)b; auto a8 = A{b}; A a9(B{}); std::printf("%d %d %d %d %d\n", a4.k, a5.k, a6.k, a7.k, a8.k); ta(b); ta(cb); ta(fa()); 
 C c; const C cc; D d(c), d2(cc), d3(C{}); D d4 = c, d5 = cc; std::printf("%d %d %d %d\n", d.k, d2.k, d4.k, d5.k); }
