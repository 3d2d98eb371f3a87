// One access of one warp a kernel launch, for a profiler that reads the counters of every launch.
//
//     measure < accesses      a line an access: OP ACTIVE ADDRESS-OF-LANE-0 ... ADDRESS-OF-LANE-31
//
// `measure.py` compiles this, writes the lines, runs it under Nsight Compute and reads its table.
#include <cuda_runtime.h>

#include <cstdint>
#include <cstdio>
#include <cstring>

struct Access {
  uint32_t active;
  uint32_t address[32];
};

constexpr int kSharedBytes = 65536;
constexpr int kGlobalBytes = 1 << 20;

enum class Op : int {
  kLd8, kLd16, kLd32, kLd64, kLd128,
  kSt8, kSt16, kSt32, kSt64, kSt128,
  kLdMatrix1, kLdMatrix2, kLdMatrix4, kLdMatrix1T, kLdMatrix2T, kLdMatrix4T,
  kStMatrix1, kStMatrix2, kStMatrix4, kStMatrix1T, kStMatrix2T, kStMatrix4T,
  kAsync4, kAsync8, kAsync16,
  kLdG8, kLdG16, kLdG32, kLdG64, kLdG128,
  kStG8, kStG16, kStG32, kStG64, kStG128,
  kEnd
};

// In the order of `Op`, as `cutectl bank --addresses` writes them.
constexpr const char* kNames[] = {
  "ld.shared.b8", "ld.shared.b16", "ld.shared.b32", "ld.shared.b64", "ld.shared.b128",
  "st.shared.b8", "st.shared.b16", "st.shared.b32", "st.shared.b64", "st.shared.b128",
  "ldmatrix.x1", "ldmatrix.x2", "ldmatrix.x4", "ldmatrix.x1.trans", "ldmatrix.x2.trans", "ldmatrix.x4.trans",
  "stmatrix.x1", "stmatrix.x2", "stmatrix.x4", "stmatrix.x1.trans", "stmatrix.x2.trans", "stmatrix.x4.trans",
  "cp.async.ca.b32", "cp.async.ca.b64", "cp.async.ca.b128",
  "ld.global.b8", "ld.global.b16", "ld.global.b32", "ld.global.b64", "ld.global.b128",
  "st.global.b8", "st.global.b16", "st.global.b32", "st.global.b64", "st.global.b128",
};
static_assert(sizeof(kNames) / sizeof(*kNames) == static_cast<int>(Op::kEnd), "a name for every operation");

#define MATRIX "matrix.sync.aligned.m8n8"

