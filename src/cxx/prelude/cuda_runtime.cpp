// What host programs call of CUDA's runtime beside what the machine knows: one device, whose streams do everything at once.

enum __cuda_error {
  cudaErrorInvalidValue = 1,
  cudaErrorMemoryAllocation = 2,
  cudaErrorInitializationError = 3,
  cudaErrorInvalidConfiguration = 9,
  cudaErrorInvalidDeviceFunction = 98,
  cudaErrorNoDevice = 100,
  cudaErrorInvalidDevice = 101,
  cudaErrorNoKernelImageForDevice = 209,
  cudaErrorInvalidResourceHandle = 400,
  cudaErrorNotReady = 600,
  cudaErrorIllegalAddress = 700,
  cudaErrorLaunchOutOfResources = 701,
  cudaErrorLaunchFailure = 719,
  cudaErrorNotSupported = 801,
  cudaErrorUnknown = 999
};
struct __cuda_error_text { int code; char const* name; char const* text; };
static constexpr __cuda_error_text __cuda_errors[] = {
  {0, "cudaSuccess", "no error"},
  {1, "cudaErrorInvalidValue", "invalid argument"},
  {2, "cudaErrorMemoryAllocation", "out of memory"},
  {3, "cudaErrorInitializationError", "initialization error"},
  {9, "cudaErrorInvalidConfiguration", "invalid configuration argument"},
  {98, "cudaErrorInvalidDeviceFunction", "invalid device function"},
  {100, "cudaErrorNoDevice", "no CUDA-capable device is detected"},
  {101, "cudaErrorInvalidDevice", "invalid device ordinal"},
  {209, "cudaErrorNoKernelImageForDevice", "no kernel image is available for execution on the device"},
  {400, "cudaErrorInvalidResourceHandle", "invalid resource handle"},
  {600, "cudaErrorNotReady", "device not ready"},
  {700, "cudaErrorIllegalAddress", "an illegal memory access was encountered"},
  {701, "cudaErrorLaunchOutOfResources", "too many resources requested for launch"},
  {719, "cudaErrorLaunchFailure", "unspecified launch failure"},
  {801, "cudaErrorNotSupported", "operation not supported"},
  {999, "cudaErrorUnknown", "unknown error"}
};
char const* cudaGetErrorString(int code) {
  for (auto const& e : __cuda_errors) if (e.code == code) return e.text;
  return "unrecognized error code";
}
char const* cudaGetErrorName(int code) {
  for (auto const& e : __cuda_errors) if (e.code == code) return e.name;
  return "unrecognized error code";
}

enum cudaLaunchAttributeID {
  cudaLaunchAttributeIgnore,
  cudaLaunchAttributeAccessPolicyWindow,
  cudaLaunchAttributeCooperative,
  cudaLaunchAttributeSynchronizationPolicy,
  cudaLaunchAttributeClusterDimension,
  cudaLaunchAttributeClusterSchedulingPolicyPreference,
  cudaLaunchAttributeProgrammaticStreamSerialization,
  cudaLaunchAttributeProgrammaticEvent,
  cudaLaunchAttributePriority
};

// A union in CUDA: here each member has its own place.
struct cudaLaunchAttributeValue {
  struct { unsigned x, y, z; } clusterDim;
  int cooperative, programmaticStreamSerializationAllowed, priority;
};

struct cudaLaunchAttribute {
  cudaLaunchAttributeID id;
  cudaLaunchAttributeValue val;
};

struct cudaLaunchConfig_t {
  dim3 gridDim, blockDim;
  size_t dynamicSmemBytes;
  cudaStream_t stream;
  cudaLaunchAttribute* attrs;
  unsigned numAttrs;
};

template <class K, class... Args>
int cudaLaunchKernelEx(cudaLaunchConfig_t const* config, K kernel, Args&&... args) {
  for (unsigned i = 0; i < config->numAttrs; ++i) {
    auto const& [id, value] = config->attrs[i];
    if (id == cudaLaunchAttributeClusterDimension) __cluster_dims(value.clusterDim.x, value.clusterDim.y, value.clusterDim.z);
  }
  kernel<<<config->gridDim, config->blockDim, config->dynamicSmemBytes>>>(args...);
  __cluster_dims(1, 1, 1);
  return 0;
}

enum cudaFuncCache {
  cudaFuncCachePreferNone,
  cudaFuncCachePreferShared,
  cudaFuncCachePreferL1,
  cudaFuncCachePreferEqual
};

enum cudaLimit {
  cudaLimitStackSize,
  cudaLimitPrintfFifoSize,
  cudaLimitMallocHeapSize
};

