// Views of characters.

// The machine reads the characters of a view by its two members.
struct string_view {
  static constexpr bool __borrows = true;
  using value_type = char;
  using size_type = size_t;
  using difference_type = ptrdiff_t;
  using pointer = char const*;
  using const_pointer = char const*;
  using reference = char const&;
  using const_reference = char const&;
  using iterator = char const*;
  using const_iterator = char const*;
  size_t max_size() const noexcept { return (size_t(-1) - 16) / 4; }
  static constexpr size_t npos = -1;
  char const* data_ = nullptr;
  size_t size_ = 0;
  constexpr string_view() noexcept {}
  constexpr string_view(char const* p) noexcept : data_(p), size_(strlen(p)) {}
  constexpr string_view(char const* p, size_t n) noexcept : data_(p), size_(n) {}
  template <class I, class E> requires is_same_v<remove_cvref_t<decltype(*declval<I>())>, char> && (!is_convertible_v<E, size_t>)
  constexpr string_view(I first, E last) : data_(&*first), size_(last - first) {}
  string_view(std::string const& s) noexcept : data_(s.data()), size_(s.size()) {}
  char const* begin() const noexcept { return data_; }
  char const* end() const noexcept { return data_ + size_; }
  char const* cbegin() const noexcept { return data_; }
  char const* cend() const noexcept { return data_ + size_; }
  reverse_iterator<char const*> rbegin() const noexcept { return reverse_iterator<char const*>(end()); }
  reverse_iterator<char const*> rend() const noexcept { return reverse_iterator<char const*>(begin()); }
  reverse_iterator<char const*> crbegin() const noexcept { return rbegin(); }
  reverse_iterator<char const*> crend() const noexcept { return rend(); }
  constexpr size_t size() const noexcept { return size_; }
  constexpr size_t length() const noexcept { return size_; }
  constexpr bool empty() const noexcept { return size_ == 0; }
  constexpr char const* data() const noexcept { return data_; }
  constexpr char const& operator[](size_t i) const noexcept { if (i >= size_) __fail("an index outside of a `string_view`"); return data_[i]; }
  char const& at(size_t i) const {
    if (i >= size_) __throw("out_of_range", ("basic_string_view::at: __pos (which is " + to_string(i) + ") >= this->size() (which is " + to_string(size_) + ")").c_str());
    return data_[i];
  }
  char const& front() const noexcept { return (*this)[0]; }
  char const& back() const noexcept { return (*this)[size_ - 1]; }
  void remove_prefix(size_t n) noexcept { if (n > size_) __fail("`remove_prefix` of more characters than there are"); data_ += n; size_ -= n; }
  void remove_suffix(size_t n) noexcept { if (n > size_) __fail("`remove_suffix` of more characters than there are"); size_ -= n; }
  void swap(string_view& o) noexcept { string_view old = *this; *this = o; o = old; }
  string_view substr(size_t at = 0, size_t n = -1) const {
    if (at > size_) __throw("out_of_range", ("basic_string_view::substr: __pos (which is " + to_string(at) + ") > __size (which is " + to_string(size_) + ")").c_str());
    return string_view(data_ + at, n < size_ - at ? n : size_ - at);
  }
  size_t copy(char* to, size_t n, size_t at = 0) const { string_view part = substr(at, n); for (size_t i = 0; i < part.size_; ++i) to[i] = part.data_[i]; return part.size_; }
  std::string __text() const { return std::string(*this); }
  int compare(string_view o) const noexcept { return __text().compare(o.__text()); }
  int compare(size_t at, size_t n, string_view o) const { return substr(at, n).compare(o); }
  template <class... A> size_t find(A const&... a) const noexcept { return __text().find(a...); }
  template <class... A> size_t rfind(A const&... a) const noexcept { return __text().rfind(a...); }
  template <class... A> size_t find_first_of(A const&... a) const noexcept { return __text().find_first_of(a...); }
  template <class... A> size_t find_last_of(A const&... a) const noexcept { return __text().find_last_of(a...); }
  template <class... A> size_t find_first_not_of(A const&... a) const noexcept { return __text().find_first_not_of(a...); }
  template <class... A> size_t find_last_not_of(A const&... a) const noexcept { return __text().find_last_not_of(a...); }
  template <class T> bool starts_with(T const& t) const noexcept { return __text().starts_with(t); }
  template <class T> bool ends_with(T const& t) const noexcept { return __text().ends_with(t); }
  friend bool operator==(string_view a, string_view b) noexcept { return a.size_ == b.size_ && a.__text() == b.__text(); }
  friend bool operator!=(string_view a, string_view b) noexcept { return !(a == b); }
  friend bool operator<(string_view a, string_view b) noexcept { return a.__text() < b.__text(); }
  friend bool operator>(string_view a, string_view b) noexcept { return b < a; }
  friend bool operator<=(string_view a, string_view b) noexcept { return !(b < a); }
  friend bool operator>=(string_view a, string_view b) noexcept { return !(a < b); }
  friend ostream& operator<<(ostream& out, string_view v) { return out << v.__text(); }
};
template <>
struct hash<string_view> { size_t operator()(string_view a) const noexcept { return __hash(a); } };

inline constexpr size_t dynamic_extent = -1;

