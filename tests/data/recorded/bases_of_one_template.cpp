// Members and using declarations of several bases that are instances of one class template.
#include <iostream>
#include <string>
#include <vector>
#include <utility>
template <int N> struct V { int k = N; int v() { return N; } static int s() { return N * 10; } int w() const { return k; } using T = int[N]; enum { e = N }; };
struct I : V<1>, V<3> { int a() { return this->V<3>::k; } int b() { return V<3>::k; } int c() { return this->V<3>::v(); } void d() { this->V<3>::k = 8; } void e2() { V<3>::k = 9; } };
template <class T> struct B { T m{}; int f(T) { return sizeof(T); } int g() const { return sizeof(T); } int operator()(T) { return sizeof(T); } static int st() { return sizeof(T); } };
template <class... T> struct M : B<T>... { using B<T>::f...; using B<T>::operator()...; int sum() { return (this->B<T>::g() + ...); } int sum2() { return (B<T>::g() + ...); } int sum3() { return (static_cast<B<T>&>(*this).g() + ...); } void set() { ((this->B<T>::m = 7), ...); } int st() { return (B<T>::st() + ...); } };
struct J : V<1>, V<3> { using V<3>::k; using V<3>::v; using V<3>::s; };
struct N : B<char>, B<double> { using B<char>::f; using B<double>::f; };
struct P2 : std::pair<char, int>, std::pair<int, int> {};
template <int N> struct C { C(int x) : k(x + N) {} int k; }; struct D : C<1>, C<2> { using C<2>::C; D(int a, int b) : C<1>(a), C<2>(b) {} };
template <class T> struct H { void visit(T t) { std::cout << sizeof(t); } virtual void on(T) { std::cout << 'v' << sizeof(T); } }; struct HH : H<char>, H<int>, H<double> { using H<char>::visit; using H<int>::visit; using H<double>::visit; void on(int) override { std::cout << "hh"; } void all() { H<double>::on(1); H<int>::on(1); this->H<int>::on(2); } };
template <class... F> struct Ov : F... { using F::operator()...; }; template <class... F> Ov(F...) -> Ov<F...>; template <class T> struct Pr { void operator()(T) const { std::cout << sizeof(T); } };
template <int N, class T> int get(T& t) { return t.V<N>::k; } template <int N, class T> int gt2(T& t) { return t.template V<N>::k; }
template <class T> struct Slot { T val; }; template <class... T> struct Pack : Slot<T>... { Pack(T... t) : Slot<T>{t}... {} template <class U> U& get() { return Slot<U>::val; } template <class U> U& get2() { return this->Slot<U>::val; } template <class U> U& get3() { return static_cast<Slot<U>*>(this)->val; } void pr() { ((std::cout << Slot<T>::val << ' '), ...); ((std::cout << this->Slot<T>::val << ' '), ...); } };
template <std::size_t I, class T> struct Leaf { T v; }; template <class, class...> struct Tu; template <std::size_t... I, class... T> struct Tu<std::index_sequence<I...>, T...> : Leaf<I, T>... { }; template <std::size_t I, class T> T& gt(Leaf<I, T>& l) { return l.v; }
int main() {
  { I i; std::cout << i.V<3>::k << i.V<1>::k; std::cout << "\n"; }
  { I i; std::cout << i.V<3>::v() << i.V<1>::v(); std::cout << "\n"; }
  { I i; std::cout << i.V<3>::s(); std::cout << "\n"; }
  { I i; I* p = &i; std::cout << p->V<3>::v() << p->V<3>::k << p->V<3>::w(); std::cout << "\n"; }
  { I i; i.V<3>::k = 7; std::cout << i.V<1>::k << i.V<3>::k; std::cout << "\n"; }
  { I i; std::cout << i.a() << i.b() << i.c(); i.d(); std::cout << i.V<3>::k << i.V<1>::k; i.e2(); std::cout << i.V<3>::k << i.V<1>::k; std::cout << "\n"; }
  { J j; std::cout << j.k << j.v() << j.s(); std::cout << "\n"; }
  { J j; std::cout << J::s(); std::cout << "\n"; }
  { J j; j.k = 5; V<1>& x = j; V<3>& y = j; std::cout << x.k << y.k; std::cout << "\n"; }
  { M<char, double> m; std::cout << m.f(1.5) << m.f('a'); std::cout << "\n"; }
  { M<char, double> m; std::cout << m(1.5) << m('a'); std::cout << "\n"; }
  { M<char, double, int> m; std::cout << m.sum() << m.sum2() << m.sum3() << m.st(); std::cout << "\n"; }
  { M<char, double, int> m; m.set(); std::cout << m.B<int>::m << m.B<double>::m; std::cout << "\n"; }
  { N n; std::cout << n.f(1.5) << n.f('a'); std::cout << "\n"; }
  { P2 x; x.std::pair<char, int>::second = 4; x.std::pair<int, int>::second = 6; std::pair<char, int>& q = x; std::cout << q.second; std::pair<int, int>& r = x; std::cout << r.second; std::cout << "\n"; }
  { int (I::*p)() = &I::V<3>::v; I i; std::cout << (i.*p)(); std::cout << "\n"; }
  { struct W : I {}; W w; std::cout << w.V<3>::k << w.I::V<3>::k << w.V<3>::v(); std::cout << "\n"; }
  { I i; std::cout << i.V<3>::e << I::V<3>::e << sizeof(I::V<3>::T); std::cout << "\n"; }
  { D d(1, 5); std::cout << d.C<1>::k << d.C<2>::k; std::cout << "\n"; }
  { HH h; h.visit(1.0); h.visit('c'); h.visit(3); h.H<int>::on(1); h.all(); H<int>& r = h; r.on(3); std::cout << "\n"; }
  { Ov o{Pr<char>{}, Pr<int>{}, Pr<double>{}}; o(1.0); o('c'); o(3); std::cout << "\n"; }
  { I i; auto f = [&i] { return i.V<3>::k + i.V<1>::v(); }; std::cout << f(); std::cout << "\n"; }
  { I i; V<3>& y = i; y.k = 44; std::cout << i.V<3>::w() << i.V<1>::w(); std::cout << "\n"; }
  { I i; std::cout << get<3>(i) << get<1>(i) << gt2<3>(i); std::cout << "\n"; }
  { Pack<int, char, std::string> p(1, 'c', "s"); p.pr(); std::cout << p.get<std::string>() << p.get2<std::string>() << p.get3<char>(); p.get2<int>() = 9; std::cout << p.get<int>() << p.Slot<std::string>::val; std::cout << "\n"; }
  { Tu<std::index_sequence<0, 1>, int, int> t{{3}, {4}}; std::cout << gt<0>(t) << gt<1>(t) << t.Leaf<1, int>::v << t.Leaf<0, int>::v; std::cout << "\n"; }
}
