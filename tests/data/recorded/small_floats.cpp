#include <cute/tensor.hpp>
#include <cstdio>
#include <cmath>
#include <limits>
using namespace cute;
template<class T> unsigned bits(T x){ unsigned r=0; memcpy(&r,&x,sizeof(T)); return r; }
template<class T> void conv(const char* n){
  float v[]={0.f,-0.f,1.f,1.4f,5.f,-1.f,0.1f,0.3f,1e-30f,1e30f,65504.f,65520.f,448.f,449.f,464.f,465.f,480.f,57344.f,61440.f,61441.f,6.f,6.5f,7.f,28.f,30.f,7.5f,8.f,1e-8f,5.9604645e-8f,2.9802322e-8f,3.1e-8f,0.001953125f,0.0009765625f,0.00146484375f,INFINITY,-INFINITY,NAN,-NAN,1.0625f,1.1875f,2.5f,3.5f,0.5f,0.25f,0.75f,3.4e38f,1.17549435e-38f,1e-45f};
  printf("%s:",n); for(float f:v){ T x(f); printf(" %x=%g",bits(x),float(x)); } printf("\n");
  double d[]={0.1,1e300,-1e300,1.0000000001,65519.99,0.0/0.0}; for(double f:d){ T x(f); printf(" %x",bits(x)); } 
  int k[]={0,1,-1,3,7,100,1000,70000}; for(int f:k){ T x(f); printf(" %x",bits(x)); } printf("\n");
}
template<class T> void lim(const char* n){ using L=std::numeric_limits<T>; printf("%s lim: %d %d %d %d | %x %x %x %x %x %x %x %x\n",n,L::is_specialized,L::is_signed,L::is_integer,L::digits,bits(T(L::min())),bits(T(L::lowest())),bits(T(L::max())),bits(T(L::epsilon())),bits(T(L::round_error())),bits(T(L::infinity())),bits(T(L::quiet_NaN())),bits(T(L::denorm_min()))); }
template<class T> void ar(const char*n){ T a(1.5f),b(0.3f),c(-2.f); printf("%s ar: %x %x %x %x %x %d %d %d %d\n",n,bits(T(a+b)),bits(T(a-b)),bits(T(a*b)),bits(T(a/b)),bits(T(-a)),a<b,a==b,a>=c,a!=c); T z(0.f); printf(" %g %g %g\n",float(a/z),float(z/z),float(-a/z)); a+=b; printf(" %x",bits(a)); a*=c; printf(" %x",bits(a)); a-=b; printf(" %x",bits(a)); a/=b; printf(" %x\n",bits(a)); }
int main(){
#define C(T) conv<T>(#T);
C(half_t) C(bfloat16_t) C(float_e4m3_t) C(float_e5m2_t) C(float_ue4m3_t) C(float_ue8m0_t) C(float_e2m1_t) C(float_e2m3_t) C(float_e3m2_t)
#define L(T) lim<T>(#T);
L(half_t) L(bfloat16_t) L(float_e4m3_t) L(float_e5m2_t)
#define A(T) ar<T>(#T);
A(half_t) A(bfloat16_t) A(float_e4m3_t) A(float_e5m2_t)
half_t h(2.f); auto s=cutlass::sqrt(h); printf("%d %x\n",(int)sizeof(s),bits(s)); auto q=cutlass::abs(half_t(-2.f)); printf("%x\n",bits(q)); printf("%d%d%d%d\n",cutlass::isnan(h),cutlass::isinf(h),cutlass::isfinite(h),cutlass::signbit(h)); 
printf("%d %d %d %d\n",(int)std::numeric_limits<int4_t>::max(),(int)std::numeric_limits<uint4_t>::max(),(int)std::numeric_limits<int4_t>::lowest(),(int)std::numeric_limits<uint2_t>::max());
printf("%d %d %d %d\n",(int)cutlass::int4b_t(-3),(int)sizeof(cutlass::int4b_t),(int)cutlass::uint4b_t(9),0);
half_t b=half_t::bitcast(0x3c01); printf("%g %x %d %d %d %d\n",float(b),b.raw(),b.signbit(),b.exponent(),b.exponent_biased(),b.mantissa());
print(rotl(uint8_t(0x81),1)); print(" "); print(rotr(uint8_t(1),1)); print(" "); print(rotl(uint32_t(0x80000001),1)); print(" "); print(rotl(uint16_t(0x8001),1)); print(" "); print(rotr(uint64_t(1),1)); print(" "); print(rotl(uint8_t(1),-1)); print(" "); print(rotr(uint8_t(0x81),0)); print("\n");
for(int r=0;r<256;r++){ float_e4m3_t x=float_e4m3_t::bitcast(r); float_e5m2_t y=float_e5m2_t::bitcast(r); if(r%37==0) printf("%g %g;",float(x),float(y)); } printf("\n");
}
