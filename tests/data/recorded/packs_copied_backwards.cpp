// Parameters by value are copied from the last to the first, those of packs too.
#include <cstdio>
#include <utility>
struct T{ int v; T(int v):v(v){printf("T%d ",v);} T(T const&o):v(o.v){printf("c%d ",v);} T(T&&o):v(o.v){printf("m%d ",v);} ~T(){printf("~%d ",v);} };
template<class... A> int take(A... x){ return (x.v+...); }
int two(T a, T b){ return a.v+b.v; }
template<class A,class B> int tw(A a, B b){ return a.v+b.v; }
template<class... A> int fw(A&&... a){ return take(std::forward<A>(a)...); }
template<class... A> int cp(A&&... a){ return take(a...); }
struct S{ template<class... A> int m(A... x){ return (x.v+...); } int n(T a,T b){return a.v+b.v;} int operator()(T a,T b)const{return a.v;} template<class... A> S(A... a){ printf("S "); } };
template<class F,class... A> int call(F f, A&&... a){ return f(a...); }
int main(){ T a(1),b(2); puts(""); take(a,b); puts(""); two(a,b); puts(""); tw(a,b); puts(""); fw(a,b); puts(""); fw(std::move(a),T(3)); puts(""); cp(a,b); puts(""); { S s(a,b); puts(""); s.m(a,b); puts(""); s.n(a,b); puts(""); s(a,b); puts(""); } auto l=[](T x,T y){return x.v+y.v;}; l(a,b); puts(""); auto g=[](auto x,auto y){return x.v+y.v;}; g(a,b); puts(""); auto h=[](auto... x){return (x.v+...);}; h(a,b); puts(""); call(two,a,b); puts(""); call(l,a,b); puts(""); call(g,a,b); puts(""); call(h,a,b); puts(""); int(*p)(T,T)=two; p(a,b); puts(""); call(S(a),a,b); puts(""); take(a,a.v? b:a); puts(""); two(a,T(9)); puts(""); two(T(7),b); puts(""); }
