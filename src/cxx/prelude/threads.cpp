// Threads: each runs to its end when it is made, which is one of the orders that C++ leaves open. What waits for a later thread fails.

inline int __threads_made = 1, __thread_now = 1;
struct __in_thread {
  int outer_ = __thread_now;
  __in_thread() { __thread_now = ++__threads_made; }
  ~__in_thread() { __thread_now = outer_; }
};

inline bool __waits_in_vain(char const* what) {
  __unread(what);
  return false;
}

struct __thread_id {
  int n_ = 0;
  bool operator==(__thread_id const&) const = default;
  auto operator<=>(__thread_id const&) const = default;
  template <class O>
  friend O& operator<<(O& o, __thread_id id) {
    if (id.n_) __unread("what is printed of a thread differs from run to run");
    return o << "thread::id of a non-executing thread";
  }
};
template <>
struct hash<__thread_id> { size_t operator()(__thread_id id) const { return id.n_; } };

struct __std_thread {
  static constexpr size_t __bytes = 8;
  using id = __thread_id;
  int id_ = 0;
  __std_thread() noexcept {}
  template <class F, class... A>
    requires(!is_same_v<remove_cvref_t<F>, __std_thread>)
  explicit __std_thread(F&& f, A&&... a) {
    id_ = __threads_made + 1;
    __in_thread within;
    try {
      [](auto f, auto... a) { std::invoke(std::move(f), std::move(a)...); }(std::forward<F>(f), std::forward<A>(a)...);
    } catch (...) {
      __fail("an exception leaves the function of a thread");
    }
  }
  __std_thread(__std_thread const&) = delete;
  __std_thread(__std_thread&& o) noexcept : id_(o.id_) { o.id_ = 0; }
  __std_thread& operator=(__std_thread&& o) noexcept {
    if (joinable()) __fail("a thread that can be joined is assigned to");
    id_ = o.id_;
    o.id_ = 0;
    return *this;
  }
  ~__std_thread() { if (joinable()) __fail("a thread ends that can be joined"); }
  bool joinable() const noexcept { return id_ != 0; }
  void join() { if (!joinable()) __fail("a thread is joined that cannot be"); id_ = 0; }
  void detach() { if (!joinable()) __fail("a thread is detached that cannot be"); id_ = 0; }
  id get_id() const noexcept { return {id_}; }
  void swap(__std_thread& o) noexcept { std::swap(id_, o.id_); }
  static unsigned hardware_concurrency() noexcept { return 8; }
};
inline void swap(__std_thread& a, __std_thread& b) noexcept { a.swap(b); }

struct jthread : __std_thread {
  jthread() noexcept {}
  template <class F, class... A>
    requires(!is_same_v<remove_cvref_t<F>, jthread>)
  explicit jthread(F&& f, A&&... a) : __std_thread(std::forward<F>(f), std::forward<A>(a)...) {}
  jthread(jthread&& o) noexcept = default;
  jthread& operator=(jthread&& o) noexcept { id_ = o.id_; o.id_ = 0; return *this; }
  ~jthread() { if (joinable()) join(); }
};

namespace this_thread {
  inline void yield() noexcept {}
  inline __thread_id get_id() noexcept { return {__thread_now}; }
}

enum class cv_status { no_timeout, timeout };

// Whoever could notify has run to its end, or waits for this thread itself.
struct condition_variable {
  static constexpr size_t __bytes = 48;
  condition_variable() {}
  condition_variable(condition_variable const&) = delete;
  void notify_one() noexcept {}
  void notify_all() noexcept {}
  template <class L>
  void wait(L&) { __waits_in_vain("a thread waits to be notified: each thread runs to its end when it is made"); }
  template <class L, class P>
  void wait(L&, P p) { if (!p()) __waits_in_vain("a thread waits for what no thread has done yet: each runs to its end when it is made"); }
  template <class L, class T, class P>
  bool wait_for(L&, T const&, P p) { return p() || __thread_now != 1 && __waits_in_vain("a thread waits for what another one does later"); }
  template <class L, class T, class P>
  bool wait_until(L& l, T const& t, P p) { return wait_for(l, t, p); }
  template <class L, class T>
  cv_status wait_for(L&, T const&) {
    if (__thread_now != 1) __waits_in_vain("a thread waits for what another one does later");
    return cv_status::timeout;
  }
  template <class L, class T>
  cv_status wait_until(L& l, T const& t) { return wait_for(l, t); }
};

