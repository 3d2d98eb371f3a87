// Iterators that write, and the algorithms of the standard library that programs use less often.

template <class C>
struct back_insert_iterator {
  C* to_;
  back_insert_iterator(C* to) : to_(to) {}
  back_insert_iterator& operator*() { return *this; }
  back_insert_iterator& operator++() { return *this; }
  back_insert_iterator operator++(int) { return *this; }
  template <class T> back_insert_iterator& operator=(T const& x) { (*to_).push_back(x); return *this; }
};
template <class C>
back_insert_iterator<C> back_inserter(C& to) { return back_insert_iterator<C>(&to); }
template <class I, class C>
back_insert_iterator<C> copy(I first, I last, back_insert_iterator<C> out) {
  for (; first != last; ++first) *out = *first;
  return out;
}

template <class C, class I>
struct insert_iterator {
  C* to_;
  I at_;
  insert_iterator(C* to, I at) : to_(to), at_(at) {}
  insert_iterator& operator*() { return *this; }
  insert_iterator& operator++() { return *this; }
  insert_iterator operator++(int) { return *this; }
  template <class T> insert_iterator& operator=(T const& x) { at_ = (*to_).insert(at_, x); ++at_; return *this; }
};
template <class C, class I>
insert_iterator<C, I> inserter(C& to, I at) { return insert_iterator<C, I>(&to, at); }
template <class J, class C, class I>
insert_iterator<C, I> copy(J first, J last, insert_iterator<C, I> out) {
  for (; first != last; ++first) *out = *first;
  return out;
}

template <class C>
struct front_insert_iterator {
  C* to_;
  front_insert_iterator(C* to) : to_(to) {}
  front_insert_iterator& operator*() { return *this; }
  front_insert_iterator& operator++() { return *this; }
  front_insert_iterator operator++(int) { return *this; }
  template <class T> front_insert_iterator& operator=(T const& x) { (*to_).push_front(x); return *this; }
};
template <class C>
front_insert_iterator<C> front_inserter(C& to) { return front_insert_iterator<C>(&to); }
template <class I, class C>
front_insert_iterator<C> copy(I first, I last, front_insert_iterator<C> out) {
  for (; first != last; ++first) *out = *first;
  return out;
}

template <class T>
struct ostream_iterator {
  ostream& to_;
  std::string behind_;
  ostream_iterator(ostream& to) : to_(to) {}
  ostream_iterator(ostream& to, std::string const& behind) : to_(to), behind_(behind) {}
  ostream_iterator& operator*() { return *this; }
  ostream_iterator& operator++() { return *this; }
  ostream_iterator operator++(int) { return *this; }
  ostream_iterator& operator=(T const& x) { to_ << x << behind_; return *this; }
};
template <class I, class T>
ostream_iterator<T> copy(I first, I last, ostream_iterator<T> out) {
  for (; first != last; ++first) *out = *first;
  return out;
}

template <class I, class O, class = decltype(declval<I&>().operator++())>
O copy(I first, I last, O out) {
  for (; first != last; ++first, ++out) *out = *first;
  return out;
}

template <class I>
I next(I at, long n = 1) {
  for (; n > 0; --n) ++at;
  for (; n < 0; ++n) --at;
  return at;
}

template <class I>
I prev(I at, long n = 1) {
  for (; n > 0; --n) --at;
  for (; n < 0; ++n) ++at;
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
  for (; n > 0; --n) ++at;
  for (; n < 0; ++n) --at;
}

template <class I, class O, class F>
O copy_if(I first, I last, O out, F f) {
  for (; first != last; ++first) if (f(*first)) { *out = *first; ++out; }
  return out;
}

template <class I, class N, class O>
O copy_n(I first, N n, O out) {
  for (; n > 0; --n, ++first, ++out) *out = *first;
  return out;
}

template <class I, class O>
O copy_backward(I first, I last, O out) {
  while (last != first) *--out = *--last;
  return out;
}

template <class I, class O, class F>
O remove_copy_if(I first, I last, O out, F f) {
  for (; first != last; ++first) if (!f(*first)) { *out = *first; ++out; }
  return out;
}

template <class I, class O>
O reverse_copy(I first, I last, O out) {
  while (last != first) { *out = *--last; ++out; }
  return out;
}

template <class I, class O>
O unique_copy(I first, I last, O out) {
  if (first == last) return out;
  auto kept = *first;
  *out = kept;
  for (++out, ++first; first != last; ++first) if (!(kept == *first)) { kept = *first; *out = kept; ++out; }
  return out;
}

template <class I, class N, class F>
void generate_n(I first, N n, F f) { for (; n > 0; --n, ++first) *first = f(); }

template <class I, class F, class T>
void replace_if(I first, I last, F f, T const& value) { for (; first != last; ++first) if (f(*first)) *first = value; }

