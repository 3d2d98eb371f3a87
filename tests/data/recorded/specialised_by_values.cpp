// Specialisations by values whose types name parameters: pointers to members, functions, methods and objects.
#include <cstdio>
#include <type_traits>
#include <utility>
struct A { int x=1; double d=2.5; int f(int,char){return 3;} int g() const {return 4;} void h() noexcept {} };
template <auto M> struct S { static constexpr int k=0; };
template <class C, class T, T C::*M> struct S<M> {
  static constexpr int k=1;
  using cls=C;
  using typ=T;
  static T& get(C& c){ return c.*M; }
};
template <auto M> struct Only;
template <class C, class T, T C::*M> struct Only<M> {
  using cls=C;
  using typ=T;
  static T get(C& c){ return c.*M; }
};
template <class F> struct Fn { static constexpr int k = -1; };
template <class C, class R, class... As> struct Fn<R (C::*)(As...)> { static constexpr int k = sizeof...(As);
  using ret=R;
};
template <class C, class R, class... As> struct Fn<R (C::*)(As...) const> { static constexpr int k = 100+sizeof...(As);
  using ret=R;
};
template <auto V> requires std::is_integral_v<decltype(V)> struct Q { static constexpr int k = 5; };
template <auto V> struct R { static constexpr int k = 0; };
template <auto V> requires (std::is_same_v<decltype(V),int>) struct R<V> { static constexpr int k = 1; };
template <class X> struct IC { static constexpr int k = -1; };
template <class T, T V> struct IC<std::integral_constant<T,V>> { static constexpr int k = V; using t = T; };
template <class X> struct IS;
template <class T, T... V> struct IS<std::integer_sequence<T,V...>> {
  static constexpr int sum = (0+...+V);
  using t=T;
};
template <auto F> struct Wrap;
template <class R, class... As, R (*F)(As...)> struct Wrap<F> {
  static R call(As... a){ return F(a...); }
  static constexpr int n = sizeof...(As);
};
int add(int a,int b){return a+b;}
template <class T, T* P> struct PtrHolder { static T& get(){ return *P; } };
int glob=8;
template <auto P> struct Pt; template <class T, T* P> struct Pt<P> { static T& get(){return *P;} };
template <class C, class R, R (C::*F)() const> struct MemFn { static R call(C const& c){ return (c.*F)(); } };
template <auto F> struct MF;
template <class C, class R, R (C::*F)() const> struct MF<F> {
  static R call(C const& c){ return (c.*F)(); }
};
template <class C, class R, class... As, R (C::*F)(As...)> struct MF<F> {
  static R call(C& c, As... a){ return (c.*F)(a...); }
};
int main(){
  A a;
  printf("%d %d\n", S<&A::x>::k, S<3>::k); S<&A::x>::get(a)=9; printf("%d %g\n", a.x, Only<&A::d>::get(a));
  printf("%d %d\n", std::is_same_v<Only<&A::d>::cls,A>, std::is_same_v<Only<&A::d>::typ,double>);
  printf("%d %d %d\n", Fn<decltype(&A::f)>::k, Fn<decltype(&A::g)>::k, Fn<int>::k);
  printf("%d %d %d\n", Q<3>::k, R<3>::k, R<3u>::k);
  printf("%d %d %d\n", IC<std::integral_constant<int,6>>::k, IC<std::true_type>::k, std::is_same_v<IC<std::true_type>::t,bool>);
  printf("%d\n", IS<std::make_index_sequence<4>>::sum);
  printf("%d %d\n", Wrap<add>::call(1,2), Wrap<&add>::n);
  PtrHolder<int,&glob>::get()=3; printf("%d\n",glob); Pt<&glob>::get()++; printf("%d\n", glob);
  printf("%d %d %d\n", MemFn<A,int,&A::g>::call(a), MF<&A::g>::call(a), MF<&A::f>::call(a,1,'c'));
}
