// What threads share, in a program of one thread: an operation is done at once, and nobody waits for another.

enum class memory_order : int { relaxed, consume, acquire, release, acq_rel, seq_cst };
inline constexpr memory_order memory_order_relaxed = memory_order::relaxed;
inline constexpr memory_order memory_order_consume = memory_order::consume;
inline constexpr memory_order memory_order_acquire = memory_order::acquire;
inline constexpr memory_order memory_order_release = memory_order::release;
inline constexpr memory_order memory_order_acq_rel = memory_order::acq_rel;
inline constexpr memory_order memory_order_seq_cst = memory_order::seq_cst;

inline void atomic_thread_fence(memory_order) noexcept {}

inline void atomic_signal_fence(memory_order) noexcept {}

// The operations of `atomic`, which has a value, and of `atomic_ref`, which has a reference to one.
template <class T, class V>
struct __atomic {
  static_assert(is_trivially_copyable_v<T>, "std::atomic requires a trivially copyable type");
  using value_type = T;
  using difference_type = conditional_t<is_pointer_v<T>, ptrdiff_t, T>;
  static constexpr bool is_always_lock_free = sizeof(T) == 1 || sizeof(T) == 2 || sizeof(T) == 4 || sizeof(T) == 8;
  static constexpr bool __has_bits = std::is_integral_v<T> && !is_same_v<T, bool>;
  static constexpr bool __counts = __has_bits || is_pointer_v<T>;
  static constexpr bool __adds = __counts || is_floating_point_v<T>;
  V value_;
  constexpr explicit __atomic(V x) noexcept : value_(x) {}
  static T __sum(T a, difference_type b, int sign) {
    if constexpr (__has_bits) return T(make_unsigned_t<T>(a) + make_unsigned_t<T>(b) * make_unsigned_t<T>(sign));
    else return sign > 0 ? a + b : a - b;
  }
  bool is_lock_free() const noexcept { return is_always_lock_free; }
  operator T() const noexcept { return value_; }
  T load(memory_order = memory_order::seq_cst) const noexcept { return value_; }
  void store(T x, memory_order = memory_order::seq_cst) noexcept { value_ = x; }
  T exchange(T x, memory_order = memory_order::seq_cst) noexcept { T old = value_; value_ = x; return old; }
  bool compare_exchange_strong(T& expected, T x, memory_order = memory_order::seq_cst, memory_order = memory_order::seq_cst) noexcept {
    bool same;
    if constexpr (std::is_integral_v<T> || is_enum_v<T> || is_pointer_v<T>) same = value_ == expected;
    else {
      T own = value_, other = expected;
      same = memcmp(&own, &other, sizeof(T)) == 0;
    }
    if (same) value_ = x;
    else expected = value_;
    return same;
  }
  bool compare_exchange_weak(T& expected, T x, memory_order = memory_order::seq_cst, memory_order = memory_order::seq_cst) noexcept { return compare_exchange_strong(expected, x); }
  void wait(T old, memory_order = memory_order::seq_cst) const { if (value_ == old) __fail("the only thread of the program waits for another"); }
  void notify_one() noexcept {}
  void notify_all() noexcept {}
  T fetch_add(difference_type x, memory_order = memory_order::seq_cst) noexcept requires (__adds) { T old = value_; value_ = __sum(old, x, 1); return old; }
  T fetch_sub(difference_type x, memory_order = memory_order::seq_cst) noexcept requires (__adds) { T old = value_; value_ = __sum(old, x, -1); return old; }
  T fetch_and(T x, memory_order = memory_order::seq_cst) noexcept requires (__has_bits) { T old = value_; value_ = old & x; return old; }
  T fetch_or(T x, memory_order = memory_order::seq_cst) noexcept requires (__has_bits) { T old = value_; value_ = old | x; return old; }
  T fetch_xor(T x, memory_order = memory_order::seq_cst) noexcept requires (__has_bits) { T old = value_; value_ = old ^ x; return old; }
  T operator+=(difference_type x) noexcept requires (__adds) { fetch_add(x); return value_; }
  T operator-=(difference_type x) noexcept requires (__adds) { fetch_sub(x); return value_; }
  T operator&=(T x) noexcept requires (__has_bits) { return fetch_and(x) & x; }
  T operator|=(T x) noexcept requires (__has_bits) { return fetch_or(x) | x; }
  T operator^=(T x) noexcept requires (__has_bits) { return fetch_xor(x) ^ x; }
  T operator++() noexcept requires (__counts) { fetch_add(1); return value_; }
  T operator--() noexcept requires (__counts) { fetch_sub(1); return value_; }
  T operator++(int) noexcept requires (__counts) { return fetch_add(1); }
  T operator--(int) noexcept requires (__counts) { return fetch_sub(1); }
};

