// Lambdas as callbacks that follow pointers to void, and unions with initialisers.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <cstdlib>
#include <cstdint>
#include <cstring>
#include <algorithm>
#include <type_traits>
struct S{ int k; double w; }; struct Holder{ int (*cmp)(const void*,const void*); };
void each(int* a,int n,void(*f)(int,void*),void* ctx){ for(int i=0;i<n;++i) f(a[i],ctx); }
int apply(int(*f)(void*),void*p){ return f(p); }
int cmpf(int(*f)(const void*,const void*),const void*a,const void*b){ return f(a,b); }
uint32_t bits(float f){ union{ float f; uint32_t u; } v={f}; return v.u; }
float unbits(uint32_t u){ union{ uint32_t u; float f; } v; v.u=u; return v.f; }
enum class K{a,b}; struct Ev{ K k; union{ int i; float f; }; };

int main() {
  std::printf("\n0: "); { S a[3]={{3,1},{1,2},{2,3}}; qsort(a,3,sizeof(S),[](const void*x,const void*y){ return ((const S*)x)->k-((const S*)y)->k; }); printf("%d%d%d",a[0].k,a[1].k,a[2].k); }
  std::printf("\n1: "); { S s{5,1}; printf("%d",apply([](void*p){ return static_cast<S*>(p)->k+1; },&s)); }
  std::printf("\n2: "); { S s{5,1}; printf("%d",apply([](void*p){ auto* q=(S*)p; return q->k*2; },&s)); }
  std::printf("\n3: "); { S s{5,1},t{3,2}; printf("%d",cmpf([](const void*x,const void*y){ return static_cast<const S*>(x)->k-static_cast<const S*>(y)->k; },&s,&t)); }
  std::printf("\n4: "); { S s{5,1},t{3,2}; printf("%d",cmpf([](const void*x,const void*y){ auto& l=*(const S*)x; auto& r=*(const S*)y; return l.k-r.k; },&s,&t)); }
  std::printf("\n5: "); { S s{5,1},t{3,2}; printf("%d",cmpf([](const void*x,const void*y){ const S* l=(const S*)x; const S* r=(const S*)y; return (l->w>r->w)-(l->w<r->w); },&s,&t)); }
  std::printf("\n6: "); { Holder h{[](const void*x,const void*y){ return ((const S*)x)->k-((const S*)y)->k; }}; S s{5,1},t{3,2}; printf("%d",h.cmp(&s,&t)); }
  std::printf("\n7: "); { int v[3]={3,1,2}; qsort(v,3,sizeof(int),[](const void*x,const void*y){ return *(const int*)x-*(const int*)y; }); printf("%d%d%d",v[0],v[1],v[2]); }
  std::printf("\n8: "); { int v[3]={1,2,3}; int key=2; int* p=(int*)bsearch(&key,v,3,sizeof(int),[](const void*x,const void*y){ return *(int*)x-*(int*)y; }); printf("%d",int(p-v)); }
  std::printf("\n9: "); { int s=0; int v[3]={1,2,3}; each(v,3,[](int x,void*c){ *(int*)c+=x; },&s); printf("%d",s); }
  std::printf("\n10: "); { printf("%x %x",bits(1.5f),bits(-0.0f)); printf(" %g",unbits(0x3fc00000)); }
  std::printf("\n11: "); { const union{ float f; uint32_t u; } v={.f=1.5f}; printf("%x",v.u); }
  std::printf("\n12: "); { float f=2.5f; union{ float f; uint32_t u; } v={f}; printf("%x",v.u); union{ float f; uint32_t u; } w{.u=0x40000000}; printf("%g",w.f); }
  std::printf("\n13: "); { int n=[](int f){ union{ int f; unsigned char b[4]; } v={f}; return v.b[1]; }(0x1234); printf("%d",n); }
  std::printf("\n");
}
