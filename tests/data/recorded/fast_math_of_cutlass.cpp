// The fast functions of CUTLASS on the host.
#include <cutlass/fast_math.h>
#include <cstdio>
int main(){
  printf("%g %g %g\n", cutlass::fast_exp(1.5f), cutlass::fast_exp(0.5), cutlass::fast_log(2.0f));
  printf("%g %g %g\n", cutlass::fast_tanh(0.5f), cutlass::fast_sqrt(2.0f), cutlass::fast_asin(0.5));
  printf("%g %g\n", cutlass::fast_cos(1.0f), cutlass::fast_sin(1.0f));
}
