// Streams that are read: a text, how far it was read, and what became of that, as libstdc++ has it.

// What all have that lie in a text: where it is read, their state, and where it is written, which is behind it where that is -1.
struct __ios {
  __text text_;
  size_t at_ = 0;
  int state_ = 0;
  long put_ = -1;
  bool writes_ = false;
  int rdstate() const { return state_; }
  bool good() const { return state_ == 0; }
  bool eof() const { return (state_ & 2) != 0; }
  bool fail() const { return (state_ & 5) != 0; }
  bool bad() const { return (state_ & 1) != 0; }
  void clear(int state = 0) { state_ = state; }
  void setstate(int state) { state_ |= state; }
  explicit operator bool() const { return (state_ & 5) == 0; }
  bool operator!() const { return (state_ & 5) != 0; }
  std::string str() const { return text_.str(); }
  auto rdbuf() { return __buffer(*this); }
};

struct istream : __ios {
  int base_ = 10;
  bool skips_ = true;
  bool words_ = false;
  size_t width_ = 0;
  long count_ = 0;
  long gcount() const { return count_; }
  bool __ended() const { return at_ >= text_.size(); }
  bool __ready(bool skips) {
    if (state_ != 0) { state_ |= 4; return false; }
    if (skips && skips_) {
      while (at_ < text_.size() && isspace(text_[at_])) ++at_;
      if (at_ >= text_.size()) { state_ |= 6; return false; }
    }
    return true;
  }
  template <class T> void __integer(T& x) {
    if (!__ready(true)) return;
    bool negative = false, digits = false, over = false;
    if (text_[at_] == '-' || text_[at_] == '+') { negative = text_[at_] == '-'; ++at_; }
    if (base_ == 16 && at_ + 1 < text_.size() && text_[at_] == '0' && tolower(text_[at_ + 1]) == 'x') at_ += 2;
    unsigned long value = 0;
    for (; at_ < text_.size(); ++at_, digits = true) {
      char c = text_[at_];
      int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : 99;
      if (digit >= base_) break;
      if (value > (~0ul - digit) / base_) over = true;
      else value = value * base_ + digit;
    }
    if (at_ >= text_.size()) state_ |= 2;
    if (!digits) { x = 0; state_ |= 4; return; }
    unsigned long most = numeric_limits<T>::max();
    if constexpr (is_signed_v<T>) {
      over = over || value > most + negative;
      x = over ? (negative ? numeric_limits<T>::min() : numeric_limits<T>::max()) : T(negative ? 0ul - value : value);
    } else {
      over = over || value > most;
      x = over ? numeric_limits<T>::max() : T(negative ? 0ul - value : value);
    }
    if (over) state_ |= 4;
  }
  void __truth(bool& x) {
    if (!words_) {
      long n = 0;
      __integer(n);
      x = n != 0;
      if (n != 0 && n != 1) state_ |= 4;
      return;
    }
    if (!__ready(true)) return;
    for (std::string word : {std::string("true"), std::string("false")}) {
      if (text_.substr(at_, word.size()) != word) continue;
      at_ += word.size();
      x = word.size() == 4;
      return;
    }
    x = false;
    state_ |= 4;
  }
  template <class T> void __real(T& x) {
    if (!__ready(true)) return;
    std::string s;
    bool digits = false, point = false, exponent = false;
    if (text_[at_] == '-' || text_[at_] == '+') s.push_back(text_[at_++]);
    for (; at_ < text_.size(); ++at_) {
      char c = text_[at_];
      if (isdigit(c)) digits = true;
      else if (c == '.' && !point && !exponent) point = true;
      else if ((c == 'e' || c == 'E') && digits && !exponent) exponent = true;
      else if ((c == '-' || c == '+') && !s.empty() && tolower(s.back()) == 'e') {}
      else break;
      s.push_back(c);
    }
    if (at_ >= text_.size()) state_ |= 2;
    if (!digits || !(isdigit(s.back()) || s.back() == '.')) { x = 0; state_ |= 4; return; }
    if constexpr (is_same_v<T, long double>) x = strtold(s.c_str(), nullptr);
    else x = T(std::atof(s.c_str()));
    if (isinf(x)) { x = x < 0 ? numeric_limits<T>::lowest() : numeric_limits<T>::max(); state_ |= 4; }
  }
  std::string __word(size_t most) {
    size_t from = at_;
    while (at_ < text_.size() && at_ - from < most && !isspace(text_[at_])) ++at_;
    if (at_ >= text_.size() && at_ - from < most) state_ |= 2;
    if (at_ == from) state_ |= 4;
    width_ = 0;
    return text_.substr(from, at_ - from);
  }
  void __manipulate(int which, long n) {
    switch (which) {
      case 1: base_ = 16; break;
      case 2: base_ = 8; break;
      case 3: base_ = 10; break;
      case 4: skips_ = true; break;
      case 5: skips_ = false; break;
      case 6: words_ = true; break;
      case 7: words_ = false; break;
      case 8:
        if (!__ready(false)) break;
        while (at_ < text_.size() && isspace(text_[at_])) ++at_;
        if (__ended()) state_ |= 2;
        break;
      case 9: width_ = n; break;
      default: __fail("a stream does not read this");
    }
  }
  template <class T> void __read(T& x) {
    if constexpr (is_same_v<T, bool>) __truth(x);
    else if constexpr (is_same_v<T, char> || is_same_v<T, signed char> || is_same_v<T, unsigned char>) { if (__ready(true)) x = text_[at_++]; }
    else if constexpr (std::is_integral_v<T>) __integer(x);
    else if constexpr (is_floating_point_v<T>) __real(x);
    else if constexpr (is_same_v<T, std::string>) { if (__ready(true)) x = __word(width_ > 0 ? width_ : text_.size() + 1); }
    else if constexpr (is_array_v<T>) {
      size_t n = sizeof(x);
      if (width_ > 0 && width_ < n) n = width_;
      if (__ready(true)) strcpy(x, __word(n - 1).c_str());
    } else __manipulate(__manipulator(x), __width(x));
  }
  int peek() {
    count_ = 0;
    if (!__ready(false)) return -1;
    if (__ended()) { state_ |= 2; return -1; }
    return (unsigned char)(text_[at_]);
  }
  int get() {
    count_ = 0;
    if (!__ready(false)) return -1;
    if (__ended()) { state_ |= 6; return -1; }
    count_ = 1;
    return (unsigned char)(text_[at_++]);
  }
  istream& get(char& c) {
    int x = get();
    if (count_ > 0) c = x;
    return *this;
  }
  istream& ignore(long n = 1, int end = -1) {
    count_ = 0;
    if (!__ready(false)) return *this;
    while (count_ < n) {
      if (__ended()) { state_ |= 2; break; }
      ++count_;
      if ((unsigned char)(text_[at_++]) == end) break;
    }
    return *this;
  }
  istream& unget() {
    count_ = 0;
    state_ &= ~2;
    if (__ready(false)) { if (at_ == 0) state_ |= 1; else --at_; }
    return *this;
  }
  istream& putback(char c) {
    count_ = 0;
    state_ &= ~2;
    if (__ready(false)) { if (at_ == 0 || (!writes_ && text_[at_ - 1] != c)) state_ |= 1; else text_[--at_] = c; }
    return *this;
  }
  istream& read(char* to, long n) {
    count_ = 0;
    if (!__ready(false)) return *this;
    while (count_ < n && !__ended()) to[count_++] = text_[at_++];
    if (count_ < n) state_ |= 6;
    return *this;
  }
  istream& getline(char* to, long n, char end = '\n') {
    count_ = 0;
    long i = 0;
    if (__ready(false)) {
      while (true) {
        if (__ended()) { state_ |= 2; break; }
        if (text_[at_] == end) { ++at_; ++count_; break; }
        if (i + 1 >= n) { state_ |= 4; break; }
        to[i++] = text_[at_++];
        ++count_;
      }
    }
    to[i] = 0;
    if (count_ == 0) state_ |= 4;
    return *this;
  }
  long tellg() { __ready(false); return fail() ? -1 : long(at_); }
  istream& seekg(long at) {
    state_ &= ~2;
    __ready(false);
    if (!fail()) { if (at < 0 || at > text_.size()) state_ |= 4; else at_ = at; }
    return *this;
  }
};
template <class T, enable_if_t<is_same_v<T, std::string> || !(is_class_v<T> || is_enum_v<T>), int> = 0>
istream& operator>>(istream& in, T& x) {
  in.__read(x);
  return in;
}
istream& operator>>(istream& in, istream& (*f)(istream&)) { return f(in); }

