#include <algorithm>
#include <cstdio>
#include <forward_list>
#include <list>
#include <vector>
struct Tr{ int v; Tr(int v=0):v(v){} Tr(const Tr&o):v(o.v){printf("c");} Tr(Tr&&o):v(o.v){printf("m");} Tr&operator=(const Tr&o){v=o.v;printf("=");return*this;} Tr&operator=(Tr&&o){v=o.v;printf("M");return*this;} };
void swap(Tr&a,Tr&b){ printf("s"); int t=a.v;a.v=b.v;b.v=t; }
struct Pl{ int v; }; void swap(Pl&a,Pl&b){ printf("s"); int t=a.v;a.v=b.v;b.v=t; }
struct Q{ int v; Q(int v=0):v(v){} Q(const Q&o):v(o.v){printf("c");} Q(Q&&o):v(o.v){printf("m");} Q&operator=(const Q&o){v=o.v;printf("=");return*this;} Q&operator=(Q&&o){v=o.v;printf("M");return*this;} };
template<class C> void p(C&c){ for(auto&x:c) printf("%d",x.v); puts(""); }
template<class T,int N> void r(){ for(int k=0;k<=N;++k){ T a[N]; for(int i=0;i<N;++i) a[i].v=i; auto q=std::rotate(a,a+k,a+N); printf("%d ",int(q-a)); p(a); } }
template<class T,int N> void l(){ for(int k=0;k<=N;++k){ std::list<T> a(N); int i=0; for(auto&x:a) x.v=i++; auto q=std::rotate(a.begin(),std::next(a.begin(),k),a.end()); printf("%d ",int(std::distance(a.begin(),q))); p(a); } }
template<class T,int N> void f(){ for(int k=0;k<=N;++k){ std::forward_list<T> a(N); int i=0; for(auto&x:a) x.v=i++; auto q=std::rotate(a.begin(),std::next(a.begin(),k),a.end()); printf("%d ",int(std::distance(a.begin(),q))); p(a); } }
void s0() { r<Tr,2>(); r<Tr,3>(); r<Tr,4>(); r<Tr,5>(); r<Tr,6>(); r<Tr,7>(); }
void s1() { r<Pl,2>(); r<Pl,3>(); r<Pl,4>(); r<Pl,5>(); r<Pl,6>(); r<Pl,7>(); }
void s2() { r<Q,2>(); r<Q,3>(); r<Q,4>(); r<Q,5>(); r<Q,6>(); r<Q,7>(); }
void s3() { l<Tr,2>(); l<Tr,3>(); l<Tr,4>(); l<Tr,5>(); l<Tr,7>(); }
void s4() { l<Q,2>(); l<Q,3>(); l<Q,4>(); l<Q,5>(); l<Q,7>(); }
void s5() { f<Tr,2>(); f<Tr,3>(); f<Tr,4>(); f<Tr,5>(); f<Tr,7>(); }
void s6() { f<Q,2>(); f<Q,3>(); f<Q,4>(); f<Q,5>(); f<Q,7>(); }
void s7() { std::vector<Tr> v(4); std::rotate(v.begin(),v.begin()+2,v.end()); std::reverse(v.begin(),v.end()); std::swap_ranges(v.begin(),v.begin()+2,v.begin()+2); std::iter_swap(v.begin(),v.end()-1); }
void s8() { std::vector<Pl> v(4); std::rotate(v.begin(),v.begin()+2,v.end()); std::reverse(v.begin(),v.end()); std::swap_ranges(v.begin(),v.begin()+2,v.begin()+2); std::iter_swap(v.begin(),v.end()-1); }
void s9() { Tr a[4]={{3},{1},{2},{0}}; auto c=[](const Tr&a,const Tr&b){return a.v<b.v;}; std::sort(a,a+4,c); std::next_permutation(a,a+4,c); std::partition(a,a+4,[](auto&x){return x.v>1;}); std::stable_partition(a,a+4,[](auto&x){return x.v<1;}); std::nth_element(a,a+1,a+4,c); std::make_heap(a,a+4,c); std::sort_heap(a,a+4,c); std::inplace_merge(a,a+2,a+4,c); std::reverse(a,a+4); std::ranges::reverse(a); }
int main() {
  s0(); std::fflush(stdout); std::putchar('\n');
  s1(); std::fflush(stdout); std::putchar('\n');
  s2(); std::fflush(stdout); std::putchar('\n');
  s3(); std::fflush(stdout); std::putchar('\n');
  s4(); std::fflush(stdout); std::putchar('\n');
  s5(); std::fflush(stdout); std::putchar('\n');
  s6(); std::fflush(stdout); std::putchar('\n');
  s7(); std::fflush(stdout); std::putchar('\n');
  s8(); std::fflush(stdout); std::putchar('\n');
  s9(); std::fflush(stdout); std::putchar('\n');
}
