// What braces make holds copies of the variables in them.
#include <cstdio>
#include <vector>
#include <array>
#include <utility>
#include <string>
struct P { int id; }; struct E { int id; ~E(){ printf("~E%d ",id);} };
struct H { E e; int n; }; struct HP { P p; std::string s; std::vector<int> v; };
std::vector<P> rp(P p){ return {p,p}; }
std::vector<E> re(E e){ return {e,E{9}}; }
H rh(E e){ return {e,1}; }
HP rhp(P p, std::string s, std::vector<int> v){ return {p,s,v}; }
std::pair<P,std::string> rpp(P p, std::string s){ return {p,s}; }
void take(std::vector<E> v){ printf("t%d ",v[0].id); } void takeh(H h){ printf("h%d ",h.e.id); }
int main(){
  P p{1}; std::vector<P> v{p,p}; v[0].id=2; printf("%d %d\n",p.id,v[1].id);
  std::vector<P> w={p}; w[0].id=3; P a[2]={p,p}; a[0].id=4; std::array<P,2> b{p,p}; b[0].id=5; HP h{p,"x",{1}}; h.p.id=6; printf("%d %d %d\n",p.id,a[1].id,b[1].id);
  auto r=rp(p); r[0].id=7; printf("%d %d\n",p.id,r[1].id);
  std::string s="str"; std::vector<int> q={1,2}; auto hp=rhp(p,s,q); hp.s[0]='X'; hp.v[0]=9; hp.p.id=8; printf("%s %d %d\n",s.c_str(),q[0],p.id);
  HP hq{p,s,q}; hq.s[0]='Y'; hq.v[0]=10; hq.p.id=11; printf("%s %d %d\n",s.c_str(),q[0],p.id);
  auto pr=rpp(p,s); pr.first.id=12; pr.second[0]='Z'; printf("%s %d\n",s.c_str(),p.id);
  std::vector<std::string> vs{s,s}; vs[0][0]='Q'; printf("%s %s\n",s.c_str(),vs[1].c_str());
  std::vector<std::vector<int>> vv{q,q}; vv[0][0]=77; printf("%d %d\n",q[0],vv[1][0]);
  std::pair<P,int> pp{p,1}; pp.first.id=13; printf("%d\n",p.id); std::vector<std::pair<P,int>> vp{{p,1},{p,2}}; vp[0].first.id=14; printf("%d %d\n",p.id,vp[1].first.id);
  { E e{1}; std::vector<E> ve{e,E{2}}; printf("| "); } printf("\n");
  { E e{1}; H x{e,1}; printf("| "); H y={E{2},3}; printf("| "); } printf("\n");
  { auto z=re(E{3}); printf("| "); } printf("\n");
  { auto z=rh(E{4}); printf("| "); } printf("\n");
  { E e{5}; take({e}); printf("| "); take({E{6}}); printf("| "); takeh({e,1}); printf("| "); takeh({E{7},1}); printf("| "); } printf("\n");
  { E e{8}; E arr[2]={e,E{9}}; printf("| "); } printf("\n");
  { E e{10}; std::array<E,2> ar{e,E{11}}; printf("| "); } printf("\n");
}