istream& getline(istream& in, std::string& line, char end = '\n') {
  if (!in.__ready(false)) return in;
  size_t from = in.at_, size = in.text_.size();
  while (in.at_ < size && in.text_[in.at_] != end) ++in.at_;
  line = in.text_.substr(from, in.at_ - from);
  if (in.at_ < size) ++in.at_;
  else in.state_ |= in.at_ == from ? 6 : 2;
  return in;
}

struct istringstream : istream {
  istringstream() {}
  explicit istringstream(std::string const& text) { text_.assign(text); }
  using istream::str;
  void str(std::string const& text) { text_.assign(text); at_ = 0; }
};

struct __input : istream {
  __input() { text_.assign(__standard_input()); }
  template <class T> void* tie(T const&) { return nullptr; }
};

__input cin;

// A string stream that is written to.
template <class B>
struct __stream : B {
  using B::text_, B::at_, B::state_, B::put_, B::str;
  __stream() { B::writes_ = true; }
  void str(std::string const& text) {
    text_.assign(text);
    at_ = 0;
    put_ = text.empty() ? -1 : 0;
  }
  template <class T> void __over(T const& x) {
    size_t end = text_.size();
    text_ << x;
    std::string piece = text_.substr(end);
    text_.erase(end);
    text_.replace(put_, piece.size(), piece);
    put_ += piece.size();
    if (put_ >= text_.size()) put_ = -1;
  }
  template <class T> __stream& operator<<(T const& x) {
    if (state_ == 0) {
      if (put_ < 0) text_ << x;
      else __over(x);
    }
    return *this;
  }
  operator ostream&() {
    if (put_ >= 0) __fail("a string stream that begins with a text is written to as a `std::ostream`");
    return __as_stream(text_, *this);
  }
  __stream& put(char c) { return *this << c; }
  __stream& write(char const* text, long n) { return *this << std::string(text, n); }
  __stream& flush() { return *this; }
  template <class... T> long precision(T... n) { return __format(text_, "precision", n...); }
  template <class... T> long width(T... n) { return __format(text_, "width", n...); }
  template <class... T> char fill(T... c) { return __format(text_, "fill", c...); }
  template <class... T> unsigned flags(T... flags) { return __format(text_, "flags", flags...); }
  template <class... T> unsigned setf(T... flags) { return __format(text_, "setf", flags...); }
  template <class T> void unsetf(T flag) { __format(text_, "unsetf", flag); }
  long tellp() const { return put_ < 0 ? text_.size() : put_; }
  __stream& seekp(long at) { put_ = at < text_.size() ? at : -1; return *this; }
};

