// Templates within class templates: aliases, specialisations, owners.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <type_traits>
#include <vector>
template<class T> struct List { template<class N> struct Node { N v; }; template<class V, bool C> class Iter { public: V* p; Iter(V* p) : p(p) {} operator Iter<V const, true>() const { return p; } template<class W, bool D> friend bool operator==(Iter<W, D> const& a, Iter<W, D> const& b) { return a.p == b.p; } template<class W, bool D> bool operator!=(Iter<W, D> const& o) const { return p != o.p; } };
  using iterator = Iter<T, false>; using const_iterator = Iter<T const, true>; T a[3] = {1, 2, 3}; iterator begin() { return a; } iterator end() { return a + 3; } const_iterator begin() const { return a; } const_iterator end() const { return a + 3; } };
template<class T> struct Tr { static constexpr int v = 0; };
template<class V, bool C> struct Tr<List<int>::Iter<V, C>> { static constexpr int v = C ? 2 : 1; };
struct Outer { template<class A, class B> struct Pair { A a; B b; }; template<class A> using Same = Pair<A, A>; template<class A, class B> static int kind(Pair<A, B> const&) { return 1; } template<class A> static int kind(Pair<A, A> const&) { return 2; } template<class A> static int same(Same<A> s) { return sizeof(s.a); }
  template<class... A> struct Tup {}; template<class... A> static int n(Tup<A...>) { return sizeof...(A); } template<int N> struct Num {}; template<int N> static int num(Num<N>) { return N; } template<int N, int M> friend int operator+(Num<N>, Num<M>) { return N + M; } template<template<class> class F, class A> struct Ap { using type = F<A>; };
  template<class T> struct is_pair : std::false_type {}; template<class A, class B> struct is_pair<Pair<A, B>> : std::true_type {}; };
template<class A, class B> int total(Outer::Pair<A, B> p) { return p.a + p.b; }
template<class A, class B> Outer::Pair<B, A> flip(Outer::Pair<A, B> const& p) { return {p.b, p.a}; }
template<class T> struct Op : Outer { template<class A> static int in(Pair<A, T> const&) { return sizeof(A); } };
namespace n1 { struct X { template<class T> struct Y { T t; template<class U> friend bool same(Y<T>, Y<U>) { return std::is_same_v<T, U>; } }; }; template<class T> int y(X::Y<T>) { return sizeof(T); } }
template<class T> int y2(n1::X::Y<T> const& q) { return int(q.t); }

int main() {
  std::printf("\n0: "); { std::printf("%d%d%d", Tr<int>::v, Tr<List<int>::iterator>::v, Tr<List<int>::const_iterator>::v); }
  std::printf("\n1: "); { Outer::Pair<int, long> p{1, 2}; Outer::Pair<int, int> q{1, 2}; std::printf("%d%d", Outer::kind(p), Outer::kind(q)); }
  std::printf("\n2: "); { Outer::Same<char> q{1, 2}; std::printf("%d", Outer::same<char>(q)); std::printf("%d", Outer::same(q)); }
  std::printf("\n3: "); { std::printf("%d%d", Outer::n(Outer::Tup<int, long, char>{}), Outer::num(Outer::Num<7>{})); }
  std::printf("\n4: "); { std::printf("%d", Outer::Num<7>{} + Outer::Num<8>{}); }
  std::printf("\n5: "); { Outer::Pair<int, long> p{1, 2}; std::printf("%d", total(p)); auto f = flip(p); std::printf("%ld%d%d", f.a, f.b, std::is_same_v<decltype(f), Outer::Pair<long, int>>); }
  std::printf("\n6: "); { std::printf("%d%d", Outer::is_pair<int>::value, Outer::is_pair<Outer::Pair<int, char>>::value); }
  std::printf("\n7: "); { Outer::Pair<char, long> p{1, 2}; std::printf("%d", Op<long>::in(p)); }
  std::printf("\n8: "); { std::printf("%d%d", n1::y(n1::X::Y<long>{1}), y2(n1::X::Y<double>{3.5})); }
  std::printf("\n9: "); { std::printf("%d%d", same(n1::X::Y<int>{}, n1::X::Y<int>{}), same(n1::X::Y<int>{}, n1::X::Y<long>{})); }
  std::printf("\n");
}
