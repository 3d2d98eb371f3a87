// Copies by the tensor memory accelerator that CuTe makes, run: which element of global memory lands where.
//
//     nvcc -std=c++17 -arch=sm_90a --expt-relaxed-constexpr -I CUTLASS/include -o tma tma.cu -lcuda && ./tma > readings.jsonl
//
// One line for each copy: `copy`, the expression that makes it, in C++ and in cutectl's notation at once; `tiler` and
// `coord`, the tile that was moved; `at`, for each run of `run` elements of the tile's memory the index of the first
// element in global memory, -1 for a run of zeros that the accelerator filled in. Loads read shared memory afterwards;
// stores (`"store"`) read global memory: `at` is then the place in shared memory of each run of the tile's elements.
// Every element holds its own index, so that nothing has to be believed. The machine goes to standard error.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda.h>
#include <cuda_runtime.h>

#include <cute/tensor.hpp>

#include <cute/atom/copy_atom.hpp>
#include <cute/atom/mma_atom.hpp>

#include <cute/atom/copy_traits_sm90_tma.hpp>

using namespace cute;

#define CHECK(call)                                                                    \
  do {                                                                                 \
    cudaError_t status = (call);                                                       \
    if (status != cudaSuccess) {                                                       \
      fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(status));                  \
      exit(1);                                                                         \
    }                                                                                  \
  } while (0)

// The tensor of one copy: its memory starts here.
static void *MEMORY = nullptr;

namespace cute {
// cutectl's spelling of a pointer by its address: 0x1000 stands for the memory of this run.
template <class T>
auto make_gmem_ptr(int) {
  return make_gmem_ptr<T>(MEMORY);
}
} // namespace cute

template <class Tma, class Coords, class SLayout, class T>
__global__ void load(CUTE_GRID_CONSTANT Tma const tma, Coords coords, SLayout slayout, T *out, int bytes) {
  extern __shared__ __align__(1024) uint8_t smem[];
  __shared__ __align__(8) uint64_t barrier;
  T *tile = reinterpret_cast<T *>(smem);
  for (int i = threadIdx.x; i < cosize(slayout); i += blockDim.x) {
    tile[i] = T(-2);
  }
  if (threadIdx.x == 0) {
    initialize_barrier(barrier, 1);
    asm volatile("fence.mbarrier_init.release.cluster;");
  }
  tma_store_fence();
  __syncthreads();
  auto stensor = make_tensor(make_smem_ptr(tile), slayout);
  auto [tg, ts] = tma_partition(tma, Int<0>{}, Layout<_1>{}, group_modes<0, decltype(rank(slayout))::value>(stensor),
                                group_modes<0, decltype(rank(coords))::value>(coords));
  if (threadIdx.x == 0) {
    set_barrier_transaction_bytes(barrier, bytes);
    copy(tma.with(barrier), tg, ts);
    wait_barrier(barrier, 0);
  }
  __syncthreads();
  wait_barrier(barrier, 0);
  for (int i = threadIdx.x; i < cosize(slayout); i += blockDim.x) {
    out[i] = tile[i];
  }
}

template <class Tma, class Coords, class SLayout, class T>
__global__ void store(CUTE_GRID_CONSTANT Tma const tma, Coords coords, SLayout slayout, T *) {
  extern __shared__ __align__(1024) uint8_t smem[];
  T *tile = reinterpret_cast<T *>(smem);
  for (int i = threadIdx.x; i < cosize(slayout); i += blockDim.x) {
    tile[i] = T(i + 1);
  }
  tma_store_fence();
  __syncthreads();
  auto stensor = make_tensor(make_smem_ptr(tile), slayout);
  auto [tg, ts] = tma_partition(tma, Int<0>{}, Layout<_1>{}, group_modes<0, decltype(rank(slayout))::value>(stensor),
                                group_modes<0, decltype(rank(coords))::value>(coords));
  if (threadIdx.x == 0) {
    copy(tma, ts, tg);
    tma_store_arrive();
    tma_store_wait<0>();
  }
}

// The runs of a list of numbers.
template <class T>
static void runs(std::vector<T> const &all, int run) {
  printf("\"run\":%d,\"at\":[", run);
  for (size_t i = 0; i < all.size(); i += run) {
    bool zeros = true, counts = true;
    for (int k = 0; k < run; ++k) {
      zeros &= all[i + k] == T(0);
      counts &= all[i + k] == T(all[i] + T(k));
    }
    long first = counts ? long(all[i]) - 1 : zeros ? -1 : -9; // elements hold their index plus 1
    printf("%s%ld", i ? "," : "", first);
  }
  printf("]");
}

