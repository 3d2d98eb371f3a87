#include <cstdio>
#include <vector>
#include <list>
#include <deque>
#include <algorithm>
#include <numeric>
#include <functional>
#include <string>
#include <utility>
struct T{ int x; static int c,m,ca,ma,k,cmp,eq; T(int i=0):x(i){k++;} T(T const&o):x(o.x){c++;} T(T&&o)noexcept:x(o.x){o.x=-1;m++;} T&operator=(T const&o){x=o.x;ca++;return*this;} T&operator=(T&&o)noexcept{int y=o.x;o.x=-1;x=y;ma++;return*this;}
 friend bool operator<(T const&a,T const&b){cmp++;return a.x<b.x;} friend bool operator==(T const&a,T const&b){eq++;return a.x==b.x;} friend T operator+(T const&a,T const&b){return T(a.x+b.x);} friend T operator-(T const&a,T const&b){return T(a.x-b.x);} friend T operator*(T const&a,T const&b){return T(a.x*b.x);} T&operator++(){++x;return*this;}};
int T::c,T::m,T::ca,T::ma,T::k,T::cmp,T::eq;
void rep(char const*n){ std::printf("%-24s k%d c%d m%d ca%d ma%d lt%d eq%d\n",n,T::k,T::c,T::m,T::ca,T::ma,T::cmp,T::eq); T::k=T::c=T::m=T::ca=T::ma=T::cmp=T::eq=0;}
template<class C> void show(C const&v){ for(auto const&e:v) std::printf("%d ",e.x); std::printf("\n");}
unsigned seed=12345; unsigned rnd(){ seed=seed*1103515245u+12345u; return (seed>>16)&0x7fff;}
std::vector<T> mk(int n,int mod){ std::vector<T> v; v.reserve(n); for(int i=0;i<n;i++) v.emplace_back(int(rnd()%mod)); return v;}
int main(){
 for(int n:{0,1,3,9}) for(int mod:{3,100}){
  std::printf("n=%d mod=%d\n",n,mod);
  auto b=mk(n,mod); std::list<T> l(b.begin(),b.end()); std::deque<T> d(b.begin(),b.end()); rep("mk");
  {auto v=l; v.sort(); rep("list sort");
    show(v);
    v.unique(); rep("unique");
    v.reverse(); rep("reverse");
    show(v);
    v.remove(T(1)); rep("remove");
    v.remove_if([](T const&t){return t.x%2;}); rep("removeif");
    show(v);}
  {auto v=l,w=l; v.sort(); w.sort(); rep("s");
    v.merge(w); rep("merge");
    show(v);}
  {auto v=d; rep("copy");
    std::sort(v.begin(),v.end()); rep("dsort");
    std::stable_sort(v.begin(),v.end()); rep("dss");
    std::rotate(v.begin(),v.begin()+n/3,v.end()); rep("drot");
    show(v);}
  {auto v=l; rep("copy");
    auto m=v.begin(); std::advance(m,n/3); std::rotate(v.begin(),m,v.end()); rep("lrot");
    show(v);
    std::reverse(v.begin(),v.end()); rep("lrev");
    show(v);
    auto it=std::partition(v.begin(),v.end(),[](T const&a){return a.x%2==0;}); rep("lpart");
    show(v);
    std::stable_partition(v.begin(),v.end(),[](T const&a){return a.x%3==0;}); rep("lsp");
    show(v);
    std::unique(v.begin(),v.end()); rep("lu");
    std::inplace_merge(v.begin(),m,v.end()); rep("lim");
    show(v);
    std::next_permutation(v.begin(),v.end()); rep("np");
    show(v);}
  {std::vector<T> o(n); rep("o");
    std::copy(b.begin(),b.end(),o.begin()); rep("copy");
    std::copy_backward(b.begin(),b.end(),o.end()); rep("copyb");
    std::move(b.begin(),b.end(),o.begin()); rep("move");
    std::move_backward(o.begin(),o.end(),b.end()); rep("moveb");
    std::copy_if(b.begin(),b.end(),o.begin(),[](T const&t){return t.x&1;}); rep("copy_if");
    std::copy_n(b.begin(),n,o.begin()); rep("copyn");
    std::swap_ranges(b.begin(),b.end(),o.begin()); rep("swapr");
    std::reverse_copy(b.begin(),b.end(),o.begin()); rep("revc");
    std::rotate_copy(b.begin(),b.begin()+n/2,b.end(),o.begin()); rep("rotc");
    std::remove_copy(b.begin(),b.end(),o.begin(),T(1)); rep("remc");
    std::replace_copy(b.begin(),b.end(),o.begin(),T(1),T(2)); rep("repc");
    std::replace_copy_if(b.begin(),b.end(),o.begin(),[](T const&t){return t.x&1;},T(2)); rep("repcif");
    std::replace_if(o.begin(),o.end(),[](T const&t){return t.x&1;},T(2)); rep("repif");
    std::replace(o.begin(),o.end(),T(1),T(2)); rep("rep");
    std::unique_copy(b.begin(),b.end(),o.begin()); rep("uc");
    std::transform(b.begin(),b.end(),o.begin(),[](T const&t){return T(t.x+1);}); rep("tr");
    std::transform(b.begin(),b.end(),o.begin(),o.begin(),[](T const&t,T const&u){return T(t.x+u.x);}); rep("tr2");
    std::generate(o.begin(),o.end(),[]{return T(3);}); rep("gen");
    std::fill(o.begin(),o.end(),T(3)); rep("fill");
    std::fill_n(o.begin(),n/2,T(4)); rep("filln");
    std::iota(o.begin(),o.end(),T(4)); rep("iota");
    show(o);
   std::partition_copy(b.begin(),b.end(),o.begin(),std::vector<T>(n).begin(),[](T const&t){return t.x&1;}); rep("partc");
   T s=std::accumulate(b.begin(),b.end(),T(0)); rep("acc");
    s=std::accumulate(b.begin(),b.end(),T(0),[](T a,T const&b){return a+b;}); rep("acc f");
    s=std::inner_product(b.begin(),b.end(),o.begin(),T(0)); rep("ip");
    std::partial_sum(b.begin(),b.end(),o.begin()); rep("psum");
    std::adjacent_difference(b.begin(),b.end(),o.begin()); rep("adjd");
    s=std::reduce(b.begin(),b.end(),T(0)); rep("red");
    s=std::transform_reduce(b.begin(),b.end(),o.begin(),T(0)); rep("tred");
    std::inclusive_scan(b.begin(),b.end(),o.begin()); rep("iscan");
    std::exclusive_scan(b.begin(),b.end(),o.begin(),T(1)); rep("escan");
    show(o);
   std::for_each(b.begin(),b.end(),[](T t){}); rep("fe");
    T x=std::max(T(1),T(2)); rep("max");
    x=std::max({T(1),T(3),T(2)}); rep("maxl");
    x=std::min({T(1),T(3),T(2)}); rep("minl");
    auto mm=std::minmax({T(4),T(1),T(3)}); rep("mml");
    auto cl=std::clamp(T(1),T(2),T(3)); rep("clamp");
    std::shift_left(o.begin(),o.end(),1); rep("shl");
    show(o);
    std::shift_right(o.begin(),o.end(),1); rep("shr");
    show(o);
    std::iter_swap(&x,&s); rep("is");
    T e=std::exchange(x,T(5)); rep("exch");
    std::swap(x,e); rep("swap");
  }
 }
}