template <class T>
struct atomic : __atomic<T, T> {
  constexpr atomic() noexcept : __atomic<T, T>(T()) {}
  constexpr atomic(T x) noexcept : __atomic<T, T>(x) {}
  atomic(atomic const&) = delete;
  atomic& operator=(atomic const&) = delete;
  T operator=(T x) noexcept { this->value_ = x; return x; }
};
template <class T>
atomic(T) -> atomic<T>;

template <class T>
struct atomic_ref : __atomic<T, T&> {
  explicit atomic_ref(T& x) noexcept : __atomic<T, T&>(x) {}
  T operator=(T x) noexcept { this->value_ = x; return x; }
};

struct atomic_flag {
  bool is_set_ = false;
  constexpr atomic_flag() noexcept {}
  atomic_flag(atomic_flag const&) = delete;
  atomic_flag& operator=(atomic_flag const&) = delete;
  bool test_and_set(memory_order = memory_order::seq_cst) noexcept { bool old = is_set_; is_set_ = true; return old; }
  bool test(memory_order = memory_order::seq_cst) const noexcept { return is_set_; }
  void clear(memory_order = memory_order::seq_cst) noexcept { is_set_ = false; }
};

template <class T>
T atomic_load(atomic<T> const* a) noexcept { return a->load(); }
template <class T>
T atomic_load_explicit(atomic<T> const* a, memory_order) noexcept { return a->load(); }

template <class T>
void atomic_store(atomic<T>* a, type_identity_t<T> x) noexcept { a->store(x); }
template <class T>
void atomic_store_explicit(atomic<T>* a, type_identity_t<T> x, memory_order) noexcept { a->store(x); }

template <class T>
T atomic_exchange(atomic<T>* a, type_identity_t<T> x) noexcept { return a->exchange(x); }

template <class T>
T atomic_fetch_add(atomic<T>* a, typename atomic<T>::difference_type x) noexcept { return a->fetch_add(x); }

template <class T>
T atomic_fetch_sub(atomic<T>* a, typename atomic<T>::difference_type x) noexcept { return a->fetch_sub(x); }

template <class T>
bool atomic_compare_exchange_strong(atomic<T>* a, type_identity_t<T>* expected, type_identity_t<T> x) noexcept { return a->compare_exchange_strong(*expected, x); }

template <class T>
bool atomic_compare_exchange_weak(atomic<T>* a, type_identity_t<T>* expected, type_identity_t<T> x) noexcept { return a->compare_exchange_strong(*expected, x); }

struct mutex {
  bool is_held_ = false;
  constexpr mutex() noexcept {}
  mutex(mutex const&) = delete;
  mutex& operator=(mutex const&) = delete;
  void lock() { if (is_held_) __unread("a thread waits for a mutex that is locked: each thread runs to its end when it is made"); is_held_ = true; }
  bool try_lock() { bool was = is_held_; is_held_ = true; return !was; }
  void unlock() { if (!is_held_) __fail("a mutex is unlocked that is not locked"); is_held_ = false; }
};

struct recursive_mutex {
  int held_ = 0;
  constexpr recursive_mutex() noexcept {}
  recursive_mutex(recursive_mutex const&) = delete;
  recursive_mutex& operator=(recursive_mutex const&) = delete;
  void lock() { ++held_; }
  bool try_lock() { ++held_; return true; }
  void unlock() { if (held_ == 0) __fail("a mutex is unlocked that is not locked"); --held_; }
};

