// Containers of the standard library, over `vector`.

template <class I>
struct reverse_iterator {
  using iterator_type = I;
  using value_type = typename iterator_traits<I>::value_type;
  using reference = typename iterator_traits<I>::reference;
  using pointer = typename iterator_traits<I>::pointer;
  using difference_type = typename iterator_traits<I>::difference_type;
  using iterator_category = typename iterator_traits<I>::iterator_category;
  using iterator_concept = conditional_t<is_base_of_v<random_access_iterator_tag, typename __concept_of<I>::type>, random_access_iterator_tag, bidirectional_iterator_tag>;
  I base_;
  reverse_iterator() : base_() {}
  reverse_iterator(I base) : base_(base) {}
  template <class J> requires is_convertible_v<J, I> reverse_iterator(reverse_iterator<J> const& o) noexcept(is_nothrow_constructible_v<I, J const&>) : base_(o.base()) {}
  reference operator*() const { I at = base_; return *--at; }
  pointer operator->() const { return &**this; }
  reverse_iterator& operator++() { --base_; return *this; }
  reverse_iterator operator++(int) { reverse_iterator old = *this; --base_; return old; }
  reverse_iterator& operator--() { ++base_; return *this; }
  reverse_iterator operator--(int) { reverse_iterator old = *this; ++base_; return old; }
  reverse_iterator& operator+=(long n) { base_ = base_ - n; return *this; }
  reverse_iterator& operator-=(long n) { base_ = base_ + n; return *this; }
  reverse_iterator operator+(long n) const { return reverse_iterator(base_ - n); }
  reverse_iterator operator-(long n) const { return reverse_iterator(base_ + n); }
  friend reverse_iterator operator+(long n, reverse_iterator const& o) { return o + n; }
  long operator-(reverse_iterator const& o) const { return o.base_ - base_; }
  decltype(auto) operator[](long n) const { return *(base_ - n - 1); }
  bool operator<(reverse_iterator const& o) const { return o.base_ < base_; }
  bool operator>(reverse_iterator const& o) const { return base_ < o.base_; }
  bool operator<=(reverse_iterator const& o) const { return !(*this > o); }
  bool operator>=(reverse_iterator const& o) const { return !(*this < o); }
  bool operator==(reverse_iterator const& o) const { return base_ == o.base_; }
  bool operator!=(reverse_iterator const& o) const { return base_ != o.base_; }
  I base() const { return base_; }
};
template <class C> auto rbegin(C& c) { return reverse_iterator(end(c)); }
template <class C> auto rend(C& c) { return reverse_iterator(begin(c)); }
template <class C> auto crbegin(C const& c) { return reverse_iterator(end(c)); }
template <class C> auto crend(C const& c) { return reverse_iterator(begin(c)); }

// Blocks of elements that are numbers or pointers: what is put in leaves the others where they are.
template <class T>
struct __blocks {
  deque<vector<T>> parts_;
  size_t first_ = 0;
  size_t size_ = 0;
  void push_back(T const& x) {
    if (parts_.empty() || parts_.back().size() == 64) {
      parts_.emplace_back();
      parts_.back().reserve(64);
    }
    parts_.back().push_back(x);
    ++size_;
  }
  T& emplace_back(T const& x = T()) { push_back(x); return parts_.back().back(); }
  void pop_back() {
    if (size_ == 0) __fail("`pop_back` of what is empty");
    --size_;
    parts_.back().pop_back();
    if (size_ == 0 || parts_.back().empty()) __leave(parts_.size() - 1);
  }
  void pop_front() {
    if (size_ == 0) __fail("`pop_front` of what is empty");
    --size_;
    if (size_ == 0 || ++first_ == 64) __leave(0);
  }
  void __leave(size_t at) {
    parts_.erase(parts_.begin() + at);
    if (size_ == 0 || at == 0) first_ = 0;
  }
  T& operator[](size_t i) { i += first_; return parts_[i / 64][i % 64]; }
  T& front() { if (size_ == 0) __fail("`front` of what is empty"); return parts_.front()[first_]; }
  T& back() { if (size_ == 0) __fail("`back` of what is empty"); return parts_.back().back(); }
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
};

// What is pushed onto a `deque` leaves its elements where they are, and so does a list.
template <class T, class S>
using __steady = conditional_t<is_same_v<S, deque<T>>, conditional_t<is_scalar_v<T> && !is_same_v<T, bool>, __blocks<T>, list<T>>, S>;

