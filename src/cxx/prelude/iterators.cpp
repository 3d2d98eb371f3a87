// Iterators that write, and what is asked of iterators.

template <class C>
struct back_insert_iterator {
  using iterator_category = output_iterator_tag;
  using value_type = void;
  using difference_type = void;
  using pointer = void;
  using reference = void;
  using container_type = C;
  C* container;
  explicit back_insert_iterator(C& to) : container(&to) {}
  back_insert_iterator& operator*() { return *this; }
  back_insert_iterator& operator++() { return *this; }
  back_insert_iterator operator++(int) { return *this; }
  back_insert_iterator& operator=(typename C::value_type const& x) { container->push_back(x); return *this; }
  back_insert_iterator& operator=(typename C::value_type&& x) { container->push_back(std::move(x)); return *this; }
};
template <class C>
back_insert_iterator<C> back_inserter(C& to) { return back_insert_iterator<C>(to); }

template <class C>
struct insert_iterator {
  using iterator_category = output_iterator_tag;
  using value_type = void;
  using difference_type = void;
  using pointer = void;
  using reference = void;
  using container_type = C;
  C* container;
  typename C::iterator iter;
  insert_iterator(C& to, typename C::iterator at) : container(&to), iter(at) {}
  insert_iterator& operator*() { return *this; }
  insert_iterator& operator++() { return *this; }
  insert_iterator& operator++(int) { return *this; }
  insert_iterator& operator=(typename C::value_type const& x) { iter = container->insert(iter, x); ++iter; return *this; }
  insert_iterator& operator=(typename C::value_type&& x) { iter = container->insert(iter, std::move(x)); ++iter; return *this; }
};
template <class C, class I>
insert_iterator<C> inserter(C& to, I at) { return insert_iterator<C>(to, at); }

template <class C>
struct front_insert_iterator {
  using iterator_category = output_iterator_tag;
  using value_type = void;
  using difference_type = void;
  using pointer = void;
  using reference = void;
  using container_type = C;
  C* container;
  explicit front_insert_iterator(C& to) : container(&to) {}
  front_insert_iterator& operator*() { return *this; }
  front_insert_iterator& operator++() { return *this; }
  front_insert_iterator operator++(int) { return *this; }
  front_insert_iterator& operator=(typename C::value_type const& x) { container->push_front(x); return *this; }
  front_insert_iterator& operator=(typename C::value_type&& x) { container->push_front(std::move(x)); return *this; }
};
template <class C>
front_insert_iterator<C> front_inserter(C& to) { return front_insert_iterator<C>(to); }

template <class T>
struct ostream_iterator {
  using iterator_category = output_iterator_tag;
  using value_type = void;
  using difference_type = void;
  using pointer = void;
  using reference = void;
  using char_type = char;
  using ostream_type = ostream;
  ostream& to_;
  std::string behind_;
  ostream_iterator(ostream& to) : to_(to) {}
  ostream_iterator(ostream& to, std::string const& behind) : to_(to), behind_(behind) {}
  ostream_iterator& operator*() { return *this; }
  ostream_iterator& operator++() { return *this; }
  ostream_iterator& operator++(int) { return *this; }
  ostream_iterator& operator=(T const& x) { to_ << x << behind_; return *this; }
};

template <class I, class O> requires requires(I i) { i.operator++(); } || requires(O o) { o.operator++(); }
O copy(I first, I last, O out) {
  for (; first != last; ++first, ++out) *out = *first;
  return out;
}

template <class I, class O>
O __move_range(I first, I last, O out) {
  for (; first != last; ++first, ++out) *out = std::move(*first);
  return out;
}

template <class I>
I next(I at, long n = 1) {
  advance(at, n);
  return at;
}

template <class I>
I prev(I at, long n = 1) {
  advance(at, -n);
  return at;
}

template <class C>
auto cbegin(C const& c) { return begin(c); }

template <class C>
auto cend(C const& c) { return end(c); }

template <class I>
long distance(I first, I last) {
  if constexpr (requires { last - first; }) return last - first;
  else {
    long n = 0;
    for (; first != last; ++first) ++n;
    return n;
  }
}

template <class I, class N>
void advance(I& at, N n) {
  if constexpr (requires { at - at; }) at += n;
  else {
    for (; n > 0; --n) ++at;
    for (; n < 0; ++n) --at;
  }
}

template <class F>
struct __negation {
  F f_;
  template <class... A> requires requires { !declval<invoke_result_t<F&, A...>>(); }
  bool operator()(A&&... a) & noexcept(is_nothrow_invocable_v<F&, A...>) { return !invoke(f_, std::forward<A>(a)...); }
  template <class... A> requires requires { !declval<invoke_result_t<F const&, A...>>(); }
  bool operator()(A&&... a) const& noexcept(is_nothrow_invocable_v<F const&, A...>) { return !invoke(f_, std::forward<A>(a)...); }
  template <class... A> requires requires { !declval<invoke_result_t<F, A...>>(); }
  bool operator()(A&&... a) && noexcept(is_nothrow_invocable_v<F, A...>) { return !invoke(std::move(f_), std::forward<A>(a)...); }
  template <class... A> requires requires { !declval<invoke_result_t<F const, A...>>(); }
  bool operator()(A&&... a) const&& noexcept(is_nothrow_invocable_v<F const, A...>) { return !invoke(std::move(f_), std::forward<A>(a)...); }
};

template <class F>
__negation<F> not_fn(F f) { return __negation<F>{std::move(f)}; }

