//! `run`: kernels, and what programs ask of the device.

use super::cutectl;

pub(super) const KERNEL: &str = include_str!("../data/programs/kernel.cu");
const DEVICE: &str = include_str!("../data/programs/device.cu");

#[test]
fn a_kernel_runs_for_the_threads_that_are_asked_for() {
    let ended = cutectl(["run", "--thread", "0,1-5", "--block", "3", "-"]).stdin(KERNEL).ends();
    ended.status(2).out(
        "block 3,0 thread 0 writes\n\
         block 3,0 thread 1 writes\n\
         shared smem_ptr[32b](0x7e0000000400) o Sw<2,0,3> o _0 o (_16,_8):(_1,_16)\n\
         staged smem_ptr[32b](0x7e0000000414) o (_2,_2):(7,_64)\n\
         tile   gmem_ptr[32b](0x7f00000000c0) o (_16,_8):(_1,64)\n\
         mine   gmem_ptr[32b](0x7f00000000d4) o (_2,_2):(_8,256)\n\
         thread 0 reads\n\
         thread 1 reads\n\
         one is 1\n\
         no error\n\
         in[7] is 7\n",
    );
}

#[test]
fn what_depends_on_data_is_refused_where_it_is_needed() {
    let ended = cutectl(["run", "-"]).stdin(KERNEL).ends();
    ended.status(2).err_has("the kernel ran for 1 of 512 threads").err_has("<stdin>:61:3").err_has("data of a kernel is not computed");
    let looks = format!("#define LOOK\n{KERNEL}");
    cutectl(["run", "-"]).stdin(looks).ends().status(2).err_has("<stdin>:44:20").err_has("a condition depends on data");
}

#[test]
fn a_string_stream_takes_no_number_that_depends_on_data() {
    let text = "#include <sstream>\n__global__ void k(float* p) { p[0] = 1; }\nint main() {\n  float* d; cudaMalloc(&d, 4); k<<<1, 1>>>(d);\n  \
                float h[1]; cudaMemcpy(h, d, 4, cudaMemcpyDeviceToHost);\n  std::stringstream text;\n  text << h[0];\n}\n";
    cutectl(["run", "-"]).stdin(text).ends().status(2).err_has("error[E0906]").err_has("<stdin>:7:8");
}

#[test]
fn the_device_is_the_lowest_that_a_program_accepts() {
    let chosen = cutectl(["run", "-"]).stdin(DEVICE).ends();
    chosen.status(5).out("sm_90\nblock 0\n").err_has("the device is sm_90, the lowest that the program accepts");
    cutectl(["run", "--arch", "sm_80", "-"]).stdin(DEVICE).ends().status(0).out("sm_80\nnot a device for this\n").err("");
    let none = DEVICE.replace("major != 9", "major != 8 + 7");
    cutectl(["run", "-"]).stdin(none).ends().status(0).out("sm_70\nnot a device for this\n");
}

#[test]
fn a_launch_without_the_chosen_threads_runs_none_of_them() {
    let text = "#include <cstdio>\n__global__ void a(int* p) { printf(\"a %d %d\\n\", blockIdx.x, threadIdx.x); }\n\
                __global__ void b(int* p) { printf(\"b %d %d\\n\", blockIdx.x, threadIdx.x % warpSize); p[0] = int(__activemask()); }\n\
                int main() {\n  int *d, *h, *m; cudaMalloc(&d, 4096); cudaMallocHost(&h, 16); cudaMallocManaged(&m, 16);\n  h[1] = 3; m[2] = 4;\n  \
                a<<<1, 32>>>(d); b<<<4, 64>>>(d);\n  printf(\"%d %d\\n\", h[1], m[2]); cudaFreeHost(h); cudaFree(m); cudaFree(d);\n}\n";
    let run = |flags: &[&str]| cutectl(["run"].iter().chain(flags).chain(&["-"]).copied().collect::<Vec<_>>()).stdin(text).ends();
    run(&[]).status(0).out("a 0 0\nb 0 0\n3 4\n");
    run(&["--block", "1"]).status(0).out("b 1 0\n3 4\n").err_has("the grid (1,1,1) has no block (1,0,0)");
    run(&["--thread", "0,40"]).status(0).out("a 0 0\nb 0 0\nb 0 8\n3 4\n").err_has("a block of 32 threads has no thread 40");
    run(&["--thread", "99"]).status(2).err_has("error[E0904]: a block of 32 threads has no thread 99").err_has("<stdin>:7:4");
    let read = text.replace("= int(__activemask())", "= __activemask() > 3 ? 1 : 2");
    cutectl(["run", "-"]).stdin(read).ends().status(2).err_has("E0906");
}

