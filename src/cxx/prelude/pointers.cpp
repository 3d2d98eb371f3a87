// Pointers that own: what they hold ends with the last of them.

template <class T>
struct default_delete {
  constexpr default_delete() noexcept = default;
  template <class U, class = enable_if_t<is_convertible_v<U*, T*>>> default_delete(default_delete<U> const&) noexcept {}
  void operator()(T* p) const { delete p; }
};
template <class T>
struct default_delete<T[]> {
  void operator()(T* p) const { delete[] p; }
};

template <class T, class D>
struct __owned_by { using type = remove_extent_t<T>*; };
template <class T, class D> requires requires { typename D::pointer; }
struct __owned_by<T, D> { using type = typename D::pointer; };

template <class T, class D = default_delete<T>>
struct unique_ptr {
  static constexpr size_t __bytes = is_empty_v<D> ? 8 : 8 + (sizeof(D) + 7) / 8 * 8;
  static constexpr size_t __align = 8;
  using element_type = remove_extent_t<T>;
  using pointer = typename __owned_by<T, remove_reference_t<D>>::type;
  using deleter_type = D;
  static constexpr bool __makes_deleter = !is_pointer_v<D> && is_default_constructible_v<D>;
  pointer p_ = nullptr;
  D d_;
  unique_ptr() noexcept requires(__makes_deleter) {}
  unique_ptr(nullptr_t) noexcept requires(__makes_deleter) {}
  explicit unique_ptr(pointer p) noexcept requires(__makes_deleter && !is_array_v<T>) : p_(p) {}
  template <class U> requires(__makes_deleter && is_array_v<T> && (is_same_v<U, pointer> || is_pointer_v<U> && is_same_v<remove_cv_t<remove_pointer_t<U>>, remove_cv_t<element_type>> && is_convertible_v<U, pointer>))
  explicit unique_ptr(U p) noexcept : p_(p) {}
  unique_ptr(pointer p, D const& d) noexcept requires(is_copy_constructible_v<D>) : p_(p), d_(d) {}
  unique_ptr(pointer p, D&& d) noexcept requires(!is_reference_v<D> && is_move_constructible_v<D>) : p_(p), d_(std::move(d)) {}
  unique_ptr(pointer, remove_reference_t<D>&&) requires(is_reference_v<D>) = delete;
  unique_ptr(unique_ptr const&) = delete;
  unique_ptr(unique_ptr&& o) noexcept : p_(o.p_), d_(std::forward<D>(o.d_)) { o.p_ = nullptr; }
  template <class U, class E, enable_if_t<is_convertible_v<typename unique_ptr<U, E>::pointer, pointer> && is_array_v<U> == is_array_v<T>, int> = 0>
  unique_ptr(unique_ptr<U, E>&& o) noexcept : p_(o.p_), d_(std::forward<E>(o.d_)) { o.p_ = nullptr; }
  ~unique_ptr() { if (p_ != nullptr) d_(p_); }
  unique_ptr& operator=(unique_ptr const&) = delete;
  unique_ptr& operator=(unique_ptr&& o) noexcept { reset(o.release()); if constexpr (!is_empty_v<D>) d_ = std::forward<D>(o.d_); return *this; }
  template <class U, class E, enable_if_t<is_convertible_v<U*, remove_extent_t<T>*>, int> = 0> unique_ptr& operator=(unique_ptr<U, E>&& o) noexcept { reset(o.release()); if constexpr (!is_empty_v<D>) d_ = std::forward<E>(o.d_); return *this; }
  unique_ptr& operator=(nullptr_t) noexcept { reset(); return *this; }
  pointer get() const noexcept { return p_; }
  D& get_deleter() noexcept { return d_; }
  D const& get_deleter() const noexcept { return d_; }
  pointer release() noexcept { pointer p = p_; p_ = nullptr; return p; }
  void reset(pointer p = nullptr) noexcept { pointer old = p_; p_ = p; if (old != nullptr) d_(old); }
  void swap(unique_ptr& o) noexcept { pointer p = p_; p_ = o.p_; o.p_ = p; std::swap(d_, o.d_); }
  element_type& operator*() const noexcept requires(!is_array_v<T>) { return *p_; }
  pointer operator->() const noexcept requires(!is_array_v<T>) { return p_; }
  element_type& operator[](size_t i) const requires(is_array_v<T>) { return p_[i]; }
  explicit operator bool() const noexcept { return p_ != nullptr; }
};
template <class T, class D, class U, class E>
bool operator==(unique_ptr<T, D> const& a, unique_ptr<U, E> const& b) { return a.p_ == b.p_; }
template <class T, class D, class U, class E>
bool operator!=(unique_ptr<T, D> const& a, unique_ptr<U, E> const& b) { return a.p_ != b.p_; }
template <class T, class D, class U, class E>
bool operator<(unique_ptr<T, D> const& a, unique_ptr<U, E> const& b) { return a.p_ < b.p_; }
template <class T, class D, class U, class E>
bool operator>(unique_ptr<T, D> const& a, unique_ptr<U, E> const& b) { return b.p_ < a.p_; }
template <class T, class D, class U, class E>
bool operator<=(unique_ptr<T, D> const& a, unique_ptr<U, E> const& b) { return !(b.p_ < a.p_); }
template <class T, class D, class U, class E>
bool operator>=(unique_ptr<T, D> const& a, unique_ptr<U, E> const& b) { return !(a.p_ < b.p_); }
template <class T, class D>
bool operator==(unique_ptr<T, D> const& a, nullptr_t) noexcept { return a.p_ == nullptr; }
template <class T, class D>
bool operator!=(unique_ptr<T, D> const& a, nullptr_t) noexcept { return a.p_ != nullptr; }
template <class T, class D>
bool operator==(nullptr_t, unique_ptr<T, D> const& a) noexcept { return a.p_ == nullptr; }
template <class T, class D>
bool operator!=(nullptr_t, unique_ptr<T, D> const& a) noexcept { return a.p_ != nullptr; }
template <class T, class D>
ostream& operator<<(ostream& out, unique_ptr<T, D> const& p) { return out << p.p_; }
template <class T, class D>
strong_ordering operator<=>(unique_ptr<T, D> const& a, nullptr_t) { return a.p_ <=> decltype(a.p_)(nullptr); }
template <class T, class D>
struct hash<unique_ptr<T, D>> { size_t operator()(unique_ptr<T, D> const& a) const { return __hash(a.get()); } };

