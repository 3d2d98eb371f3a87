// Arguments in braces are pairs, tuples, classes and elements.
#include <cstdio>
struct T { int v; static int live; T(int v=0):v(v){++live;printf("T%d ",v);} T(T const&o):v(o.v){++live;printf("c%d ",v);} T(T&&o)noexcept:v(o.v){++live;o.v=-1;printf("m%d ",v);} T& operator=(T const&o){v=o.v;printf("=c%d ",v);return *this;} T& operator=(T&&o)noexcept{v=o.v;o.v=-1;printf("=m%d ",v);return *this;} ~T(){--live;printf("~%d ",v);} bool operator<(T const&o)const{return v<o.v;} bool operator==(T const&o)const{return v==o.v;} };
inline int T::live=0;
#define L(...) do { printf("%s", "[" #__VA_ARGS__ "] "); __VA_ARGS__; printf("\n"); } while(0)
#include <vector>
#include <map>
#include <string>
#include <tuple>
#include <optional>
#include <utility>
using P=std::pair<T,int>; int f(P p){ return p.second; } int g(P const& p){ return p.second; } int h(std::tuple<T,T> t){ return 1; } struct A{ T t; int k; }; int k(A a){ return a.k; } int o(std::optional<T> o){ return o->v; } int v(std::vector<P> const& v){ return v.size(); } int va(std::vector<A> const& v){ return v.size(); }
template<class K,class V> std::optional<std::pair<K,V>> mk(K k, V v){ if(k<0) return std::nullopt; return std::pair<K,V>{k,std::move(v)}; }
template<class K,class V> std::optional<std::pair<K,V>> mk2(K k, V v){ return {{k,std::move(v)}}; }
template<class X> std::pair<X,bool> tr(X x){ return {std::move(x), true}; }
template<class X> auto tr2(X x) -> std::tuple<X,int> { return {std::move(x), 3}; }
struct B { std::pair<T,int> p; B(T t):p{std::move(t),1}{} std::pair<T,int> get() const { return {p.first, p.second}; } std::pair<T const&,int> ref() const { return {p.first,p.second}; } std::pair<T,int> take() && { return {std::move(p.first), 5}; } };
int main(){ T t(1); puts(""); L(f({t,2})); L(f({std::move(t),2})); L(t=T(3)); L(g({t,2})); L(g({std::move(t),2})); L(h({T(1),T(2)})); L(k({T(1),2})); L(k({t,2})); L(o({T(4)})); L(o(T(4))); L(va({{T(1),2}})); std::vector<P> w; w.reserve(5); L(w.push_back({T(1),2})); L(T u(8); w.push_back({std::move(u),2})); L(w.emplace_back(T(1),2)); L(w.push_back(P(T(5),6))); std::map<int,T> m; L(m.insert({1,T(2)})); L(m.emplace(2,T(3))); L(m.insert_or_assign(1,T(9))); L(m.try_emplace(5,T(1))); L(auto x=mk(1,T(2))); L(auto x=mk2(1,T(2))); L(auto x=tr(T(1))); L(auto x=tr2(T(1))); L(auto [a,b]=tr(T(1))); B b(T(4)); puts(""); L(auto x=b.get()); L(auto x=b.ref(); printf("%d ",x.first.v)); L(auto x=std::move(b).take()); L(std::vector<T> z{T(1),T(2)}); L(std::vector<T> z={t,T(2)}); L(std::vector<A> z{{T(1),2}}); L(w.insert(w.begin(),{T(7),8})); L(std::swap(w[0],w[1])); L(std::tuple<T,int> q{T(1),2}; q={T(3),4}); L(A a{T(1),2}; a={T(3),4}); }
