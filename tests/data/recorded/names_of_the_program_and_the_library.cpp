#include <algorithm>
#include <cstdio>
#include <functional>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <queue>
#include <string>
#include <vector>
struct A{ int v; bool operator<(const A&o)const{return v<o.v;} bool operator==(const A&o)const{return v==o.v;} };
void swap(A&a,A&b){ puts("swapA"); int t=a.v;a.v=b.v;b.v=t; }
template<class I> int distance(I,I){ puts("mydistance"); return 0; }
template<class I> void advance(I&,int){ puts("myadvance"); }
template<class I> I next(I i){ puts("mynext"); return i; }
template<class I> I prev(I i){ puts("myprev"); return i; }
template<class I,class J> void iter_swap(I,J){ puts("myiterswap"); }
template<class I> void reverse(I,I){ puts("myreverse"); }
template<class I,class T> I find(I a,I,const T&){ puts("myfind"); return a; }
template<class I> void sort(I,I){ puts("mysort"); }
template<class T> T&& forward(T& t){ puts("myfwd"); return static_cast<T&&>(t); }
template<class T> const T& max(const T&a,const T&b){ puts("mymax"); return a; }
template<class T> const T& min(const T&a,const T&b){ puts("mymin"); return a; }
template<class T> T* addressof(T&t){ puts("myaddressof"); return &t; }
template<class I,class J> J copy(I,I,J j){ puts("mycopy"); return j; }
template<class I,class J> J move(I,I,J j){ puts("mymove"); return j; }
template<class I,class T> void fill(I,I,T){ puts("myfill"); }
template<class A,class B> bool equal(A,A,B){ puts("myequal"); return 0; }
template<class A,class B> bool lexicographical_compare(A,A,B,B){ puts("mylex"); return 0; }
template<class T> auto begin(T&t){ puts("mybegin"); return t.begin(); }
template<class T> auto end(T&t){ puts("myend"); return t.end(); }
template<class T> auto size(T&t){ puts("mysize"); return t.size(); }
template<class F,class...X> auto invoke(F f,X...x){ puts("myinvoke"); return f(x...); }
template<class I,class T> I lower_bound(I a,I,const T&){ puts("mylb"); return a; }
template<class I,class T> I upper_bound(I a,I,const T&){ puts("myub"); return a; }
template<class I,class F> I partition(I a,I,F){ puts("mypart"); return a; }
template<class I> I rotate(I a,I,I){ puts("myrot"); return a; }
template<class I> void make_heap(I,I){ puts("mymh"); }
template<class I> void push_heap(I,I){ puts("myph"); }
template<class I> void pop_heap(I,I){ puts("myph"); }
template<class I,class T> T accumulate(I,I,T t){ puts("myacc"); return t; }
template<class A,class B> auto make_pair(A,B){ puts("mymp"); return 1; }
template<class I> I unique(I a,I){ puts("myuq"); return a; }
template<class I,class T> I remove(I a,I,const T&){ puts("myrm"); return a; }
template<class I,class F> I remove_if(I a,I,F){ puts("myrm"); return a; }
template<class I,class F> I find_if(I a,I,F){ puts("myfi"); return a; }
void p(A*a,int n){ for(int i=0;i<n;++i) printf("%d ",a[i].v); puts(""); }
#define AA A a[6]={{3},{1},{2},{5},{4},{0}};
void s0() { AA std::sort(a,a+6); p(a,6); }
void s1() { AA std::stable_sort(a,a+6); p(a,6); }
void s2() { AA std::reverse(a,a+6); p(a,6); }
void s3() { AA std::rotate(a,a+2,a+6); p(a,6); }
void s4() { AA std::partial_sort(a,a+2,a+6); p(a,2); }
void s5() { AA std::nth_element(a,a+2,a+6); p(a+2,1); }
void s6() { AA std::make_heap(a,a+6); std::sort_heap(a,a+6); p(a,6); }
void s7() { AA std::next_permutation(a,a+6); p(a,6); }
void s8() { AA std::prev_permutation(a,a+6); p(a,6); }
void s9() { AA std::partition(a,a+6,[](const A&x){return x.v>2;}); p(a,6); }
void s10() { AA std::stable_partition(a,a+6,[](const A&x){return x.v>2;}); p(a,6); }
void s11() { AA std::swap_ranges(a,a+3,a+3); p(a,6); }
void s12() { AA std::iter_swap(a,a+3); p(a,6); }
void s13() { AA std::unique(a,a+6); p(a,6); }
void s14() { AA std::remove(a,a+6,A{2}); p(a,5); }
void s15() { AA std::remove_if(a,a+6,[](const A&x){return x.v==2;}); p(a,5); }
void s16() { AA std::copy(a,a+3,a+3); p(a,6); }
void s17() { AA std::copy_backward(a,a+3,a+6); p(a,6); }
void s18() { AA std::move(a,a+3,a+3); p(a,6); }
void s19() { AA std::fill(a,a+3,A{9}); p(a,6); }
void s20() { AA std::swap(a[0],a[1]); p(a,6); }
void s21() { AA std::list<A> l(a,a+6); l.sort(); printf("%d %zu\n",l.front().v,l.size()); }
void s22() { AA std::list<A> l(a,a+6); l.reverse(); l.unique(); l.remove(A{3}); printf("%d %zu\n",l.front().v,l.size()); }
void s23() { AA std::vector<A> l(a,a+6); l.insert(l.begin()+1,A{7}); l.erase(l.begin()); printf("%d %zu\n",l.front().v,l.size()); }
void s24() { AA std::priority_queue<A> q(a,a+6); q.push(A{8}); q.pop(); printf("%d\n",q.top().v); }
void s25() { std::map<A,int> m; m[A{1}]=2; m[A{0}]=1; for(auto&[k,v]:m) printf("%d%d ",k.v,v); printf("%d\n",(int)m.count(A{1})); }
void s26() { AA std::vector<A> x(a,a+3),y(a,a+3); printf("%d%d\n",x==y,x<y); }
void s27() { AA std::optional<A> x(a[0]),y(a[1]); std::swap(x,y); printf("%d\n",x->v); }
void s28() { AA std::pair<A,int> x(a[0],1),y(a[1],2); std::swap(x,y); printf("%d%d\n",x.first.v,x<y); }
void s29() { AA std::unique_ptr<A> x(new A{1}),y(new A{2}); std::swap(x,y); printf("%d\n",x->v); }
void s30() { AA std::shared_ptr<A> x(new A{1}),y(new A{2}); std::swap(x,y); printf("%d\n",x->v); }
void s31() { AA printf("%d\n",(int)std::distance(a,a+6)); }
void s32() { AA printf("%d\n",std::next(a,2)->v); }
void s33() { AA printf("%d\n",std::max(a[0],a[1]).v); }
void s34() { AA printf("%d\n",std::min({a[0],a[1]}).v); }
void s35() { AA printf("%d\n",std::max_element(a,a+6)->v); }
void s36() { AA printf("%d\n",(int)std::equal(a,a+3,a)); }
void s37() { AA printf("%d\n",(int)std::lexicographical_compare(a,a+3,a,a+2)); }
void s38() { AA printf("%d\n",(int)std::count(a,a+3,A{1})); }
void s39() { AA printf("%d\n",std::accumulate(a,a+3,0,[](int s,const A&x){return s+x.v;})); }
void s40() { AA std::sort(a,a+6); printf("%d\n",(int)std::binary_search(a,a+6,A{2})); }
void s41() { AA std::sort(a,a+6); printf("%d\n",(int)(std::lower_bound(a,a+6,A{2})-a)); }
void s42() { AA std::sort(a,a+6); auto r=std::equal_range(a,a+6,A{2}); printf("%d\n",(int)(r.second-r.first)); }
void s43() { AA A b[12]; std::merge(a,a+6,a,a+6,b); p(b,12); }
void s44() { AA printf("%d\n",(int)(std::search(a,a+6,a+2,a+4)-a)); }
void s45() { AA printf("%d\n",(int)(std::find(a,a+6,A{4})-a)); }
void s46() { AA printf("%d\n",(int)(std::find_if_not(a,a+6,[](const A&x){return x.v>2;})-a)); }
void s47() { AA printf("%d\n",(int)std::is_sorted(a,a+6)); }
void s48() { AA printf("%d\n",(int)std::is_permutation(a,a+6,a)); }
void s49() { AA std::ranges::reverse(a); p(a,6); }
void s50() { std::function<int(int)> f=[](int x){return x+1;},g; std::swap(f,g); printf("%d\n",g(1)); }
void s51() { AA std::inplace_merge(a,a+1,a+6); p(a,6); }
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
  s10(); std::fflush(stdout); std::putchar('\n');
  s11(); std::fflush(stdout); std::putchar('\n');
  s12(); std::fflush(stdout); std::putchar('\n');
  s13(); std::fflush(stdout); std::putchar('\n');
  s14(); std::fflush(stdout); std::putchar('\n');
  s15(); std::fflush(stdout); std::putchar('\n');
  s16(); std::fflush(stdout); std::putchar('\n');
  s17(); std::fflush(stdout); std::putchar('\n');
  s18(); std::fflush(stdout); std::putchar('\n');
  s19(); std::fflush(stdout); std::putchar('\n');
  s20(); std::fflush(stdout); std::putchar('\n');
  s21(); std::fflush(stdout); std::putchar('\n');
  s22(); std::fflush(stdout); std::putchar('\n');
  s23(); std::fflush(stdout); std::putchar('\n');
  s24(); std::fflush(stdout); std::putchar('\n');
  s25(); std::fflush(stdout); std::putchar('\n');
  s26(); std::fflush(stdout); std::putchar('\n');
  s27(); std::fflush(stdout); std::putchar('\n');
  s28(); std::fflush(stdout); std::putchar('\n');
  s29(); std::fflush(stdout); std::putchar('\n');
  s30(); std::fflush(stdout); std::putchar('\n');
  s31(); std::fflush(stdout); std::putchar('\n');
  s32(); std::fflush(stdout); std::putchar('\n');
  s33(); std::fflush(stdout); std::putchar('\n');
  s34(); std::fflush(stdout); std::putchar('\n');
  s35(); std::fflush(stdout); std::putchar('\n');
  s36(); std::fflush(stdout); std::putchar('\n');
  s37(); std::fflush(stdout); std::putchar('\n');
  s38(); std::fflush(stdout); std::putchar('\n');
  s39(); std::fflush(stdout); std::putchar('\n');
  s40(); std::fflush(stdout); std::putchar('\n');
  s41(); std::fflush(stdout); std::putchar('\n');
  s42(); std::fflush(stdout); std::putchar('\n');
  s43(); std::fflush(stdout); std::putchar('\n');
  s44(); std::fflush(stdout); std::putchar('\n');
  s45(); std::fflush(stdout); std::putchar('\n');
  s46(); std::fflush(stdout); std::putchar('\n');
  s47(); std::fflush(stdout); std::putchar('\n');
  s48(); std::fflush(stdout); std::putchar('\n');
  s49(); std::fflush(stdout); std::putchar('\n');
  s50(); std::fflush(stdout); std::putchar('\n');
  s51(); std::fflush(stdout); std::putchar('\n');
}
