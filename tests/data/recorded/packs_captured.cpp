// What lambdas capture of packs is copied or moved, and ends with them.
#include <cstdio>
#include <tuple>
#include <utility>
struct T{ int v; T(int v):v(v){} T(T&&o):v(o.v){o.v=-1;printf("mv ");} T(T const&o):v(o.v){printf("cp ");} ~T(){printf("~%d ",v);} };
template<class F, class... A> auto bind_front(F f, A... a){ return [f=std::move(f), ...xs=std::move(a)](auto&&... r){ return f(xs..., r...); }; }
template<class... A> auto cap(A&&... a){ return [...xs=std::forward<A>(a)]() mutable { ((xs+=1),...); return (xs+...); }; }
template<class... A> auto capr(A&... a){ return [&...xs=a]{ ((xs*=2),...); }; }
template<class... A> auto capt(A... a){ return [...xs=std::move(a)]{ return (xs.v+...); }; }
template<class... A> auto capc(A const&... a){ return [a...]{ return (a.v+...); }; }
template<class... A> auto cape(A const&... a){ return [=]{ return (a.v+...); }; }
template<class... A> auto capm(A... a){ return [a...]()mutable{ ((a.v+=1),...); return (a.v+...); }; }
template<class... A> auto capf(A&&... a){ return [args=std::tuple<A...>(std::forward<A>(a)...)](auto f){ return std::apply(f,args); }; }
int main(){ printf("%d\n", bind_front([](int a,int b,int c){return a*100+b*10+c;},1,2)(3)); auto c=cap(1,2,3); printf("%d %d\n", c(), c()); int x=1,y=2; auto r=capr(x,y); r(); printf("%d %d\n",x,y); { auto t=capt(T(1),T(2)); printf("s%d ", t()); } puts(""); { T a(4),b(5); auto t=capc(a,b); a.v=40; printf("s%d ", t()); } puts(""); { T a(4),b(5); auto t=cape(a,b); a.v=40; printf("s%d ", t()); } puts("");
 { T a(4),b(5); auto t=capm(a,b); printf("s%d ", t()); printf("s%d ", t()); auto u=t;  printf("s%d ", u()); printf("s%d ", t()); } puts(""); { auto t=capf(T(1),T(2)); printf("s%d ", t([](T const&a,T const&b){return a.v+b.v;})); } puts(""); { auto c2=cap(1,2); auto c3=c2; printf("%d %d %d\n", c2(), c2(), c3()); } }
