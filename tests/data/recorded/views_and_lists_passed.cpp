// Temporary containers live as long as views of them, arrays of objects are spans, lists are inserted.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <vector>
#include <array>
#include <span>
#include <string>
#include <string_view>
struct A{ int x; }; struct B2{ int x; B2(int x):x(x){} }; struct N{ int k; operator A()const{ return A{k}; } operator B2() const { return B2(k+1); } };
template<class T> struct V2{ T x,y; template<class D> explicit operator V2<D>() const { return {D(x),D(y)}; } };
struct I{ int a,b=0; }; int f(std::span<const I> s){ return s.size(); } template<class T> int t(std::span<const T> s){ return s.size(); }
int sum(std::span<const int> s){ int n=0; for(int x:s) n+=x; return n; } std::vector<int> make(){ return {4,5}; }
struct View{ const int*p; int n; View(const std::vector<int>&v):p(v.data()),n(v.size()){} }; int g(View v){ int s=0; for(int i=0;i<v.n;++i) s+=v.p[i]; return s; }
struct TV{ const char*p; TV(const std::string&s):p(s.c_str()){} }; void pr(TV v){ puts(v.p); }
struct M{ std::vector<int> d; M(std::initializer_list<std::initializer_list<int>> l){ for(auto& r:l) d.insert(d.end(),r); } };
struct SV{ std::string_view v; SV(std::string_view v):v(v){} }; int len(SV s){ return s.v.size(); }

int main() {
  std::printf("\n0: "); { N v[1]={{3}}; A b(v[0]); printf("%d",b.x); B2 c(v[0]); printf("%d",c.x); }
  std::printf("\n1: "); { std::vector<N> v{{3}}; for(auto& p:v) printf("%d%d",static_cast<A>(p).x,((A)p).x); A a=A(v[0]); printf("%d %d",a.x,B2(v[0]).x); }
  std::printf("\n2: "); { std::vector<V2<int>> v{{1,2}}; V2<float> w(v[0]); printf("%g",w.y); auto q=static_cast<V2<double>>(v[0]); printf("%g",q.x); for(auto const& p:v) printf("%d",V2<char>(p).x); }
  std::printf("\n3: "); { printf("%d %d %d",sum(std::vector<int>{1,2,3}),sum(make()),sum(std::array{1,2,3})); }
  std::printf("\n4: "); { printf("%d %d",g(std::vector<int>{1,2,3}),g(make())); }
  std::printf("\n5: "); { M m{{1,2},{3,4}}; printf("%zu",m.d.size()); }
  std::printf("\n");
}