template <class T, class... A>
unique_ptr<T> make_unique(A&&... a) {
  if constexpr (is_array_v<T>) { size_t n = (a + ...); return unique_ptr<T>(new remove_extent_t<T>[n]()); }
  else return unique_ptr<T>(new T(std::forward<A>(a)...));
}

struct bad_weak_ptr : exception { bad_weak_ptr() { what_ = "bad_weak_ptr"; } };

struct __watched {};

struct __owners {
  long uses_ = 1;
  void const* owned_ = nullptr;
  function<void()> end_;
};

template <class T>
struct __shared {
  static constexpr size_t __bytes = 16;
  static constexpr size_t __align = 8;
  using element_type = remove_extent_t<T>;
  element_type* p_ = nullptr;
  __owners* c_ = nullptr;
  void __use() { if (c_ != nullptr) ++c_->uses_; }
  void __leave() {
    __owners* c = c_;
    p_ = nullptr;
    c_ = nullptr;
    if (c == nullptr || --c->uses_ != 0) return;
    if (c->owned_ != nullptr) delete c->owned_;
    else c->end_();
  }
};

template <class T>
struct shared_ptr : __shared<T> {
  using weak_type = weak_ptr<T>;
  using __shared<T>::p_;
  using __shared<T>::c_;
  shared_ptr() noexcept {}
  shared_ptr(nullptr_t) noexcept {}
  template <class U> explicit shared_ptr(U* p) requires(is_convertible_v<U*, remove_extent_t<T>*>) {
    if (p == nullptr) return;
    p_ = p;
    c_ = new __owners;
    c_->owned_ = p;
    __watch(p);
  }
  template <class U, class D> shared_ptr(U* p, D d) {
    __counted(d);
    p_ = p;
    c_ = new __owners;
    c_->end_ = [p, d]() mutable { d(p); };
    __watch(p);
  }
  template <class D> shared_ptr(nullptr_t p, D d) { c_ = new __owners; c_->end_ = [d]() mutable { d(nullptr); }; }
  template <class U> shared_ptr(shared_ptr<U> const& o, remove_extent_t<T>* p) noexcept { p_ = p; c_ = o.c_; this->__use(); }
  shared_ptr(shared_ptr const& o) noexcept { p_ = o.p_; c_ = o.c_; this->__use(); }
  shared_ptr(shared_ptr&& o) noexcept { p_ = o.p_; c_ = o.c_; o.p_ = nullptr; o.c_ = nullptr; }
  template <class U, enable_if_t<is_convertible_v<U*, T*>, int> = 0> shared_ptr(shared_ptr<U> const& o) noexcept { p_ = o.p_; c_ = o.c_; this->__use(); }
  template <class U, enable_if_t<is_convertible_v<U*, T*>, int> = 0> shared_ptr(shared_ptr<U>&& o) noexcept { p_ = o.p_; c_ = o.c_; o.p_ = nullptr; o.c_ = nullptr; }
  template <class U> explicit shared_ptr(weak_ptr<U> const& o) {
    if (o.expired()) throw bad_weak_ptr();
    p_ = o.p_;
    c_ = o.c_;
    this->__use();
  }
  template <class U, class D> shared_ptr(unique_ptr<U, D>&& o) {
    if (o.p_ == nullptr) return;
    __counted(o.d_);
    p_ = o.p_;
    c_ = new __owners;
    c_->end_ = [p = o.p_, d = o.d_]() mutable { d(p); };
    __watch(o.release());
  }
  template <class U> void __watch(U* p) {
    if constexpr (is_base_of_v<__watched, U>) { if (p != nullptr) p->__this = *this; }
  }
  ~shared_ptr() { this->__leave(); }
  shared_ptr& operator=(shared_ptr const& o) noexcept { shared_ptr made(o); swap(made); return *this; }
  shared_ptr& operator=(shared_ptr&& o) noexcept { shared_ptr made(std::move(o)); swap(made); return *this; }
  template <class U, enable_if_t<is_convertible_v<U*, T*>, int> = 0> shared_ptr& operator=(shared_ptr<U> const& o) noexcept { shared_ptr made(o); swap(made); return *this; }
  template <class U, enable_if_t<is_convertible_v<U*, T*>, int> = 0> shared_ptr& operator=(shared_ptr<U>&& o) noexcept { shared_ptr made(std::move(o)); swap(made); return *this; }
  template <class U, class D> shared_ptr& operator=(unique_ptr<U, D>&& o) { shared_ptr made(std::move(o)); swap(made); return *this; }
  shared_ptr& operator=(nullptr_t) noexcept { this->__leave(); return *this; }
  void swap(shared_ptr& o) noexcept {
    auto p = p_; p_ = o.p_; o.p_ = p;
    auto c = c_; c_ = o.c_; o.c_ = c;
  }
  void reset() noexcept { this->__leave(); }
  template <class U> void reset(U* p) { shared_ptr made(p); swap(made); }
  template <class U, class D> void reset(U* p, D d) { shared_ptr made(p, d); swap(made); }
  remove_extent_t<T>* get() const noexcept { return p_; }
  remove_extent_t<T>& operator*() const noexcept { return *p_; }
  remove_extent_t<T>* operator->() const noexcept { return p_; }
  remove_extent_t<T>& operator[](size_t i) const requires(is_array_v<T>) { return p_[i]; }
  long use_count() const noexcept { return c_ == nullptr ? 0 : c_->uses_; }
  bool unique() const noexcept { return use_count() == 1; }
  explicit operator bool() const noexcept { return p_ != nullptr; }
  template <class U> bool owner_before(U const& o) const noexcept { return c_ < o.c_; }
};
template <class T, class D> shared_ptr(unique_ptr<T, D>) -> shared_ptr<T>;
template <class T> shared_ptr(weak_ptr<T>) -> shared_ptr<T>;
template <class T>
struct hash<shared_ptr<T>> { size_t operator()(shared_ptr<T> const& a) const { return __hash(a.get()); } };
template <class T, class U>
bool operator==(shared_ptr<T> const& a, shared_ptr<U> const& b) noexcept { return a.p_ == b.p_; }
template <class T, class U>
bool operator!=(shared_ptr<T> const& a, shared_ptr<U> const& b) noexcept { return a.p_ != b.p_; }
template <class T, class U>
bool operator<(shared_ptr<T> const& a, shared_ptr<U> const& b) noexcept { return a.p_ < b.p_; }
template <class T, class U>
bool operator>(shared_ptr<T> const& a, shared_ptr<U> const& b) noexcept { return b.p_ < a.p_; }
template <class T, class U>
bool operator<=(shared_ptr<T> const& a, shared_ptr<U> const& b) noexcept { return !(b.p_ < a.p_); }
template <class T, class U>
bool operator>=(shared_ptr<T> const& a, shared_ptr<U> const& b) noexcept { return !(a.p_ < b.p_); }
template <class T>
bool operator==(shared_ptr<T> const& a, nullptr_t) noexcept { return a.p_ == nullptr; }
template <class T>
bool operator!=(shared_ptr<T> const& a, nullptr_t) noexcept { return a.p_ != nullptr; }
template <class T>
bool operator==(nullptr_t, shared_ptr<T> const& a) noexcept { return a.p_ == nullptr; }
template <class T>
bool operator!=(nullptr_t, shared_ptr<T> const& a) noexcept { return a.p_ != nullptr; }
template <class T>
strong_ordering operator<=>(shared_ptr<T> const& a, nullptr_t) noexcept { return a.p_ <=> decltype(a.p_)(nullptr); }
template <class T>
ostream& operator<<(ostream& out, shared_ptr<T> const& p) { return out << p.p_; }

