#include <cstdio>
#include <tuple>
template <class... T> struct A { struct B { std::tuple<T...> t; static constexpr int n = sizeof...(T); }; template <class U> struct C { std::tuple<U, T...> t; enum { N = sizeof...(T) }; struct D { int x[sizeof...(T) + 1]; }; }; };
int main() { A<int, char>::B b{{1, 'c'}}; printf("%d %c %d\n", std::get<0>(b.t), std::get<1>(b.t), b.n); A<int, char>::C<double> c{{1.5, 2, 'd'}}; printf("%g %c %d %zu\n", std::get<0>(c.t), std::get<2>(c.t), c.N, sizeof(A<int, char>::C<int>::D)); }
