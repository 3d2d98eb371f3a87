// Templates within classes: what functions and specialisations deduce from them.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
struct N { template<class U> struct B { U u; B(U u):u(u){} template<class V> B(B<V> const& o):u(o.u){} template<class V> B& operator=(B<V> const& o) { u = o.u + 1; return *this; } template<class V> bool operator==(B<V> const& o) const { return u == o.u; } };
 template<class V> static int f(B<V> const&) { return sizeof(V); } template<class V> friend int ff(B<V>) { return sizeof(V) + 1; } };
template<class V> int h(N::B<V> b) { return sizeof(V); }
template<class T> struct G { template<class U> struct B { U u; B(U u):u(u){} };
 template<class V> static int f(B<V> const&) { return sizeof(V); } template<class V> int m(B<V> const&, T) { return sizeof(V); } template<class V> friend int ff(B<V>) { return sizeof(V) + 1; }
 template<class V> struct D : B<V> { using B<V>::B; template<class W> D(D<W> const& o) : B<V>(o.u) {} }; 
 template<class A, class C> struct Q; template<class A> struct Q<A, B<A>> { static constexpr int v = 5; }; template<class A, class C> struct Q { static constexpr int v = 4; };
 };
struct O { struct I { template<class U> struct B { U u; B(U u):u(u){} }; template<class V> static int f(B<V> const&) { return sizeof(V); } }; template<class V> static int f2(I::B<V> const&) { return sizeof(V); } };
template<class T> struct H : G<T> { template<class V> static int k(typename G<T>::template B<V> const&, V) { return sizeof(V); } };
struct K : N { template<class V> static int k(B<V> const&) { return sizeof(V); } };

int main() {
  std::printf("\n0: "); { N::B<long> a(4); N::B<int> b(a); std::printf("%d\n",b.u); }
  std::printf("\n1: "); { N::B<long> a(4); N::B<int> b(1); b = a; std::printf("%d %d\n",b.u, a == b); }
  std::printf("\n2: "); { N::B<long> a(4); std::printf("%d\n", N::f(a)); }
  std::printf("\n3: "); { N::B<long> a(4); std::printf("%d\n", h(a)); }
  std::printf("\n4: "); { N::B<long> a(4); std::printf("%d\n", K::k(a)); }
  std::printf("\n5: "); { G<int>::B<long> a(4); std::printf("%d\n", G<int>::f(a)); }
  std::printf("\n6: "); { G<char>::B<long> a(4); std::printf("%d\n", G<char>().m(a, 'c')); }
  std::printf("\n7: "); { G<char>::D<long> a(4); G<char>::D<int> b(a); std::printf("%d\n", b.u); }
  std::printf("\n8: "); { std::printf("%d %d\n", G<int>::Q<int, G<int>::B<int>>::v, G<int>::Q<int, G<char>::B<int>>::v); }
  std::printf("\n9: "); { O::I::B<long> a(4); std::printf("%d %d\n", O::I::f(a), O::f2(a)); }
  std::printf("\n");
}
