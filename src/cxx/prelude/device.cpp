// What programs with kernels use of CUTLASS beyond CuTe, in C++ that the machine runs like a program's own.

enum class Status { kSuccess, kErrorInvalidProblem, kErrorNotSupported, kErrorInternal, kInvalid };

struct ClusterLaunchParams {
  dim3 grid_dims{1, 1, 1};
  dim3 block_dims{1, 1, 1};
  dim3 cluster_dims{1, 1, 1};
  int dynamic_smem_size_in_bytes = 0;
  cudaStream_t cuda_stream = 0;
};

template <class K, class... Args>
Status launch_kernel_on_cluster(ClusterLaunchParams const& params, K kernel, Args&&... args) {
  __cluster_dims(params.cluster_dims.x, params.cluster_dims.y, params.cluster_dims.z);
  kernel<<<params.grid_dims, params.block_dims, params.dynamic_smem_size_in_bytes>>>(args...);
  __cluster_dims(1, 1, 1);
  return Status::kSuccess;
}

struct ClusterBarrier {
  uint64_t barrier_;
  void init(uint32_t count) const {}
  bool test_wait(uint32_t phase, uint32_t pred = 1) const { return true; }
  bool try_wait(uint32_t phase) const { return true; }
  void wait(uint32_t phase) const {}
  void arrive() const {}
  void arrive(uint32_t cta, uint32_t pred = 1) const {}
  void invalidate() const {}
  void arrive_and_expect_tx(uint32_t bytes) const {}
  void expect_transaction(uint32_t bytes) const {}
  static void init(uint64_t const* barrier, uint32_t count) {}
  static bool try_wait(uint64_t const* barrier, uint32_t phase) { return true; }
  static void wait(uint64_t const* barrier, uint32_t phase) {}
  static void arrive(uint64_t const* barrier) {}
  static void arrive_and_expect_tx(uint64_t const* barrier, uint32_t bytes) {}
};

using ClusterTransactionBarrier = ClusterBarrier;

struct NamedBarrier {
  static void sync(uint32_t threads, uint32_t id) {}
  static void arrive(uint32_t threads, uint32_t id) {}
};

template <int Stages>
struct PipelineState {
  int index_ = 0;
  uint32_t phase_ = 0;
  uint32_t count_ = 0;
  int index() const { return index_; }
  uint32_t phase() const { return phase_; }
  uint32_t count() const { return count_; }
  void operator++() {
    if constexpr (Stages > 0) {
      ++index_;
      ++count_;
      if (index_ == Stages) { index_ = 0; phase_ ^= 1; }
    }
  }
  PipelineState& advance(uint32_t n) {
    for (uint32_t i = 0; i < n; ++i) ++*this;
    return *this;
  }
};

struct matrix_inf_norm_result {
  double inf_norm = 0.0;
  bool found_nan = false;
};

template <class T>
matrix_inf_norm_result matrix_inf_norm(T const& matrix) {
  matrix_inf_norm_result result;
  for (int i = 0; i < size<0>(matrix); ++i) {
    double row = 0.0;
    for (int j = 0; j < size<1>(matrix); ++j) row += abs(double(matrix(i, j)));
    if (isnan(row)) result.found_nan = true;
    else if (row > result.inf_norm) result.inf_norm = row;
  }
  return result;
}

template <class T, class U>
matrix_inf_norm_result matrix_diff_inf_norm(T const& x, U const& y) {
  matrix_inf_norm_result result;
  for (int i = 0; i < size<0>(x); ++i) {
    double row = 0.0;
    for (int j = 0; j < size<1>(x); ++j) row += abs(double(x(i, j)) - double(y(i, j)));
    if (isnan(row)) result.found_nan = true;
    else if (row > result.inf_norm) result.inf_norm = row;
  }
  return result;
}

template <class A, class B, class C, class R>
double print_matrix_multiply_mollified_relative_error(char const* a_type, A const& a, char const* b_type, B const& b,
                                                      char const* c_type, C const& c, R const& expected) {
  matrix_inf_norm_result difference = matrix_diff_inf_norm(c, expected);
  matrix_inf_norm_result norm_a = matrix_inf_norm(a), norm_b = matrix_inf_norm(b), norm_c = matrix_inf_norm(expected);
  double product = norm_a.inf_norm * norm_b.inf_norm;
  double error = product == 0.0 ? difference.inf_norm : difference.inf_norm / product;
  std::cout << "Matrix A: " << size<0>(a) << "x" << size<1>(a) << " of " << a_type << "\n"
            << "Matrix B: " << size<0>(b) << "x" << size<1>(b) << " of " << b_type << "\n"
            << "Matrix C: " << size<0>(c) << "x" << size<1>(c) << " of " << c_type << "\n" << std::scientific
            << "Infinity norm of A: " << norm_a.inf_norm << "\n" << "Infinity norm of B: " << norm_b.inf_norm << "\n"
            << "Infinity norm of C: " << norm_c.inf_norm << "\n" << "Infinity norm of (C - C_ref): " << difference.inf_norm << "\n"
            << (product == 0.0 ? "Mollified relative error: " : "Relative error: ") << error << "\n";
  return error;
}

struct Allocator1Sm {
  static constexpr int ColumnsPerAllocationSlice = 32;
  static constexpr int Sm100TmemCapacityColumns = 512;
  void allocate(int columns, uint32_t* first) {}
  void free(uint32_t first, int columns) {}
  void release_allocation_lock() {}
};

struct Allocator2Sm {
  static constexpr int ColumnsPerAllocationSlice = 32;
  static constexpr int Sm100TmemCapacityColumns = 512;
  void allocate(int columns, uint32_t* first) {}
  void free(uint32_t first, int columns) {}
  void release_allocation_lock() {}
};