// What a stack and a queue have in common.
template <class T, class S>
struct __adaptor {
  using value_type = T;
  using container_type = S;
  using size_type = size_t;
  using reference = T&;
  using const_reference = T const&;
  static constexpr size_t __bytes = sizeof(S);
  __steady<T, S> c;
  __adaptor() noexcept(false) {}
  explicit __adaptor(S const& items) { for (auto const& x : items) c.push_back(x); }
  explicit __adaptor(S&& items) { for (auto&& x : items) c.push_back(std::move(x)); }
  void push(T const& x) { c.push_back(x); }
  void push(T&& x) { c.push_back(std::move(x)); }
  template <class... A> decltype(auto) emplace(A&&... a) { return c.emplace_back(std::forward<A>(a)...); }
  size_t size() const { return c.size(); }
  bool empty() const { return c.empty(); }
  void __swap(__adaptor& o) { std::swap(c, o.c); }
  bool __equal(__adaptor const& o) const {
    if (size() != o.size()) return false;
    __steady<T, S> a = c, b = o.c;
    for (; !a.empty(); a.pop_back(), b.pop_back()) if (!(a.back() == b.back())) return false;
    return true;
  }
  bool __below(__adaptor const& o) const {
    if constexpr (requires { c.begin(); }) return c < o.c;
    else {
      __steady<T, S> a = c, b = o.c;
      for (; !a.empty() && !b.empty(); a.pop_front(), b.pop_front()) {
        if (a.front() < b.front()) return true;
        if (b.front() < a.front()) return false;
      }
      return a.empty() && !b.empty();
    }
  }
};

template <class T, class S = deque<T>>
struct stack : __adaptor<T, S> {
  using __adaptor<T, S>::__adaptor;
  void pop() { this->c.pop_back(); }
  T& top() { return this->c.back(); }
  T const& top() const { return const_cast<stack*>(this)->c.back(); }
  void swap(stack& o) noexcept { this->__swap(o); }
  bool operator==(stack const& o) const { return this->__equal(o); }
  auto operator<=>(stack const& o) const { return this->c <=> o.c; }
  bool operator<(stack const& o) const { return this->__below(o); }
  bool operator>(stack const& o) const { return o.__below(*this); }
  bool operator<=(stack const& o) const { return !o.__below(*this); }
  bool operator>=(stack const& o) const { return !this->__below(o); }
};
template <class S> stack(S) -> stack<typename S::value_type, S>;
template <class T, class S> stack(stack<T, S>) -> stack<T, S>;

template <class T, class S = deque<T>>
struct queue : __adaptor<T, S> {
  using __adaptor<T, S>::__adaptor;
  void pop() { this->c.pop_front(); }
  T& front() { return this->c.front(); }
  T& back() { return this->c.back(); }
  T const& front() const { return const_cast<queue*>(this)->c.front(); }
  T const& back() const { return const_cast<queue*>(this)->c.back(); }
  void swap(queue& o) noexcept { this->__swap(o); }
  bool operator==(queue const& o) const { return this->__equal(o); }
  auto operator<=>(queue const& o) const { return this->c <=> o.c; }
  bool operator<(queue const& o) const { return this->__below(o); }
  bool operator>(queue const& o) const { return o.__below(*this); }
  bool operator<=(queue const& o) const { return !o.__below(*this); }
  bool operator>=(queue const& o) const { return !this->__below(o); }
};
template <class S> queue(S) -> queue<typename S::value_type, S>;
template <class T, class S> queue(queue<T, S>) -> queue<T, S>;

