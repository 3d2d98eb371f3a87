// What a pair, a tuple or an optional is made of in braces is moved once.
#include <cstdio>
struct T { int v; static int live; T(int v=0):v(v){++live;printf("T%d ",v);} T(T const&o):v(o.v){++live;printf("c%d ",v);} T(T&&o)noexcept:v(o.v){++live;o.v=-1;printf("m%d ",v);} T& operator=(T const&o){v=o.v;printf("=c%d ",v);return *this;} T& operator=(T&&o)noexcept{v=o.v;o.v=-1;printf("=m%d ",v);return *this;} ~T(){--live;printf("~%d ",v);} bool operator<(T const&o)const{return v<o.v;} bool operator==(T const&o)const{return v==o.v;} };
inline int T::live=0;
#define L(...) do { printf("%s", "[" #__VA_ARGS__ "] "); __VA_ARGS__; printf("\n"); } while(0)
#include <utility>
#include <tuple>
#include <optional>
using P=std::pair<T,int>;
P nt(T x){ return {std::move(x), 2}; }
P nl(T const& y){ T x(y); return {std::move(x), 2}; }
P nc(T x){ return {x, 2}; }
std::tuple<T,int> t1(T x){ return {std::move(x), 2}; }
std::optional<T> o1(T x){ return {std::move(x)}; }
std::pair<T,T> two(T x, T y){ return {std::move(y), std::move(x)}; }
template<class X> std::pair<X,bool> tr(X x){ return {std::move(x), true}; }
template<class X> std::pair<X,bool> tl(X const& y){ X x(y); return {std::move(x), true}; }
template<class X> std::tuple<X,bool> tt(X x){ return {std::move(x), true}; }
template<class X> std::optional<X> to(X x){ return {std::move(x)}; }
template<class X> std::pair<X,bool> tv(X x){ std::pair<X,bool> r{std::move(x),true}; return r; }
template<class X> std::pair<X,bool> tw(X x){ return std::pair<X,bool>{std::move(x),true}; }
int main(){ T t(1); puts(""); L(auto x=nt(t)); L(auto x=nt(T(2))); L(auto x=nl(t)); L(auto x=nc(t)); L(auto x=t1(t)); L(auto x=o1(t)); L(auto x=two(t,T(3))); L(auto x=tr(t)); L(auto x=tr(T(2))); L(auto x=tl(t)); L(auto x=tt(t)); L(auto x=to(t)); L(auto x=tv(t)); L(auto x=tw(t)); }