#[test]
fn a_kernel_is_launched_by_its_address_and_by_a_configuration() {
    let text = "#include <cuda_runtime.h>\ntemplate <class T, int N> __global__ void fill(T* p, T v) {\n  \
                if (threadIdx.x == 0) printf(\"%d of %d in %d\\n\", N, int(blockDim.x), int(gridDim.x));\n  p[threadIdx.x] = v;\n}\n\
                int main() {\n  float* d; cudaError_t err = cudaMalloc(&d, 512);\n  cudaDeviceSetCacheConfig(cudaFuncCachePreferShared);\n  \
                cudaLaunchAttribute attr[1]; attr[0].id = cudaLaunchAttributeClusterDimension;\n  \
                attr[0].val.clusterDim.x = 2; attr[0].val.clusterDim.y = 1; attr[0].val.clusterDim.z = 1;\n  \
                cudaLaunchConfig_t config{}; config.gridDim = dim3(4, 1, 1); config.blockDim = dim3(64);\n  \
                config.attrs = attr; config.numAttrs = 1;\n  err = cudaLaunchKernelEx(&config, fill<float, 3>, d, 2.f);\n  \
                cudaLaunchConfig_t plain = {2, 32, 0, 0, nullptr, 0};\n  cudaLaunchKernelEx(&plain, &fill<float, 7>, d, 1.f);\n  \
                void const* kernel = reinterpret_cast<void const*>(&fill<float, 5>);\n  \
                cutlass::ClusterLaunchParams params{dim3(8), dim3(16), dim3(1), 0};\n  \
                cutlass::launch_kernel_on_cluster(params, kernel, d, 1.f);\n  \
                printf(\"%s, %s\\n\", cudaGetErrorName(err), cudaGetErrorString(cudaErrorInvalidValue));\n  \
                int blocks; cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, 128, 0);\n}\n";
    let ended = cutectl(["run", "-"]).stdin(text).ends();
    ended
        .status(2)
        .out("3 of 64 in 4\n7 of 32 in 2\n5 of 16 in 8\ncudaSuccess, invalid argument\n")
        .err_has("error[E0903]: `cudaOccupancyMaxActiveBlocksPerMultiprocessor` is not read");
    let help = "#include \"helper.h\"\nint main() { cudaCheck(3); }\n";
    cutectl(["run", "-"]).stdin(help).ends().status(2).err_has("`helper.h`, which the program includes, was not found");
}

#[test]
fn threads_and_blocks_that_are_not_there_are_refused() {
    cutectl(["run", "--thread", "32", "-"]).stdin(DEVICE).ends().status(2).err_has("a block of 32 threads has no thread 32");
    cutectl(["run", "--block", "2", "-"]).stdin(DEVICE).ends().status(2).err_has("the grid (2,1,1) has no block (2,0,0)");
    let grid = "__global__ void k() {}\nint main() { k<<<dim3(2, 3), 4>>>(); }\n";
    cutectl(["run", "--block", "5", "-"]).stdin(grid).ends().status(2).err_has("no block (5,0,0): its block 5, x fastest, is (1,2,0)");
    let constant =
        "#include <cute/tensor.hpp>\n__global__ void k() {}\nint main() { k<<<1, cute::size(cute::Layout<cute::_32>{})>>>(); }\n";
    cutectl(["run", "-"]).stdin(constant).ends().status(2).err_has("`cute::C<32>` does not convert");
    cutectl(["run", "--thread", "3-1", "-"]).stdin(DEVICE).ends().status(2).out("").err_has("`--thread`");
}