template <class I, class F>
I find_if_not(I first, I last, F f) {
  for (; first != last; ++first) if (!f(*first)) return first;
  return last;
}

template <class I>
I adjacent_find(I first, I last) {
  if (first == last) return last;
  I then = first;
  for (++then; then != last; ++first, ++then) if (*first == *then) return first;
  return last;
}
template <class I, class F>
I adjacent_find(I first, I last, F f) {
  if (first == last) return last;
  I then = first;
  for (++then; then != last; ++first, ++then) if (f(*first, *then)) return first;
  return last;
}

template <class I, class J>
J swap_ranges(I first, I last, J second) {
  for (; first != last; ++first, ++second) swap(*first, *second);
  return second;
}

template <class I, class J>
void iter_swap(I a, J b) { swap(*a, *b); }

template <class I, class J>
pair<I, J> mismatch(I first, I last, J second) {
  for (; first != last && *first == *second; ++first) ++second;
  return pair<I, J>(first, second);
}

template <class I, class J>
I search(I first, I last, J what, J end) {
  for (; ; ++first) {
    I at = first;
    J with = what;
    for (; with != end && at != last && *at == *with; ++at) ++with;
    if (with == end) return first;
    if (at == last) return last;
  }
}

template <class I, class J>
I find_first_of(I first, I last, J what, J end) {
  for (; first != last; ++first) for (J with = what; with != end; ++with) if (*first == *with) return first;
  return last;
}

template <class I, class J>
bool lexicographical_compare(I first, I last, J second, J end) {
  for (; first != last && second != end; ++first, ++second) {
    if (*first < *second) return true;
    if (*second < *first) return false;
  }
  return first == last && second != end;
}

template <class I, class J>
bool is_permutation(I first, I last, J second) {
  long n = 0;
  for (I at = first; at != last; ++at) ++n;
  for (I at = first; at != last; ++at) {
    long own = 0, others = 0;
    for (I with = first; with != last; ++with) own += *with == *at;
    J with = second;
    for (long i = 0; i < n; ++i, ++with) others += *with == *at;
    if (own != others) return false;
  }
  return true;
}

template <class I, class F>
bool __next_permutation(I first, I last, F less) {
  if (first == last) return false;
  I i = last;
  --i;
  while (i != first) {
    I behind = i;
    --i;
    if (less(*i, *behind)) {
      I j = last;
      while (!less(*i, *--j)) {}
      swap(*i, *j);
      reverse(behind, last);
      return true;
    }
  }
  reverse(first, last);
  return false;
}

template <class I>
bool next_permutation(I first, I last) { return __next_permutation(first, last, [](auto const& a, auto const& b) { return a < b; }); }
template <class I, class F>
bool next_permutation(I first, I last, F less) { return __next_permutation(first, last, less); }

template <class I>
bool prev_permutation(I first, I last) { return __next_permutation(first, last, [](auto const& a, auto const& b) { return b < a; }); }

template <class I, class J, class O>
O set_intersection(I first, I last, J second, J end, O out) {
  while (first != last && second != end) {
    if (*first < *second) ++first;
    else if (*second < *first) ++second;
    else { *out = *first; ++out; ++first; ++second; }
  }
  return out;
}

template <class I, class J, class O>
O set_union(I first, I last, J second, J end, O out) {
  while (first != last || second != end) {
    if (second == end || (first != last && *first < *second)) { *out = *first; ++first; }
    else if (first == last || *second < *first) { *out = *second; ++second; }
    else { *out = *first; ++first; ++second; }
    ++out;
  }
  return out;
}

template <class I, class J, class O>
O set_difference(I first, I last, J second, J end, O out) {
  while (first != last) {
    if (second == end || *first < *second) { *out = *first; ++out; ++first; }
    else if (*second < *first) ++second;
    else { ++first; ++second; }
  }
  return out;
}

template <class I, class J, class O>
O set_symmetric_difference(I first, I last, J second, J end, O out) {
  while (first != last || second != end) {
    if (second == end || (first != last && *first < *second)) { *out = *first; ++out; ++first; }
    else if (first == last || *second < *first) { *out = *second; ++out; ++second; }
    else { ++first; ++second; }
  }
  return out;
}

template <class I, class J>
bool includes(I first, I last, J second, J end) {
  for (; second != end; ++first) {
    if (first == last || *second < *first) return false;
    if (!(*first < *second)) ++second;
  }
  return true;
}

template <class I, class J, class O>
O merge(I first, I last, J second, J end, O out) {
  while (first != last || second != end) {
    if (first == last || (second != end && *second < *first)) { *out = *second; ++second; }
    else { *out = *first; ++first; }
    ++out;
  }
  return out;
}

