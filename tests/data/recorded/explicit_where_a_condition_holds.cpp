#include <cstdio>
#include <type_traits>
template<class T> struct M { T v; M(T v = T{}):v(v){} template<class U> constexpr explicit(!std::is_convertible_v<U, T> || sizeof(U) > sizeof(T)) M(const M<U>& o):v(o.v){} };
template<class T> void f(M<double> m) { printf("f %g\n", m.v); }
int main() { printf("%d%d%d%d\n", std::is_convertible_v<M<double>, M<float>>, std::is_constructible_v<M<float>, M<double>>, std::is_convertible_v<M<float>, M<double>>, std::is_convertible_v<M<int>, M<float>>); M<float> a(2); M<double> b = a; f<int>(a); printf("%g\n", b.v); printf("%d\n", std::is_convertible_v<const M<float>&, M<double>>); }