struct stringstream : __stream<istream> {
  stringstream() {}
  explicit stringstream(std::string const& text) { str(text); }
};

struct ostringstream : __stream<__ios> {
  ostringstream() {}
  explicit ostringstream(std::string const& text) { str(text); }
};

template <class S>
struct __quoted {
  S text_;
  char delimiter_;
  char escape_;
};
template <class S>
ostream& operator<<(ostream& out, __quoted<S> const& q) {
  std::string s(1, q.delimiter_);
  for (char c : q.text_) {
    if (c == q.delimiter_ || c == q.escape_) s.push_back(q.escape_);
    s.push_back(c);
  }
  s.push_back(q.delimiter_);
  return out << s;
}
istream& operator>>(istream& in, __quoted<std::string&> q) {
  char c;
  in >> c;
  if (!in.good()) return in;
  if (c != q.delimiter_) { in.unget(); in >> q.text_; return in; }
  q.text_.clear();
  for (int x = in.get(); in.good(); x = in.get()) {
    if (char(x) == q.escape_) x = in.get();
    else if (char(x) == q.delimiter_) break;
    if (in.good()) q.text_.push_back(char(x));
  }
  return in;
}

auto quoted(std::string& text, char delimiter = '"', char escape = '\\') { return __quoted<std::string&>{text, delimiter, escape}; }
auto quoted(std::string_view text, char delimiter = '"', char escape = '\\') { return __quoted<std::string>{std::string(text), delimiter, escape}; }
auto quoted(std::string const& text, char delimiter = '"', char escape = '\\') { return __quoted<std::string>{text, delimiter, escape}; }

