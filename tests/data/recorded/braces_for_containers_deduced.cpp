// Braces for a container of a parameter that other arguments tell.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <vector>
#include <array>
#include <map>
#include <set>
#include <string>
#include <iostream>
#include <utility>
template<class T> T horner(T x,std::vector<T> const& c){ T r=0; for(T a:c) r=r*x+a; return r; }
template<class T> T hv(T x,std::vector<T> c){ T r=0; for(T a:c) r=r*x+a; return r; }
template<class X,size_t N> X sa(std::array<X,N> const& a, std::array<X,N> b){ X s=0; for(size_t i=0;i<N;++i) s+=a[i]*b[i]; return s; }
struct M{ template<class T> T f(T x,const std::vector<T>& c) const { return x+T(c.size()); } };
template<class T> T pr(T a, std::pair<T,T> p){ return a+p.first+p.second; }
template<class K,class V> V look(std::map<K,V> const& m, K k, V d){ auto it=m.find(k); return it==m.end()?d:it->second; }
template<class T> struct P{ T x,y; }; template<class T> T dot(P<T> a, P<T> b){ return a.x*b.x+a.y*b.y; }
template<class T> int cnt(T, std::initializer_list<T> l){ return l.size(); }
template<class T> bool in(T const& v, std::set<T> const& s){ return s.count(v); }
template<class T> int over(T, std::vector<T>){ return 1; } int over(int,int){ return 2; }

int main() {
  std::printf("\n0: "); { printf("%d %g", horner(2,{1,2,3}), horner(2.0,{1,2.5,3})); }
  std::printf("\n1: "); { printf("%d %g", hv(2,{1,2,3}), hv(2.0,{})); }
  std::printf("\n2: "); { printf("%d", sa(std::array<int,2>{1,2},{3,4})); }
  std::printf("\n3: "); { M m; printf("%d", m.f(2,{1,2,3})); }
  std::printf("\n4: "); { auto l=[]<class X>(X x,std::vector<X> v){ return x+X(v.size()); }; printf("%d", l(2,{1,2})); }
  std::printf("\n5: "); { printf("%d", look({{1,2},{3,4}},3,0)); }
  std::printf("\n6: "); { printf("%d %d", over(1,{1,2}), over(1,{3})); }
  std::printf("\n7: "); { std::vector<int> v{1,2,3}; printf("%d", horner(2,{v.begin(),v.begin()+2})); }
  std::printf("\n8: "); { auto x=3.5; printf("%g", horner(x,{1,2})); }
  std::printf("\n");
}