// Whether a range of the type C is one of elements that a span has.
template <class C, class T, size_t N>
constexpr bool __spans() {
  using R = remove_reference_t<C>;
  if constexpr (is_array_v<R>) return __spans_elements<remove_extent_t<R>, T> && (N == size_t(-1) || N == extent_v<R>);
  else if constexpr (requires(R& r) { r.data(); r.size(); }) {
    constexpr size_t n = __length_of<remove_const_t<R>>;
    return (is_lvalue_reference_v<C> || is_const_v<T> || __is_span<remove_const_t<R>>) && (N == size_t(-1) || n == 0 || n == size_t(-1) || N == n)
      && __spans_elements<remove_pointer_t<decltype(declval<R&>().data())>, T>;
  } else return false;
}
template <class E, class T>
constexpr bool __spans_elements = is_same_v<remove_const_t<E>, remove_const_t<T>> && (is_const_v<T> || !is_const_v<E>);
template <class R>
constexpr bool __is_span = false;
template <class T, size_t N>
constexpr bool __is_span<span<T, N>> = true;
// The length that a type says, 0 where it says none.
template <class R>
constexpr size_t __length_of = 0;
template <class T, size_t N>
constexpr size_t __length_of<span<T, N>> = N;
template <class T, size_t N>
constexpr size_t __length_of<std::array<T, N>> = N;

template <class T, size_t N = -1>
struct span {
  static constexpr bool __borrows = true;
  using element_type = T;
  using value_type = remove_cv_t<T>;
  using size_type = size_t;
  using difference_type = long;
  using pointer = T*;
  using const_pointer = T const*;
  using reference = T&;
  using const_reference = T const&;
  using iterator = __normal_iterator<T*, span>;
  using reverse_iterator = std::reverse_iterator<iterator>;
  static constexpr size_t extent = N;
  T* data_ = nullptr;
  size_t size_ = N == size_t(-1) ? 0 : N;
  static constexpr size_t __bytes = N == size_t(-1) ? 16 : 8;
  constexpr span() noexcept requires(N + 1 <= 1) {}
  template <class C, class = enable_if_t<!is_same_v<remove_cvref_t<C>, span> && __spans<C, T, N>()>>
  constexpr explicit(N != size_t(-1) && !is_array_v<remove_reference_t<C>> && (__length_of<remove_cvref_t<C>> == 0 || __length_of<remove_cvref_t<C>> == size_t(-1))) span(C&& all) noexcept {
    if constexpr (is_array_v<remove_reference_t<C>>) { data_ = all; size_ = sizeof(all) / sizeof(T); }
    else { data_ = all.data(); size_ = all.size(); }
  }
  constexpr explicit(N != size_t(-1)) span(T* first, size_t n) noexcept : data_(first), size_(n) {}
  template <class I, class E, class = enable_if_t<(!is_same_v<I, T*> || !std::is_integral_v<E>) && __spans_elements<remove_reference_t<decltype(*declval<I&>())>, T>>>
  constexpr explicit(N != size_t(-1)) span(I first, E last) noexcept(noexcept(last - first)) : data_(nullptr), size_(0) {
    if constexpr (std::is_integral_v<E>) size_ = last;
    else size_ = last - first;
    if (size_ > 0) data_ = &*first;
  }
  // the bytes of what a pointer leads to
  template <class P> span(in_place_t, P first, size_t n) noexcept : data_(nullptr), size_(n) { if (n > 0) data_ = &*first; }
  constexpr T* data() const noexcept { return data_; }
  constexpr size_t size() const noexcept { return size_; }
  constexpr size_t size_bytes() const noexcept { return size_ * sizeof(T); }
  constexpr bool empty() const noexcept { return size_ == 0; }
  constexpr iterator begin() const noexcept { return iterator(data_); }
  constexpr iterator end() const noexcept { return iterator(data_) + size_; }
  reverse_iterator rbegin() const noexcept { return reverse_iterator(end()); }
  reverse_iterator rend() const noexcept { return reverse_iterator(begin()); }
  constexpr T& operator[](size_t i) const noexcept { if (i >= size_) __fail("an index outside of a `span`"); return data_[i]; }
  constexpr T& front() const noexcept { return (*this)[0]; }
  constexpr T& back() const noexcept { return (*this)[size_ - 1]; }
  constexpr span<T> subspan(size_t at, size_t n = -1) const noexcept {
    if (at > size_ || n != size_t(-1) && n > size_ - at) __fail("a part outside of a `span`");
    return span<T>(data_ + at, n == size_t(-1) ? size_ - at : n);
  }
  constexpr span<T> first(size_t n) const noexcept { return subspan(0, n); }
  constexpr span<T> last(size_t n) const noexcept { return subspan(size_ - n, n); }
  template <size_t M> constexpr span<T, M> first() const noexcept { return span<T, M>(subspan(0, M).data_, M); }
  template <size_t M> constexpr span<T, M> last() const noexcept { return span<T, M>(subspan(size_ - M, M).data_, M); }
  template <size_t At, size_t M = -1> constexpr auto subspan() const noexcept {
    constexpr size_t n = M != size_t(-1) ? M : N != size_t(-1) ? N - At : size_t(-1);
    span<T> part = subspan(At, M);
    return span<T, n>(part.data_, part.size_);
  }
};
template <class T, size_t N> span(T (&)[N]) -> span<T, N>;
template <class T, size_t N> span(std::array<T, N>&) -> span<T, N>;
template <class T, size_t N> span(std::array<T, N> const&) -> span<T const, N>;
template <class C> span(C&& all) -> span<remove_pointer_t<decltype(all.data())>>;
template <class I, class E> span(I first, E) -> span<remove_reference_t<decltype(*first)>>;

template <class T, size_t N>
auto as_bytes(span<T, N> s) noexcept { return span<byte const, N == size_t(-1) ? N : N * sizeof(T)>(in_place_t{}, reinterpret_cast<byte const*>(s.data_), s.size_bytes()); }

template <class T, size_t N>
auto as_writable_bytes(span<T, N> s) noexcept { return span<byte, N == size_t(-1) ? N : N * sizeof(T)>(in_place_t{}, reinterpret_cast<byte*>(s.data_), s.size_bytes()); }
