// How often pairs, tuples and containers copy and move what they hold.
#include <iostream>
#include <memory>
#include <map>
#include <tuple>
#include <utility>
#include <vector>
struct M { static int c,m,d; int v; M(int v=0):v(v){} M(M const&o):v(o.v){c++;} M(M&&o):v(o.v){o.v=-1;m++;} M& operator=(M const&o){v=o.v;c+=100;return *this;} M& operator=(M&&o){v=o.v;o.v=-1;m+=100;return *this;} ~M(){d++;}
 bool operator<(M const&o)const{return v<o.v;} bool operator==(M const&o)const{return v==o.v;} };
int M::c,M::m,M::d;
void rep(const char*s){ std::cout<<s<<" c"<<M::c<<" m"<<M::m<<" d"<<M::d<<'\n'; M::c=M::m=M::d=0; }


namespace c1 {
void test(){ M a(1),b(2); rep("0"); { std::pair<M,M> p(a,b); rep("ctor const&"); std::pair<M,M> q(std::move(a),b); rep("ctor move"); auto r=p; rep("copy"); auto s=std::move(p); rep("move"); r=s; rep("assign"); r=std::move(s); rep("massign"); auto t=std::make_pair(a,M(3)); rep("make_pair"); std::swap(r,t); rep("swap"); std::pair<M,int> u{M(1),2}; rep("braces"); std::pair<M,M> w={1,2}; rep("from ints"); } rep("end"); { auto t=std::make_tuple(a,M(4)); rep("make_tuple"); std::tuple<M,int> u(M(1),2); rep("tuple"); auto [x,y]=t; rep("bind"); auto [x2,y2]=std::make_pair(M(1),M(2)); rep("bind2"); std::tuple<M,M> v{a,b}; rep("tupbr"); auto w=std::tuple_cat(t,v); rep("cat"); M& z=std::get<0>(w); rep("get"); M zz=std::get<0>(std::move(w)); rep("getm"); } rep("end"); }
}

namespace p10 {
void test(){ std::pair<std::string,std::vector<int>> p{"k",{1,2,3}}; std::cout<<p.second.size()<<'\n'; auto q=std::move(p); std::cout<<p.first.size()<<p.second.size()<<q.second.size()<<'\n'; std::tuple<std::string,int> t{"a",1}; auto u=std::move(t); std::cout<<std::get<0>(t).size()<<'\n'; std::pair<int,int> a=std::make_pair(1.9,'a'); std::cout<<a.first<<a.second<<'\n'; std::pair<std::string,int> s=std::make_pair("lit",2); std::cout<<s.first<<'\n'; std::pair<const char*,int> c("x",1); std::cout<<c.first<<'\n'; std::pair<int,std::pair<char,double>> d(1,{'c',2.5}); std::cout<<d.second.second<<'\n'; std::pair<std::unique_ptr<int>,int> e(std::make_unique<int>(4),2); std::cout<<*e.first<<'\n'; auto g=std::move(e.first); std::cout<<(e.first==nullptr)<<*g<<'\n'; std::pair<M,M> pc(std::piecewise_construct,std::forward_as_tuple(1),std::forward_as_tuple(2)); rep("piece"); }
}

int main() {
  c1::test();
  p10::test();
}
