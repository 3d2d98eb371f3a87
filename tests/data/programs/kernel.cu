// A kernel whose layouts, addresses and control flow are exact, and whose data is not computed.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;

template <class T, class Layout>
struct Storage {
  alignas(128) ArrayEngine<T, cosize_v<Layout>> tile;
  uint64_t barrier[2];
};

template <class T, class SmemLayout>
__global__ void scale(T const* in, T* out, int m, int n, SmemLayout) {
  extern __shared__ char bytes[];
  auto& storage = *reinterpret_cast<Storage<T, SmemLayout>*>(bytes);
  Tensor whole = make_tensor(make_gmem_ptr(in), make_shape(m, n), make_stride(Int<1>{}, m));
  Tensor target = make_tensor(make_gmem_ptr(out), make_shape(m, n), make_stride(Int<1>{}, m));
  auto tiler = make_shape(Int<16>{}, Int<8>{});
  Tensor tile = local_tile(whole, tiler, make_coord(blockIdx.x, blockIdx.y));
  Tensor result = local_tile(target, tiler, make_coord(blockIdx.x, blockIdx.y));
  Tensor shared = make_tensor(make_smem_ptr(storage.tile.begin()), SmemLayout{});
  auto threads = make_layout(make_shape(Int<8>{}, Int<4>{}));
  Tensor mine = local_partition(tile, threads, threadIdx.x);
  Tensor staged = local_partition(shared, threads, threadIdx.x);
  copy(mine, staged);
  if (thread(37 % 32, 3)) {
    print("shared "); print(shared); print("\n");
    print("staged "); print(staged); print("\n");
    print("tile   "); print(tile); print("\n");
    print("mine   "); print(mine); print("\n");
  }
  if (threadIdx.x < 2) printf("block %d,%d thread %d writes\n", blockIdx.x, blockIdx.y, threadIdx.x);
  __syncthreads();
  if (threadIdx.x < 2) printf("thread %d reads\n", threadIdx.x);
  Tensor registers = make_fragment_like(staged);
  copy(staged, registers);
  Tensor ones = make_fragment_like(staged);
  fill(ones, T(1));
  for (int i = 0; i < size(registers); ++i) registers(i) = max(registers(i) * T(2), ones(i));
  copy(registers, local_partition(result, threads, threadIdx.x));
  if (threadIdx.x == 1) printf("one is %g\n", double(ones(3)));
#ifdef LOOK
  if (registers(0) > T(3)) printf("never\n");
#endif
}

int main() {
  int m = 64, n = 32;
  float *in, *out, host[64 * 32];
  for (int i = 0; i < m * n; ++i) host[i] = i;
  cudaMalloc(&in, sizeof(host));
  cudaMalloc(&out, sizeof(host));
  cudaMemcpy(in, host, sizeof(host), cudaMemcpyHostToDevice);
  auto layout = composition(Swizzle<2, 0, 3>{}, make_layout(make_shape(Int<16>{}, Int<8>{})));
  using Shared = Storage<float, decltype(layout)>;
  scale<<<dim3(4, 4), 32, sizeof(Shared)>>>(in, out, m, n, layout);
  printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
  cudaMemcpy(host, in, sizeof(host), cudaMemcpyDeviceToHost);
  printf("in[7] is %g\n", host[7]);
  cudaMemcpy(host, out, sizeof(host), cudaMemcpyDeviceToHost);
  printf("out[7] is %g\n", host[7]);
}
