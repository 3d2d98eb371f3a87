// Aliases and deduced types that are references refer; what is moved into members keeps its elements.
#include <cstdio>
#include <vector>
#include <string>
#include <map>
#include <utility>
struct D { int id; ~D(){ printf("~%d ",id); } };
using R = D&; using CR = const D&;
template<class T> struct W { using ref = T&; T v; ref get(){ return v; } };
template<class T> void f(T x){ x.id = 5; }
template<class T> void g(T&& x){ T y = x; printf("g%d ",y.id); }
D& self(D& d){ return d; }
template<int N> int cnt = 0;
template<class T> T zero{};
template<int N> constexpr long fib = fib<N-1>+fib<N-2>; template<> constexpr long fib<0> = 0; template<> constexpr long fib<1> = 1;
struct H{ std::vector<float> v; std::string s; };
int main(){
  { D d{1}; { decltype(auto) r = self(d); r.id=2; } printf("a "); { R r = d; } printf("b "); { CR r = d; } printf("c "); { decltype(self(d)) r = d; } printf("d "); { D& r = self(d); } printf("e "); { auto&& r = self(d); } printf("e2 "); { W<D>::ref r = d; } printf("f "); f<D&>(d); printf("g "); g(d); printf("h "); { decltype((d)) r = d; } printf("i "); { auto& [x] = d; } printf("j "); printf("k "); { using RI=int&; int x=1; RI r=x; r=5; using CI=const int&; CI c=x; x=6; printf("%d %d ",x,c); decltype(auto) w=(x); w=7; printf("%d ",x); } } printf("\n");
  { std::vector<D> v(1); v[0].id=3; { decltype(auto) r = v[0]; decltype(v[0]) q = v[0]; } printf("l "); { D* p=&v[0]; D& z=*p; decltype(*p) w=*p; } printf("m "); } printf("\n");
  { std::map<int,D> m; m[1].id=4; for(auto& [k,x]:m) x.id=6; printf("n "); for(auto const& kv:m) printf("%d ",kv.second.id); typename std::map<int,D>::mapped_type& r=m[1]; } printf("\n");
  { std::vector<float> a(2,1.f); std::string s(30,'x'); H h{std::move(a),std::move(s)}; printf("%d %d %d\n",(int)a.size(),(int)s.size(),(int)h.v.size()); H k=std::move(h); printf("%d ",(int)h.v.size()); std::vector<H> hs; hs.push_back(std::move(k)); printf("%d %d\n",(int)k.v.size(),(int)hs[0].s.size()); std::vector<float> b(3); H l={std::move(b)}; printf("%d\n",(int)b.size()); std::pair<std::vector<float>,int> pr{std::move(l.v),1}; printf("%d %d\n",(int)l.v.size(),(int)pr.first.size()); }
  { std::vector<float> a(2,1.f); float* q=a.data(); H h{std::move(a)}; q[0]=5; printf("%g\n",h.v[0]); H k=std::move(h); q[0]=6; printf("%g\n",k.v[0]); std::vector<H> hs; hs.push_back(std::move(k)); q[0]=7; printf("%g\n",hs[0].v[0]); auto fn=[v=std::move(hs[0].v)]{return v[0];}; q[0]=8; printf("%g\n",fn()); std::vector<float> x(1,2.f),y(1,3.f); float* px=x.data(); std::swap(x,y); *px=9; printf("%g %g\n",x[0],y[0]); auto mk=[](std::vector<float> v){return v;}; auto r=mk(std::move(y)); *px=10; printf("%g\n",r[0]); std::vector<std::vector<float>> vv; vv.push_back(std::move(r)); *px=11; printf("%g\n",vv[0][0]); std::vector<float> z; z=std::move(vv[0]); *px=12; printf("%g\n",z[0]); struct C{ std::vector<float> v; C(std::vector<float> a):v(std::move(a)){} } c(std::move(z)); *px=13; printf("%g\n",c.v[0]); std::pair<int,std::vector<float>> p2(1,std::move(c.v)); *px=14; printf("%g\n",p2.second[0]); }
}