template <class T, bool stores, class G, class S, class Tiler, class Tma, class Coord>
static void run(char const *text, char const *tiling, char const *place, G g, S slayout, Tiler tiler, Tma tma, Coord coord, int chunk) {
  int count = int(cosize(g.layout()));
  std::vector<T> filled(count);
  for (int i = 0; i < count; ++i) {
    filled[i] = stores ? T(0) : T(i + 1);
  }
  CHECK(cudaMemcpy(MEMORY, filled.data(), count * sizeof(T), cudaMemcpyHostToDevice));
  auto coords = local_tile(tma.get_tma_tensor(shape(g)), tiler, coord);
  int elements = int(cosize(slayout));
  T *out = nullptr;
  CHECK(cudaMalloc(&out, elements * sizeof(T)));
  std::vector<T> answer;
  if constexpr (stores) {
    store<<<1, 128, 1024 + elements * sizeof(T)>>>(tma, coords, slayout, out);
    CHECK(cudaDeviceSynchronize());
    answer.resize(count);
    CHECK(cudaMemcpy(answer.data(), MEMORY, count * sizeof(T), cudaMemcpyDeviceToHost));
  } else {
    load<<<1, 128, 1024 + elements * sizeof(T)>>>(tma, coords, slayout, out, int(size(slayout) * sizeof(T)));
    CHECK(cudaDeviceSynchronize());
    answer.resize(elements);
    CHECK(cudaMemcpy(answer.data(), out, elements * sizeof(T), cudaMemcpyDeviceToHost));
  }
  CHECK(cudaFree(out));
  printf("{\"copy\":\"%s\",\"tiler\":\"%s\",\"coord\":\"%s\",\"bits\":%d,\"direction\":\"%s\",", text, tiling, place,
         int(8 * sizeof(T)), stores ? "store" : "load");
  runs(answer, chunk);
  printf("}\n");
}

// A copy: the type of an element, the tensor, the tile in shared memory, the tiler, the coordinate of the tile, a run.
#define LOAD(T, G, S, TILER, CHUNK, ...)                                                                                   \
  {                                                                                                                        \
    auto g = G;                                                                                                            \
    auto s = S;                                                                                                            \
    auto tma = make_tma_copy(SM90_TMA_LOAD{}, g, s, TILER, Int<1>{});                                                      \
    run<T, false>("g = " #G "; s = " #S "; make_tma_copy(SM90_TMA_LOAD{}, g, s, " #TILER ", Int<1>{})", #TILER, #__VA_ARGS__, \
           g, s, TILER, tma, __VA_ARGS__, CHUNK);                                                                   \
  }
#define STORE(T, G, S, TILER, CHUNK, ...)                                                                                   \
  {                                                                                                                         \
    auto g = G;                                                                                                             \
    auto s = S;                                                                                                             \
    auto tma = make_tma_copy(SM90_TMA_STORE{}, g, s, TILER, Int<1>{});                                                      \
    run<T, true>("g = " #G "; s = " #S "; make_tma_copy(SM90_TMA_STORE{}, g, s, " #TILER ", Int<1>{})", #TILER, #__VA_ARGS__, \
           g, s, TILER, tma, __VA_ARGS__, CHUNK);                                                                     \
  }

