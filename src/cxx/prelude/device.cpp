// What programs with kernels use of CUTLASS beyond CuTe, in C++ that the machine runs like a program's own.

enum class Status {
  kSuccess, kErrorMisalignedOperand, kErrorInvalidDataType, kErrorInvalidLayout, kErrorInvalidProblem, kErrorNotSupported, kErrorWorkspaceNull,
  kErrorInternal, kErrorArchMismatch, kErrorInsufficientDriver, kErrorMemoryAllocation, kInvalid
};

inline char const* cutlassGetStatusString(Status status) {
  char const* const names[] = {"Success", "Error Misaligned Operand", "Error Invalid Data Type", "Error Invalid Layout", "Error Invalid Problem",
    "Error Not Supported", "Error Workspace Null", "Error Internal", "Error Architecture Mismatch", "Error Insufficient Driver",
    "Error Memory Allocation failed"};
  return unsigned(status) < 11 ? names[int(status)] : "Invalid status";
}

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

static const int NumThreadsPerWarp = 32;

static const int NumThreadsPerWarpGroup = 128;

static const int NumWarpsPerWarpGroup = 4;

static const int NumThreadsPerHalfWarp = 16;

static const int NumThreadsPerQuad = 4;

static const int NumThreadsPerQuadPair = 8;

template <auto Major, class T, class MN, class K, bool Transposed = false>
constexpr auto ss_smem_selector() {
  constexpr int mn = size<0>(MN{}), k = size<0>(K{});
  static_assert(mn % 8 == 0, "the extent in M or N is a multiple of 8");
  static_assert(k % 8 == 0, "the extent in K is a multiple of 8");
  if constexpr (Major == GMMA::Major::MN) {
    if constexpr (mn % size<0>(GMMA::Layout_MN_SW128_Atom<T>{}) == 0) return GMMA::Layout_MN_SW128_Atom<T>{};
    else if constexpr (mn % size<0>(GMMA::Layout_MN_SW64_Atom<T>{}) == 0) return GMMA::Layout_MN_SW64_Atom<T>{};
    else if constexpr (mn % size<0>(GMMA::Layout_MN_SW32_Atom<T>{}) == 0) return GMMA::Layout_MN_SW32_Atom<T>{};
    else {
      static_assert(mn % size<0>(GMMA::Layout_MN_INTER_Atom<T>{}) == 0, "no atom divides the extent in M or N");
      return GMMA::Layout_MN_INTER_Atom<T>{};
    }
  } else {
    if constexpr (k % size<1>(GMMA::Layout_K_SW128_Atom<T>{}) == 0) return GMMA::Layout_K_SW128_Atom<T>{};
    else if constexpr (k % size<1>(GMMA::Layout_K_SW64_Atom<T>{}) == 0) return GMMA::Layout_K_SW64_Atom<T>{};
    else if constexpr (k % size<1>(GMMA::Layout_K_SW32_Atom<T>{}) == 0) return GMMA::Layout_K_SW32_Atom<T>{};
    else {
      static_assert(k % size<1>(GMMA::Layout_K_INTER_Atom<T>{}) == 0, "no atom divides the extent in K");
      return GMMA::Layout_K_INTER_Atom<T>{};
    }
  }
}

template <class Extent>
constexpr auto sm90_cluster_shape_to_tma_atom(Extent) {
  if constexpr (size(Extent{}) == 1) return SM90_TMA_LOAD{};
  else return SM90_TMA_LOAD_MULTICAST{};
}

template <int Bits, int Base, int Shift>
constexpr size_t alignment_for_swizzle(Swizzle<Bits, Base, Shift>) { return size_t(1) << (Bits + Base + (Shift < 0 ? -Shift : Shift)); }
template <class L>
constexpr size_t alignment_for_swizzle(L layout) { return alignment_for_swizzle(get_swizzle_portion(layout)); }

struct ClusterBarrier {
  using ValueType = uint64_t;
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

struct ArrivalToken {};

template <int Count>
struct PipelineTmaAsync {
  static constexpr uint32_t Stages = Count;
  using FullBarrier = ClusterTransactionBarrier;
  using EmptyBarrier = ClusterBarrier;
  using ProducerBarrierType = uint64_t;
  using ConsumerBarrierType = uint64_t;
  using PipelineState = cutlass::PipelineState<Count>;
  enum class ThreadCategory { NonParticipant, Producer, Consumer, ProducerConsumer };
  struct SharedStorage {
    FullBarrier full_barrier_[Count];
    EmptyBarrier empty_barrier_[Count];
  };
  struct Params {
    uint32_t transaction_bytes = 0;
    ThreadCategory role = ThreadCategory::NonParticipant;
    uint32_t is_leader = 0;
    uint32_t num_consumers = 0;
    uint32_t num_producers = 1;
    int initializing_warp = 0;
  };
  SharedStorage* storage_;
  template <class... Rest>
  PipelineTmaAsync(SharedStorage& storage, Params params, Rest... rest) : storage_(&storage) {}
  template <class State>
  ArrivalToken producer_try_acquire(State state, uint32_t skip_wait = 0) { return {}; }
  template <class State, class... Rest>
  void producer_acquire(State state, Rest... rest) {}
  template <class State, class... Rest>
  void producer_commit(State state, Rest... rest) {}
  template <class State>
  void producer_tail(State state) {}
  template <class State>
  uint64_t* producer_get_barrier(State state) { return &storage_->full_barrier_[state.index()].barrier_; }
  template <class State>
  ArrivalToken consumer_try_wait(State state, uint32_t skip_wait = 0) { return {}; }
  template <class State, class... Rest>
  void consumer_wait(State state, Rest... rest) {}
  template <class State, class... Rest>
  void consumer_release(State state, Rest... rest) {}
};

template <int Count>
struct PipelineAsync : PipelineTmaAsync<Count> {
  struct Params {
    typename PipelineTmaAsync<Count>::ThreadCategory role = PipelineTmaAsync<Count>::ThreadCategory::NonParticipant;
    uint32_t producer_arv_count = 1;
    uint32_t consumer_arv_count = 1;
    uint32_t dst_blockid = 0;
    int initializing_warp = 0;
  };
  template <class... Rest>
  PipelineAsync(typename PipelineTmaAsync<Count>::SharedStorage& storage, Params params, Rest... rest)
      : PipelineTmaAsync<Count>(storage, typename PipelineTmaAsync<Count>::Params{}) {}
};

template <class Pipeline>
constexpr auto make_producer_start_state() { return PipelineState<Pipeline::Stages>{0, 1, 0}; }

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
  PipelineState& operator+=(uint32_t n) { return advance(n); }
};

