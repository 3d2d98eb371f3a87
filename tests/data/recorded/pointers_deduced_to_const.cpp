// What `auto*` points to is as `const` as it was.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <vector>
struct N{int v; int f(){return 1;} int f() const {return 2;} int operator[](int){return 1;} int operator[](int) const {return 2;}}; int operator-(N&,int){return 1;} int operator-(const N&,int){return 2;} int operator-(N&){return 1;} int operator-(const N&){return 2;}
int sub(N&,int){return 1;} int sub(const N&,int){return 2;} int operator<<(N&,N&){return 1;} int operator<<(const N&,N&){return 2;}

int main() {
  std::printf("\n0: "); { N a; const N* ps[1]={&a}; for(auto* p:ps){ auto& r=*p; printf("%d%d%d%d%d",r-1,sub(r,1),-r,r[0],r<<a); } }
  std::printf("\n1: "); { N a; const N* ps[1]={&a}; for(auto* p:ps){ printf("%d%d%d%d%d",*p-1,sub(*p,1),-*p,(*p)[0],*p<<a); } }
  std::printf("\n2: "); { N a; const N* ps[1]={&a}; for(auto* p:ps){ printf("%d%d%d%d%d",p[0]-1,sub(p[0],1),-p[0],p[0][0],p[0]<<a); } }
  std::printf("\n3: "); { const N a{}; auto f=[&](auto* p){ return *p-1; }; printf("%d",f(&a)); N b; printf("%d",f(&b)); const N* const c=&b; printf("%d",f(c)); }
  std::printf("\n");
}
