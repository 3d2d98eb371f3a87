#include <bitset>
#include <cstdio>
#include <functional>
template<auto F> struct W1{ template<class...A> static constexpr auto call(A...a){return F(a...);} static auto c2(int a,int b){ auto r=F(a,b); return r; } static int c3(int a,int b){ auto r=F(a,b); return r; } static decltype(auto) c4(int a,int b){ return F(a,b); } static auto c5(int a,int b)->decltype(F(a,b)){ return F(a,b); } };
template<int(*F)(int,int)> struct W2{ static auto call(int a,int b){return F(a,b);} auto operator()(int a,int b)const{ return F(a,b); } };
template<auto F> auto f1(int a,int b){ return F(a,b); } template<auto F> int f2(int a,int b){ auto x=F(a,b); return x; }
template<auto F,class...A> auto f3(A...a){ return F(a...); } template<auto F> struct W3{ auto operator()(auto...a)const{ return F(a...); } }; template<class T,T F> struct W4{ static auto call(int a){ return F(a,a); } };
template<class X> struct Sm{ X x; template<auto M> auto get(){ return this->*M; } template<auto M> auto call(){ return (this->*M)(); } int m(){ return 5; } };
constexpr int addi(int a,int b){return a+b;} struct Ob{ constexpr int operator()(int a,int b)const{return a*b;} }; constexpr Ob ob{}; struct Q{ static int st(int a,int b){return a-b;} };
constexpr auto lam=[](int a,int b){ return a+10*b; };
enum class K{a,b,n}; struct S{ using T=int; static constexpr int v=4; enum{e=5}; struct In{}; }; namespace N{ struct C{ using U=long; }; enum E{x=2,y}; }
template<int N> struct I{ static constexpr int v=N; }; template<class F> struct G; template<class R,class A> struct G<R(A)>{ static constexpr int v=sizeof(A); };
template<class E> int f(){ return I<int(E::n)>::v; } template<class E> int g(){ std::bitset<std::size_t(E::n)> b; return b.size(); } template<class X> int h(){ return I<int(X::v)>::v+I<int(X::e)>::v; } template<class X> int k(){ return G<int(typename X::T)>::v; }
void s0() { printf("%d",W1<addi>::call(2,3)); printf("%d",W1<addi>::c2(2,3)); printf("%d",W1<addi>::c3(2,3)); printf("%d",W1<addi>::c4(2,3)); }
void s1() { printf("%d",W1<addi>::c5(2,3)); }
void s2() { printf("%d",W2<addi>::call(2,3)); printf("%d",W2<addi>{}(2,3)); printf("%d%d",f1<addi>(2,3),f2<addi>(2,3)); printf("%d",f3<addi>(2,3)); printf("%d",W3<addi>{}(2,3));  }
void s3() { printf("%d",W4<int(*)(int,int),addi>::call(2)); }
void s4() { printf("%d",W1<ob>::call(2,3)); printf("%d",f1<ob>(2,3)); }
void s5() { printf("%d",W1<lam>::call(2,3)); printf("%d",f1<lam>(2,3)); printf("%d",f1<[](int a,int b){return a;}>(2,3)); }
void s6() { printf("%d",W1<&Q::st>::call(2,3)); printf("%d",W1<Q::st>::call(2,3)); printf("%d",f1<&Q::st>(2,3)); printf("%d",f2<&Q::st>(2,3)); }
void s7() { Sm<int> s{4}; printf("%d",s.get<&Sm<int>::x>()); printf("%d",s.call<&Sm<int>::m>()); }
void s8() { printf("%d%d",f<K>(),g<K>()); }
void s9() { printf("%d%d",h<S>(),k<S>()); }
void s10() { printf("%d%d",G<int(S::T)>::v,I<int(S::v)>::v); printf("%d%d%d",I<int(S::e)>::v,I<int(K::n)>::v,I<int(N::x)>::v); }
void s11() { printf("%d",G<int(N::C)>::v); printf("%d",G<int(N::C::U)>::v); printf("%d",(int)G<S::T(S::In)>::v); std::function<int(S::T)> q=[](int x){return x;}; printf("%d",q(3)); }
int main() {
  s0(); std::fflush(stdout); std::putchar('\n');
  s1(); std::fflush(stdout); std::putchar('\n');
  s2(); std::fflush(stdout); std::putchar('\n');
  s3(); std::fflush(stdout); std::putchar('\n');
  s4(); std::fflush(stdout); std::putchar('\n');
  s5(); std::fflush(stdout); std::putchar('\n');
  s6(); std::fflush(stdout); std::putchar('\n');
  s7(); std::fflush(stdout); std::putchar('\n');
  s8(); std::fflush(stdout); std::putchar('\n');
  s9(); std::fflush(stdout); std::putchar('\n');
  s10(); std::fflush(stdout); std::putchar('\n');
  s11(); std::fflush(stdout); std::putchar('\n');
}