#[test]
fn tensor_memory_begins_at_0_and_blocks_stand_in_their_cluster() {
    let text = "#include <cute/tensor.hpp>\nusing namespace cute;\nstruct Storage { alignas(16) uint32_t base; float data[32]; };\n\
                __global__ void kernel() {\n  extern __shared__ char memory[];\n\
                Storage& storage = *reinterpret_cast<Storage*>(memory);\n\
                Tensor acc = make_tensor(make_tmem_ptr<float>(0), make_layout(make_shape(128, 64), make_stride(65536, 1)));\n\
                acc.data() = storage.base;\n  print(acc);\n  printf(\" %d\\n\", int(cute::block_rank_in_cluster()));\n}\n\
                int main() {\n  cutlass::ClusterLaunchParams params{dim3(4, 4, 1), dim3(128, 1, 1), dim3(2, 4, 1), sizeof(Storage)};\n\
                cutlass::launch_kernel_on_cluster(params, kernel);\n  return 0;\n}\n";
    let printed = |rank: u32| format!("tmem_[32b](0x0000.0000) o (128,64):(65536,1) {rank}\n");
    cutectl(["run", "--arch", "sm_100", "-"]).stdin(text).ends().status(0).out(&printed(0));
    cutectl(["run", "--arch", "sm_100", "--block", "3,2", "--thread", "40", "-"]).stdin(text).ends().status(0).out(&printed(5));
}

#[test]
fn a_kernel_is_launched_by_its_address() {
    let text = "#include <cute/tensor.hpp>\n#include <cutlass/cluster_launch.hpp>\n\
                template <class T> __global__ void kernel(T x, int n) { printf(\"%d\\n\", int(sizeof(T)) + n); }\n\
                int main() {\n  void const* address = reinterpret_cast<void const*>(&kernel<double>);\n\
                cutlass::ClusterLaunchParams params{dim3(1), dim3(32), dim3(1), 0};\n\
                cutlass::launch_kernel_on_cluster(params, address, 1.5, 4);\n  return 0;\n}\n";
    cutectl(["run", "-"]).stdin(text).ends().status(0).out("12\n");
}

#[test]
fn what_a_kernel_stores_by_tma_is_data() {
    let text = "#include <cute/tensor.hpp>\n\
                #include <thrust/device_vector.h>\n\
                #include <thrust/host_vector.h>\n\
                using namespace cute;\n\
                template <class T> __global__ void kernel(T tma) {}\n\
                int main() {\n\
                thrust::device_vector<float> d(64 * 64);\n\
                auto g = make_tensor(make_gmem_ptr(d.data().get()), make_layout(make_shape(64, 64)));\n\
                auto tma = make_tma_copy(SM90_TMA_COPY{}, g, make_layout(make_shape(_64{}, _64{})));\n\
                kernel<<<1, 128>>>(tma);\n\
                thrust::host_vector<float> h = d;\n\
                return h[0] > 0 ? 1 : 0;\n\
                }\n";
    let store = text.replace("TMA_COPY", "TMA_STORE");
    cutectl(["run", "--arch", "sm_90", "-"]).stdin(store).ends().status(2).err_has("error[E0906]");
    let load = text.replace("TMA_COPY", "TMA_LOAD");
    cutectl(["run", "--arch", "sm_90", "-"]).stdin(load).ends().status(0);
}