template <class T, class... A>
shared_ptr<T> make_shared(A&&... a) {
  if constexpr (is_array_v<T>) { size_t n = (a + ...); return shared_ptr<T>(new remove_extent_t<T>[n]()); }
  else return shared_ptr<T>(::new T(std::forward<A>(a)...));
}

template <class T>
struct weak_ptr {
  static constexpr size_t __bytes = 16;
  static constexpr size_t __align = 8;
  using element_type = remove_extent_t<T>;
  remove_extent_t<T>* p_ = nullptr;
  __owners* c_ = nullptr;
  weak_ptr() noexcept {}
  weak_ptr(weak_ptr const& o) noexcept : p_(o.p_), c_(o.c_) {}
  weak_ptr(weak_ptr&& o) noexcept : p_(o.p_), c_(o.c_) { o.reset(); }
  template <class U, enable_if_t<is_convertible_v<U*, T*>, int> = 0> weak_ptr(shared_ptr<U> const& o) noexcept : p_(o.p_), c_(o.c_) {}
  template <class U, enable_if_t<is_convertible_v<U*, T*>, int> = 0> weak_ptr(weak_ptr<U> const& o) noexcept : p_(o.p_), c_(o.c_) {}
  ~weak_ptr() {}
  weak_ptr& operator=(weak_ptr const& o) noexcept { p_ = o.p_; c_ = o.c_; return *this; }
  weak_ptr& operator=(weak_ptr&& o) noexcept { p_ = o.p_; c_ = o.c_; if (&o != this) o.reset(); return *this; }
  template <class U> weak_ptr& operator=(shared_ptr<U> const& o) noexcept { p_ = o.p_; c_ = o.c_; return *this; }
  void reset() noexcept { p_ = nullptr; c_ = nullptr; }
  void swap(weak_ptr& o) noexcept { weak_ptr other = o; o = *this; *this = other; }
  long use_count() const noexcept { return c_ == nullptr ? 0 : c_->uses_; }
  bool expired() const noexcept { return use_count() == 0; }
  shared_ptr<T> lock() const noexcept {
    shared_ptr<T> made;
    if (!expired()) { made.p_ = p_; made.c_ = c_; ++c_->uses_; }
    return made;
  }
  template <class U> bool owner_before(U const& o) const noexcept { return c_ < o.c_; }
};
template <class T> weak_ptr(shared_ptr<T>) -> weak_ptr<T>;
template <class T> weak_ptr(weak_ptr<T>) -> weak_ptr<T>;