struct condition_variable_any : condition_variable {};

struct shared_mutex {
  int held_ = 0;
  shared_mutex() {}
  shared_mutex(shared_mutex const&) = delete;
  void lock() { if (!try_lock()) __unread("a thread waits for a mutex that another one holds"); }
  bool try_lock() { return held_ == 0 && (held_ = -1); }
  void unlock() { held_ = 0; }
  void lock_shared() { if (!try_lock_shared()) __unread("a thread waits for a mutex that another one holds"); }
  bool try_lock_shared() { return held_ >= 0 && ++held_; }
  void unlock_shared() { --held_; }
};

template <class M>
struct shared_lock {
  using mutex_type = M;
  M* m_;
  explicit shared_lock(M& m) : m_(&m) { m.lock_shared(); }
  shared_lock(shared_lock const&) = delete;
  shared_lock(shared_lock&& o) noexcept : m_(o.m_) { o.m_ = nullptr; }
  ~shared_lock() { if (m_) m_->unlock_shared(); }
  void unlock() { m_->unlock_shared(); m_ = nullptr; }
  bool owns_lock() const noexcept { return m_; }
};

struct latch {
  ptrdiff_t n_;
  explicit latch(ptrdiff_t n) : n_(n) {}
  latch(latch const&) = delete;
  void count_down(ptrdiff_t by = 1) { n_ -= by; }
  bool try_wait() const noexcept { return n_ == 0; }
  void wait() const { if (n_ != 0) __waits_in_vain("a thread waits for a latch that no thread has opened yet"); }
  void arrive_and_wait(ptrdiff_t by = 1) { count_down(by); wait(); }
};

template <ptrdiff_t N = 2147483647>
struct counting_semaphore {
  ptrdiff_t n_;
  explicit counting_semaphore(ptrdiff_t n) : n_(n) {}
  counting_semaphore(counting_semaphore const&) = delete;
  void release(ptrdiff_t by = 1) { n_ += by; }
  bool try_acquire() noexcept { return n_ > 0 && n_--; }
  void acquire() { if (!try_acquire()) __waits_in_vain("a thread waits for a semaphore that no thread has released yet"); }
};

using binary_semaphore = counting_semaphore<1>;

enum class launch { async = 1, deferred = 2 };
constexpr launch operator|(launch a, launch b) { return launch(int(a) | int(b)); }
constexpr launch operator&(launch a, launch b) { return launch(int(a) & int(b)); }

enum class future_status { ready, timeout, deferred };

struct future_error : logic_error { future_error(char const* what) : logic_error(std::string("std::future_error: ") + what) {} };

template <class R>
struct __shared_state {
  std::function<void()> later_;
  std::optional<conditional_t<is_void_v<R>, char, conditional_t<is_reference_v<R>, remove_reference_t<R>*, R>>> value_;
  exception_ptr thrown_;
  bool is_taken_ = false;
  bool is_deferred_ = false;
  bool is_ready() const { return value_ || thrown_; }
  template <class F>
  void run(F&& f) {
    try {
      if constexpr (is_void_v<R>) { f(); value_ = 0; }
      else if constexpr (is_reference_v<R>) value_ = &f();
      else value_.emplace(f());
    } catch (...) {
      thrown_ = current_exception();
    }
  }
  void wait() {
    if (is_deferred_ && !is_ready()) later_();
    if (!is_ready()) __waits_in_vain("a thread waits for a result that no thread has set yet");
  }
};

