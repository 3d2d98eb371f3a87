// Braces within braces make what an optional holds.
#include <cstdio>
struct T { int v; static int live; T(int v=0):v(v){++live;printf("T%d ",v);} T(T const&o):v(o.v){++live;printf("c%d ",v);} T(T&&o)noexcept:v(o.v){++live;o.v=-1;printf("m%d ",v);} T& operator=(T const&o){v=o.v;printf("=c%d ",v);return *this;} T& operator=(T&&o)noexcept{v=o.v;o.v=-1;printf("=m%d ",v);return *this;} ~T(){--live;printf("~%d ",v);} bool operator<(T const&o)const{return v<o.v;} bool operator==(T const&o)const{return v==o.v;} };
inline int T::live=0;
#define L(...) do { printf("%s", "[" #__VA_ARGS__ "] "); __VA_ARGS__; printf("\n"); } while(0)
#include <utility>
#include <optional>
template<class K,class V> std::optional<std::pair<K,V>> mk2(K k, V v){ return {{k,std::move(v)}}; }
std::optional<std::pair<int,T>> mk3(int k, T v){ return {{k,std::move(v)}}; }
std::optional<std::pair<int,T>> mk4(int k, T v){ return {{k,v}}; }
int main(){ L(auto x=mk2(1,T(2)); printf("%d ", x->second.v)); L(auto x=mk3(1,T(2)); printf("%d ", x->second.v)); L(auto x=mk4(1,T(2)); printf("%d ", x->second.v)); }
