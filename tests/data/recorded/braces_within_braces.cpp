#include <map>
#include <utility>
#include <set>
#include <vector>
#include <string>
#include <cstdio>
struct P{int a,b;};
struct F{ int n; F(std::string s):n(s.size()){ printf("s\n"); } F(F&&o):n(o.n+100){ printf("m\n"); } };
F mk(){return F("mmm");}
struct G{ int n; G(int a,int b):n(a*10+b){} G(G const&o):n(o.n+1000){} };
struct L{ int n; L(std::initializer_list<int> l):n(l.size()){} L(L const&o):n(o.n+100){} L(L&&o):n(o.n+200){} };
struct K{ std::string s; K(const char*c):s(c){} K(K const&)=default; };
int f(G g){return g.n;} int l(L g){return g.n;} int k(K const&x){return x.s.size();}
std::map<int,int> ret(){ return {{1,2}}; }
int sum(std::map<int,int> const&m){ int t=0; for(auto&p:m) t+=p.first*p.second; return t; }
std::map<int,int> ret2(){ return {{1,2},{3,4}}; }
std::map<std::string,P> ret3(){ return {{"a",{1,2}},{"b",{3,4}}}; }
int main(){
 std::map<int,int> m{{1,2}}; printf("%d %d\n",(int)m.size(),m[1]);
 std::map<int,std::vector<int>> w{{1,{5,6}}}; printf("%d\n",(int)w[1].size());
 std::map<std::string,int> n={{"a",2}}; printf("%d\n",n["a"]);
 std::map<int,P> q{{1,{2,3}}}; printf("%d\n",q[1].b);
 std::map<int,P> q2{{1,{2,3}},{4,{5,6}}}; printf("%d\n",q2[4].b);
 std::vector<std::pair<int,int>> v{{1,2}}; printf("%d %d\n",(int)v.size(),v[0].second);
 std::vector<P> vp{{1,2}}; printf("%d %d\n",(int)vp.size(),vp[0].b);
 std::vector<std::vector<int>> vv{{1,2}}; printf("%d\n",(int)vv.size());
 std::vector<int> vi{{1,2}}; printf("%d\n",(int)vi.size());
 std::set<int> s{1}; printf("%d\n",(int)s.size());
 std::set<std::pair<int,int>> sp{{1,2}}; printf("%d\n",(int)sp.size());
 F a("abcd"); F b=mk(); F c(std::move(a)); printf("%d %d %d\n",a.n,b.n,c.n);
 G g{1,2}, h=G(3,4); printf("%d %d %d\n",g.n,h.n,f({5,6})); 
 L x{1,2,3}, y={4}; printf("%d %d %d\n",x.n,y.n,l({1,2}));
 printf("%d %d\n",k("abc"),k({"abcd"}));
 printf("%d %d\n",sum(ret()),sum({{3,4}}));
 std::map<std::pair<int,int>,int> pm{{{1,2},3}}; printf("%d\n",pm[std::make_pair(1,2)]);
 std::map<int,int> mm{m}; printf("%d\n",mm[1]);
 printf("%d\n",sum(ret2())); printf("%d\n",ret3()["b"].a);
 std::vector<std::pair<std::string,P>> vs{{"a",{1,2}},{"b",{3,4}}}; printf("%d %s\n",vs[1].second.b,vs[0].first.c_str());
 std::map<std::string,std::map<int,int>> mmm{{"a",{{1,2},{3,4}}}}; printf("%d\n",mmm["a"][3]);
 std::vector<P> e{}; printf("%d\n",(int)e.size());
}
