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
 for(int n:{0,3,17}) for(int mod:{3,1000}){
  std::printf("n=%d mod=%d\n",n,mod);
  auto b=mk(n,mod); rep("mk");
  {auto v=b; rep("copy");
    std::sort(v.begin(),v.end()); rep("sort");
    show(v);}
  {auto v=b; rep("copy");
    std::stable_sort(v.begin(),v.end()); rep("stable_sort");
    show(v);}
  {auto v=b; rep("copy");
    std::stable_sort(v.begin(),v.end(),[](T const&a,T const&b){T::cmp++;return a.x%10<b.x%10;}); rep("stable_sort f");
    show(v);}
  if(n){auto v=b; rep("copy");
    std::nth_element(v.begin(),v.begin()+n/2,v.end()); rep("nth");
    show(v);}
  {auto v=b; rep("copy");
    std::partial_sort(v.begin(),v.begin()+n/3,v.end()); rep("partial_sort");
    show(v);}
  {auto v=b; rep("copy");
    std::make_heap(v.begin(),v.end()); rep("make_heap");
    show(v);
    std::vector<T> w=v; rep("copy");
    std::sort_heap(w.begin(),w.end()); rep("sort_heap");
    if(n){ std::pop_heap(v.begin(),v.end()); rep("pop_heap");
    show(v);
    v.back()=T(7); std::push_heap(v.begin(),v.end()); rep("push");
    show(v);} std::printf("%d\n",(int)(std::is_heap_until(v.begin(),v.end())-v.begin())); rep("ihu");
    std::printf("%d\n",std::is_heap(v.begin(),v.end())); rep("ih");}
  {std::vector<T> v(n/2); rep("v");
    std::partial_sort_copy(b.begin(),b.end(),v.begin(),v.end()); rep("psc");
    show(v);}
  for(int cut:{0,1,n/4,n/2,n-1}) if(cut>=0&&cut<=n){auto v=b; rep("copy");
    std::rotate(v.begin(),v.begin()+cut,v.end()); rep("rotate");
    show(v);}
  {auto v=b; rep("copy");
    auto it=std::unique(v.begin(),v.end()); v.erase(it,v.end()); rep("unique");
    show(v);}
  {auto v=b; rep("copy");
    auto it=std::remove_if(v.begin(),v.end(),[](T const&a){return a.x%2==0;}); v.erase(it,v.end()); rep("remove_if");
    show(v);}
  {auto v=b; rep("copy");
    auto it=std::partition(v.begin(),v.end(),[](T const&a){return a.x%2==0;}); rep("partition");
    std::printf("%d\n",int(it-v.begin())); show(v);}
  {auto v=b; rep("copy");
    auto it=std::stable_partition(v.begin(),v.end(),[](T const&a){return a.x%2==0;}); rep("stable_partition");
    std::printf("%d\n",int(it-v.begin())); show(v);}
  {auto v=b; std::reverse(v.begin(),v.end()); rep("reverse");
    show(v);}
  {auto v=b; std::sort(v.begin(),v.begin()+n/2); std::sort(v.begin()+n/2,v.end()); rep("2sort");
    std::inplace_merge(v.begin(),v.begin()+n/2,v.end()); rep("inplace_merge");
    show(v);
   std::vector<T> w=v; w.resize(n+n/2); rep("r");
    std::merge(v.begin(),v.end(),v.begin(),v.begin()+n/2,w.begin()); rep("merge");
    show(w);
   std::vector<T> o; o.reserve(3*n+1); rep("o");
    std::set_union(v.begin(),v.end(),v.begin(),v.begin()+n/2,std::back_inserter(o)); rep("union");
    o.clear();
   std::set_intersection(v.begin(),v.end(),v.begin(),v.begin()+n/2,std::back_inserter(o)); rep("inter");
    o.clear(); std::set_difference(v.begin(),v.end(),v.begin(),v.begin()+n/2,std::back_inserter(o)); rep("diff");
    o.clear(); std::set_symmetric_difference(v.begin(),v.end(),v.begin(),v.begin()+n/2,std::back_inserter(o)); rep("symdiff"); 
   std::printf("%d\n",std::includes(v.begin(),v.end(),v.begin(),v.begin()+n/2)); rep("includes");
   T key(mod/2); std::printf("%d ",int(std::lower_bound(v.begin(),v.end(),key)-v.begin())); rep("lb");
    std::printf("%d ",int(std::upper_bound(v.begin(),v.end(),key)-v.begin())); rep("ub");
    auto p=std::equal_range(v.begin(),v.end(),key); std::printf("%d %d ",int(p.first-v.begin()),int(p.second-v.begin())); rep("er");
    std::printf("%d ",std::binary_search(v.begin(),v.end(),key)); rep("bs");
   std::printf("%d ",std::is_sorted(v.begin(),v.end())); rep("is");
    std::printf("%d ",std::is_sorted(b.begin(),b.end())); rep("is");
    std::printf("%d ",int(std::is_sorted_until(b.begin(),b.end())-b.begin())); rep("isu");
  }
  {auto v=b; rep("c");
    auto a=std::max_element(v.begin(),v.end()); rep("maxe");
    auto c=std::min_element(v.begin(),v.end()); rep("mine");
    auto m=std::minmax_element(v.begin(),v.end()); rep("minmax");
    std::printf("%d %d %d %d\n",int(a-v.begin()),int(c-v.begin()),int(m.first-v.begin()),int(m.second-v.begin()));
   bool r=std::next_permutation(v.begin(),v.end()); rep("np");
    show(v);
    r=std::prev_permutation(v.begin(),v.end()); rep("pp");
    show(v);
    r=std::prev_permutation(v.begin(),v.end()); rep("pp");
    show(v); 
   std::printf("%d ",std::is_permutation(v.begin(),v.end(),b.begin())); rep("isperm");
    std::printf("%d ",std::is_permutation(v.begin(),v.end(),b.begin(),b.end())); rep("isperm4");
   std::printf("%d ",std::lexicographical_compare(v.begin(),v.end(),b.begin(),b.end())); rep("lex");
   std::printf("%d ",std::equal(v.begin(),v.end(),b.begin())); rep("equal");
    auto mm=std::mismatch(v.begin(),v.end(),b.begin()); std::printf("%d ",int(mm.first-v.begin())); rep("mismatch");
   std::printf("%d ",int(std::adjacent_find(v.begin(),v.end())-v.begin())); rep("adj");
    std::printf("%d ",int(std::search(v.begin(),v.end(),b.begin(),b.begin()+n/4)-v.begin())); rep("search");
    std::printf("%d ",int(std::find_end(v.begin(),v.end(),b.begin(),b.begin()+n/8)-v.begin())); rep("find_end");
    std::printf("%d ",int(std::search_n(v.begin(),v.end(),2,T(1))-v.begin())); rep("search_n");
    std::printf("%d ",int(std::find_first_of(v.begin(),v.end(),b.begin(),b.begin()+n/4)-v.begin())); rep("ffo");
  }
 }
}
