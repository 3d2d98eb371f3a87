// A pair is a type of its own: overloads, specialisations, conversions, comparisons, references in it.
#include <algorithm>
#include <array>
#include <iostream>
#include <map>
#include <queue>
#include <set>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>
template<class T> struct K { static const char* n(){return "other";} };
template<class A,class B> struct K<std::pair<A,B>> { static const char* n(){return "pair";} };
template<class... T> struct K<std::tuple<T...>> { static const char* n(){return "tuple";} };
template<class T,size_t N> struct K<std::array<T,N>> { static const char* n(){return "array";} };
template<class A,class B> const char* f(std::pair<A,B> const&){return "pair";}
template<class... T> const char* f(std::tuple<T...> const&){return "tuple";}
template<class T,size_t N> const char* f(std::array<T,N> const&){return "array";}


namespace p1 {
void test(){ std::cout<<std::is_same_v<std::pair<int,int>,std::tuple<int,int>><<std::is_same<std::pair<int,char>,std::pair<int,char>>::value<<'\n'; std::pair<int,int> p{1,2}; std::tuple<int,int> t{1,2}; std::array<int,2> a{1,2};
 std::cout<<f(p)<<f(t)<<f(a)<<K<decltype(p)>::n()<<K<decltype(t)>::n()<<K<decltype(a)>::n()<<K<int>::n()<<'\n'; std::cout<<f(std::make_pair(1,2))<<f(std::make_tuple(1,2))<<f(std::tie(p,t))<<f(std::pair(1,2.5))<<f(std::tuple(1,2))<<'\n'; }
}

namespace p2 {
void test(){ std::pair<int,std::string> p{1,"a"}; std::tuple<int,std::string> t=p; std::cout<<std::get<0>(t)<<std::get<1>(t)<<'\n'; t=std::make_pair(5,std::string("q")); std::cout<<std::get<0>(t)<<std::get<1>(t)<<'\n'; std::cout<<std::get<int>(p)<<std::get<std::string>(p)<<std::tuple_size<decltype(p)>::value<<'\n'; std::cout<<std::is_same_v<std::tuple_element_t<1,decltype(p)>,std::string><<'\n'; auto c=std::tuple_cat(p,std::make_pair('x',2.5),t); std::cout<<std::tuple_size_v<decltype(c)><<std::get<2>(c)<<std::get<3>(c)<<f(c)<<'\n'; std::tie(p.first,p.second)=std::make_pair(9,"zz"); std::cout<<p.first<<p.second<<'\n'; }
}

namespace p3 {
void test(){ std::pair<int,int> a(1,2),b(1,3); std::cout<<(a<b)<<(a==b)<<(a!=b)<<(a>=b)<<(a<=b)<<'\n'; std::swap(a,b); std::cout<<a.second<<b.second<<'\n'; a.swap(b); std::cout<<a.second<<'\n'; std::pair<long,double> c=a; std::cout<<c.first<<c.second<<'\n'; c=b; std::cout<<c.second<<'\n'; a={7,8}; std::cout<<a.first<<a.second<<'\n'; std::pair<int,int> z; std::cout<<z.first<<z.second<<'\n'; std::pair<std::pair<int,int>,int> n{{1,2},3}; std::cout<<n.first.second<<f(n.first)<<'\n'; auto [x,y]=n; auto&[q,w]=n; w=5; std::cout<<x.first<<y<<n.second<<'\n'; std::cout<<sizeof(std::pair<char,int>)<<sizeof(std::tuple<char,int>)<<sizeof(std::pair<char,char>)<<sizeof(std::pair<double,char>)<<'\n'; }
}

namespace p4 {
void g(std::pair<int,int>){puts("pair");} void g(std::tuple<int,int>){puts("tuple");} void g(std::array<int,2>){puts("array");}
void test(){ g(std::make_pair(1,2)); g(std::make_tuple(1,2)); g(std::array<int,2>{1,2}); std::pair<int,int> p; g(p); }
}

namespace p7 {
std::pair<int&,int&> mk(int&a,int&b){ return {a,b}; }
void test(){ int a=1,b=2; std::pair<int&,int&> p{a,b}; p.first=5; p.second=6; std::cout<<a<<b<<'\n'; auto q=mk(a,b); q.first=50; std::cout<<a<<'\n'; auto [x,y]=mk(a,b); x=8; y=9; std::cout<<a<<b<<'\n'; auto&& [u,v]=std::forward_as_tuple(a,b); u=11; std::cout<<a<<'\n'; int c,d; std::tie(c,std::ignore,d)=std::make_tuple(1,2,3); std::cout<<c<<d<<'\n'; std::tie(c,d)=std::tie(d,c); std::cout<<c<<d<<'\n'; std::pair<int,int> z=q; z.first=0; std::cout<<a<<'\n'; q=std::make_pair(3,4); std::cout<<a<<b<<'\n'; const std::pair<int,int> k{1,2}; auto&[k1,k2]=k; std::cout<<k1+k2<<'\n'; }
}

namespace p9 {
struct S{int n=0; void operator()(int x){n+=x;}};
void test(){ S s; std::vector<int> w{1,2,3}; std::for_each(w.begin(),w.end(),std::ref(s)); std::cout<<s.n<<'\n'; S r=std::for_each(w.begin(),w.end(),s); std::cout<<s.n<<r.n<<'\n'; std::vector<std::pair<int,std::string>> v; v.emplace_back(2,"b"); v.push_back({1,"a"}); v.insert(v.begin(),std::make_pair(3,"c")); std::sort(v.begin(),v.end()); for(auto&[n,t]:v)std::cout<<n<<t; std::cout<<'\n'; std::map<std::string,std::pair<int,int>> m; m["a"]={1,2}; m["b"].second=4; for(auto&[k,p]:m)std::cout<<k<<p.first<<p.second; std::cout<<'\n'; std::set<std::pair<int,int>> st{{2,1},{1,2}}; st.insert({1,1}); for(auto p:st)std::cout<<p.first<<p.second<<' '; std::cout<<'\n'; std::pair<int,int> arr[2]={{1,2},{3,4}}; std::cout<<arr[1].first<<'\n'; auto [it,ok]=st.emplace(9,9); std::cout<<ok<<it->first<<'\n'; std::priority_queue<std::pair<int,int>> q; q.push({1,5}); q.emplace(2,3); std::cout<<q.top().second<<'\n'; }
}

namespace q9 {
void test(){ std::vector<std::pair<int,std::string>> v; v.emplace_back(2,"b"); v.push_back({1,"a"}); v.push_back(std::make_pair(1,"x")); std::cout<<v[2].second<<'\n'; v.insert(v.begin(),std::make_pair(3,"c")); std::cout<<v[0].second<<'\n'; }
}

namespace q10 {
void test(){ int a=1,b=2; std::pair<int&,int&> p(a,b); p=std::make_pair(3,4); std::cout<<a<<b<<'\n'; std::pair<int,std::string> q{1,"x"}; std::tie(q.first,q.second)=std::make_pair(9,"zz"); std::cout<<q.first<<q.second<<'\n'; std::string s; int n; std::tie(n,s)=q; std::cout<<n<<s<<'\n'; std::tie(n,std::ignore)=std::make_pair(5,6); std::cout<<n<<'\n'; }
}

namespace q2 {
void test(){ std::pair<int,std::pair<char,double>> d(1,{'c',2.5}); std::cout<<d.second.second<<'\n'; }
}

int main() {
  p1::test();
  p2::test();
  p3::test();
  p4::test();
  p7::test();
  p9::test();
  q9::test();
  q10::test();
  q2::test();
}
