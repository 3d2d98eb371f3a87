// `half_t::convert` and `bitcast`, and what a kernel is told of its device.
#include <cutlass/numeric_types.h>
#include <cutlass/kernel_hardware_info.hpp>
#include <cstdio>
int main(){
  auto h = cutlass::half_t::convert(1.5f);
  printf("%g\n", float(h));
  float f = cutlass::half_t::convert(h);
  printf("%g\n", f);
  cutlass::KernelHardwareInfo k;
  printf("%d %d\n", k.device_id, k.sm_count);
  cutlass::half_t b = cutlass::half_t::bitcast(0x3c00);
  printf("%g %x\n", float(b), (unsigned)h.raw());
  printf("%d\n", (int)h.signbit());
}
