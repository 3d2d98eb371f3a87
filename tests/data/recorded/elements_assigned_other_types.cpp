#include <cstdio>
#include <vector>
#include <list>
#include <deque>
#include <array>
#include <string>
#include <algorithm>
#include <utility>
#include <numeric>
#include <iterator>
#include <memory>
struct V{ int x; V(int i=0):x(i){ std::printf("V%d ",i);} V(const V&o):x(o.x){std::printf("c%d ",x);} V(V&&o):x(o.x){std::printf("m%d ",x);} V& operator=(const V&o){x=o.x;std::printf("=%d ",x);return *this;} V& operator=(V&&o){x=o.x;std::printf("=m%d ",x);return *this;} V& operator=(int i){x=i; std::printf("=i%d ",i); return *this;} operator int() const { std::printf("int%d ",x); return x;} };
struct P{ int x; P& operator=(int i){ x=i*10; return *this;} };
struct Q{ double d; Q(double d=0):d(d){} };
int main(){
 int a[3]={1,2,3}; std::vector<int> iv{4,5,6}; std::list<int> li{7,8,9}; std::vector<V> v(3); std::printf("\n"); std::list<V> lv(3); std::printf("\n"); std::vector<P> p(3); std::vector<Q> q(3); V va[3]; std::printf("\n"); 
 std::copy(a,a+3,v.begin()); std::printf("a\n");
  std::copy(iv.begin(),iv.end(),v.begin()); std::printf("b\n");
  std::copy(li.begin(),li.end(),v.begin()); std::printf("c\n");
  std::copy(a,a+3,lv.begin()); std::printf("d\n");
  std::copy(a,a+3,va); std::printf("e\n");
 std::copy(v.begin(),v.end(),a); std::printf("f %d\n",a[0]); std::copy(v.begin(),v.end(),iv.begin()); std::printf("g\n");
  std::copy(v.begin(),v.end(),lv.begin()); std::printf("h\n");
  std::copy(v.begin(),v.end(),std::back_inserter(lv)); std::printf("i\n");
  std::copy(a,a+3,std::back_inserter(lv)); std::printf("j\n");
  std::copy(v.begin(),v.end(),std::back_inserter(iv)); std::printf("k\n");
 std::copy(a,a+3,p.begin()); std::printf("%d %d %d\n",p[0].x,p[1].x,p[2].x); std::copy_n(a,2,p.begin()); std::transform(a,a+3,p.begin(),[](int i){return i+1;}); std::printf("%d %d %d\n",p[0].x,p[1].x,p[2].x); std::fill(p.begin(),p.end(),3); std::printf("%d\n",p[2].x); std::copy(a,a+3,q.begin()); std::printf("%g\n",q[1].d); std::fill(q.begin(),q.end(),2.5f); std::printf("%g\n",q[2].d);
 std::copy_backward(a,a+3,v.end()); std::printf("l\n");
  std::move(a,a+3,v.begin()); std::printf("m\n");
  std::move(v.begin(),v.end(),lv.begin()); std::printf("n\n");
  std::move(iv.begin(),iv.end(),lv.begin()); std::printf("o\n");
  std::swap_ranges(v.begin(),v.end(),lv.begin()); std::printf("p\n");
 std::vector<V> w(a,a+3); std::printf("q\n");
  std::vector<V> w2(li.begin(),li.end()); std::printf("r\n");
  w.assign(a,a+2); std::printf("s\n");
  w.assign(li.begin(),li.end()); std::printf("t\n");
  w.insert(w.end(),a,a+2); std::printf("u\n");
  w.insert(w.begin(),li.begin(),li.end()); std::printf("v\n");
  w.resize(2,5); std::printf("w\n");
  w={1,2}; std::printf("x\n");
  std::vector<double> d(iv.begin(),iv.end()); std::vector<int> di(d.begin(),d.end()); std::printf("%d\n",di[0]); std::array<V,2> ar{}; std::printf("\n"); ar.fill(7); std::printf("y\n");
 std::string s(3,'x'); std::copy(a,a+3,s.begin()); std::printf("%d %d\n",s[0],s[2]); std::vector<std::string> sv(2); char const*names[]={"one","two"}; std::copy(names,names+2,sv.begin()); std::printf("%s %s\n",sv[0].c_str(),sv[1].c_str()); std::fill(sv.begin(),sv.end(),"abc"); std::replace(sv.begin(),sv.end(),std::string("abc"),std::string("d")); std::printf("%s %d\n",sv[1].c_str(),(int)std::count(sv.begin(),sv.end(),"d")); std::printf("%d\n",int(std::find(sv.begin(),sv.end(),"x")-sv.begin()));
 std::vector<std::unique_ptr<int>> up(2); std::generate(up.begin(),up.end(),[n=0]() mutable {return std::make_unique<int>(n++);}); std::vector<std::unique_ptr<int>> up2(2); std::move(up.begin(),up.end(),up2.begin()); std::printf("%d %d\n",*up2[1],up[0]==nullptr); std::vector<std::shared_ptr<int>> sp(2); std::move(up2.begin(),up2.end(),sp.begin()); std::printf("%d %d\n",*sp[1],up2[0]==nullptr);
 std::vector<long> lo(3); std::copy(a,a+3,lo.begin()); std::vector<bool> vb(3); std::copy(a,a+3,vb.begin()); std::printf("%d%d%d\n",(int)vb[0],(int)vb[1],(int)vb[2]); std::vector<float> fl(3,1.5f); std::copy(fl.begin(),fl.end(),a); std::printf("%d\n",a[0]); std::deque<V> dv(2); std::printf("\n"); std::copy(a,a+2,dv.begin()); std::printf("z\n");
  std::copy(dv.begin(),dv.end(),v.begin()); std::printf("A\n");
  std::copy(v.begin(),v.begin()+2,dv.begin()); std::printf("B\n");
  dv.insert(dv.end(),a,a+2); std::printf("C\n");
  dv.assign(a,a+2); std::printf("D\n"); 
 std::copy_if(a,a+3,v.begin(),[](int i){return i>0;}); std::printf("E\n");
  std::remove_copy(a,a+3,v.begin(),1); std::printf("F\n");
  std::reverse_copy(a,a+3,v.begin()); std::printf("G\n");
  std::unique_copy(a,a+3,v.begin()); std::printf("H\n");
  std::merge(a,a+1,a,a+1,v.begin()); std::printf("I\n");
  std::partial_sum(a,a+2,v.begin(),[](int x,int y){return x+y;}); std::printf("J\n");
  std::set_union(a,a+1,a,a+1,v.begin()); std::printf("K\n");
  std::replace_copy(a,a+3,v.begin(),1,2); std::printf("L\n");
  std::replace_copy_if(a,a+3,v.begin(),[](int){return true;},2); std::printf("M\n");
  std::generate_n(v.begin(),2,[]{return 3;}); std::printf("N\n");
  std::fill_n(v.begin(),2,V(3)); std::printf("O\n");
  std::swap(v[0],v[1]); std::printf("P\n");
  std::iter_swap(v.begin(),lv.begin()); std::printf("Q\n");
  std::exchange(v[0],5); std::printf("R\n");
  std::for_each(v.begin(),v.end(),[](int x){}); std::printf("S\n");
  std::transform(v.begin(),v.end(),a,[](V const&x){return x.x;}); std::transform(a,a+3,v.begin(),[](int i){return V(i);}); std::printf("T\n");
  std::inplace_merge(v.begin(),v.begin()+1,v.end(),[](V const&a,V const&b){return a.x<b.x;}); std::printf("U\n");
}
