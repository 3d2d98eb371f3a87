// The exceptions of the standard library.

struct exception {
  static constexpr size_t __bytes = 8;
  std::string what_;
  exception() : what_("std::exception") {}
  exception(exception const&) noexcept = default;
  exception(exception&&) = default;
  exception& operator=(exception const&) noexcept = default;
  exception& operator=(exception&&) = default;
  virtual ~exception() = default;
  virtual char const* what() const { return what_.c_str(); }
};
struct bad_alloc : exception { bad_alloc() { what_ = "std::bad_alloc"; } };
struct bad_cast : exception {
  bad_cast() noexcept { what_ = "std::bad_cast"; }
  bad_cast(std::string const& what) { what_ = what; }
};
struct bad_optional_access : exception {
  bad_optional_access() noexcept { what_ = "bad optional access"; }
  bad_optional_access(std::string const& what) { what_ = what; }
};
struct bad_variant_access : exception {
  bad_variant_access() noexcept { what_ = "bad variant access"; }
  bad_variant_access(std::string const& what) { what_ = what; }
};
struct bad_function_call : exception { bad_function_call() { what_ = "bad_function_call"; } };
struct logic_error : exception {
  static constexpr size_t __bytes = 16;
  logic_error(std::string const& what) { what_ = what; }
};
struct runtime_error : exception {
  static constexpr size_t __bytes = 16;
  runtime_error(std::string const& what) { what_ = what; }
};
struct domain_error : logic_error { domain_error(std::string const& what) : logic_error(what) {} };
struct invalid_argument : logic_error { invalid_argument(std::string const& what) : logic_error(what) {} };
struct length_error : logic_error { length_error(std::string const& what) : logic_error(what) {} };
struct out_of_range : logic_error { out_of_range(std::string const& what) : logic_error(what) {} };
struct range_error : runtime_error { range_error(std::string const& what) : runtime_error(what) {} };
struct overflow_error : runtime_error { overflow_error(std::string const& what) : runtime_error(what) {} };
struct underflow_error : runtime_error { underflow_error(std::string const& what) : runtime_error(what) {} };

struct exception_ptr {
  using __thrown = void (*)(out_of_range, invalid_argument, length_error, bad_alloc, bad_cast, bad_function_call, bad_optional_access,
                            bad_variant_access, overflow_error);
  void* p_ = nullptr;
  exception_ptr() = default;
  exception_ptr(nullptr_t) {}
  explicit operator bool() const { return p_ != nullptr; }
  bool operator==(exception_ptr const& o) const { return p_ == o.p_; }
  bool operator!=(exception_ptr const& o) const { return p_ != o.p_; }
};

exception_ptr current_exception() {
  exception_ptr e;
  e.p_ = __caught();
  return e;
}

[[noreturn]] void rethrow_exception(exception_ptr e) { __throw_again(e.p_); }

template <class E>
exception_ptr make_exception_ptr(E e) {
  try {
    throw e;
  } catch (...) {
    return current_exception();
  }
}

enum class errc {
  operation_not_permitted = 1, no_such_file_or_directory = 2, io_error = 5, not_enough_memory = 12, permission_denied = 13,
  invalid_argument = 22, argument_out_of_domain = 33, result_out_of_range = 34, value_too_large = 75, timed_out = 110
};

// What was being handled when an exception was thrown.
struct nested_exception {
  exception_ptr nested_ = current_exception();
  nested_exception() {}
  nested_exception(nested_exception const&) = default;
  virtual ~nested_exception() {}
  [[noreturn]] void rethrow_nested() const {
    if (!nested_) terminate();
    rethrow_exception(nested_);
  }
  exception_ptr nested_ptr() const { return nested_; }
};

template <class T>
struct __with_nested : T, nested_exception {
  explicit __with_nested(T const& t) : T(t) {}
};

template <class T>
[[noreturn]] void throw_with_nested(T&& t) {
  if constexpr (is_class_v<decay_t<T>> && !is_base_of_v<nested_exception, decay_t<T>>) throw __with_nested<decay_t<T>>(t);
  else throw std::forward<T>(t);
}

template <class E>
void rethrow_if_nested(E const& e) {
  if constexpr (is_polymorphic_v<E>) {
    if (auto nested = dynamic_cast<nested_exception const*>(&e); nested && nested->nested_ptr()) nested->rethrow_nested();
  }
}

struct alignas(16) max_align_t { long long a_[4]; };