template <class T>
struct enable_shared_from_this : __watched {
  weak_ptr<T> __this;
  shared_ptr<T> shared_from_this() { return shared_ptr<T>(__this); }
  shared_ptr<T const> shared_from_this() const { return shared_ptr<T>(__this); }
  weak_ptr<T> weak_from_this() { return __this; }
};

template <class T, class U>
shared_ptr<T> static_pointer_cast(shared_ptr<U> const& p) noexcept { return shared_ptr<T>(p, static_cast<T*>(p.p_)); }

template <class T, class U>
shared_ptr<T> const_pointer_cast(shared_ptr<U> const& p) noexcept { return shared_ptr<T>(p, const_cast<T*>(p.p_)); }

template <class T, class U>
shared_ptr<T> dynamic_pointer_cast(shared_ptr<U> const& p) noexcept {
  T* to = dynamic_cast<T*>(p.p_);
  if (to == nullptr) return shared_ptr<T>();
  return shared_ptr<T>(p, to);
}

template <class T>
T* addressof(T& x) noexcept { return &x; }

struct nothrow_t {};

inline constexpr nothrow_t nothrow{};

template <class T, class... A>
constexpr T* construct_at(T* p, A&&... a) noexcept(is_nothrow_constructible_v<T, A...>) { return ::new ((void*)p) T(std::forward<A>(a)...); }

