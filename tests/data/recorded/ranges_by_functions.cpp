#include <array>
#include <cstdio>
#include <vector>
namespace N { struct H { int v[3]={1,2,3}; }; int* begin(H&h){ return h.v; } int*end(H&h){ return h.v+3; } const int* begin(const H&h){ return h.v; } const int*end(const H&h){ return h.v+2; } 
template<class T> struct K { T v[2]; friend T* begin(K&k){return k.v;} friend T* end(K&k){return k.v+2;} };
struct It{ int i; int operator*()const{return i;} It&operator++(){++i;return*this;} bool operator!=(const It&o)const{return i!=o.i;} };
struct R{int n;}; It begin(R){return{0};} It end(R r){return{r.n};}
template<class T> struct Z{ T t; }; template<class T> auto begin(Z<T>&z){ return z.t.begin(); } template<class T> auto end(Z<T>&z){ return z.t.end(); }
struct T{ int n; ~T(){printf("~T ");} }; It begin(const T&t){return{0};} It end(const T&t){return{t.n};}
struct P{int first,second;}; }
struct Q{ int a[2]={3,4}; friend int*begin(Q&q){return q.a;} friend int*end(Q&q){return q.a+2;} friend const int*begin(const Q&q){return q.a;} friend const int*end(const Q&q){return q.a+2;} };
struct D:Q{};
void s0() { N::H h; for(int x:h) printf("%d ",x); for(int&x:h) x=5; const N::H c; for(int x:c) printf("%d ",x); for(auto&x:h) printf("%d ",x); }
void s1() { N::K<int> k{{4,5}}; for(auto&x:k) x++; for(auto x:k) printf("%d ",x); }
void s2() { for(int x:N::R{3}) printf("%d ",x); }
void s3() { N::Z<std::vector<int>> z{{1,2}}; for(auto&x:z) x+=2; for(auto x:z) printf("%d ",x); }
void s4() { for(int x:N::T{3}) printf("%d ",x); }
void s5() { Q q; for(auto&x:q) ++x; const Q c; for(auto x:q) printf("%d ",x); for(auto&x:c) printf("%d ",x); D d; for(auto x:d) printf("%d ",x); }
void s6() { D d; for(auto&x:d) x=9; for(auto x:d) printf("%d ",x); }
void s7() { [](auto&&r){ for(auto&&x:r) printf("%d ",x); }(Q{}); }
void s8() { [](auto r){ for(auto&x:r) printf("%d ",x); }(N::K<int>{{1,2}}); }
void s9() { Q q; for(int i=0;auto x:q) printf("%d%d ",i++,x); }
void s10() { Q q[2]; for(auto&r:q) for(auto x:r) printf("%d ",x); }
void s11() { for(auto& r:std::array<Q,2>{}) for(auto x:r) printf("%d ",x); }
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
}
