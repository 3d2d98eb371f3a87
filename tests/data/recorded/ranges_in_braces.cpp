// Two iterators in braces make a container of what lies between them.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <vector>
#include <deque>
#include <list>
#include <map>
#include <set>
#include <string>
#include <iostream>
std::vector<double> head(std::vector<double> const& v,int n){ return {v.begin(),v.begin()+n}; }
std::deque<int> dq(std::vector<int> const& v){ return {v.begin(),v.end()}; }
std::vector<std::string> args(int c,const char**v){ return {v+1,v+c}; }
std::vector<char> chars(std::string const& s){ return {s.begin(), s.end()}; }
std::vector<int> nn(){ return {3,4}; } std::string st(const char*p){ return {p,p+2}; } std::string st2(){ return {3,'a'}; }
double sum(std::vector<double> x){ double s=0; for(double d:x) s+=d; return s; } double sumr(std::vector<double> const& x){ return sum(x); }
template<class C> void show(C const& c){ for(auto const& x:c) std::cout<<x<<' '; }
struct A{ std::vector<int> v; int k; }; struct B{ std::vector<int> v; B(std::vector<int> v):v(v){} };

int main() {
  std::printf("\n0: "); { show(head({4,5,6},2)); }
  std::printf("\n1: "); { show(dq({1,2,3})); }
  std::printf("\n2: "); { const char* a[]={"x","bb","ccc"}; show(args(3,a)); }
  std::printf("\n3: "); { show(chars("abc")); }
  std::printf("\n4: "); { double a[3]={1,2,3}; printf("%g %g",sum({a,a+3}),sumr({a,a+2})); }
  std::printf("\n5: "); { std::vector<int> v{1,2,3},w; w={v.begin(),v.end()-1}; show(w); w={v.rbegin(),v.rend()}; show(w); }
  std::printf("\n6: "); { std::vector<int> v{1,2,3}; std::vector<std::vector<int>> vv; vv.push_back({v.begin(),v.begin()+2}); vv.push_back({3,4}); show(vv[0]); show(vv[1]); }
  std::printf("\n7: "); { std::vector<int> v{1,2,3}; std::map<int,std::vector<int>> m; m[1]={v.begin(),v.begin()+2}; show(m[1]); m.insert({2,{v.begin()+1,v.end()}}); show(m[2]); }
  std::printf("\n8: "); { std::vector<std::string> S{"a","b"}; std::set<std::string> t{S.begin(),S.end()}; show(t); std::vector<std::string> u{S.begin(),S.end()}; show(u); u={S.begin(),S.end()}; show(u); }
  std::printf("\n9: "); { std::vector<std::pair<int,int>> ps{{1,2},{3,4}}; std::map<int,int> m{ps.begin(),ps.end()}; for(auto [a,b]:m) printf("%d%d",a,b); m={ps.begin(),ps.begin()+1}; printf("%zu",m.size()); }
  std::printf("\n10: "); { std::vector<int> v{1,2,3}; B b({v.begin(),v.begin()+2}); show(b.v); B c{{v.begin(),v.end()}}; show(c.v); }
  std::printf("\n11: "); { std::vector<int> v{1,2,3}; auto f=[](std::vector<int> x){ return x.size(); }; printf("%zu %zu",f({v.begin(),v.begin()+2}),f({5,6,7})); std::vector<double> d; d={v.begin(),v.end()}; show(d); }
  std::printf("\n12: "); { std::string s="abc"; std::string t; t={s.begin(),s.begin()+2}; show(t); std::vector<std::string> v; v.push_back({s.begin()+1,s.end()}); v.push_back({3,'x'}); show(v); }
  std::printf("\n13: "); { std::list<int> l{1,2}; std::vector<int> v; v={l.begin(),l.end()}; show(v); std::vector<long> q={l.begin(),l.end()}; show(q); }
  std::printf("\n14: "); { int n=2; int raw[3]={7,8,9}; std::vector<int> a; a={raw,raw+n}; show(a); printf("%zu", std::vector<int*>{raw,raw+n}.size()); }
  std::printf("\n");
}