template <class T>
struct istream_iterator {
  using iterator_category = input_iterator_tag;
  using value_type = T;
  using difference_type = ptrdiff_t;
  using pointer = T const*;
  using reference = T const&;
  istream* in_ = nullptr;
  T value_{};
  istream_iterator() {}
  istream_iterator(istream& in) : in_(&in) { ++*this; }
  T const& operator*() const { return value_; }
  T const* operator->() const { return &value_; }
  istream_iterator& operator++() { if (in_ != nullptr && !(*in_ >> value_)) in_ = nullptr; return *this; }
  istream_iterator operator++(int) { istream_iterator old = *this; ++*this; return old; }
  bool operator==(istream_iterator const& o) const { return in_ == o.in_; }
  bool operator!=(istream_iterator const& o) const { return in_ != o.in_; }
};

template <class C, class = void>
struct istreambuf_iterator {
  using iterator_category = input_iterator_tag;
  using value_type = C;
  using difference_type = ptrdiff_t;
  using pointer = void;
  using reference = C;
  using char_type = C;
  using istream_type = istream;
  istream* in_ = nullptr;
  istreambuf_iterator() noexcept {}
  istreambuf_iterator(istream& in) noexcept : in_(&in) {}
  bool __ended() const { return in_ == nullptr || in_->__ended(); }
  C operator*() const { if (__ended()) __fail("the end of a stream is read"); return in_->text_[in_->at_]; }
  istreambuf_iterator& operator++() { if (__ended()) __fail("the end of a stream is passed"); ++in_->at_; return *this; }
  istreambuf_iterator operator++(int) { istreambuf_iterator old = *this; ++*this; return old; }
  bool equal(istreambuf_iterator const& o) const { return __ended() == o.__ended(); }
  bool operator==(istreambuf_iterator const& o) const { return __ended() == o.__ended(); }
  bool operator!=(istreambuf_iterator const& o) const { return __ended() != o.__ended(); }
};

struct to_chars_result {
  char* ptr;
  errc ec;
};

enum class chars_format { scientific = 1, fixed = 2, hex = 4, general = 3 };

