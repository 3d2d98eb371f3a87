#include <cstdio>
#include <vector>
#include <map>
#include <string>
#include <tuple>
#include <numeric>
#include <algorithm>
#include <list>
#include <cstdint>
struct V{ int x; V(int i=0):x(i){ std::printf("V%d ",i);} V(const V&o):x(o.x){std::printf("c%d ",x);} V(V&&o):x(o.x){std::printf("m%d ",x);} V& operator=(const V&o){x=o.x;std::printf("=%d ",x);return *this;} V& operator=(V&&o){x=o.x;std::printf("=m%d ",x);return *this;} V& operator=(int i){x=i; std::printf("=i%d ",i); return *this;} };
struct S{ std::string s; S& operator=(std::string const&t){ s=t; std::printf("S=copy "); return *this;} S& operator=(std::string&&t){ s=std::move(t); std::printf("S=move "); return *this;} };
int main(){
 std::pair<V,V> p; std::printf("\n");
 std::vector<std::pair<int,int>> w{{1,2},{3,4}};
 p=w[0]; std::printf("a\n");
  for(auto&q:w) p=q; std::printf("b\n");
  p=std::pair<short,long>(5,6); std::printf("c\n");
  p={7,8}; std::printf("d\n");
  p=std::pair<V,V>(1,2); std::printf("e\n");
 std::vector<std::pair<V,V>> vv(1); vv[0]=w[1]; std::printf("f\n");
  std::map<int,std::pair<V,int>> m; m[1]=std::make_pair(4,5); std::printf("g\n"); 
 auto const cp=std::make_pair(8,9); p=cp; std::printf("h\n");
  std::pair<int,int> q; std::pair<double,char> dq(2.5,'a'); q=dq; std::printf("%d %d\n",q.first,q.second);
 std::pair<S,int> ps; std::pair<std::string,int> str("hello",1); ps=str; std::printf("%s|%s\n",str.first.c_str(),ps.first.s.c_str()); ps=std::move(str); std::printf("[%s]|%s\n",str.first.c_str(),ps.first.s.c_str());
 int a=0; V b; std::pair<int&,V&> r(a,b); r=w[1]; std::printf("%d %d\n",a,b.x); std::tie(a,b)=w[0]; std::printf("%d %d\n",a,b.x);
 std::copy(w.begin(),w.begin()+1,vv.begin()); std::printf("i\n");
 std::map<int,int> im{{1,2}}; std::pair<V,V> z; z=*im.begin(); std::printf("j\n");
 std::vector<int> iv(300); std::iota(iv.begin(),iv.end(),(int8_t)100); for(int i=0;i<60;i++) std::printf("%d ",iv[i]); std::printf("\n"); std::vector<double> dv(3); std::iota(dv.begin(),dv.end(),0.5f); std::printf("%g %g %g\n",dv[0],dv[1],dv[2]); char buf[4]; std::iota(buf,buf+3,'a'); buf[3]=0; std::printf("%s\n",buf); std::list<int> li(4); std::iota(li.begin(),li.end(),-1); for(int i:li) std::printf("%d ",i); std::vector<int> sv(4); std::iota(sv.rbegin(),sv.rend(),1); for(int i:sv) std::printf("%d ",i); std::vector<int const*> pv(3); std::iota(pv.begin(),pv.end(),iv.data()); std::printf("%d\n",*pv[2]);
 std::vector<V> vi(3); std::printf("k\n");
  std::iota(vi.begin(),vi.end(),3); std::printf("l\n");
}