template <class T, class S = vector<T>, class C = less<T>>
struct priority_queue {
  static constexpr size_t __bytes = sizeof(S) + 8;
  using value_type = T;
  using container_type = S;
  using value_compare = C;
  using size_type = size_t;
  using reference = T&;
  using const_reference = T const&;
  vector<T> c;
  C comp;
  priority_queue() noexcept(false) {}
  explicit priority_queue(C const& less) : comp(less) {}
  priority_queue(C const& less, vector<T> items) : c(std::move(items)), comp(less) { make_heap(c.begin(), c.end(), comp); }
  template <class I> priority_queue(I first, I last, C const& less = C()) : c(first, last), comp(less) {
    make_heap(c.begin(), c.end(), comp);
  }
  template <class I> priority_queue(I first, I last, C const& less, vector<T> items) : c(std::move(items)), comp(less) {
    c.insert(c.end(), first, last);
    make_heap(c.begin(), c.end(), comp);
  }
  void push(T const& x) { c.push_back(x); push_heap(c.begin(), c.end(), comp); }
  void push(T&& x) { c.push_back(std::move(x)); push_heap(c.begin(), c.end(), comp); }
  template <class... A> void emplace(A&&... a) { c.emplace_back(std::forward<A>(a)...); push_heap(c.begin(), c.end(), comp); }
  void pop() { pop_heap(c.begin(), c.end(), comp); c.pop_back(); }
  T const& top() const { return c.front(); }
  void swap(priority_queue& o) noexcept { c.swap(o.c); std::swap(comp, o.comp); }
  size_t size() const { return c.size(); }
  bool empty() const { return c.empty(); }
};
template <class I> priority_queue(I, I) -> priority_queue<remove_cvref_t<decltype(*declval<I&>())>>;
template <class I, class C> priority_queue(I, I, C) -> priority_queue<remove_cvref_t<decltype(*declval<I&>())>, vector<remove_cvref_t<decltype(*declval<I&>())>>, C>;
template <class C, class S> priority_queue(C, S) -> priority_queue<typename S::value_type, S, C>;
template <class T, class S, class C> priority_queue(priority_queue<T, S, C>) -> priority_queue<T, S, C>;

struct nullopt_t { struct __token {}; constexpr explicit nullopt_t(__token) noexcept {} };

inline constexpr nullopt_t nullopt{nullopt_t::__token{}};

template <class T>
constexpr bool __is_optional = false;
template <class T>
constexpr bool __is_optional<optional<T>> = true;