template <class T>
constexpr void destroy_at(T* p) { if constexpr (is_array_v<T>) { for (auto& x : *p) destroy_at(addressof(x)); } else p->~T(); }

template <class I>
constexpr void destroy(I first, I last) { for (; first != last; ++first) destroy_at(addressof(*first)); }

template <class I, class N>
constexpr I destroy_n(I first, N n) { for (; n > 0; ++first, (void)--n) destroy_at(addressof(*first)); return first; }

// The address that an iterator leads to, where no object has to be.
template <class I>
auto __there(I const& at) {
  if constexpr (is_pointer_v<I>) return at;
  else return addressof(*at);
}

template <class I, class O>
O uninitialized_copy(I first, I last, O out) { for (; first != last; ++first, (void)++out) construct_at(__there(out), *first); return out; }

template <class I, class N, class O>
O uninitialized_copy_n(I first, N n, O out) { for (; n > 0; ++first, (void)++out, --n) construct_at(__there(out), *first); return out; }

template <class I, class O>
O uninitialized_move(I first, I last, O out) { for (; first != last; ++first, (void)++out) construct_at(__there(out), std::move(*first)); return out; }

template <class I, class T>
void uninitialized_fill(I first, I last, T const& x) { for (; first != last; ++first) construct_at(__there(first), x); }

template <class I, class N, class T>
I uninitialized_fill_n(I first, N n, T const& x) { for (; n > 0; ++first, (void)--n) construct_at(__there(first), x); return first; }

template <class I>
void uninitialized_default_construct(I first, I last) { for (; first != last; ++first) ::new ((void*)__there(first)) decay_t<decltype(*first)>; }

template <class I>
void uninitialized_value_construct(I first, I last) { for (; first != last; ++first) construct_at(__there(first)); }

template <class I, class N>
I uninitialized_default_construct_n(I first, N n) { for (; n > 0; ++first, (void)--n) ::new ((void*)__there(first)) decay_t<decltype(*first)>; return first; }

template <class I, class N>
I uninitialized_value_construct_n(I first, N n) { for (; n > 0; ++first, (void)--n) construct_at(__there(first)); return first; }

inline void* align(size_t to, size_t n, void*& p, size_t& room) {
  size_t pad = -reinterpret_cast<uintptr_t>(p) & (to - 1);
  if (room < n || room - n < pad) return nullptr;
  room -= pad;
  return p = static_cast<char*>(p) + pad;
}

template <class T = void>
struct owner_less { template <class A, class B> bool operator()(A const& a, B const& b) const noexcept { return a.owner_before(b); } };

template <class T>
struct allocator {
  using value_type = T;
  using size_type = size_t;
  using difference_type = ptrdiff_t;
  constexpr allocator() noexcept {}
  constexpr allocator(allocator const&) noexcept {}
  constexpr ~allocator() {}
  template <class U> constexpr allocator(allocator<U> const&) noexcept {}
  T* allocate(size_t n) { return (T*)::operator new(n * sizeof(T)); }
  void deallocate(T* p, size_t) { ::operator delete(p); }
};
template <class T, class U>
constexpr bool operator==(allocator<T> const&, allocator<U> const&) { return true; }

template <class A>
struct allocator_traits {
  using allocator_type = A;
  using value_type = typename A::value_type;
  using pointer = value_type*;
  using size_type = size_t;
  static pointer allocate(A& a, size_t n) { return a.allocate(n); }
  static void deallocate(A& a, pointer p, size_t n) { a.deallocate(p, n); }
  template <class T, class... X> static void construct(A&, T* p, X&&... x) { construct_at(p, std::forward<X>(x)...); }
  template <class T> static void destroy(A&, T* p) { destroy_at(p); }
};

template <class T>
constexpr T* launder(T* p) noexcept { return p; }
