#include <cstdio>
#include <iostream>
struct T { int k; T(int k):k(k){ std::cout << "T "; } ~T(){ std::cout << "~T "; } };
struct D { int a; D(int a, T const& t = T(9)) : a(a) {} };
struct E { int a; E(int a) : a(a) {std::cout<<"E ";} operator D()const{ std::cout<<"conv "; return D(a); } };
struct F { int a; F(int a) : a(a) {} F(double d, T const& t = T(8)):a(int(d)){} };
int act(int x) { std::cout << "act "; return x; }
D mk(int x){ std::cout << "mk "; return D(x); }
E me(int x){ std::cout << "me "; return E(x); }
double dbl(int x){ std::cout << "dbl "; return x; }
using GD = D; namespace N { using E = D; struct NN{ using X=D; }; }
template <class X> struct Q { using type = X; };
template <class X> void f1() { X a = X(act(1)); } template <class X> void f2() { X a = (X)act(1); } template <class X> void f3() { X a = static_cast<X>(act(1)); } template <class X> void f4() { typename Q<X>::type a = (typename Q<X>::type)act(1); }
template <class X> void f5() { X a = X(mk(1)); } template <class X> void f6() { X a = (X)mk(1); } template <class X> void f7() { X a = static_cast<X>(mk(1)); } template <class X> void f8() { auto a = static_cast<typename Q<X>::type>(act(1)); }
template <class X,class Y> void g1(Y(*f)(int)) { X a = static_cast<X>(f(1)); std::cout<<"done "; } template <class X,class Y> void g2(Y(*f)(int)) { X a = (X)f(1); std::cout<<"done "; } template <class X,class Y> void g3(Y(*f)(int)) { X a = X(f(1)); std::cout<<"done "; } template <class X,class Y> void g4(Y(*f)(int)) { X a{f(1)}; std::cout<<"done "; } template <class X,class Y> void g5(Y(*f)(int)) { X a(f(1)); std::cout<<"done "; }
template<class X> struct W{ X v; W(int i):v(static_cast<X>(act(i))){} X m(){ return X(act(2)); } X n(){ return (X)act(2); } };
void s0() { D e = D(mk(1)); std::cout<<"done "; }
void s1() { D e = (D)mk(1); std::cout<<"done "; }
void s2() { D e = static_cast<D>(mk(1)); std::cout<<"done "; }
void s3() { D e(mk(1)); std::cout<<"done "; }
void s4() { D e{mk(1)}; std::cout<<"done "; }
void s5() { D e = D(me(1)); std::cout<<"done "; }
void s6() { D e = (D)me(1); std::cout<<"done "; }
void s7() { D e(me(1)); std::cout<<"done "; }
void s8() { D e = static_cast<D>(act(1)); std::cout<<"done "; }
void s9() { D e = (D)act(1); std::cout<<"done "; }
void s10() { GD e = (GD)act(1); std::cout<<"done "; }
void s11() { using A=D; A e = (A)act(1); std::cout<<"done "; }
void s12() { using A=D; A e = static_cast<A>(act(1)); std::cout<<"done "; }
void s13() { typedef D A; A e = A(act(1)); std::cout<<"done "; }
void s14() { f1<D>(); }
void s15() { f2<D>(); }
void s16() { f3<D>(); }
void s17() { f4<D>(); }
void s18() { f5<D>(); }
void s19() { f6<D>(); }
void s20() { f7<D>(); }
void s21() { f8<D>(); }
void s22() { f2<int>(); f3<long>(); f3<E>(); }
void s23() { auto d = (Q<D>::type)act(1); std::cout<<"done "; }
void s24() { auto d = (N::NN::X)act(1); std::cout<<"done "; }
void s25() { D z(1); auto d = (decltype(z))act(1); std::cout<<"done "; }
void s26() { D z(1); auto d = static_cast<decltype(z)>(act(1)); std::cout<<"done "; }
void s27() { g1<D>(mk); }
void s28() { g1<D>(act); }
void s29() { g1<D>(me); }
void s30() { g2<D>(mk); }
void s31() { g2<D>(act); }
void s32() { g2<D>(me); }
void s33() { g3<D>(mk); }
void s34() { g3<D>(act); }
void s35() { g3<D>(me); }
void s36() { g4<D>(act); }
void s37() { g5<D>(act); }
void s38() { g4<D>(mk); }
void s39() { g5<D>(mk); }
void s40() { g5<D>(me); }
void s41() { g1<F>(act); }
void s42() { g1<F>(dbl); }
void s43() { g2<F>(dbl); }
void s44() { g3<F>(dbl); }
void s45() { F f(dbl(1)); F g(act(1)); std::cout<<"done "; }
void s46() { F f=(F)dbl(1); F g=(F)act(1); std::cout<<"done "; }
void s47() { W<D> w(3); w.m(); w.n(); }
void s48() { W<int> w(3); w.m(); w.n(); }
void s49() { D d=1?(D)act(1):(D)act(2); std::cout<<"done "; }
void s50() { auto l=[](auto x){ using X=decltype(x); return (X)act(1); }; l(D(3)); std::cout<<"done "; }
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
  s12(); std::fflush(stdout); std::putchar('\n');
  s13(); std::fflush(stdout); std::putchar('\n');
  s14(); std::fflush(stdout); std::putchar('\n');
  s15(); std::fflush(stdout); std::putchar('\n');
  s16(); std::fflush(stdout); std::putchar('\n');
  s17(); std::fflush(stdout); std::putchar('\n');
  s18(); std::fflush(stdout); std::putchar('\n');
  s19(); std::fflush(stdout); std::putchar('\n');
  s20(); std::fflush(stdout); std::putchar('\n');
  s21(); std::fflush(stdout); std::putchar('\n');
  s22(); std::fflush(stdout); std::putchar('\n');
  s23(); std::fflush(stdout); std::putchar('\n');
  s24(); std::fflush(stdout); std::putchar('\n');
  s25(); std::fflush(stdout); std::putchar('\n');
  s26(); std::fflush(stdout); std::putchar('\n');
  s27(); std::fflush(stdout); std::putchar('\n');
  s28(); std::fflush(stdout); std::putchar('\n');
  s29(); std::fflush(stdout); std::putchar('\n');
  s30(); std::fflush(stdout); std::putchar('\n');
  s31(); std::fflush(stdout); std::putchar('\n');
  s32(); std::fflush(stdout); std::putchar('\n');
  s33(); std::fflush(stdout); std::putchar('\n');
  s34(); std::fflush(stdout); std::putchar('\n');
  s35(); std::fflush(stdout); std::putchar('\n');
  s36(); std::fflush(stdout); std::putchar('\n');
  s37(); std::fflush(stdout); std::putchar('\n');
  s38(); std::fflush(stdout); std::putchar('\n');
  s39(); std::fflush(stdout); std::putchar('\n');
  s40(); std::fflush(stdout); std::putchar('\n');
  s41(); std::fflush(stdout); std::putchar('\n');
  s42(); std::fflush(stdout); std::putchar('\n');
  s43(); std::fflush(stdout); std::putchar('\n');
  s44(); std::fflush(stdout); std::putchar('\n');
  s45(); std::fflush(stdout); std::putchar('\n');
  s46(); std::fflush(stdout); std::putchar('\n');
  s47(); std::fflush(stdout); std::putchar('\n');
  s48(); std::fflush(stdout); std::putchar('\n');
  s49(); std::fflush(stdout); std::putchar('\n');
  s50(); std::fflush(stdout); std::putchar('\n');
}