template <int Depth, int Length>
class OrderedSequenceBarrier {
public:
  static constexpr int SequenceDepth = Depth;
  static constexpr int SequenceLength = Length;
  using Barrier = ClusterBarrier;
  struct SharedStorage { ClusterBarrier barrier_[Depth][Length]; };
  struct Params { uint32_t group_id; uint32_t group_size; int initializing_warp = 0; };
  OrderedSequenceBarrier(SharedStorage&, Params const& p) : params_(p), stage_(0, p.group_id == 0, 0) {}
  void wait() {}
  void arrive() { ++stage_; }
  void advance() { ++stage_; }
private:
  Params params_;
  PipelineState<Depth> stage_;
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

struct CommandLine {
  string program_path;
  vector<string> keys, values, args;
  CommandLine(int argc, char const** argv) : program_path(argc > 0 ? argv[0] : "") {
    for (int i = 1; i < argc; ++i) {
      string text(argv[i]);
      if (text.size() < 2 || text[0] != '-' || text[1] != '-') {
        args.push_back(text);
        continue;
      }
      size_t equal = text.find('=');
      keys.push_back(equal == string::npos ? text.substr(2) : text.substr(2, equal - 2));
      values.push_back(equal == string::npos ? string() : text.substr(equal + 1));
    }
  }
  CommandLine(unordered_map<string, string>& given) {
    for (auto const& [key, value] : given) {
      keys.push_back(key);
      values.push_back(value);
    }
  }
  bool check_cmd_line_flag(char const* name) const {
    for (auto const& key : keys) {
      if (key == name) return true;
    }
    return false;
  }
  size_t num_naked_args() const { return args.size(); }
  void print_naked_args(ostream& out) const {
    for (auto const& arg : args) out << "   " << arg << "\n";
  }
  int parsed_argc() const { return int(keys.size()); }
  template <class T>
  void get_cmd_line_argument(size_t i, T& value) const {
    if (i >= args.size()) return;
    istringstream in(args[i]);
    in >> value;
  }
  void get_cmd_line_argument(char const* name, bool& value, bool otherwise) const {
    value = otherwise;
    if (!check_cmd_line_flag(name)) return;
    string text;
    get_cmd_line_argument(name, text);
    value = text != "0" && text != "false";
  }
  template <class T>
  void get_cmd_line_argument(char const* name, T& value) const { get_cmd_line_argument(name, value, value); }
  // The last one that is given counts.
  template <class T>
  void get_cmd_line_argument(char const* name, T& value, T const& otherwise) const {
    value = otherwise;
    for (size_t i = 0; i < keys.size(); ++i) {
      if (keys[i] != name) continue;
      istringstream in(values[i]);
      in >> value;
    }
  }
  template <class T>
  void get_cmd_line_arguments(char const* name, vector<T>& list, char mark = ',') const {
    if (!check_cmd_line_flag(name)) return;
    list.clear();
    for (size_t i = 0; i < keys.size(); ++i) {
      if (keys[i] == name) separate_string(values[i], list, mark);
    }
  }
  void get_cmd_line_argument_pairs(char const* name, vector<pair<string, string>>& list, char mark = ',', char between = ':') const {
    string text;
    get_cmd_line_argument(name, text);
    tokenize(list, text, mark, between);
  }
  void get_cmd_line_argument_ranges(char const* name, vector<vector<string>>& list, char mark = ',', char between = ':') const {
    vector<string> ranges;
    get_cmd_line_arguments(name, ranges, mark);
    for (auto const& range : ranges) {
      vector<string> parts;
      separate_string(range, parts, between);
      list.push_back(parts);
    }
  }
  static void tokenize(vector<pair<string, string>>& list, string const& text, char mark = ',', char between = ':') {
    for (size_t from = 0; from < text.size();) {
      size_t end = min(text.find(mark, from), text.size()), middle = min(text.find(between, from), end);
      list.push_back({text.substr(from, middle - from), middle < end ? text.substr(middle + 1, end - middle - 1) : string()});
      from = end + 1;
    }
  }
  static void tokenize(vector<string>& list, string const& text, char mark = ',', char between = ':') {
    vector<pair<string, string>> pairs;
    tokenize(pairs, text, mark, between);
    for (auto const& one : pairs) list.push_back(one.first);
  }
  // What lies between two marks is read as a stream reads it; what cannot be read is what was read before, and so is all behind it.
  template <class T>
  static void separate_string(string const& text, vector<T>& list, char mark = ',') {
    T value{};
    bool reads = true;
    for (size_t from = 0;;) {
      size_t end = min(text.find(mark, from), text.size());
      if (end != from || end == text.size()) {
        istringstream in(text.substr(from, end - from));
        if (reads) in >> value;
        reads = reads && !in.fail();
        list.push_back(value);
      }
      if (end == text.size()) return;
      from = end + 1;
    }
  }
};