template <class T>
struct optional {
  using value_type = T;
  static constexpr size_t __align = alignof(T);
  static constexpr size_t __bytes = (sizeof(T) / alignof(T) + 1) * alignof(T);
  vector<T> items_;
  optional() noexcept {}
  optional(nullopt_t) noexcept {}
  template <class U = T, class = enable_if_t<is_constructible_v<T, U&&> && !is_same_v<decay_t<U>, optional> && !is_same_v<decay_t<U>, in_place_t>>> explicit(!is_convertible_v<U&&, T>) optional(U&& x) noexcept(is_nothrow_constructible_v<T, U>) {
    if constexpr (is_same_v<T, bool>) items_.push_back(static_cast<bool>(std::forward<U>(x)));
    else items_.emplace_back(std::forward<U>(x));
  }
  template <class U, class = enable_if_t<is_constructible_v<T, U const&> && !is_constructible_v<T, optional<U> const&>>> explicit(!is_convertible_v<U const&, T>) optional(optional<U> const& o) noexcept(is_nothrow_constructible_v<T, U const&>) { if (o) items_.emplace_back(*o); }
  template <class U, class = enable_if_t<is_constructible_v<T, U> && !is_constructible_v<T, optional<U>>>> explicit(!is_convertible_v<U, T>) optional(optional<U>&& o) noexcept(is_nothrow_constructible_v<T, U>) { if (o) items_.emplace_back(std::move(o.items_[0])); }
  template <class... A, class = enable_if_t<is_constructible_v<T, A...>>> explicit optional(in_place_t, A&&... a) noexcept(is_nothrow_constructible_v<T, A...>) { items_.emplace_back(std::forward<A>(a)...); }
  optional(optional const& o) noexcept(is_trivially_copy_constructible_v<T>) requires is_copy_constructible_v<T> : items_(o.items_) {}
  optional(optional&& o) noexcept(is_nothrow_move_constructible_v<T>) { for (auto& x : o.items_) items_.push_back(std::move(x)); }
  template <class U> void __set(U&& x) {
    if (items_.empty()) items_.emplace_back(std::forward<U>(x));
    else items_[0] = std::forward<U>(x);
  }
  optional& operator=(optional const& o) requires (is_copy_constructible_v<T> && is_copy_assignable_v<T>) { if (o.items_.empty()) items_.clear(); else __set(o.items_[0]); return *this; }
  optional& operator=(optional&& o) { if (o.items_.empty()) items_.clear(); else __set(std::move(o.items_[0])); return *this; }
  optional& operator=(nullopt_t) noexcept { items_.clear(); return *this; }
  // `{}` is no number
  optional& operator=(conditional_t<is_scalar_v<T>, nullopt_t, T>&& x) noexcept(is_nothrow_move_constructible_v<T> && is_nothrow_move_assignable_v<T>) { __set(std::move(x)); return *this; }
  template <class U, class = enable_if_t<!is_same_v<decay_t<U>, optional> && !is_same_v<decay_t<U>, nullopt_t> && is_constructible_v<T, U> && is_assignable_v<T&, U>>> optional& operator=(U&& x) noexcept(is_nothrow_constructible_v<T, U> && is_nothrow_assignable_v<T&, U>) { __set(std::forward<U>(x)); return *this; }
  bool has_value() const noexcept { return !items_.empty(); }
  explicit operator bool() const noexcept { return !items_.empty(); }
  T& __got() { if (items_.empty()) __throw("bad_optional_access", "bad optional access"); return items_[0]; }
  T const& __got() const { if (items_.empty()) __throw("bad_optional_access", "bad optional access"); return items_[0]; }
  T& value() & { return __got(); }
  T const& value() const& { return __got(); }
  T&& value() && { return std::move(__got()); }
  T const&& value() const&& { return std::move(__got()); }
  T& operator*() & noexcept { return items_[0]; }
  T const& operator*() const& noexcept { return items_[0]; }
  T&& operator*() && noexcept { return std::move(items_[0]); }
  T const&& operator*() const&& noexcept { return std::move(items_[0]); }
  T* operator->() noexcept { return &items_[0]; }
  T const* operator->() const noexcept { return &items_[0]; }
  template <class U> T value_or(U&& other) const& { return items_.empty() ? static_cast<T>(std::forward<U>(other)) : items_[0]; }
  template <class U> T value_or(U&& other) && { return items_.empty() ? static_cast<T>(std::forward<U>(other)) : std::move(items_[0]); }
  template <class... A> T& emplace(A&&... a) noexcept(is_nothrow_constructible_v<T, A...>) { items_.clear(); items_.emplace_back(std::forward<A>(a)...); return items_[0]; }
  void reset() noexcept { items_.clear(); }
  template <class U> requires (three_way_comparable_with<T, U>) compare_three_way_result_t<T, U> operator<=>(optional<U> const& o) const {
    if (has_value() && o.has_value()) return items_[0] <=> o.items_[0];
    return has_value() <=> o.has_value();
  }
  void swap(optional& o) noexcept(is_nothrow_move_constructible_v<T> && is_nothrow_swappable_v<T>) {
    if (items_.size() == o.items_.size()) { if (!items_.empty()) { using std::swap; swap(items_[0], o.items_[0]); } }
    else if (o.items_.empty()) { o.items_.push_back(std::move(items_[0])); items_.clear(); }
    else o.swap(*this);
  }
};
template <class T> requires is_default_constructible_v<hash<remove_const_t<T>>>
struct hash<optional<T>> { size_t operator()(optional<T> const& a) const { return a ? hash<remove_const_t<T>>()(*a) : -3333; } };
template <class T> optional(T) -> optional<T>;
template <class T>
void swap(optional<T>& a, optional<T>& b) noexcept(noexcept(a.swap(b))) { a.swap(b); }
// What has `<=>` is compared by it.
template <class T, class U>
constexpr bool __by_order = (is_class_v<T> || is_enum_v<T>) && three_way_comparable_with<T, U>;
template <class T, class U>
constexpr bool __beside = !__is_optional<U> && !__by_order<T, U>;
template <class T, class U> requires requires(T const& x, U const& y) { x == y; }
bool operator==(optional<T> const& a, optional<U> const& b) { return a.has_value() == b.has_value() && (a.items_.empty() || a.items_[0] == b.items_[0]); }
template <class T, class U> requires requires(T const& x, U const& y) { x != y; }
bool operator!=(optional<T> const& a, optional<U> const& b) { return a.has_value() != b.has_value() || a.has_value() && a.items_[0] != b.items_[0]; }
template <class T, class U> requires requires(T const& x, U const& y) { x < y; } && (!__by_order<T, U>)
bool operator<(optional<T> const& a, optional<U> const& b) { return !b.items_.empty() && (a.items_.empty() || a.items_[0] < b.items_[0]); }
template <class T, class U> requires requires(T const& x, U const& y) { x > y; } && (!__by_order<T, U>)
bool operator>(optional<T> const& a, optional<U> const& b) { return !a.items_.empty() && (b.items_.empty() || a.items_[0] > b.items_[0]); }
template <class T, class U> requires requires(T const& x, U const& y) { x <= y; } && (!__by_order<T, U>)
bool operator<=(optional<T> const& a, optional<U> const& b) { return a.items_.empty() || !b.items_.empty() && a.items_[0] <= b.items_[0]; }
template <class T, class U> requires requires(T const& x, U const& y) { x >= y; } && (!__by_order<T, U>)
bool operator>=(optional<T> const& a, optional<U> const& b) { return b.items_.empty() || !a.items_.empty() && a.items_[0] >= b.items_[0]; }
template <class T>
bool operator==(optional<T> const& a, nullopt_t) noexcept { return a.items_.empty(); }
template <class T>
bool operator!=(optional<T> const& a, nullopt_t) noexcept { return !a.items_.empty(); }
template <class T>
bool operator==(nullopt_t, optional<T> const& a) noexcept { return a.items_.empty(); }
template <class T>
bool operator!=(nullopt_t, optional<T> const& a) noexcept { return !a.items_.empty(); }
template <class T>
bool operator<(optional<T> const&, nullopt_t) noexcept { return false; }
template <class T>
bool operator<(nullopt_t, optional<T> const& a) noexcept { return !a.items_.empty(); }
template <class T>
bool operator>(optional<T> const& a, nullopt_t) noexcept { return !a.items_.empty(); }
template <class T>
bool operator>(nullopt_t, optional<T> const&) noexcept { return false; }
template <class T>
bool operator<=(optional<T> const& a, nullopt_t) noexcept { return a.items_.empty(); }
template <class T>
bool operator<=(nullopt_t, optional<T> const&) noexcept { return true; }
template <class T>
bool operator>=(optional<T> const&, nullopt_t) noexcept { return true; }
template <class T>
bool operator>=(nullopt_t, optional<T> const& a) noexcept { return a.items_.empty(); }
template <class T>
strong_ordering operator<=>(optional<T> const& a, nullopt_t) noexcept { return a.has_value() <=> false; }
template <class T, class U> requires (!__is_optional<U>) && requires(T const& x, U const& y) { x <=> y; }
compare_three_way_result_t<T, U> operator<=>(optional<T> const& a, U const& b) { if (a.has_value()) return *a <=> b; return strong_ordering::less; }
template <class T, class U> requires (!__is_optional<U>) && requires(T const& x, U const& y) { x == y; }
bool operator==(optional<T> const& a, U const& b) { return !a.items_.empty() && a.items_[0] == b; }
template <class T, class U> requires (!__is_optional<U>) && requires(T const& x, U const& y) { x != y; }
bool operator!=(optional<T> const& a, U const& b) { return a.items_.empty() || a.items_[0] != b; }
template <class T, class U> requires (__beside<T, U>) && requires(T const& x, U const& y) { x < y; }
bool operator<(optional<T> const& a, U const& b) { return a.items_.empty() || a.items_[0] < b; }
template <class T, class U> requires (__beside<T, U>) && requires(T const& x, U const& y) { x > y; }
bool operator>(optional<T> const& a, U const& b) { return !a.items_.empty() && a.items_[0] > b; }
template <class T, class U> requires (__beside<T, U>) && requires(T const& x, U const& y) { x <= y; }
bool operator<=(optional<T> const& a, U const& b) { return a.items_.empty() || a.items_[0] <= b; }
template <class T, class U> requires (__beside<T, U>) && requires(T const& x, U const& y) { x >= y; }
bool operator>=(optional<T> const& a, U const& b) { return !a.items_.empty() && a.items_[0] >= b; }
template <class U, class T> requires (!__is_optional<U>) && requires(T const& x, U const& y) { y == x; }
bool operator==(U const& b, optional<T> const& a) { return !a.items_.empty() && b == a.items_[0]; }
template <class U, class T> requires (!__is_optional<U>) && requires(T const& x, U const& y) { y != x; }
bool operator!=(U const& b, optional<T> const& a) { return a.items_.empty() || b != a.items_[0]; }
template <class U, class T> requires (!__is_optional<U>) && requires(T const& x, U const& y) { y < x; }
bool operator<(U const& b, optional<T> const& a) { return !a.items_.empty() && b < a.items_[0]; }
template <class U, class T> requires (!__is_optional<U>) && requires(T const& x, U const& y) { y > x; }
bool operator>(U const& b, optional<T> const& a) { return a.items_.empty() || b > a.items_[0]; }
template <class U, class T> requires (!__is_optional<U>) && requires(T const& x, U const& y) { y <= x; }
bool operator<=(U const& b, optional<T> const& a) { return !a.items_.empty() && b <= a.items_[0]; }
template <class U, class T> requires (!__is_optional<U>) && requires(T const& x, U const& y) { y >= x; }
bool operator>=(U const& b, optional<T> const& a) { return a.items_.empty() || b >= a.items_[0]; }

