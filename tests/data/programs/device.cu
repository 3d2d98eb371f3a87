// A program that wants a device of its own kind.
#include <cute/tensor.hpp>

__global__ void kernel() { printf("block %u\n", blockIdx.x); }

int main() {
  cudaDeviceProp props;
  int device;
  cudaGetDevice(&device);
  cudaGetDeviceProperties(&props, device);
  printf("sm_%d%d\n", props.major, props.minor);
  if (props.major != 9) {
    printf("not a device for this\n");
    return 0;
  }
  kernel<<<2, 32>>>();
  return 5;
}
