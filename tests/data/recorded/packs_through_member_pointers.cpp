// Packs that are passed through pointers to members.
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <utility>
#include <string>
struct G{ int t=3; int p(int a,double) const { return t+a; } int q(int a,double){ return t-a; } };
using S=std::function<int(int,double)>;
template<class T> S c1(const T& o,int (T::*m)(int,double) const){ return S([&o,m](int a,double b){ return (o.*m)(a,b); }); }
template<class T> S c2(T* o,int (T::*m)(int,double) const){ return S([o,m](int a,double b){ return (o->*m)(a,b); }); }
template<class T> S c3(const T* o,int (T::*m)(int,double) const){ return [o,m](int a,double b){ return (o->*m)(a,b); }; }
template<class T> S c4(T& o,int (T::*m)(int,double)){ return [&o,m](int a,double b){ return (o.*m)(a,b); }; }
template<class T> S c5(T o,int (T::*m)(int,double) const){ return [o,m](int a,double b){ return (o.*m)(a,b); }; }
template<class...A> struct F{ using Sl=std::function<int(A...)>; template<class T> Sl c(const T& o,int (T::*m)(A...) const){ return [&o,m](A... a){ return (o.*m)(a...); }; } 
 Sl k(Sl s){ return s; } template<class T> Sl d(const T& o,int (T::*m)(A...) const){ return k([&o,m](A... a){ return (o.*m)(a...); }); }
 template<class T> Sl e(T* o,int (T::*m)(A...)){ return k([o,m](A... a){ return (o->*m)(std::forward<A>(a)...); }); }
 template<class T> Sl k(T* o,int (T::*m)(A...)){ return k([o,m](A... a){ return (o->*m)(std::forward<A>(a)...); }); }
 template<class T> Sl k(const T& o,int (T::*m)(A...) const){ return k([&o,m](A... a){ return (o.*m)(a...); }); } };

int main() {
  std::printf("\n0: "); { G g; printf("%d",F<int,double>{}.c(g,&G::p)(1,2)); }
  std::printf("\n1: "); { G g; printf("%d",F<int,double>{}.d(g,&G::p)(1,2)); }
  std::printf("\n2: "); { G g; printf("%d",F<int,double>{}.k(g,&G::p)(1,2)); }
  std::printf("\n3: "); { G g; printf("%d",F<int,double>{}.k(std::as_const(g),&G::p)(1,2)); }
  std::printf("\n4: "); { G g; printf("%d",F<int,double>{}.d(std::as_const(g),&G::p)(1,2)); }
  std::printf("\n");
}
