// Arguments of a template are deduced from bases too, those of bases among them, with the arguments that it has by default.
#include <iostream>
template <int N, class I = int> struct B { int x = N; };
template <int N> std::ostream& operator<<(std::ostream& o, B<N> const& b) { return o << "B" << b.x; }
template <int N> int f(B<N> const& b) { return N; }
struct D : B<2> {}; struct E : D { int y = 1; }; struct L : B<3, long> {};
template <class T> int f(T const& t) { return 100; }
template <int N, class I> int g(B<N, I> const& b) { return N * int(sizeof(I)); }
int main() { D d; E e; L l; std::cout << B<1>{} << "\n"; std::cout << d << e << "\n"; std::cout << g(d) << " " << g(e) << " " << g(l) << " " << f(B<1>{}) << f(B<1, long>{}) << "\n"; }
