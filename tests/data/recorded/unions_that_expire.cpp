// Members of temporary unions are read from their bytes.
#include <cstdio>
#include <cstdlib>
#include <cstdio>
#include <cstdint>
union U{ float f; uint32_t u; }; union W{ float f; uint32_t u; U inner; explicit W(float x):f(x){} uint32_t get() const { return u; } };
U mk(float x){ U u; u.f=x; return u; } U mk2(uint32_t x){ return U{.u=x}; }
union V4{ struct{float x,y,z,w;}; float v[4]; V4 operator+(V4 o) const { V4 r; for(int i=0;i<4;++i) r.v[i]=v[i]+o.v[i]; return r; } float operator[](int i) const { return v[i]; } };
struct Tag{ int k; union{ int64_t i; double f; char c[8]; }; static Tag of(double d){ Tag t; t.k=1; t.f=d; return t; } };
struct B{ unsigned a:3,b:5; }; B mb(){ return {5,17}; }
union D{ unsigned long long desc_; struct{ uint16_t lo:14, :2; uint16_t hi; uint32_t rest; } bf; }; D md(){ D d{}; d.desc_=0x12345; return d; }
float bits(uint32_t u){ return U{.u=u}.f; }

int main() {
  std::printf("\n0: "); { printf("%g %x",U{.u=0x3f800000}.f,U{1.5f}.u); }
  std::printf("\n1: "); { printf("%g %x",mk(2.5f).f,mk(2.5f).u); printf("%g %x",mk2(0x40000000).f,mk2(1).u); }
  std::printf("\n2: "); { V4 a,b; for(int i=0;i<4;++i){a.v[i]=i;b.v[i]=2*i;} printf("%g %g %g",(a+b).x,(a+b).w,(a+b)[2]); printf("%g",(a+b).v[3]); }
  std::printf("\n3: "); { printf("%g %d",Tag::of(3.5).f,Tag::of(1).k); printf("%d",Tag::of(1).i==0x3ff0000000000000); }
  std::printf("\n4: "); { printf("%llx %x",md().desc_,(unsigned)md().bf.lo); printf("%llx",(unsigned long long)md().desc_); }
  std::printf("\n5: "); { printf("%g",bits(0x40400000)); float f=U{.u=0x3f000000}.f; printf("%g",f); const float& r=mk(4).f; printf("%g",r); }
  std::printf("\n6: "); { W w(2.5f); printf("%x %x",W(1.0f).u,W(1.0f).get()); printf("%d",mk(1.5f).u==0x3fc00000); }
  std::printf("\n7: "); { auto x=mk(8).f; auto&& y=mk(9).f; printf("%g%g",x,y); float z=0; z=mk(3).f+mk(4).f; printf("%g",z); }
  std::printf("\n");
}