template <class T>
optional<decay_t<T>> make_optional(T&& x) noexcept(is_nothrow_constructible_v<optional<decay_t<T>>, T>) { return optional<decay_t<T>>(std::forward<T>(x)); }
template <class T, class A, class... R>
optional<T> make_optional(A&& a, R&&... rest) noexcept(is_nothrow_constructible_v<T, A, R...>) { return optional<T>(in_place, std::forward<A>(a), std::forward<R>(rest)...); }

struct in_place_t { explicit in_place_t() = default; };

constexpr in_place_t in_place{};

template <size_t N>
struct bitset {
  static constexpr size_t __bytes = (N + 63) / 64 * 8;
  bool bits_[N] = {};
  struct reference {
    bool* bit_;
    explicit reference(bool* bit) noexcept : bit_(bit) {}
    reference(reference const&) = default;
    ~reference() {}
    reference& operator=(bool x) noexcept { *bit_ = x; return *this; }
    reference& operator=(reference const& o) noexcept { *bit_ = *o.bit_; return *this; }
    operator bool() const { return *bit_; }
    bool operator~() const { return !*bit_; }
    reference& flip() { *bit_ = !*bit_; return *this; }
  };
  constexpr bitset() {}
  constexpr bitset(unsigned long long x) { for (size_t i = 0; i < N && i < 64; ++i) bits_[i] = x >> i & 1; }
  explicit bitset(std::string const& text, size_t from = 0, size_t n = size_t(-1), char zero = '0', char one = '1') {
    if (from > text.size()) __outside("bitset: __position", from, "__s.size()", text.size());
    __read(text.substr(from, n), "bitset::_M_copy_from_ptr", zero, one);
  }
  template <class C>
  explicit bitset(C const* text, size_t n = size_t(-1), char zero = '0', char one = '1') {
    __read(n == size_t(-1) ? std::string(text) : std::string(text, n), "bitset::_M_copy_from_ptr", zero, one);
  }
  void __read(std::string const& text, char const* what, char zero, char one) {
    size_t n = text.size() < N ? text.size() : N;
    for (size_t i = 0; i < n; ++i) {
      if (text[i] != zero && text[i] != one) __throw("invalid_argument", what);
      bits_[n - 1 - i] = text[i] == one;
    }
  }
  static void __outside(char const* at, size_t i, char const* end, size_t n) {
    __throw("out_of_range", (std::string(at) + " (which is " + std::to_string(i) + ") > " + end + " (which is " + std::to_string(n) + ")").c_str());
  }
  static void __within(char const* at, size_t i) {
    if (i >= N) __throw("out_of_range", (std::string(at) + ": __position (which is " + std::to_string(i) + ") >= _Nb (which is " + std::to_string(N) + ")").c_str());
  }
  reference operator[](size_t i) { return reference{bits_ + i}; }
  constexpr bool operator[](size_t i) const { return bits_[i]; }
  bool test(size_t i) const { __within("bitset::test", i); return bits_[i]; }
  constexpr size_t size() const { return N; }
  size_t count() const { size_t n = 0; for (bool b : bits_) n += b; return n; }
  bool any() const { return count() > 0; }
  bool none() const { return count() == 0; }
  bool all() const { return count() == N; }
  bitset& set() { for (bool& b : bits_) b = true; return *this; }
  bitset& set(size_t i, bool x = true) { __within("bitset::set", i); bits_[i] = x; return *this; }
  bitset& reset() { for (bool& b : bits_) b = false; return *this; }
  bitset& reset(size_t i) { __within("bitset::reset", i); bits_[i] = false; return *this; }
  bitset& flip() { for (bool& b : bits_) b = !b; return *this; }
  bitset& flip(size_t i) { __within("bitset::flip", i); bits_[i] = !bits_[i]; return *this; }
  unsigned long to_ulong() const {
    if (_Find_next(63) < N) __throw("overflow_error", "_Base_bitset::_M_do_to_ulong");
    unsigned long x = 0;
    for (size_t i = 0; i < N && i < 64; ++i) if (bits_[i]) x |= 1ul << i;
    return x;
  }
  unsigned long long to_ullong() const { return to_ulong(); }
  std::string to_string(char zero = '0', char one = '1') const {
    std::string text;
    for (size_t i = N; i > 0; --i) text.push_back(bits_[i - 1] ? one : zero);
    return text;
  }
  size_t _Find_first() const { return _Find_next(size_t(-1)); }
  size_t _Find_next(size_t i) const { for (++i; i < N; ++i) if (bits_[i]) return i; return N; }
  bitset operator~() const { bitset made = *this; made.flip(); return made; }
  bitset operator<<(size_t n) const { bitset made; for (size_t i = n; i < N; ++i) made.bits_[i] = bits_[i - n]; return made; }
  bitset operator>>(size_t n) const { bitset made; for (size_t i = n; i < N; ++i) made.bits_[i - n] = bits_[i]; return made; }
  bitset& operator&=(bitset const& o) { for (size_t i = 0; i < N; ++i) bits_[i] = bits_[i] && o.bits_[i]; return *this; }
  bitset& operator|=(bitset const& o) { for (size_t i = 0; i < N; ++i) bits_[i] = bits_[i] || o.bits_[i]; return *this; }
  bitset& operator^=(bitset const& o) { for (size_t i = 0; i < N; ++i) bits_[i] = bits_[i] != o.bits_[i]; return *this; }
  bitset& operator<<=(size_t n) { return *this = *this << n; }
  bitset& operator>>=(size_t n) { return *this = *this >> n; }
  bitset operator&(bitset const& o) const { bitset made = *this; made &= o; return made; }
  bitset operator|(bitset const& o) const { bitset made = *this; made |= o; return made; }
  bitset operator^(bitset const& o) const { bitset made = *this; made ^= o; return made; }
  bool operator==(bitset const& o) const { for (size_t i = 0; i < N; ++i) if (bits_[i] != o.bits_[i]) return false; return true; }
  bool operator!=(bitset const& o) const { return !(*this == o); }
};
template <size_t N>
ostream& operator<<(ostream& out, bitset<N> const& bits) { return out << bits.to_string(); }
template <size_t N>
istream& operator>>(istream& in, bitset<N>& bits) {
  std::string text;
  in >> ws;
  while (text.size() < N && (in.peek() == '0' || in.peek() == '1')) text.push_back(in.get());
  if (text.empty()) in.setstate(ios_base::failbit); else bits = bitset<N>(text);
  return in;
}
template <size_t N>
struct hash<bitset<N>> {
  size_t operator()(bitset<N> const& bits) const {
    std::string bytes((N + 7) / 8, 0);
    for (size_t i = 0; i < N; ++i) bytes[i / 8] |= bits[i] << i % 8;
    return N ? hash<std::string>()(bytes) : 0;
  }
};

// what a class has that is derived from a container or a string of which the machine has the values
template <class T>
struct __library_base {
  T __value;
  __library_base() : __value() {}
  __library_base(T const& __same) : __value(__same) {}
  __library_base(T&& __same) : __value(std::move(__same)) {}
  template <class A>
    requires(!is_base_of_v<__library_base, remove_cvref_t<A>> && !is_same_v<T, remove_cvref_t<A>> && is_constructible_v<T, A>)
  explicit(!is_convertible_v<A, T>) __library_base(A&& a) : __value(std::forward<A>(a)) {}
  template <class A, class B, class... C> requires(is_constructible_v<T, A, B, C...>)
  __library_base(A&& a, B&& b, C&&... c) : __value(std::forward<A>(a), std::forward<B>(b), std::forward<C>(c)...) {}
  __library_base(initializer_list<typename T::value_type> l) : __value(l) {}
  operator T&() { return __value; }
  operator T const&() const { return __value; }
};

// the same of an array, which is made of what stands in braces
template <class T>
struct __array_base {
  T __value;
  operator T&() { return __value; }
  operator T const&() const { return __value; }
};
