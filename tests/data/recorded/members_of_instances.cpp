#include <algorithm>
#include <cstdio>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>
#define P(x) printf("%d ",(int)(x))
template<class T> struct O{ struct I{ T v; I(T v); T g()const; struct J{ static int k; int h(){return 3;} }; }; template<class U> struct M{ U u; T t; int s(); template<class V> int w(V v); static int z; }; enum E{a=sizeof(T),b}; int m(int=4); template<class U> int q(U); static T st; static const int sc=sizeof(T); I mk(T t){ return I(t); } typename O<T>::I mk2(T); friend int fr(const O&o){ return sizeof(T); } int pr=7; };
template<class T> O<T>::I::I(T v):v(v){} template<class T> T O<T>::I::g()const{ return v+1; } template<class T> int O<T>::I::J::k=11; template<class T> template<class U> int O<T>::M<U>::s(){ return sizeof(U)*10+sizeof(T); } template<class T> template<class U> template<class V> int O<T>::M<U>::w(V v){ return sizeof(V)*100+s(); } template<class T> template<class U> int O<T>::M<U>::z=sizeof(U)+sizeof(T); template<class T> int O<T>::m(int k){ return k+sizeof(T); } template<class T> template<class U> int O<T>::q(U){ return sizeof(U)+sizeof(T)*10; } template<class T> T O<T>::st=T(5); template<class T> typename O<T>::I O<T>::mk2(T t){ return I(t); } template<class X> struct Fr{ static int p(X&x){ return x.pr; } };
template<> int O<char>::m(int k){ return 100+k; } template<> char O<char>::st='z'; template<> struct O<void>{ int m(){return 50;} };
template<class T> struct Vb{ virtual int v(){return 1;} virtual ~Vb(){} int c(){ return v(); } }; template<class T> struct Vd:Vb<T>{ int v()override{return 2+sizeof(T);} }; struct Ve:Vd<char>{ int v()override{ return Vd<char>::v()*10; } }; template<class B> struct Mx:B{ using B::B; int v()override{ return B::v()+1000; } };
template<class...B> struct Mu:B...{ Mu(B...b):B(b)...{} int sum(){ return (B::k+...); } }; struct K1{int k=1;}; struct K2{int k=2;}; template<class D,template<class>class...S> struct Sk:S<D>...{ int all(){ return (static_cast<S<D>&>(*this).id()+...); } }; template<class D> struct A1{ int id(){ return static_cast<D*>(this)->base()+1; } }; template<class D> struct A2{ int id(){ return static_cast<D*>(this)->base()+2; } }; struct Sd:Sk<Sd,A1,A2>{ int base(){return 10;} };
struct Any{ struct C{ virtual ~C(){} virtual int n()const=0; virtual std::unique_ptr<C> cl()const=0; }; template<class T> struct Mo:C{ T t; Mo(T t):t(std::move(t)){} int n()const override{ return sizeof(T); } std::unique_ptr<C> cl()const override{ return std::make_unique<Mo>(t); } }; std::unique_ptr<C> p; template<class T,class=std::enable_if_t<!std::is_same_v<std::decay_t<T>,Any>>> Any(T&&t):p(new Mo<std::decay_t<T>>(std::forward<T>(t))){} Any(const Any&o):p(o.p->cl()){ } Any(Any&&)=default; int n()const{return p->n();} };
template<class E> struct Ex{ const E&self()const{return static_cast<const E&>(*this);} double operator[](int i)const{ return self()[i]; } }; struct Ve2:Ex<Ve2>{ double d[2]; Ve2(double a,double b):d{a,b}{} template<class E> Ve2(const Ex<E>&e):d{e[0],e[1]}{} double operator[](int i)const{return d[i];} template<class E> Ve2&operator=(const Ex<E>&e){ d[0]=e[0]; d[1]=e[1]; return*this; } }; template<class L,class R> struct Ad:Ex<Ad<L,R>>{ const L&l; const R&r; Ad(const L&l,const R&r):l(l),r(r){} double operator[](int i)const{return l[i]+r[i];} }; template<class L,class R> Ad<L,R> operator+(const Ex<L>&l,const Ex<R>&r){ return {l.self(),r.self()}; }
template<class F> struct Fx{ F f; template<class...A> decltype(auto) operator()(A&&...a)const{ return f(*this,std::forward<A>(a)...); } }; template<class F> Fx(F)->Fx<F>; template<class...F> auto cmp(F...f){ return [=](auto x){ auto r=x; ((r=f(r)),...); return r; }; } template<int...I> int sm(std::integer_sequence<int,I...>){ return ((I*I)+...+0); } template<class T,std::size_t...I> int tsum(const T&t,std::index_sequence<I...>){ return (std::get<I>(t)+...); }
template<class T> struct Cnt{ static inline int n=0; Cnt(){++n;} Cnt(const Cnt&){++n;} ~Cnt(){--n;} }; struct Ca:Cnt<Ca>{}; struct Cb:Cnt<Cb>{}; template<class T> T*sing(){ static T t; return &t; }
void s0() { O<int>::I i(3); P(i.g()); P(O<int>::I::J::k); O<int>::M<char> m; P(m.s()); P(m.w(1.5)); P(O<int>::M<char>::z); P(O<char>::M<char>::z); P(O<int>::a); P(O<double>::b); O<int> o; P(o.m()); P(o.m(1)); P(o.q('a')); P(O<int>::st); P(o.mk(4).g()); P(o.mk2(5).g()); P(fr(o)); P(Fr<O<int>>::p(o)); P(O<short>::sc); typename O<int>::I::J j; P(j.h()); }
void s1() { O<char> c; P(c.m()); P(c.m(1)); P(O<char>::st); P(O<short>::st); O<void> v; P(v.m()); P(c.q(1)); }
void s2() { Vd<int> d; Vb<int>&b=d; P(b.v()); P(b.c()); Ve e; Vb<char>*p=&e; P(p->v()); P(p->c()); Mx<Ve> x; Vb<char>&y=x; P(y.v()); P(y.Vb<char>::v()); Mx<Mx<Vd<long>>> z; P(z.c()); }
void s3() { Mu<K1,K2> m{K1{},K2{}}; P(m.sum()); Sd s; P(s.all()); Any a(1); Any b(std::string("x")); Any c(a); Any d(std::move(b)); P(a.n()); P(c.n()); P(d.n()==sizeof(std::string)); Any e('c'),f=e; P(f.n()); std::vector<Any> v{1,'a',2.5}; for(auto&x:v) P(x.n()); }
void s4() { Ve2 a(1,2),b(3,4); Ve2 c=a+b+a; P(c[0]); P(c[1]); c=a+b; P(c[1]); Ve2 d((a+b)+(c+d)); P((a+b)[0]); }
void s5() { Fx f{[](auto&self,int n)->int{ return n<2?1:n*self(n-1); }}; P(f(5)); auto c=cmp([](auto x){return x+1;},[](auto x){return x*2;}); P(c(3)); P(sm(std::make_integer_sequence<int,4>())); P(tsum(std::make_tuple(1,2,3),std::make_index_sequence<3>())); }
void s6() { Ca a,b; Cb c; { Ca d(a); P(Ca::n); } P(Ca::n); P(Cb::n); P(Cnt<Ca>::n); std::vector<Cb> v(3); P(Cb::n); v.pop_back(); P(Cb::n); v.push_back(c); v.insert(v.begin(),c); P(Cb::n); v.clear(); P(Cb::n); P(sing<int>()==sing<int>()); P((void*)sing<int>()==(void*)sing<long>()); *sing<int>()=3; P(*sing<int>()); }
int main() {
  s0(); std::fflush(stdout); std::putchar('\n');
  s1(); std::fflush(stdout); std::putchar('\n');
  s2(); std::fflush(stdout); std::putchar('\n');
  s3(); std::fflush(stdout); std::putchar('\n');
  s4(); std::fflush(stdout); std::putchar('\n');
  s5(); std::fflush(stdout); std::putchar('\n');
  s6(); std::fflush(stdout); std::putchar('\n');
}