template <class T>
T reduce(T const* first, T const* last) { T value = T(); for (; first != last; ++first) value = value + *first; return value; }
template <class T, class V>
V reduce(T const* first, T const* last, V value) { for (; first != last; ++first) value = value + *first; return value; }
template <class T, class V, class F>
V reduce(T const* first, T const* last, V value, F f) { for (; first != last; ++first) value = f(value, *first); return value; }

template <class I, class O>
O inclusive_scan(I first, I last, O out) { return partial_sum(first, last, out); }

template <class I, class O, class T>
O exclusive_scan(I first, I last, O out, T value) {
  for (; first != last; ++first, ++out) { auto item = *first; *out = value; value = value + item; }
  return out;
}

template <class I, class O>
O adjacent_difference(I first, I last, O out) {
  if (first == last) return out;
  auto before = *first;
  *out = before;
  for (++first, ++out; first != last; ++first, ++out) { auto item = *first; *out = item - before; before = item; }
  return out;
}

template <class I, class J, class T>
T transform_reduce(I first, I last, J second, T value) { return inner_product(first, last, second, value); }
template <class I, class T, class F, class G>
T transform_reduce(I first, I last, T value, F join, G f) {
  for (; first != last; ++first) value = join(value, f(*first));
  return value;
}

template <class I>
I is_sorted_until(I first, I last) {
  if (first == last) return last;
  I then = first;
  for (++then; then != last; ++first, ++then) if (*then < *first) return then;
  return last;
}

template <class F>
struct __negation {
  F f_;
  template <class... A> bool operator()(A&&... a) const { return !f_(a...); }
};

template <class F>
__negation<F> not_fn(F f) { return __negation<F>{f}; }

template <class I>
void partial_sort(I first, I middle, I last) { partial_sort(first, middle, last, [](auto const& a, auto const& b) { return a < b; }); }
template <class I, class F>
void partial_sort(I first, I middle, I last, F less) {
  make_heap(first, middle, less);
  long n = middle - first;
  for (I at = middle; at < last; ++at) {
    if (less(*at, *first)) {
      auto value = std::move(*at);
      *at = std::move(*first);
      __adjust_heap(first, 0l, n, std::move(value), less);
    }
  }
  for (I end = middle; end - first > 1; --end) pop_heap(first, end, less);
}

template <class T>
T midpoint(T a, T b) { return a + (b - a) / 2; }

template <class C>
bool empty(C const& container) { return container.empty(); }

template <class I, class P>
I stable_partition(I first, I last, P test) {
  using T = decay_t<decltype(*first)>;
  vector<T> others;
  I to = first;
  for (; first != last; ++first) {
    if (test(*first)) { *to = std::move(*first); ++to; }
    else others.push_back(std::move(*first));
  }
  I middle = to;
  for (size_t i = 0; i < others.size(); ++i) { *to = std::move(others[i]); ++to; }
  return middle;
}

struct input_iterator_tag {};
struct output_iterator_tag {};
struct forward_iterator_tag : input_iterator_tag {};
struct bidirectional_iterator_tag : forward_iterator_tag {};
struct random_access_iterator_tag : bidirectional_iterator_tag {};

template <class I>
struct iterator_traits {
  using value_type = typename I::value_type;
  using difference_type = typename I::difference_type;
  using pointer = typename I::pointer;
  using reference = typename I::reference;
};
template <class T>
struct iterator_traits<T*> {
  using value_type = remove_cv_t<T>;
  using difference_type = long;
  using pointer = T*;
  using reference = T&;
  using iterator_category = random_access_iterator_tag;
};

template <class I>
struct move_iterator {
  using iterator_type = I;
  using value_type = typename iterator_traits<I>::value_type;
  using difference_type = ptrdiff_t;
  I at_;
  move_iterator() = default;
  explicit move_iterator(I at) : at_(at) {}
  I base() const { return at_; }
  decltype(auto) operator*() const { return std::move(*at_); }
  decltype(auto) operator[](ptrdiff_t n) const { return std::move(at_[n]); }
  move_iterator& operator++() { ++at_; return *this; }
  move_iterator operator++(int) { move_iterator old = *this; ++at_; return old; }
  move_iterator& operator--() { --at_; return *this; }
  move_iterator& operator+=(ptrdiff_t n) { at_ += n; return *this; }
  move_iterator operator+(ptrdiff_t n) const { return move_iterator(at_ + n); }
  move_iterator operator-(ptrdiff_t n) const { return move_iterator(at_ - n); }
  ptrdiff_t operator-(move_iterator const& o) const { return at_ - o.at_; }
  bool operator==(move_iterator const& o) const { return at_ == o.at_; }
  bool operator!=(move_iterator const& o) const { return at_ != o.at_; }
  bool operator<(move_iterator const& o) const { return at_ < o.at_; }
};

template <class I>
move_iterator<I> make_move_iterator(I at) { return move_iterator<I>(at); }
