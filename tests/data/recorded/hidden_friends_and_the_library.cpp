#include <algorithm>
#include <cstdio>
#include <functional>
#include <iostream>
#include <iterator>
#include <list>
#include <map>
#include <numeric>
#include <optional>
#include <queue>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>
template<class T> struct Vec { T*b; int n=2;
 friend void swap(Vec&,Vec&){ puts("Fswap"); } friend T* begin(Vec&v){ puts("Fbegin"); return v.b; } friend T* end(Vec&v){ puts("Fend"); return v.b+v.n; }
 friend int size(const Vec&v){ puts("Fsize"); return v.n; } friend void print(const Vec&){ puts("Fprint"); } friend int get(const Vec&){ puts("Fget"); return 0; }
 friend std::size_t hash(const Vec&){ puts("Fhash"); return 1; } friend bool operator==(const Vec&,const Vec&){ puts("F=="); return true; } friend bool operator<(const Vec&,const Vec&){ puts("F<"); return false; }
 friend std::ostream& operator<<(std::ostream&o,const Vec&){ return o<<"F<<"; } friend T* data(Vec&v){ puts("Fdata"); return v.b; } friend bool empty(const Vec&){ puts("Fempty"); return 0; }
 friend int distance(Vec,Vec){ puts("Fdist"); return 3; } friend void advance(Vec&,int){ puts("Fadv"); } friend Vec next(Vec v){ puts("Fnext"); return v; } friend Vec abs(const Vec&v){ puts("Fabs"); return v; }
 friend Vec max(const Vec&v,const Vec&){ puts("Fmax"); return v; } friend Vec min(const Vec&v,const Vec&){ puts("Fmin"); return v; } friend std::string to_string(const Vec&){ puts("Fto_string"); return "v"; }
 friend Vec move(const Vec&v){ puts("Fmove"); return v; } friend Vec forward(const Vec&v){ puts("Fforward"); return v; } friend void destroy_at(Vec*){ puts("Fdestroy"); } friend void iter_swap(Vec*,Vec*){ puts("Fiter_swap"); }
 friend void sort(Vec*,Vec*){ puts("Fsort"); } friend Vec operator+(const Vec&v,const Vec&){ puts("F+"); return v; } friend void addressof(Vec&){ puts("Faddr"); }
};
namespace N { struct H { int v; friend void swap(H&a,H&b){ puts("Nswap"); int t=a.v;a.v=b.v;b.v=t; } friend bool operator<(const H&a,const H&b){ return a.v<b.v; } friend bool operator==(const H&a,const H&b){ return a.v==b.v; } friend int f(const H&){ return 1; } friend H* begin(H&h){ return &h; } friend H*end(H&h){ return &h+1; } }; int f(const H&,int){ return 2; } }
struct Tr{ int v; Tr(int v=0):v(v){} bool operator<(const Tr&o)const{return v<o.v;} bool operator==(const Tr&o)const{return v==o.v;} };
namespace std{ template<> struct hash<Tr>{ size_t operator()(const Tr&t)const{return t.v;} }; }
int list,map_,queue_;
#define P Tr a[4]={{1},{2},{4},{3}}; Vec<Tr> v{a};
#define Q N::H h[4]={{1},{2},{4},{3}};
void s0() { P std::reverse(a,a+4); printf("%d\n",a[0].v); }
void s1() { P std::swap(a[0],a[1]); printf("%d\n",a[0].v); }
void s2() { P std::sort(a,a+4); printf("%d\n",a[0].v); }
void s3() { P std::iter_swap(a,a+1); printf("%d\n",a[0].v); }
void s4() { P std::swap_ranges(a,a+2,a+2); printf("%d\n",a[0].v); }
void s5() { P std::partition(a,a+4,[](const Tr&t){return t.v>1;}); printf("%d\n",a[0].v); }
void s6() { P std::rotate(a,a+1,a+4); printf("%d\n",a[0].v); }
void s7() { P std::random_access_iterator_tag t; (void)t; std::next_permutation(a,a+4); printf("%d\n",a[0].v); }
void s8() { P std::set<Tr> s(a,a+4); printf("%zu\n",s.size()); }
void s9() { P std::unordered_set<Tr> s(a,a+4); printf("%zu\n",s.size()); }
void s10() { P std::unordered_map<Tr,int> s; s[a[0]]=2; printf("%zu\n",s.size()); }
void s11() { P std::vector<Tr> s(a,a+4),t; std::swap(s,t); printf("%zu\n",std::size(t)); for(auto&x:t) printf("%d",x.v); }
void s12() { P std::vector<Tr> s(a,a+4),t; swap(s,t); printf("%zu\n",size(t)); for(auto&x:t) printf("%d",x.v); }
void s13() { P printf("%zu\n",std::size(a)); printf("%d\n",(int)(std::end(a)-std::begin(a))); }
void s14() { P for(auto&x:v) printf("%d\n",x.v); }
void s15() { P printf("%d\n",size(v)); print(v); get(v); hash(v); data(v); empty(v); }
void s16() { P Vec<Tr> w{a}; swap(v,w); std::swap(v,w); using std::swap; swap(v,w); swap(a[0],a[1]); printf("%d\n",a[0].v); }
void s17() { P Vec<Tr> w[2]={{a},{a}}; std::reverse(w,w+2); std::sort(w,w+2); std::iter_swap(w,w+1); std::swap_ranges(w,w+1,w+1); }
void s18() { P Vec<Tr> w[2]={{a},{a}}; std::rotate(w,w+1,w+2); std::next_permutation(w,w+2); std::make_heap(w,w+2); }
void s19() { P Vec<Tr> w[2]={{a},{a}}; std::max(w[0],w[1]); std::min(w[0],w[1]); std::max_element(w,w+2); std::count(w,w+2,w[0]); std::find(w,w+2,w[0]); }
void s20() { P Vec<Tr> w[2]={{a},{a}}; std::cout<<w[0]<<'\n'; std::accumulate(w,w+2,w[0]); std::copy(w,w+2,std::ostream_iterator<Vec<Tr>>(std::cout," ")); }
void s21() { P Vec<Tr> w[2]={{a},{a}}; std::vector<Vec<Tr>> x(w,w+2); x.push_back(w[0]); x.insert(x.begin(),w[1]); x.erase(x.begin()); std::swap(x[0],x[1]); }
void s22() { P Vec<Tr> w[2]={{a},{a}}; std::pair<Vec<Tr>,int> p{w[0],1},q{w[1],2}; std::swap(p,q); printf("%d",p==q); }
void s23() { P Vec<Tr> w[2]={{a},{a}}; std::tuple<Vec<Tr>,int> p{w[0],1},q{w[1],2}; std::swap(p,q); printf("%d",p==q); std::get<0>(p); auto [x,y]=p; }
void s24() { P Vec<Tr> w[2]={{a},{a}}; std::optional<Vec<Tr>> p{w[0]},q{w[1]}; std::swap(p,q); printf("%d",p==q); }
void s25() { P Vec<Tr> w[2]={{a},{a}}; std::variant<Vec<Tr>,int> p{w[0]},q{w[1]}; std::swap(p,q); printf("%d",p==q); std::get<0>(p); }
void s26() { P max(v,v); min(v,v); std::string s=to_string(v); abs(v); move(v); forward(v); distance(v,v); advance(v,1); next(v); sort(&v,&v); iter_swap(&v,&v); addressof(v); v+v; }
void s27() { Q std::reverse(h,h+4); printf("%d\n",h[0].v); }
void s28() { Q std::sort(h,h+4); printf("%d\n",h[0].v); }
void s29() { Q printf("%d%d\n",f(h[0]),f(h[0],1)); }
void s30() { Q printf("%d\n",N::f(h[0],1)); }
void s31() { Q using namespace N; printf("%d\n",f(h[0],1)+f(h[0])); }
void s32() { Q for(auto&x:h[1]) printf("%d\n",x.v); }
void s33() { Q std::map<N::H,int> m; m[h[0]]=1; printf("%zu\n",m.count(h[0])); }
void s34() { Q using std::swap; swap(h[0],h[1]); std::swap(h[0],h[1]); printf("%d\n",h[0].v); }
void s35() { Q std::pair<N::H,N::H> p{h[0],h[1]}; p.swap(p); std::swap(p,p); printf("%d\n",p.first.v); }
void s36() { Q std::tuple<N::H,N::H> p{h[0],h[1]}; p.swap(p); std::swap(p,p); printf("%d\n",std::get<0>(p).v); }
void s37() { Q N::H g[4]={{7},{8}}; std::swap(h,g); printf("%d\n",g[0].v); }
void s38() { Q std::array<N::H,2> x{{{1},{2}}},y{{{3},{4}}}; std::swap(x,y); x.swap(y); printf("%d\n",x[0].v); }
void s39() { Q std::optional<N::H> x{h[0]},y{h[1]}; x.swap(y); std::swap(x,y); printf("%d\n",x->v); }
void s40() { Q std::variant<N::H,int> x{h[0]},y{h[1]}; x.swap(y); std::swap(x,y); printf("%d\n",std::get<0>(x).v); }
void s41() { Q std::vector<N::H> x{h[0]},y{h[1]}; x.swap(y); std::swap(x,y); printf("%d\n",x[0].v); }
void s42() { Q std::priority_queue<N::H> q(h,h+4); q.pop(); printf("%d\n",q.top().v); }
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
}
