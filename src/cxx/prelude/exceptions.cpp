// The exceptions of the standard library.

struct exception {
  static constexpr size_t __bytes = 8;
  std::string what_;
  exception() : what_("std::exception") {}
  virtual char const* what() const { return what_.c_str(); }
};
struct bad_alloc : exception { bad_alloc() { what_ = "std::bad_alloc"; } };
struct bad_cast : exception { bad_cast() { what_ = "std::bad_cast"; } };
struct bad_optional_access : exception {
  bad_optional_access() { what_ = "bad optional access"; }
  bad_optional_access(std::string const& what) { what_ = what; }
};
struct bad_variant_access : exception {
  bad_variant_access() { what_ = "bad variant access"; }
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
