#include <cute/tensor.hpp>
#include <cutlass/fast_math.h>
#include <cutlass/numeric_conversion.h>
#include <cutlass/functional.h>
#include <cutlass/gemm_coord.h>
#include <cutlass/gemm/gemm.h>
#include <cutlass/matrix_shape.h>
#include <cutlass/matrix_coord.h>
#include <cutlass/kernel_hardware_info.h>
#include <cutlass/util/packed_stride.hpp>
#include <cstdio>
using namespace cute;
int main(){
  cutlass::FastDivmod d(7); int q,r; d(q,r,38); printf("%d %d %d %d %d\n",q,r,d.div(50),d.rem(50),int(d)); int r2; int q2=d.divmod(r2,99); printf("%d %d\n",q2,r2);
  cutlass::FastDivmodU64 u(12); uint64_t rr; int uq = (int)u.divmod(rr,100); printf("%d %d\n",uq,(int)rr);
  cutlass::NumericConverter<half_t,float> h; printf("%g\n",float(h(1.001f))); cutlass::NumericConverter<int8_t,float> i8; for(float f:{1.5f,2.5f,-3.5f,300.f,-200.f,0.49f}) printf("%d ",i8(f)); printf("\n");
  cutlass::NumericConverter<int,float,cutlass::FloatRoundStyle::round_toward_zero> iz; for(float f:{1.5f,-2.5f,-3.9f}) printf("%d ",iz(f)); cutlass::NumericConverter<int,float> in; for(float f:{1.5f,2.5f,-3.9f}) printf("%d ",in(f)); printf("\n");
  cutlass::NumericConverter<float,half_t> hf; printf("%g %g\n",hf(half_t(0.1f)), cutlass::NumericConverter<float,int>::convert(3));
  cutlass::NumericArrayConverter<half_t,float,4> ac; cutlass::Array<float,4> a; for(int i=0;i<4;i++) a[i]=i+0.1f; auto b=ac(a); for(int i=0;i<4;i++) printf("%g ",float(b[i])); printf("%d\n",(int)b.size());
  cutlass::multiply_add<float> ma; printf("%g\n",ma(2.f,3.f,4.f)); cutlass::maximum<int> mx; cutlass::minimum<float> mn; printf("%d %g\n",mx(3,5),mn(2.f,1.f)); cutlass::plus<float> pl; printf("%g\n",pl(1.f,2.f));
  using S=cutlass::gemm::GemmShape<128,64,32>; printf("%d %d %d %d %d\n",S::kM,S::kN,S::kK,S::kMN,S::kMNK); using MS=cutlass::MatrixShape<4,8>; printf("%d %d %d\n",MS::kRow,MS::kColumn,MS::kCount);
  cutlass::gemm::GemmCoord p(512,256,128); printf("%d %d %d %d\n",p.m(),p.n(),p.k(),(int)p.product()); auto t=p/cutlass::gemm::GemmCoord(128,64,32); printf("%d %d %d\n",t.m(),t.n(),t.k()); t.m()=9; printf("%d %d\n",t[0],t==p);
  cutlass::MatrixCoord mc(3,4); printf("%d %d\n",mc.row(),mc.column());
  printf("%d%d %d %d %d %d\n",cutlass::is_pow2<16>::value,cutlass::is_pow2<12>::value,cutlass::log2_up<9>::value,cutlass::log2_down<9>::value,cutlass::log2_up<8>::value,cutlass::log2_down<1>::value);
  printf("%d %d %d %d %d\n",cutlass::find_log2(8),cutlass::find_log2(9),cutlass::const_min(3,4),cutlass::const_max(3,4),cutlass::fast_max(3,9));
  cutlass::KernelHardwareInfo hw; printf("%d %d\n",hw.device_id,hw.sm_count);
  using SA=Stride<int64_t,Int<1>,int64_t>; auto sa=cutlass::make_cute_packed_stride(SA{},cute::make_shape(128,64,1)); print(sa); printf("\n"); print(cutlass::make_cute_packed_stride(SA{},cute::make_shape(128,64,3))); printf("\n");
  using SB=Stride<Int<1>,int64_t,int64_t>; print(cutlass::make_cute_packed_stride(SB{},cute::make_shape(128,64,2))); printf("\n"); print(cutlass::make_cute_packed_stride(Stride<int64_t,Int<1>>{},cute::make_shape(128,64,1))); print(cutlass::make_cute_packed_stride(Stride<Int<1>,int64_t>{},cute::make_shape(128,64,1))); printf("\n");
  print(make_layout(make_shape(128,64,1),sa)); printf("\n");
  printf("%d %d\n", cutlass::ceil_div(7,2), cutlass::round_up(7,4)); 
}
