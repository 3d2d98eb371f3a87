// The arguments of `...` as in C: a list of them, which `va_start` makes, and what is printed with one.

struct __va_value {
  char kind_ = 'i';
  long long i_ = 0;
  double d_ = 0;
  char const* s_ = nullptr;
  void* p_ = nullptr;
  template <class T> __va_value(T const& x) {
    if constexpr (is_floating_point_v<T>) { kind_ = 'd'; d_ = x; }
    else if constexpr (std::is_integral_v<T> || is_enum_v<T>) i_ = (long long)x;
    else if constexpr (is_convertible_v<T const&, char const*>) { kind_ = 's'; s_ = x; p_ = (void*)s_; }
    else if constexpr (is_class_v<T> || is_union_v<T>) p_ = (void*)new T(x);
    else { kind_ = 'p'; p_ = (void*)x; }
  }
};

struct va_list {
  static constexpr size_t __bytes = 24;
  vector<__va_value> of_;
  size_t at_ = 0;
  __va_value const& next() { return of_[at_++]; }
};

template <class T>
T __va_next(va_list& list) {
  __va_value const& x = list.next();
  if constexpr (is_floating_point_v<T>) return (T)x.d_;
  else if constexpr (is_class_v<T> || is_union_v<T>) return *(T*)x.p_;
  else if constexpr (is_same_v<remove_cv_t<remove_pointer_t<T>>, char>) return (T)x.s_;
  else if constexpr (is_pointer_v<T>) return (T)x.p_;
  else return (T)x.i_;
}

template <class... A>
void __va_put(string& out, string const& form, A... args) {
  vector<char> made(snprintf(nullptr, 0, form.c_str(), args...) + 1);
  snprintf(made.data(), made.size(), form.c_str(), args...);
  out += made.data();
}

inline string __va_text(char const* format, va_list& list) {
  string out;
  while (*format) {
    if (*format != '%') { out += *format++; continue; }
    string form(1, *format++);
    while (*format && string("-+ #0.*123456789hljztL").find(*format) != string::npos) {
      if (*format == '*') { form += to_string((int)list.next().i_); ++format; } else form += *format++;
    }
    char c = *format++;
    form += c;
    if (c == '%') { out += c; continue; }
    __va_value const& x = list.next();
    if (string("diuoxXc").find(c) != string::npos) __va_put(out, form, x.i_);
    else if (c == 's') __va_put(out, form, x.s_);
    else if (c == 'p') __va_put(out, form, x.p_);
    else __va_put(out, form, x.d_);
  }
  return out;
}

inline int vprintf(char const* format, va_list list) { return printf("%s", __va_text(format, list).c_str()); }

template <class F>
int vfprintf(F&& file, char const* format, va_list list) { return fprintf(file, "%s", __va_text(format, list).c_str()); }

inline int vsnprintf(char* to, size_t n, char const* format, va_list list) { return snprintf(to, n, "%s", __va_text(format, list).c_str()); }

inline int vsprintf(char* to, char const* format, va_list list) { return sprintf(to, "%s", __va_text(format, list).c_str()); }