int main() {
  cudaDeviceProp prop;
  CHECK(cudaGetDeviceProperties(&prop, 0));
  int driver = 0;
  cudaDriverGetVersion(&driver);
  fprintf(stderr, "%s, driver for CUDA %d, compiled with CUDA %d\n", prop.name, driver, CUDART_VERSION);
  CHECK(cudaMalloc(&MEMORY, 1 << 22));

  // Rows of halves, K-major, every swizzle.
  LOAD(uint16_t, make_tensor(make_gmem_ptr<uint16_t>(0x1000), make_layout(make_shape(200, 256), make_stride(256, _1{}))), tile_to_shape(GMMA::Layout_K_SW128_Atom<uint16_t>{}, Shape<_64, _64>{}), make_shape(_64{}, _64{}), 8, make_coord(1, 2));
  LOAD(uint16_t, make_tensor(make_gmem_ptr<uint16_t>(0x1000), make_layout(make_shape(200, 256), make_stride(256, _1{}))), tile_to_shape(GMMA::Layout_K_SW64_Atom<uint16_t>{}, Shape<_64, _64>{}), make_shape(_64{}, _64{}), 8, make_coord(0, 1));
  LOAD(uint16_t, make_tensor(make_gmem_ptr<uint16_t>(0x1000), make_layout(make_shape(200, 256), make_stride(256, _1{}))), tile_to_shape(GMMA::Layout_K_SW32_Atom<uint16_t>{}, Shape<_64, _32>{}), make_shape(_64{}, _32{}), 8, make_coord(2, 3));
  LOAD(uint16_t, make_tensor(make_gmem_ptr<uint16_t>(0x1000), make_layout(make_shape(200, 256), make_stride(256, _1{}))), tile_to_shape(GMMA::Layout_K_INTER_Atom<uint16_t>{}, Shape<_64, _32>{}), make_shape(_64{}, _32{}), 8, make_coord(1, 1));
  // The last rows of the tile lie outside: zeros.
  LOAD(uint16_t, make_tensor(make_gmem_ptr<uint16_t>(0x1000), make_layout(make_shape(200, 256), make_stride(256, _1{}))), tile_to_shape(GMMA::Layout_K_SW128_Atom<uint16_t>{}, Shape<_64, _64>{}), make_shape(_64{}, _64{}), 8, make_coord(3, 3));
  // Columns: MN-major, two instructions a tile.
  LOAD(uint16_t, make_tensor(make_gmem_ptr<uint16_t>(0x1000), make_layout(make_shape(256, 96), make_stride(_1{}, 256))), tile_to_shape(GMMA::Layout_MN_SW128_Atom<uint16_t>{}, Shape<_128, _32>{}), make_shape(_128{}, _32{}), 8, make_coord(1, 2));
  LOAD(uint16_t, make_tensor(make_gmem_ptr<uint16_t>(0x1000), make_layout(make_shape(256, 96), make_stride(_1{}, 256))), tile_to_shape(GMMA::Layout_MN_SW64_Atom<uint16_t>{}, Shape<_128, _32>{}, Step<_2, _1>{}), make_shape(_128{}, _32{}), 8, make_coord(0, 1));
  // No swizzle: row-major and padded by nothing.
  LOAD(uint32_t, make_tensor(make_gmem_ptr<uint32_t>(0x1000), make_layout(make_shape(100, 64), make_stride(64, _1{}))), make_layout(Shape<_32, _16>{}, LayoutRight{}), make_shape(_32{}, _16{}), 4, make_coord(2, 3));
  // Compile-time strides: the whole tile is one run of global memory.
  LOAD(uint32_t, make_tensor(make_gmem_ptr<uint32_t>(0x1000), Layout<Shape<_256, _16>, Stride<_16, _1>>{}), make_layout(make_shape(_8{}, _16{}), make_stride(_16{}, _1{})), make_shape(_8{}, _16{}), 4, make_coord(5, 0));
  // Three dimensions, the batch in the middle of memory.
  LOAD(uint32_t, make_tensor(make_gmem_ptr<uint32_t>(0x1000), make_layout(make_shape(24, 32, 5), make_stride(160, _1{}, 32))), make_layout(Shape<_8, _32, _2>{}, Stride<_32, _1, _256>{}), make_shape(_8{}, _32{}, _2{}), 4, make_coord(1, 0, 1));
  // Five dimensions.
  LOAD(uint32_t, make_tensor(make_gmem_ptr<uint32_t>(0x1000), make_layout(make_shape(16, 4, 4, 4, 4))), make_layout(Shape<_8, _2, _2, _4, _2>{}), make_shape(_8{}, _2{}, _2{}, _4{}, _2{}), 4, make_coord(1, 1, 0, 0, 1));
  // A hierarchical mode of global memory.
  LOAD(uint32_t, make_tensor(make_gmem_ptr<uint32_t>(0x1000), make_layout(make_shape(make_shape(_8{}, 6), 32), make_stride(make_stride(32, 512), _1{}))), make_layout(Shape<_16, _32>{}, LayoutRight{}), make_shape(_16{}, _32{}), 4, make_coord(1, 0));
  // Bytes and 64-bit elements.
  LOAD(uint64_t, make_tensor(make_gmem_ptr<uint64_t>(0x1000), make_layout(make_shape(64, 64), make_stride(64, _1{}))), tile_to_shape(GMMA::Layout_K_SW128_Atom<uint64_t>{}, Shape<_16, _32>{}), make_shape(_16{}, _32{}), 2, make_coord(3, 1));
  // Stores.
  STORE(uint16_t, make_tensor(make_gmem_ptr<uint16_t>(0x1000), make_layout(make_shape(128, 128), make_stride(128, _1{}))), tile_to_shape(GMMA::Layout_K_SW128_Atom<uint16_t>{}, Shape<_64, _64>{}), make_shape(_64{}, _64{}), 8, make_coord(1, 0));
  STORE(uint32_t, make_tensor(make_gmem_ptr<uint32_t>(0x1000), make_layout(make_shape(64, 48), make_stride(_1{}, 64))), make_layout(Shape<_16, _16>{}), make_shape(_16{}, _16{}), 4, make_coord(2, 1));
  return 0;
}
