// What an assignment changes is seen through pointers and references to it and to its parts.
#include <cstdio>
#include <vector>
#include <string>
#include <array>
#include <tuple>
#include <utility>
struct I { int z; }; struct O { I in; int arr[3]; std::string s; std::vector<int> v; std::array<I,2> ia; I ci[2]; std::pair<int,I> pr{0,I{0}}; };
struct Base { I b; }; struct Der : Base { int d; };
int main(){
  O a, b; a.in.z=0; a.ia=b.ia;  b.in.z=5; b.arr[1]=6; b.s="bee"; b.v={1,2,3}; b.ia[1].z=7; b.ci[1].z=8; b.pr.first=9; b.pr.second=I{10};
  a.s="aaaa"; a.v={9,9,9,9};
  int* p1=&a.in.z; int* p2=&a.arr[1]; const char* p3=a.s.c_str(); int* p4=&a.v[1]; int* p5=&a.ia[1].z; int* p6=&a.ci[1].z; I* p7=&a.ia[1]; I* p8=&a.in; I& r=a.pr.second; std::string& rs=a.s; std::vector<int>& rv=a.v; int& rp=a.pr.first;
  a=b; printf("%d %d %s %d %d %d %d %d %d %s %d %d\n",*p1,*p2,p3,*p4,*p5,*p6,p7->z,p8->z,r.z,rs.c_str(),(int)rv.size(),rp);
  b.in.z=50; b.ia[1].z=70; b.ci[1].z=80; b.s[0]='B'; b.v[1]=20; printf("%d %d %d %s %d\n",a.in.z,a.ia[1].z,a.ci[1].z,a.s.c_str(),a.v[1]);
  *p1=1; p7->z=2; printf("%d %d %d %d\n", a.in.z,a.ia[1].z,b.in.z,b.ia[1].z);
  Der d, e; d.d=0; e.b.z=3; e.d=4; int* q=&d.b.z; static_cast<Base&>(d)=e; printf("%d %d\n",*q,d.d);  d=e; printf("%d %d\n",*q,d.d);
  std::vector<I> vi={{1},{2}}, vj={{3},{4}}; I* w=&vi[1]; int* wz=&vi[0].z; vi=vj; printf("%d %d\n", w->z,*wz); w->z=9; printf("%d %d\n",vi[1].z,vj[1].z);
  std::array<I,2> x={I{1},I{2}}, y={I{3},I{4}}; I* xp=&x[0]; x=y; printf("%d\n",xp->z);
  std::tuple<I,int,std::string> t{I{1},2,"a"}, u{I{3},4,"b"}; I* tp=&std::get<0>(t); std::string& ts=std::get<2>(t); int& ti=std::get<1>(t); t=u; printf("%d %s %d\n",tp->z,ts.c_str(),ti);
  std::pair<I,I> m{I{1},I{2}}, n{I{3},I{4}}; int* mp=&m.second.z; m=n; printf("%d\n",*mp); std::swap(m,n); 
  std::swap(a.in,b.in); printf("%d %d %d\n",*p1,a.in.z,b.in.z); std::swap(x,y); printf("%d\n",xp->z);
  vi.assign(2,I{6}); printf("%d\n", w->z);
  I* g=new I{1}; I* g2=g; *g=I{5}; printf("%d\n",g2->z);
  O* op=&a; O zero; zero.in.z=0; zero.ia[1].z=0; *op=zero; printf("%d %d %d\n",*p1,*p5,p7->z);
  std::vector<std::vector<int>> vv={{1,2},{3}}; int* k=&vv[0][1]; vv[0]={7,8}; printf("%d\n",*k); std::vector<int>& inner=vv[1]; vv={{0,1},{5}}; printf("%d %d\n",inner[0],*k);
  struct L { I i[2][2]; } l1{}, l2{}; l2.i[1][1].z=4; int* lp=&l1.i[1][1].z; l1=l2; printf("%d\n",*lp);
}
