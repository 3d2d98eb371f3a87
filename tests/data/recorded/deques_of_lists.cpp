#include <deque>
#include <cstdio>
template <class T> struct B { T v; B() : v() {} B(std::initializer_list<typename T::value_type> l) : v(l) {} };
template <class T> struct G { T v; template <class A> G(A&& a) : v(std::forward<A>(a)) {} };
int main() { std::initializer_list<int> l{1,2,3}; std::deque<int> d(l); printf("%d %zu\n", d[2], d.size()); B<std::deque<int>> b{1,2,3}; printf("%d %zu\n", b.v[2], b.v.size()); b.v.push_front(7); printf("%d %d\n", b.v[0], b.v[3]);  G<std::deque<int>> g(d); printf("%d\n", g.v[1]); std::deque<int> e{4,5,6}; auto f = e; printf("%d %d\n", f[1], f.at(2)); }