enum cudaDeviceAttr {
  cudaDevAttrMaxThreadsPerBlock = 1,
  cudaDevAttrMaxBlockDimX = 2,
  cudaDevAttrMaxBlockDimY = 3,
  cudaDevAttrMaxBlockDimZ = 4,
  cudaDevAttrMaxGridDimX = 5,
  cudaDevAttrMaxGridDimY = 6,
  cudaDevAttrMaxGridDimZ = 7,
  cudaDevAttrMaxSharedMemoryPerBlock = 8,
  cudaDevAttrWarpSize = 10,
  cudaDevAttrMultiProcessorCount = 16,
  cudaDevAttrMaxThreadsPerMultiProcessor = 39,
  cudaDevAttrComputeCapabilityMajor = 75,
  cudaDevAttrComputeCapabilityMinor = 76,
  cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81,
  cudaDevAttrMaxSharedMemoryPerBlockOptin = 97
};
int cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int device) {
  cudaDeviceProp p;
  cudaGetDeviceProperties(&p, device);
  switch (attribute) {
    case cudaDevAttrMaxThreadsPerBlock: *value = p.maxThreadsPerBlock; break;
    case cudaDevAttrMaxBlockDimX: case cudaDevAttrMaxBlockDimY: *value = 1024; break;
    case cudaDevAttrMaxBlockDimZ: *value = 64; break;
    case cudaDevAttrMaxGridDimX: *value = 2147483647; break;
    case cudaDevAttrMaxGridDimY: case cudaDevAttrMaxGridDimZ: *value = 65535; break;
    case cudaDevAttrMaxSharedMemoryPerBlock: *value = p.sharedMemPerBlock; break;
    case cudaDevAttrWarpSize: *value = p.warpSize; break;
    case cudaDevAttrMultiProcessorCount: *value = p.multiProcessorCount; break;
    case cudaDevAttrMaxThreadsPerMultiProcessor: *value = p.maxThreadsPerMultiProcessor; break;
    case cudaDevAttrComputeCapabilityMajor: *value = p.major; break;
    case cudaDevAttrComputeCapabilityMinor: *value = p.minor; break;
    case cudaDevAttrMaxSharedMemoryPerMultiprocessor: *value = p.sharedMemPerMultiprocessor; break;
    default: *value = p.sharedMemPerBlockOptin;
  }
  return 0;
}

template <class T>
int cudaMallocAsync(T** p, size_t bytes, cudaStream_t = 0) { return cudaMalloc(p, bytes); }

int cudaFreeAsync(void* p, cudaStream_t = 0) { return cudaFree(p); }

template <class T, class S>
int cudaMemcpyAsync(T to, S from, size_t bytes, int kind, cudaStream_t = 0) { return cudaMemcpy(to, from, bytes, kind); }

template <class T>
int cudaMemsetAsync(T to, int byte, size_t bytes, cudaStream_t = 0) { return cudaMemset(to, byte, bytes); }

int cudaMemcpy2D(void* to, size_t to_pitch, void const* from, size_t from_pitch, size_t width, size_t height, int kind) {
  for (size_t i = 0; i < height; ++i) cudaMemcpy((char*)(to) + i * to_pitch, (char const*)(from) + i * from_pitch, width, kind);
  return 0;
}

int cudaStreamCreateWithFlags(cudaStream_t*, unsigned) { return 0; }

int cudaStreamCreateWithPriority(cudaStream_t*, unsigned, int) { return 0; }

int cudaMemPrefetchAsync(void const*, size_t, int, cudaStream_t = 0) { return 0; }

int cudaStreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned = 0) { return 0; }

int cudaStreamQuery(cudaStream_t) { return 0; }

int cudaEventCreateWithFlags(cudaEvent_t*, unsigned) { return 0; }

int cudaEventQuery(cudaEvent_t) { return 0; }

static constexpr unsigned cudaStreamNonBlocking = 1;

static constexpr unsigned cudaEventDefault = 0;

static constexpr unsigned cudaEventBlockingSync = 1;

static constexpr unsigned cudaEventDisableTiming = 2;

static constexpr unsigned cudaHostAllocDefault = 0;

static constexpr unsigned cudaHostAllocPortable = 1;

static constexpr unsigned cudaHostAllocMapped = 2;

// Ranges that a profiler shows.
int nvtxRangePush(char const*) { return 0; }

int nvtxRangePushA(char const*) { return 0; }

int nvtxRangePop() { return 0; }

void nvtxMark(char const*) {}

void nvtxMarkA(char const*) {}
