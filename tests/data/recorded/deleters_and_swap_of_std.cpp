#include <algorithm>
#include <cstdio>
#include <list>
#include <memory>
#include <string>
#include <utility>
#include <vector>
struct Sw{ int v; };
template<> void std::swap(Sw&a,Sw&b)noexcept{ printf("sw "); int t=a.v; a.v=b.v; b.v=t; }
struct K{ int v; }; struct J{ int v; ~J(){ printf("~J "); } };
namespace std{ template<> struct default_delete<K>{ void operator()(K*k)const{ printf("del%d ",k->v); delete k; } }; template<> struct default_delete<J>{ void operator()(J*k)const{ printf("jel%d ",k->v); delete k; } }; }
void s0() { std::unique_ptr<K> r(new K{7}); }
void s1() { auto r=std::make_unique<K>(K{7}); }
void s2() { std::vector<std::unique_ptr<K>> v; v.push_back(std::make_unique<K>(K{1})); v.emplace_back(new K{2}); }
void s3() { auto r=std::make_unique<J>(); { std::unique_ptr<J> j(new J{3}); } r.reset(); }
void s4() { struct S{ std::unique_ptr<K> k{new K{4}}; }; S s; auto p=new S; delete p; }
void s5() { std::unique_ptr<K> f(new K{5}); f=nullptr; f=std::make_unique<K>(K{6}); f.release(); }
void s6() { Sw a{1},b{2}; std::swap(a,b); Sw c[2]={{1},{2}}; std::reverse(c,c+2); std::iter_swap(c,c+1); std::swap_ranges(c,c+1,c+1); std::vector<Sw> v{{3},{1},{2}}; std::reverse(v.begin(),v.end()); int i=1,j=2; std::swap(i,j); std::reverse(&i,&i+1); std::pair<Sw,int> p{a,1},q{b,2}; std::swap(p,q); std::string s="ab"; std::reverse(s.begin(),s.end()); std::list<int> l{1},m{2}; std::swap(l,m); printf("%d%d%s%d",i,j,s.c_str(),l.front()); }
int main() {
  s0(); std::fflush(stdout); std::putchar('\n');
  s1(); std::fflush(stdout); std::putchar('\n');
  s2(); std::fflush(stdout); std::putchar('\n');
  s3(); std::fflush(stdout); std::putchar('\n');
  s4(); std::fflush(stdout); std::putchar('\n');
  s5(); std::fflush(stdout); std::putchar('\n');
  s6(); std::fflush(stdout); std::putchar('\n');
}
