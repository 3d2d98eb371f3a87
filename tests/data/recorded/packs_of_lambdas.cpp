// Lambdas take what the packs of the template around them say.
#include <cstdio>
#include <functional>
#include <string>
#include <utility>
template<class R, class... A> struct Cb { std::function<R(A...)> f; template<class F> Cb(F g): f([g](A... a){ return g(a...); }) {} R operator()(A... a) const { return f(a...); } };
template<class... A> std::function<int(A...)> wrap(int (*f)(A...)) { return [f](A... a){ printf("[%zu]", sizeof...(A)); return f(std::forward<A>(a)...); }; }
int add(int a,int b){return a+b;} int one(double x){return int(x*2);}
struct T{ int v; T(int v):v(v){printf("T%d ",v);} T(T const&o):v(o.v){printf("c%d ",v);} T(T&&o):v(o.v){printf("m%d ",v);} ~T(){printf("~%d ",v);} };
template<class... A> auto later(A... a){ return [](A... x){ return (x.v+...); }(a...); }
template<class... A> auto later2(A&&... a){ return [](A&&... x){ return (x.v+...); }(std::forward<A>(a)...); }
template<class... A> auto memo(int(*f)(A const&...)){ return [f, n=0](A const&... x) mutable { ++n; return f(x...)*100+n; }; }
int mul(int const&a, int const& b){return a*b;}
int main(){ Cb<int,int,double> c([](int a,double b){return int(a+b);}); printf("%d\n", c(1,2.5)); printf("%d %d\n", wrap(add)(3,4), wrap(one)(1.5)); printf("= %d\n", later(T(1),T(2))); T t(5); printf("= %d\n", later2(t,T(6))); auto m=memo(mul); printf("%d %d\n", m(2,3), 0); printf("%d\n", m(4,5)); }