template <class R>
struct shared_future {
  std::shared_ptr<__shared_state<R>> of_;
  shared_future() noexcept {}
  explicit shared_future(std::shared_ptr<__shared_state<R>> of) : of_(std::move(of)) {}
  bool valid() const noexcept { return bool(of_); }
  void wait() const { if (!of_) throw future_error("No associated state"); of_->wait(); }
  template <class T>
  future_status wait_for(T const&) const {
    if (of_->is_deferred_ && !of_->is_ready()) return future_status::deferred;
    if (!of_->is_ready() && __thread_now != 1) __waits_in_vain("a thread waits for a result that no thread has set yet");
    return of_->is_ready() ? future_status::ready : future_status::timeout;
  }
  decltype(auto) get() const {
    wait();
    if (of_->thrown_) rethrow_exception(of_->thrown_);
    if constexpr (is_void_v<R>) return;
    else if constexpr (is_reference_v<R>) return static_cast<R>(**of_->value_);
    else return static_cast<R const&>(*of_->value_);
  }
};

template <class R>
struct future : private shared_future<R> {
  using __base = shared_future<R>;
  future() noexcept {}
  explicit future(std::shared_ptr<__shared_state<R>> of) : __base(std::move(of)) {}
  future(future&&) = default;
  future& operator=(future&&) = default;
  bool valid() const noexcept { return __base::valid(); }
  void wait() const { __base::wait(); }
  template <class T>
  future_status wait_for(T const& t) const { return __base::wait_for(t); }
  shared_future<R> share() noexcept { return shared_future<R>(std::move(this->of_)); }
  R get() {
    __base::wait();
    auto of = std::move(this->of_);
    if (of->thrown_) rethrow_exception(of->thrown_);
    if constexpr (is_void_v<R>) return;
    else if constexpr (is_reference_v<R>) return static_cast<R>(**of->value_);
    else return std::move(*of->value_);
  }
};

template <class R>
struct promise {
  std::shared_ptr<__shared_state<R>> of_ = std::make_shared<__shared_state<R>>();
  promise() {}
  promise(promise&&) noexcept = default;
  promise& operator=(promise&&) noexcept = default;
  ~promise() { if (of_ && !of_->is_ready()) of_->thrown_ = make_exception_ptr(future_error("Broken promise")); }
  future<R> get_future() {
    if (of_->is_taken_) throw future_error("Future already retrieved");
    of_->is_taken_ = true;
    return future<R>(of_);
  }
  void __once() { if (of_->is_ready()) throw future_error("Promise already satisfied"); }
  template <class T>
  void set_value(T&& x) { __once(); of_->run([&]() -> conditional_t<is_reference_v<R>, R, T&&> { return std::forward<T>(x); }); }
  void set_value() { __once(); of_->run([] {}); }
  void set_exception(exception_ptr e) { __once(); of_->thrown_ = e; }
};

template <class F>
struct packaged_task;
template <class R, class... A>
struct packaged_task<R(A...)> {
  std::function<R(A&&...)> f_;
  promise<R> p_;
  packaged_task() noexcept {}
  template <class F>
    requires(!is_same_v<remove_cvref_t<F>, packaged_task<R(A...)>>)
  explicit packaged_task(F&& f) : f_(std::forward<F>(f)) {}
  packaged_task(packaged_task&&) noexcept = default;
  packaged_task& operator=(packaged_task&&) noexcept = default;
  bool valid() const noexcept { return bool(f_); }
  future<R> get_future() { return p_.get_future(); }
  void operator()(A... a) { p_.__once(); p_.of_->run([&]() -> R { return f_(std::forward<A>(a)...); }); }
};

template <class F, class... A>
auto async(launch how, F&& f, A&&... a) {
  using R = decltype(std::invoke(std::forward<F>(f), std::forward<A>(a)...));
  auto of = std::make_shared<__shared_state<R>>();
  auto held = std::make_shared<std::tuple<decay_t<F>, decay_t<A>...>>(std::forward<F>(f), std::forward<A>(a)...);
  of->later_ = [to = of.get(), held] { to->run([&]() -> R { return std::apply([](auto&... x) -> R { return std::invoke(std::move(x)...); }, *held); }); };
  of->is_deferred_ = how == launch::deferred;
  if (!of->is_deferred_) {
    __in_thread within;
    of->later_();
  }
  return future<R>(of);
}
template <class F, class... A>
  requires(!is_same_v<remove_cvref_t<F>, launch>)
auto async(F&& f, A&&... a) { return async(launch::async, std::forward<F>(f), std::forward<A>(a)...); }