struct adopt_lock_t { explicit adopt_lock_t() = default; };
inline constexpr adopt_lock_t adopt_lock{};

struct defer_lock_t { explicit defer_lock_t() = default; };
inline constexpr defer_lock_t defer_lock{};

template <class M>
struct lock_guard {
  using mutex_type = M;
  M& m_;
  explicit lock_guard(M& m) : m_(m) { m_.lock(); }
  lock_guard(M& m, adopt_lock_t) : m_(m) {}
  lock_guard(lock_guard const&) = delete;
  lock_guard& operator=(lock_guard const&) = delete;
  ~lock_guard() { m_.unlock(); }
};

template <class... M>
struct scoped_lock {
  std::tuple<M&...> all_;
  explicit scoped_lock(M&... m) : all_(m...) { (m.lock(), ...); }
  scoped_lock(scoped_lock const&) = delete;
  scoped_lock& operator=(scoped_lock const&) = delete;
  ~scoped_lock() { std::apply([](auto&... m) { (m.unlock(), ...); }, all_); }
};

template <class M>
struct unique_lock {
  using mutex_type = M;
  M* m_ = nullptr;
  bool owns_ = false;
  unique_lock() noexcept {}
  explicit unique_lock(M& m) : m_(&m) { lock(); }
  unique_lock(M& m, defer_lock_t) noexcept : m_(&m) {}
  unique_lock(M& m, adopt_lock_t) : m_(&m), owns_(true) {}
  unique_lock(unique_lock&& o) noexcept : m_(o.m_), owns_(o.owns_) { o.m_ = nullptr; o.owns_ = false; }
  unique_lock& operator=(unique_lock&& o) noexcept { if (owns_) unlock(); m_ = o.m_; owns_ = o.owns_; o.m_ = nullptr; o.owns_ = false; return *this; }
  ~unique_lock() { if (owns_) unlock(); }
  void lock() { m_->lock(); owns_ = true; }
  bool try_lock() { return owns_ = m_->try_lock(); }
  void unlock() { m_->unlock(); owns_ = false; }
  bool owns_lock() const noexcept { return owns_; }
  explicit operator bool() const noexcept { return owns_; }
  M* mutex() const noexcept { return m_; }
  M* release() noexcept { M* m = m_; m_ = nullptr; owns_ = false; return m; }
};

struct once_flag {
  bool is_done_ = false;
  constexpr once_flag() noexcept {}
  once_flag(once_flag const&) = delete;
  once_flag& operator=(once_flag const&) = delete;
};

template <class F, class... A>
void call_once(once_flag& flag, F&& f, A&&... args) {
  if (flag.is_done_) return;
  std::invoke(std::forward<F>(f), std::forward<A>(args)...);
  flag.is_done_ = true;
}

using atomic_bool = atomic<bool>;

using atomic_char = atomic<char>;

using atomic_schar = atomic<signed char>;

using atomic_uchar = atomic<unsigned char>;

using atomic_short = atomic<short>;

using atomic_ushort = atomic<unsigned short>;

using atomic_int = atomic<int>;

using atomic_uint = atomic<unsigned>;

using atomic_long = atomic<long>;

using atomic_ulong = atomic<unsigned long>;

using atomic_llong = atomic<long long>;

using atomic_ullong = atomic<unsigned long long>;

using atomic_size_t = atomic<size_t>;

using atomic_ptrdiff_t = atomic<ptrdiff_t>;

using atomic_int32_t = atomic<int>;

using atomic_uint32_t = atomic<unsigned>;

using atomic_int64_t = atomic<long>;

using atomic_uint64_t = atomic<unsigned long>;

using atomic_int8_t = atomic<signed char>;

using atomic_uint8_t = atomic<unsigned char>;

using atomic_int16_t = atomic<short>;

using atomic_uint16_t = atomic<unsigned short>;

using atomic_intptr_t = atomic<long>;

using atomic_uintptr_t = atomic<unsigned long>;
