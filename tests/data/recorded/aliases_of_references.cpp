// What a function returns by an alias may be a reference.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
int g=1; 
template<class D,class R> struct F{ using reference=R; reference f(){ return static_cast<D*>(this)->d(); } }; struct X:F<X,int&>{ int& d(){ return g; } };
template<class D,class R> struct F2{ using reference=R; reference f(){ return g; } }; struct X2:F2<X2,int&>{ };
template<class D,class R> struct F3{ typedef R reference; reference f(){ return g; } }; struct X3:F3<X3,int&>{ };
template<class D,class R> struct F4{ using reference=R; auto f() -> reference { return g; } }; struct X4:F4<X4,int&>{ };
template<class R> struct F5{ using reference=R; reference f(){ return g; } }; struct X5:F5<int&>{ };
template<class D,class V> struct F6{ using reference=V&; reference f(){ return g; } }; struct X6:F6<X6,int>{ };
template<class D,class R> struct F7{ using reference=R; int k=0; void put(reference r){ r=7; } }; struct X7:F7<X7,int&>{ };
template<class D,class R> struct F8{ using reference=R; static reference f(){ return g; } }; struct X8:F8<X8,int&>{ };
template<class D,class R> struct F9{ using pr=R; pr p; F9(pr q):p(q){} }; struct X9:F9<X9,int&>{ X9():F9(g){} };
template<class D,class P> struct F10{ using pointer=P; pointer f(){ return &g; } }; struct X10:F10<X10,int*>{ };
template<class D,class R> struct F11{ using reference=R; reference f(); }; template<class D,class R> typename F11<D,R>::reference F11<D,R>::f(){ return g; } struct X11:F11<X11,int&>{ };
template<class T> struct X12:F2<X12<T>,T&>{ };
template<class D,class R> struct F13{ using r1=R; using reference=r1; reference f(){ return g; } }; struct X13:F13<X13,int&>{};

int main() {
  std::printf("\n0: "); { X x; x.f()=5; printf("%d",g); }
  std::printf("\n1: "); { F<X,int&>& y=*new X; y.f()=5; printf("%d",g); }
  std::printf("\n");
}
