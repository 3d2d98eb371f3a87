#include <cute/tensor.hpp>
#include <cutlass/array.h>
#include <cutlass/functional.h>
#include <cstdio>
using namespace cute; using namespace cutlass;
int main(){ auto h=0.1_hf; print(h); printf(" %g %g\n",float(2_bf16),float(3_hf)); 
 cutlass::Array<float,4> a,b; for(int i=0;i<4;i++){a[i]=i; b[i]=2*i+1;} auto c=a+b; printf("%g\n",c[3]); printf("%d\n",(int)cutlass::Array<float,4>::kElements); auto d=a*2.f; printf("%g %g\n",d[3],(-a)[2]); auto e=(a-b)/b; printf("%g %g\n",e[1],(3.f*a)[2]); 
 cutlass::Array<half_t,2> x; x.fill(half_t(1.5f)); auto y=x*x+x; printf("%g\n",float(y[1])); cutlass::multiply_add<cutlass::Array<float,4>> ma; printf("%g\n", ma(a,b,c)[2]); cutlass::plus<cutlass::Array<float,4>> pl; printf("%g\n",pl(a,b)[1]); cutlass::Array<int,3> i3; i3.fill(4); printf("%d\n",(i3+i3)[0]); }