#[test]
fn memory_of_the_device_is_not_for_the_host() {
    let start = "#include <cuda_runtime.h>\n#include <cstdio>\n__global__ void k(int* p) { p[0] = 1; }\nint main() {\n  int* p;\n  cudaMalloc(&p, 16);\n  int a[4] = {1, 2, 3, 4}, b[4];\n  cudaMemcpy(p, a, 16, cudaMemcpyHostToDevice);\n  cudaMemcpy(b, p, 16, cudaMemcpyDeviceToHost);\n  int* q = p + 1;\n  int* m;\n  cudaMallocManaged(&m, 16);\n  m[0] = 5;\n  printf(\"%d %d %d\\n\", b[2], int(&p[2] - q), m[0]);\n";
    let run = |rest: &str| cutectl(["run", "-"]).stdin(format!("{start}  {rest}\n}}")).ends();
    for rest in ["p[0] = 1;", "printf(\"%d\", *q);", "int z = p[1];", "b[0] = p[1];"] {
        run(rest)
            .status(2)
            .out("3 1 5\n")
            .err_has("E0904")
            .err_has("the host follows a pointer to memory of the device")
            .err_has("<stdin>:15:");
    }
    run("k(p);").status(2).err_has("E0902").err_has("`k` is a kernel: it is launched by `k<<<…>>>(…)`");
    run("k<<<1, 1>>>(p);").status(0).out("3 1 5\n");
}

/// As collectives have it: the type of a copy by the tensor memory accelerator is asked for with no element at no address. What
/// g++ prints with a driver that says yes.
#[test]
fn the_type_of_a_copy_by_tma_is_not_what_the_driver_is_given() {
    let text = "#include <cute/tensor.hpp>\nusing namespace cute;\nusing Strides = cute::tuple<int64_t, _1>;\n\
        using Sm = decltype(tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{}, Shape<_128,_64,_3>{}));\n\
        using Tma = decltype(make_tma_copy(SM90_TMA_LOAD{}, make_tensor(make_gmem_ptr(static_cast<half_t const*>(nullptr)), \
        repeat_like(Strides{}, int32_t(0)), Strides{}), take<0,2>(Sm{}), Shape<_128,_64>{}, _1{}));\n\
        struct Params { Tma a; int n; };\nint main() {\n  alignas(64) static half_t buffer[256 * 128];\n\
        auto g = make_tensor(make_gmem_ptr((half_t const*)&buffer[0]), make_shape(256, 128), make_stride(int64_t(128), _1{}));\n\
        auto t = make_tma_copy(SM90_TMA_LOAD{}, g, Sm{}(_,_,0), Shape<_128,_64>{}, _1{});\n\
        Params p{t, 3};\n  print(p.a.get_tma_tensor(make_shape(256, 128))); printf(\"\\n%d\\n\", is_same_v<Tma, decltype(t)>);\n}\n";
    cutectl(["run", "-"]).stdin(text).ends().status(0).out("ArithTuple(_0,_0) o (256,128):(_1@1,_1@0)\n1\n");
}

#[test]
fn streams_do_everything_at_once() {
    let text = "#include <nvtx3/nvToolsExt.h>\n#include <vector>\nint main() {\n\
                nvtxRangePush(\"all\");\n\
                cudaStream_t s; cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);\n\
                cudaEvent_t e; cudaEventCreateWithFlags(&e, cudaEventDisableTiming);\n\
                std::vector<float> h(8, 2.f), g(8);\n\
                float* d; cudaMallocAsync(&d, 32, s);\n\
                cudaMemcpyAsync(d, h.data(), 32, cudaMemcpyHostToDevice, s);\n\
                cudaMemcpyAsync(g.data(), d, 32, cudaMemcpyDeviceToHost, s);\n\
                cudaStreamSynchronize(s); printf(\"%g \", g[3]);\n\
                cudaMemsetAsync(d, 0, 32, s);\n\
                cudaMemcpyAsync(g.data(), d, 32, cudaMemcpyDeviceToHost, s);\n\
                cudaStreamWaitEvent(s, e, 0); printf(\"%g \", g[3]);\n\
                float a[2][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}}, b[2][2];\n\
                cudaMemcpy2D(b, 8, a, 16, 8, 2, cudaMemcpyHostToHost); printf(\"%g %g \", b[1][0], b[1][1]);\n\
                int x; cudaDeviceGetAttribute(&x, cudaDevAttrMaxGridDimX, 0); printf(\"%d\\n\", x);\n\
                cudaFreeAsync(d, s); nvtxRangePop();\n}\n";
    cutectl(["run", "--arch", "sm_80", "-"]).stdin(text).ends().status(0).out("2 0 5 6 2147483647\n");
}