// A number as text: the shortest that reads back as it, or that of a precision.
template <class T>
std::string __float_text(T x, chars_format format, int precision = -1) {
  if (format == chars_format::hex) __fail("`to_chars` of hexadecimal digits is not read");
  char text[400];
  char how[] = "%.*e";
  if (precision >= 0) {
    how[3] = format == chars_format::fixed ? 'f' : format == chars_format::scientific ? 'e' : 'g';
    snprintf(text, 400, how, precision, double(x));
    return text;
  }
  int digits = 0;
  for (; digits < 17; ++digits) {
    snprintf(text, 400, how, digits, double(x));
    if (T(strtod(text, nullptr)) == x) break;
  }
  std::string short_text = text;
  size_t e = short_text.find('e');
  if (e == std::string::npos || format == chars_format::scientific) return short_text;
  int power = atoi(text + e + 1);
  how[3] = 'f';
  snprintf(text, 400, how, digits > power ? digits - power : 0, double(x));
  std::string fixed = text;
  bool is_fixed = format == chars_format::fixed || fixed.size() <= short_text.size();
  return is_fixed ? fixed : short_text;
}

to_chars_result __put_text(char* first, char* last, std::string const& text) {
  if (last - first < long(text.size())) return {last, errc::value_too_large};
  for (char c : text) *first++ = c;
  return {first, errc()};
}

template <class T>
to_chars_result to_chars(char* first, char* last, T x, chars_format format) { return __put_text(first, last, __float_text(x, format)); }
template <class T>
to_chars_result to_chars(char* first, char* last, T x, chars_format format, int precision) { return __put_text(first, last, __float_text(x, format, precision)); }
template <class T>
to_chars_result to_chars(char* first, char* last, T x, int base = 10) {
  if constexpr (is_floating_point_v<T>) return __put_text(first, last, __float_text(x, chars_format::general));
  else {
  char digits[65];
  int n = 0;
  make_unsigned_t<T> rest = x;
  if (x < 0) rest = 0 - rest;
  do { digits[n++] = "0123456789abcdefghijklmnopqrstuvwxyz"[rest % base]; rest /= base; } while (rest != 0);
  if (x < 0) digits[n++] = '-';
  if (last - first < n) return {last, errc::value_too_large};
  while (n > 0) *first++ = digits[--n];
  return {first, errc()};
  }
}

struct from_chars_result {
  char const* ptr;
  errc ec;
};

template <class T>
from_chars_result from_chars(char const* first, char const* last, T& x, chars_format format) {
  if (format != chars_format::general) __fail("`from_chars` is read of numbers in the general format");
  std::string text(first, last);
  size_t sign = text.size() > 0 && text[0] == '-';
  bool is_hex = text.size() > sign + 1 && text[sign] == '0' && (text[sign + 1] == 'x' || text[sign + 1] == 'X');
  if (is_hex) text = text.substr(0, sign + 1);
  bool begins = text.size() > sign && text[sign] != '+' && text[sign] != '-' && text[sign] != ' ' && (text[sign] < '\t' || text[sign] > '\r');
  char* end = text.data();
  double value = begins ? strtod(text.c_str(), &end) : 0;
  long used = end - text.c_str();
  if (!begins || used == 0) return {first, errc::invalid_argument};
  bool over = isinf(T(value)) && text[sign] <= '9' || value == 0 && text.substr(0, used).find_first_of("123456789") < min(text.find('e'), size_t(used));
  if (over) return {first + used, errc::result_out_of_range};
  x = value;
  return {first + used, errc()};
}
template <class T>
from_chars_result from_chars(char const* first, char const* last, T& x, int base = 10) {
  if constexpr (is_floating_point_v<T>) return from_chars(first, last, x, chars_format::general);
  else {
  char const* at = first;
  bool negative = is_signed_v<T> && at < last && *at == '-', over = false;
  if (negative) ++at;
  char const* begin = at;
  unsigned long value = 0, most = numeric_limits<T>::max();
  for (; at < last; ++at) {
    char c = tolower(*at);
    int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'z' ? c - 'a' + 10 : 99;
    if (digit >= base) break;
    if (value > (most + negative - digit) / base) over = true;
    else value = value * base + digit;
  }
  if (at == begin) return {first, errc::invalid_argument};
  if (over) return {at, errc::result_out_of_range};
  x = T(negative ? 0ul - value : value);
  return {at, errc()};
  }
}