template <class C>
bool empty(C const& container) { return container.empty(); }
template <class T, size_t N>
constexpr bool empty(T const (&)[N]) noexcept { return false; }

struct input_iterator_tag {};
struct output_iterator_tag {};
struct forward_iterator_tag : input_iterator_tag {};
struct bidirectional_iterator_tag : forward_iterator_tag {};
struct random_access_iterator_tag : bidirectional_iterator_tag {};
struct contiguous_iterator_tag : random_access_iterator_tag {};

template <class I>
struct iterator_traits {
  using value_type = typename I::value_type;
  using difference_type = typename I::difference_type;
  using pointer = typename I::pointer;
  using reference = typename I::reference;
  using iterator_category = typename I::iterator_category;
};
template <class T>
struct iterator_traits<T*> {
  using value_type = remove_cv_t<T>;
  using difference_type = long;
  using pointer = T*;
  using reference = T&;
  using iterator_category = random_access_iterator_tag;
  using iterator_concept = contiguous_iterator_tag;
};

template <class P>
constexpr auto to_address(P const& p) noexcept {
  if constexpr (is_pointer_v<P>) return p;
  else return p.operator->();
}

template <class P>
struct pointer_traits {
  using pointer = P;
  using element_type = remove_reference_t<decltype(*declval<P&>())>;
  using difference_type = ptrdiff_t;
};
template <class T, size_t N>
struct pointer_traits<T[N]> {};
template <class T>
struct pointer_traits<T*> {
  using pointer = T*;
  using element_type = T;
  using difference_type = ptrdiff_t;
  template <class U> using rebind = U*;
  static pointer pointer_to(T& x) noexcept { return &x; }
};

template <class I>
struct move_iterator {
  using iterator_type = I;
  using value_type = typename iterator_traits<I>::value_type;
  using difference_type = ptrdiff_t;
  using iterator_category = typename iterator_traits<I>::iterator_category;
  using pointer = I;
  using reference = conditional_t<is_reference_v<decltype(*declval<I&>())>, remove_reference_t<decltype(*declval<I&>())>&&, decltype(*declval<I&>())>;
  I at_;
  move_iterator() : at_() {}
  explicit move_iterator(I at) : at_(at) {}
  template <class J> requires (!is_same_v<J, I> && is_convertible_v<J const&, I>) move_iterator(move_iterator<J> const& o) : at_(o.base()) {}
  I base() const { return at_; }
  using __place = decltype(*declval<I&>());
  remove_reference_t<__place>&& operator*() const requires(is_reference_v<__place>) { return std::move(*at_); }
  __place operator*() const requires(!is_reference_v<__place>) { return *at_; }
  pointer operator->() const { return at_; }
  remove_reference_t<__place>&& operator[](ptrdiff_t n) const requires(is_reference_v<__place>) { return std::move(*(at_ + n)); }
  move_iterator& operator++() { ++at_; return *this; }
  move_iterator operator++(int) { move_iterator old = *this; ++at_; return old; }
  move_iterator& operator--() { --at_; return *this; }
  move_iterator operator--(int) { move_iterator old = *this; --at_; return old; }
  move_iterator& operator+=(ptrdiff_t n) { at_ += n; return *this; }
  move_iterator& operator-=(ptrdiff_t n) { at_ -= n; return *this; }
  move_iterator operator+(ptrdiff_t n) const { return move_iterator(at_ + n); }
  friend move_iterator operator+(ptrdiff_t n, move_iterator const& o) { return o + n; }
  move_iterator operator-(ptrdiff_t n) const { return move_iterator(at_ - n); }
  ptrdiff_t operator-(move_iterator const& o) const { return at_ - o.at_; }
  bool operator==(move_iterator const& o) const { return at_ == o.at_; }
  bool operator!=(move_iterator const& o) const { return !(at_ == o.at_); }
  bool operator<(move_iterator const& o) const { return at_ < o.at_; }
  bool operator>(move_iterator const& o) const { return o.at_ < at_; }
  bool operator<=(move_iterator const& o) const { return !(o.at_ < at_); }
  bool operator>=(move_iterator const& o) const { return !(at_ < o.at_); }
};

template <class I>
move_iterator<I> make_move_iterator(I at) { return move_iterator<I>(at); }

template <class I>
reverse_iterator<I> make_reverse_iterator(I at) { return reverse_iterator<I>(at); }

template <class C> requires requires(C& c) { c.data(); }
auto data(C& c) { return c.data(); }
template <class T, size_t N>
constexpr T* data(T (&array)[N]) noexcept { return array; }

template <class C>
ptrdiff_t ssize(C const& c) { return size(c); }

template <class I>
using iter_value_t = typename iterator_traits<remove_cvref_t<I>>::value_type;

template <class I>
using iter_difference_t = typename iterator_traits<remove_cvref_t<I>>::difference_type;

template <class I>
using iter_reference_t = decltype(*declval<I&>());

// The end of what has none, and of what counts.
struct unreachable_sentinel_t { template <class I> friend bool operator==(I const&, unreachable_sentinel_t) { return false; } };
inline constexpr unreachable_sentinel_t unreachable_sentinel{};

struct default_sentinel_t {
  template <class I> friend bool operator==(I const& i, default_sentinel_t) { return i.left == 0; }
  template <class I> friend ptrdiff_t operator-(default_sentinel_t, I const& i) { return i.left; }
};
inline constexpr default_sentinel_t default_sentinel{};
