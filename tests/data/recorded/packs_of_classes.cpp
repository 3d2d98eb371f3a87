// A pack of the class among the parameters takes as many arguments as it has.
#include <cstdio>
#include <functional>
#include <tuple>
#include <string>
template<class S> struct Fn;
template<class R,class... A> struct Fn<R(A...)> { int k; R operator()(A... a) const { return (k+...+a); } R f(A... a) { return (k+...+a); } template<class B> R g(A... a, B b) { return b+(k+...+a); } static R s(A... a) { return (0+...+a); }
  int o(A... a) { return 1; } int o(A... a, int x) { return 2; } int o(A... a, int x, int y=4) const { return 3; } int p(int z, A const&... a, double d=1.5) { return z+(0+...+a)+int(d); } };
template<class... T> struct Ev { std::function<void(T...)> h; void emit(T... t) { h(t...); } template<class F> void on(F f) { h=f; } Ev(T... t) { printf("<%zu>",sizeof...(t)); } };
template<class... T> struct Tup : std::tuple<T...> { Tup(T const&... t) : std::tuple<T...>(t...) { printf("A"); } template<class... U> requires(sizeof...(U)==sizeof...(T)) Tup(U&&... u) : std::tuple<T...>(static_cast<U&&>(u)...) { printf("B"); } };
template<class T> concept Call0=requires(T a){ a(); }; template<class T> concept Call1=requires(T a){ a(1); }; template<class T> concept Call2=requires(T a){ a(1,2); };
template<class R,class... A> struct W { R (*fn)(A...); R operator()(A... a) const { return fn(a...); } };
struct D : Fn<int(int,int)> { using Fn<int(int,int)>::f; int f(int a) { return -a; } };
template<class... A> struct Lam { auto make() { return [](A... a) { return (0+...+a); }; } };
int add(int a,int b){ return a+b; }
int main(){ Fn<int(int)> f{1}; printf("%d %d %d %d|",f(1),f.f(3),f.g(1,2),f.s(1));
 printf("%d %d|",f.o(1),f.o(1,2)); const Fn<int(int)> cf{2}; printf("%d %d|",cf.o(1,2),cf.o(1,2,3)); printf("%d %d|",f.p(1,2),f.p(1,2,3.7));
 Ev<int,std::string> e(1,"x"); e.on([](int i,std::string s){ printf("[%d%s]",i,s.c_str()); }); e.emit(2,"q"); Ev<> n; n.on([]{ printf("none"); }); n.emit();
 Tup<int,double> t(1,2.5); int i=3; double d=2; Tup<int,double> u(i,d); const int ci=1; Tup<int> w(ci);
 printf("%d%d%d",Call0<Fn<int(int)>>,Call1<Fn<int(int)>>,Call2<Fn<int(int)>>); printf("%d%d%d",Call0<Fn<int()>>,Call1<Fn<int()>>,Call2<Fn<int(int,int)>>);
 W<int,int,int> x{add}; printf("|%d",x(3,4)); printf("%d%d",Call1<W<int,int,int>>,Call2<W<int,int,int>>); D dd{}; printf("%d %d",dd.f(5),dd.f(1,2)); printf("|%d\n",Lam<int,int>{}.make()(1,2)); auto l=Lam<int>{}.make(); printf("%d%d%d\n",Call0<decltype(l)>,Call1<decltype(l)>,Call2<decltype(l)>); }
