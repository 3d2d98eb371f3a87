#include <algorithm>
#include <cstdio>
#include <functional>
#include <iostream>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <queue>
#include <set>
#include <string>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>
#define P(x) printf("%d ",(int)(x))
struct K{ int v; }; struct H{ int v; bool operator==(const H&o)const{return v==o.v;} }; struct Sw{ int v; };
namespace std{ template<> struct less<K>{ bool operator()(const K&a,const K&b)const{ return a.v>b.v; } }; template<> struct greater<K>{ bool operator()(const K&a,const K&b)const{ return a.v<b.v; } }; template<> struct hash<H>{ size_t operator()(const H&h)const{ return h.v%2; } }; template<> struct equal_to<K>{ bool operator()(const K&a,const K&b)const{ return a.v%10==b.v%10; } }; template<> struct plus<K>{ K operator()(const K&a,const K&b)const{ return {a.v*b.v}; } }; template<> class numeric_limits<K>{ public: static constexpr bool is_specialized=true; static constexpr K max(){ return {99}; } static constexpr int digits=7; }; template<> void swap(Sw&a,Sw&b)noexcept{ printf("sw "); int t=a.v; a.v=b.v; b.v=t; } template<> struct default_delete<K>{ void operator()(K*k)const{ printf("del%d ",k->v); delete k; } }; template<> struct is_integral<K>:true_type{}; template<> struct hash<pair<int,int>>{ size_t operator()(const pair<int,int>&p)const{ return p.first; } }; template<class T> struct hash<vector<T>>{ size_t operator()(const vector<T>&v)const{ return v.size(); } }; }
template<> struct std::tuple_size<K>:std::integral_constant<std::size_t,2>{}; template<std::size_t I> struct std::tuple_element<I,K>{ using type=int; }; template<std::size_t I> int get(const K&k){ return k.v+I; }
struct Itr{ using value_type=int; using difference_type=long; using pointer=int*; using reference=int&; using iterator_category=std::forward_iterator_tag; int*p; int&operator*()const{return*p;} Itr&operator++(){++p;return*this;} Itr operator++(int){auto t=*this;++p;return t;} bool operator==(const Itr&o)const{return p==o.p;} bool operator!=(const Itr&o)const{return p!=o.p;} };
struct It2{ int*p; int&operator*()const{return*p;} It2&operator++(){++p;return*this;} It2 operator++(int){auto t=*this;++p;return t;} bool operator==(const It2&o)const{return p==o.p;} bool operator!=(const It2&o)const{return p!=o.p;} }; template<> struct std::iterator_traits<It2>{ using value_type=int; using difference_type=long; using pointer=int*; using reference=int&; using iterator_category=std::input_iterator_tag; };
template<class T> struct Al{ using value_type=T; Al()=default; template<class U> Al(const Al<U>&){} T*allocate(std::size_t n){ printf("al%zu ",n); return static_cast<T*>(::operator new(n*sizeof(T))); } void deallocate(T*p,std::size_t n){ printf("de%zu ",n); ::operator delete(p); } template<class U> bool operator==(const Al<U>&)const{return true;} template<class U> bool operator!=(const Al<U>&)const{return false;} };
struct Cm{ using is_transparent=void; bool operator()(const std::string&a,const std::string&b)const{return a>b;} bool operator()(const std::string&a,const char*b)const{return a>b;} bool operator()(const char*a,const std::string&b)const{return a>b;} };
void s0() { std::set<K> s{{1},{3},{2}}; for(auto&k:s) P(k.v); std::map<K,int> m{{{1},1},{{2},2}}; P(m.begin()->second); std::priority_queue<K> q; q.push({1}); q.push({3}); P(q.top().v); std::priority_queue<K,std::vector<K>,std::greater<K>> r; r.push({1}); r.push({3}); P(r.top().v); P(std::less<K>{}({1},{2})); }
void s1() { std::unordered_set<H> s{{1},{2},{3}}; P(s.size()); P(s.count({2})); P(std::hash<H>{}({3})); std::unordered_map<std::pair<int,int>,int> m; m[{1,2}]=3; P(m.at({1,2})); std::unordered_set<std::vector<int>> v; v.insert({1,2}); v.insert({1,2}); v.insert({3}); P(v.size()); std::unordered_map<H,std::string> hm{{{1},"a"}}; P(hm.find({1})!=hm.end()); }
void s2() { K a[3]={{1},{2},{3}}; P(std::accumulate(a,a+3,K{1},std::plus<K>{}).v); P(std::equal_to<K>{}({1},{11})); P(std::numeric_limits<K>::max().v); P(std::numeric_limits<K>::digits); P(std::is_integral<K>::value); P(std::equal(a,a+3,a,std::equal_to<K>{})); }
void s3() { Sw a{1},b{2}; std::swap(a,b); P(a.v); Sw c[2]={{1},{2}}; std::reverse(c,c+2); std::iter_swap(c,c+1); std::swap_ranges(c,c+1,c+1); P(c[0].v); std::vector<Sw> v{{3},{1},{2}}; std::reverse(v.begin(),v.end()); std::pair<Sw,int> p{a,1},q{b,2}; std::swap(p,q); }
void s4() { std::unique_ptr<K> p(new K{5}); p.reset(new K{6}); std::unique_ptr<K> q=std::move(p); { auto r=std::make_unique<K>(K{7}); } std::shared_ptr<K> s(std::move(q)); s.reset(); puts(""); }
void s5() { K k{4}; auto[x,y]=k; P(x); P(y); P(std::tuple_size_v<K>); P((std::is_same_v<std::tuple_element_t<0,K>,int>)); P(get<1>(k)); }
void s6() { std::set<std::string,Cm> s{"a","c","b"}; P(*s.begin()=="c"); P(s.count("b")); P(s.find("z")==s.end()); std::map<std::string,int,std::less<>> m{{"x",1}}; P(m.find("x")->second); P(m.lower_bound("y")==m.end()); }
int main() {
  s0(); std::fflush(stdout); std::putchar('\n');
  s1(); std::fflush(stdout); std::putchar('\n');
  s2(); std::fflush(stdout); std::putchar('\n');
  s3(); std::fflush(stdout); std::putchar('\n');
  s4(); std::fflush(stdout); std::putchar('\n');
  s5(); std::fflush(stdout); std::putchar('\n');
  s6(); std::fflush(stdout); std::putchar('\n');
}