// The addresses come as a parameter, so that no load but the one that is measured touches memory.
template <Op op>
__global__ void once(const __grid_constant__ Access access, uint32_t* out, char* global) {
  extern __shared__ __align__(1024) unsigned char shared[];
  const uint32_t lane = threadIdx.x, at = access.address[lane];
  const bool active = access.active >> lane & 1;
  const uint32_t s = static_cast<uint32_t>(__cvta_generic_to_shared(shared)) + at;
  char* const g = global + at;
  const uint16_t half = static_cast<uint16_t>(lane);
  uint32_t x = 0, y = 0, z = 0, w = 0;
  uint16_t h = 0;
  if (op == Op::kLd8 && active) asm volatile("ld.shared.u8 %0,[%1];" : "=h"(h) : "r"(s));
  if (op == Op::kLd16 && active) asm volatile("ld.shared.u16 %0,[%1];" : "=h"(h) : "r"(s));
  if (op == Op::kLd32 && active) asm volatile("ld.shared.u32 %0,[%1];" : "=r"(x) : "r"(s));
  if (op == Op::kLd64 && active) asm volatile("ld.shared.v2.u32 {%0,%1},[%2];" : "=r"(x), "=r"(y) : "r"(s));
  if (op == Op::kLd128 && active)
    asm volatile("ld.shared.v4.u32 {%0,%1,%2,%3},[%4];" : "=r"(x), "=r"(y), "=r"(z), "=r"(w) : "r"(s));
  if (op == Op::kSt8 && active) asm volatile("st.shared.u8 [%0],%1;" ::"r"(s), "h"(half));
  if (op == Op::kSt16 && active) asm volatile("st.shared.u16 [%0],%1;" ::"r"(s), "h"(half));
  if (op == Op::kSt32 && active) asm volatile("st.shared.u32 [%0],%1;" ::"r"(s), "r"(lane));
  if (op == Op::kSt64 && active) asm volatile("st.shared.v2.u32 [%0],{%1,%1};" ::"r"(s), "r"(lane));
  if (op == Op::kSt128 && active) asm volatile("st.shared.v4.u32 [%0],{%1,%1,%1,%1};" ::"r"(s), "r"(lane));
  // The whole warp executes what moves matrices.
  if (op == Op::kLdMatrix1) asm volatile("ld" MATRIX ".x1.shared.b16 {%0},[%1];" : "=r"(x) : "r"(s));
  if (op == Op::kLdMatrix2) asm volatile("ld" MATRIX ".x2.shared.b16 {%0,%1},[%2];" : "=r"(x), "=r"(y) : "r"(s));
  if (op == Op::kLdMatrix4)
    asm volatile("ld" MATRIX ".x4.shared.b16 {%0,%1,%2,%3},[%4];" : "=r"(x), "=r"(y), "=r"(z), "=r"(w) : "r"(s));
  if (op == Op::kLdMatrix1T) asm volatile("ld" MATRIX ".x1.trans.shared.b16 {%0},[%1];" : "=r"(x) : "r"(s));
  if (op == Op::kLdMatrix2T) asm volatile("ld" MATRIX ".x2.trans.shared.b16 {%0,%1},[%2];" : "=r"(x), "=r"(y) : "r"(s));
  if (op == Op::kLdMatrix4T)
    asm volatile("ld" MATRIX ".x4.trans.shared.b16 {%0,%1,%2,%3},[%4];" : "=r"(x), "=r"(y), "=r"(z), "=r"(w) : "r"(s));
  if (op == Op::kStMatrix1) asm volatile("st" MATRIX ".x1.shared.b16 [%0],{%1};" ::"r"(s), "r"(lane));
  if (op == Op::kStMatrix2) asm volatile("st" MATRIX ".x2.shared.b16 [%0],{%1,%1};" ::"r"(s), "r"(lane));
  if (op == Op::kStMatrix4) asm volatile("st" MATRIX ".x4.shared.b16 [%0],{%1,%1,%1,%1};" ::"r"(s), "r"(lane));
  if (op == Op::kStMatrix1T) asm volatile("st" MATRIX ".x1.trans.shared.b16 [%0],{%1};" ::"r"(s), "r"(lane));
  if (op == Op::kStMatrix2T) asm volatile("st" MATRIX ".x2.trans.shared.b16 [%0],{%1,%1};" ::"r"(s), "r"(lane));
  if (op == Op::kStMatrix4T) asm volatile("st" MATRIX ".x4.trans.shared.b16 [%0],{%1,%1,%1,%1};" ::"r"(s), "r"(lane));
  if (op == Op::kAsync4 && active) asm volatile("cp.async.ca.shared.global [%0],[%1],4;" ::"r"(s), "l"(global + lane * 4));
  if (op == Op::kAsync8 && active) asm volatile("cp.async.ca.shared.global [%0],[%1],8;" ::"r"(s), "l"(global + lane * 8));
  if (op == Op::kAsync16 && active) asm volatile("cp.async.ca.shared.global [%0],[%1],16;" ::"r"(s), "l"(global + lane * 16));
  if (op >= Op::kAsync4 && op <= Op::kAsync16) asm volatile("cp.async.wait_all;");
  if (op == Op::kLdG8 && active) asm volatile("ld.global.u8 %0,[%1];" : "=h"(h) : "l"(g));
  if (op == Op::kLdG16 && active) asm volatile("ld.global.u16 %0,[%1];" : "=h"(h) : "l"(g));
  if (op == Op::kLdG32 && active) asm volatile("ld.global.u32 %0,[%1];" : "=r"(x) : "l"(g));
  if (op == Op::kLdG64 && active) asm volatile("ld.global.v2.u32 {%0,%1},[%2];" : "=r"(x), "=r"(y) : "l"(g));
  if (op == Op::kLdG128 && active)
    asm volatile("ld.global.v4.u32 {%0,%1,%2,%3},[%4];" : "=r"(x), "=r"(y), "=r"(z), "=r"(w) : "l"(g));
  if (op == Op::kStG8 && active) asm volatile("st.global.u8 [%0],%1;" ::"l"(g), "h"(half));
  if (op == Op::kStG16 && active) asm volatile("st.global.u16 [%0],%1;" ::"l"(g), "h"(half));
  if (op == Op::kStG32 && active) asm volatile("st.global.u32 [%0],%1;" ::"l"(g), "r"(lane));
  if (op == Op::kStG64 && active) asm volatile("st.global.v2.u32 [%0],{%1,%1};" ::"l"(g), "r"(lane));
  if (op == Op::kStG128 && active) asm volatile("st.global.v4.u32 [%0],{%1,%1,%1,%1};" ::"l"(g), "r"(lane));
  // As good as never true: what was loaded is used, else the compiler would load it into nowhere, and nothing is stored.
  if ((x ^ y ^ z ^ w) == 0x12345u || h == 0xa5u) out[lane] = x;
}

using Kernel = void (*)(Access, uint32_t*, char*);

template <int op>
struct Table {
  static void fill(Kernel* kernels) {
    kernels[op] = once<static_cast<Op>(op)>;
    Table<op - 1>::fill(kernels);
  }
};
template <>
struct Table<-1> {
  static void fill(Kernel*) {}
};

int main() {
  constexpr int count = static_cast<int>(Op::kEnd);
  Kernel kernels[count];
  Table<count - 1>::fill(kernels);
  for (Kernel kernel : kernels)
    cudaFuncSetAttribute(reinterpret_cast<const void*>(kernel), cudaFuncAttributeMaxDynamicSharedMemorySize, kSharedBytes);
  uint32_t* out;
  char* global;
  cudaMalloc(&out, 4096);
  cudaMalloc(&global, kGlobalBytes);
  cudaMemset(global, 0, kGlobalBytes);
  char name[32];
  for (int line = 1; std::scanf("%31s", name) == 1; ++line) {
    Access access;
    bool read = std::scanf("%u", &access.active) == 1;
    for (uint32_t& address : access.address) read = read && std::scanf("%u", &address) == 1;
    int op = 0;
    while (op < count && std::strcmp(kNames[op], name) != 0) ++op;
    if (!read || op == count) {
      std::fprintf(stderr, "line %d: no access that can be measured: %s\n", line, name);
      return 2;
    }
    kernels[op]<<<1, 32, kSharedBytes>>>(access, out, global);
  }
  const cudaError_t error = cudaDeviceSynchronize();
  if (error != cudaSuccess) std::fprintf(stderr, "%s\n", cudaGetErrorString(error));
  return error != cudaSuccess;
}
