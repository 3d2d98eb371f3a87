// What takes functions: CuTe's and the standard library's algorithms, in C++ that the machine runs like a program's own.

template <class T, class F, int... I>
constexpr auto __apply_at(T&& t, F&& f, seq<I...>) {
  return f(get<I>(t)...);
}

template <class A, class B>
constexpr decltype(auto) apply(A&& a, B&& b) {
  if constexpr (__is_tuple(a)) {
    return __apply_at(a, b, tuple_seq(a));
  } else {
    return __apply_at(b, a, tuple_seq(b));
  }
}

template <class F, class... Args>
constexpr decltype(auto) invoke(F&& f, Args&&... args) {
  return f(args...);
}

template <class T, class F, int... I>
constexpr void __for_each_at(T&& t, F&& f, seq<I...>) {
  (f(get<I>(t)), ...);
}

template <class T, class F>
constexpr void for_each(T&& t, F&& f) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) f(t(i));
  } else if constexpr (__is_tuple(t)) {
    __for_each_at(t, f, tuple_seq(t));
  } else {
    f(t);
  }
}

template <class I, class F>
F for_each(I first, I last, F f) {
  for (; first != last; ++first) f(*first);
  return f;
}

template <class T, class F>
constexpr void for_each_leaf(T&& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    for_each(t, [&](auto&& x) { for_each_leaf(x, f); });
  } else {
    f(t);
  }
}

template <class T, class F, int... I>
constexpr auto __transform_at(T const& t, F&& f, seq<I...>) {
  return make_tuple(f(get<I>(t))...);
}

template <class T, class U, class F, int... I>
constexpr auto __transform_at2(T const& t, U const& u, F&& f, seq<I...>) {
  return make_tuple(f(get<I>(t), get<I>(u))...);
}

template <class T, class U, class W, class F, int... I>
constexpr auto __transform_at3(T const& t, U const& u, W const& w, F&& f, seq<I...>) {
  return make_tuple(f(get<I>(t), get<I>(u), get<I>(w))...);
}

template <class T, class F>
constexpr auto transform(T&& t, F&& f) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) t(i) = f(t(i));
  } else if constexpr (__is_tuple(t)) {
    return __transform_at(t, f, tuple_seq(t));
  } else {
    return f(t);
  }
}

template <class T, class U, class F>
constexpr auto transform(T&& t, U&& u, F&& f) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) u(i) = f(t(i));
  } else if constexpr (__is_tuple(t)) {
    return __transform_at2(t, u, f, tuple_seq(t));
  } else {
    return f(t, u);
  }
}

template <class T, class U, class W, class F>
constexpr auto transform(T&& t, U&& u, W&& w, F&& f) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) w(i) = f(t(i), u(i));
  } else if constexpr (__is_tuple(t)) {
    return __transform_at3(t, u, w, f, tuple_seq(t));
  } else {
    for (auto p = t; p != u; ++p, ++w) *w = f(*p);
    return w;
  }
}

template <class I, class J, class O, class F>
O transform(I first, I last, J second, O out, F f) {
  for (; first != last; ++first, ++second, ++out) *out = f(*first, *second);
  return out;
}

template <class T, class F>
constexpr auto transform_leaf(T const& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    return transform(t, [&](auto const& x) { return transform_leaf(x, f); });
  } else {
    return f(t);
  }
}

template <class T, class U, class F>
constexpr auto transform_leaf(T const& t, U const& u, F&& f) {
  if constexpr (__is_tuple(t)) {
    return transform(t, u, [&](auto const& x, auto const& y) { return transform_leaf(x, y, f); });
  } else {
    return f(t, u);
  }
}

template <class T, class F, class G, int... I>
constexpr auto __tapply_at(T&& t, F&& f, G&& g, seq<I...>) {
  return g(f(get<I>(t))...);
}

template <class T, class F, class G>
constexpr auto __tapply(T&& t, F&& f, G&& g) {
  if constexpr (__is_tuple(t)) {
    return __tapply_at(t, f, g, tuple_seq(t));
  } else {
    return g(f(t));
  }
}

template <class T, class F, class G>
constexpr auto transform_apply(T&& t, F&& f, G&& g) {
  return __tapply(t, f, g);
}

template <class T, class U, class F, class G, int... I>
constexpr auto __tapply_at2(T&& t, U&& u, F&& f, G&& g, seq<I...>) {
  return g(f(get<I>(t), get<I>(u))...);
}

template <class T, class U, class F, class G>
constexpr auto transform_apply(T&& t, U&& u, F&& f, G&& g) {
  if constexpr (__is_tuple(t)) {
    return __tapply_at2(t, u, f, g, tuple_seq(t));
  } else {
    return g(f(t, u));
  }
}

template <class T, class V, class F, int I, int... Is>
constexpr auto __fold_at(T&& t, V const& v, F&& f, seq<I, Is...>) {
  if constexpr (sizeof...(Is) == 0) {
    return f(v, get<I>(t));
  } else {
    return __fold_at(t, f(v, get<I>(t)), f, seq<Is...>{});
  }
}

template <class T, class V, class F>
constexpr auto fold(T&& t, V const& v, F&& f) {
  if constexpr (__is_tuple(t)) {
    if constexpr (__rank(t) == 0) {
      return v;
    } else {
      return __fold_at(t, v, f, tuple_seq(t));
    }
  } else {
    return f(v, t);
  }
}

template <class T, class F>
constexpr auto fold_first(T&& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    if constexpr (__rank(t) == 1) {
      return get<0>(t);
    } else {
      return __fold_at(t, get<0>(t), f, __tail_seq(t));
    }
  } else {
    return t;
  }
}

template <class T, class F, int I, int... Is>
constexpr auto __find_at(T const& t, F&& f, seq<I, Is...>) {
  if constexpr (f(get<I>(t))) {
    return C<I>{};
  } else if constexpr (sizeof...(Is) == 0) {
    return C<I + 1>{};
  } else {
    return __find_at(t, f, seq<Is...>{});
  }
}

template <class T, class F>
constexpr auto find_if(T const& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    return __find_at(t, f, tuple_seq(t));
  } else if constexpr (f(t)) {
    return C<0>{};
  } else {
    return C<1>{};
  }
}

template <class I, class F>
I find_if(I first, I last, F f) {
  for (; first != last; ++first)
    if (f(*first)) return first;
  return last;
}

template <class I, class T>
I find(I first, I last, T const& value) {
  for (; first != last; ++first)
    if (*first == value) return first;
  return last;
}

template <class T, class F, int... I>
constexpr auto __any_at(T const& t, F&& f, seq<I...>) {
  return __any(f(get<I>(t))...);
}

template <class T, class F, int... I>
constexpr auto __all_at(T const& t, F&& f, seq<I...>) {
  return __all(f(get<I>(t))...);
}

template <class T, class F>
constexpr auto any_of(T const& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    return __any_at(t, f, tuple_seq(t));
  } else {
    return f(t);
  }
}

template <class T, class F>
constexpr auto all_of(T const& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    return __all_at(t, f, tuple_seq(t));
  } else {
    return f(t);
  }
}

template <class T, class F>
constexpr auto none_of(T const& t, F&& f) {
  return !any_of(t, f);
}

template <class I, class F>
bool any_of(I first, I last, F f) {
  for (; first != last; ++first)
    if (f(*first)) return true;
  return false;
}

template <class I, class F>
bool all_of(I first, I last, F f) {
  for (; first != last; ++first)
    if (!f(*first)) return false;
  return true;
}

template <class I, class F>
bool none_of(I first, I last, F f) {
  return !any_of(first, last, f);
}

template <class T, class F, int... I>
constexpr auto __filter_at(T const& t, F&& f, seq<I...>) {
  return tuple_cat(f(get<I>(t))...);
}

template <class T, class U, class F, int... I>
constexpr auto __filter_at2(T const& t, U const& u, F&& f, seq<I...>) {
  return tuple_cat(f(get<I>(t), get<I>(u))...);
}

template <class T, class F>
constexpr auto filter_tuple(T const& t, F&& f) {
  return __filter_at(t, f, tuple_seq(t));
}

template <class T, class U, class F>
constexpr auto filter_tuple(T const& t, U const& u, F&& f) {
  return __filter_at2(t, u, f, tuple_seq(t));
}

template <class P, class S, class D>
void copy_if(P const& pred, S const& src, D&& dst) {
  if constexpr (__is_tensor(pred)) {
    __copy_if(pred, src, dst);
  } else {
    for (int i = 0; i < __size(src); ++i)
      if (pred(i)) dst(i) = src(i);
  }
}

template <class C, class P, class S, class D>
void copy_if(C const& policy, P const& pred, S const& src, D&& dst) {
  if constexpr (__is_tensor(src) && __is_tensor(dst)) {
    copy_if(pred, src, dst);
  } else {
    for (auto p = policy; p != pred; ++p)
      if (dst(*p)) { *src = *p; ++src; }
  }
}

template <class T, class V, class F>
constexpr auto reduce(T const& t, V v, F&& f) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) v = f(v, t(i));
    return v;
  } else {
    for (auto p = t; p != v; ++p) f = f + *p;
    return f;
  }
}

template <class T, class V>
constexpr auto reduce(T const& t, V v) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) v = v + t(i);
    return v;
  } else {
    auto sum = *t;
    for (++t; t != v; ++t) sum = sum + *t;
    return sum;
  }
}

template <class S, class D, class F = plus<void>>
void batch_reduce(S const& src, D&& dst, F f = {}) {
  for (int i = 0; i < size(dst); ++i) dst(i) = reduce(src(_, i), dst(i), f);
}

template <class S, class D, class P, class F = plus<void>>
void logical_reduce(S const& src, D&& dst, P const& profile, F f = {}) {
  auto diced = dice(profile, layout(src));
  auto sliced = slice(profile, layout(src));
  auto red = conditional_return<rank(diced) == Int<0>{}>(Layout<_1, _0>{}, diced);
  auto batch = conditional_return<rank(sliced) == Int<0>{}>(Layout<_1, _0>{}, sliced);
  batch_reduce(make_tensor(data(src), make_layout(red, batch)), dst, f);
}

template <class I, class T>
T accumulate(I first, I last, T value) {
  for (; first != last; ++first) value = value + *first;
  return value;
}

template <class I, class T, class F>
T accumulate(I first, I last, T value, F f) {
  for (; first != last; ++first) value = f(value, *first);
  return value;
}

template <class I, class J, class T>
T inner_product(I first, I last, J second, T value) {
  for (; first != last; ++first, ++second) value = value + *first * *second;
  return value;
}

template <class I>
void sort(I first, I last) {
  sort(first, last, [](auto const& a, auto const& b) { return a < b; });
}

template <class I, class F>
void __insert_unguarded(I last, F less) {
  auto x = *last;
  I next = last;
  --next;
  while (less(x, *next)) { *last = *next; last = next; --next; }
  *last = x;
}

template <class I, class F>
void __insertion_sort(I first, I last, F less) {
  if (first == last) return;
  for (I i = first + 1; i != last; ++i) {
    if (less(*i, *first)) {
      auto x = *i;
      for (I j = i; j != first; --j) *j = *(j - 1);
      *first = x;
    } else {
      __insert_unguarded(i, less);
    }
  }
}

template <class I, class F>
void __median_to_first(I result, I a, I b, I c, F less) {
  if (less(*a, *b)) {
    if (less(*b, *c)) swap(*result, *b);
    else if (less(*a, *c)) swap(*result, *c);
    else swap(*result, *a);
  } else if (less(*a, *c)) swap(*result, *a);
  else if (less(*b, *c)) swap(*result, *c);
  else swap(*result, *b);
}

template <class I, class F>
void __intro_sort(I first, I last, long depth, F less) {
  while (last - first > 16) {
    if (depth == 0) {
      make_heap(first, last, less);
      for (I end = last; end - first > 1; --end) pop_heap(first, end, less);
      return;
    }
    --depth;
    __median_to_first(first, first + 1, first + (last - first) / 2, last - 1, less);
    I low = first + 1;
    I high = last;
    while (true) {
      while (less(*low, *first)) ++low;
      --high;
      while (less(*first, *high)) --high;
      if (!(low < high)) break;
      swap(*low, *high);
      ++low;
    }
    __intro_sort(low, last, depth, less);
    last = low;
  }
}

template <class I, class F>
void sort(I first, I last, F less) {
  if (first == last) return;
  long depth = 0;
  for (long n = last - first; n > 1; n = n / 2) depth = depth + 2;
  __intro_sort(first, last, depth, less);
  if (last - first > 16) {
    __insertion_sort(first, first + 16, less);
    for (I i = first + 16; i != last; ++i) __insert_unguarded(i, less);
  } else {
    __insertion_sort(first, last, less);
  }
}

template <class I, class X, class F>
void __adjust_heap(I first, long hole, long length, X value, F less) {
  long top = hole;
  long child = hole;
  while (child < (length - 1) / 2) {
    child = 2 * (child + 1);
    if (less(*(first + child), *(first + (child - 1)))) --child;
    *(first + hole) = *(first + child);
    hole = child;
  }
  if (length % 2 == 0 && child == (length - 2) / 2) {
    child = 2 * (child + 1);
    *(first + hole) = *(first + (child - 1));
    hole = child - 1;
  }
  long parent = (hole - 1) / 2;
  while (hole > top && less(*(first + parent), value)) {
    *(first + hole) = *(first + parent);
    hole = parent;
    parent = (hole - 1) / 2;
  }
  *(first + hole) = value;
}

template <class I, class F>
void make_heap(I first, I last, F less) {
  long n = last - first;
  for (long i = (n - 2) / 2; i >= 0; --i) {
    auto value = *(first + i);
    __adjust_heap(first, i, n, value, less);
  }
}

template <class I, class F>
void pop_heap(I first, I last, F less) {
  --last;
  auto value = *last;
  *last = *first;
  __adjust_heap(first, 0l, last - first, value, less);
}

template <class I>
void stable_sort(I first, I last) {
  stable_sort(first, last, [](auto const& a, auto const& b) { return a < b; });
}

template <class I, class F>
void stable_sort(I first, I last, F less) {
  long n = last - first;
  for (long i = 1; i < n; ++i) {
    auto x = first[i];
    long j = i;
    for (; j > 0 && less(x, first[j - 1]); --j) first[j] = first[j - 1];
    first[j] = x;
  }
}

template <class T>
constexpr auto reverse(T const& t) {
  return __reverse(t);
}

template <class I>
void reverse(I first, I last) {
  for (; first != last && first != --last; ++first) swap(*first, *last);
}

template <class I, class T>
void fill(I first, I last, T const& value) {
  for (; first != last; ++first) *first = value;
}

template <class I, class N, class T>
void fill_n(I first, N n, T const& value) {
  for (N i = 0; i < n; ++i, ++first) *first = value;
}

template <class I, class F>
void generate(I first, I last, F f) {
  for (; first != last; ++first) *first = f();
}

template <class I, class T>
long count(I first, I last, T const& value) {
  long n = 0;
  for (; first != last; ++first)
    if (*first == value) ++n;
  return n;
}

template <class I, class F>
long count_if(I first, I last, F f) {
  long n = 0;
  for (; first != last; ++first)
    if (f(*first)) ++n;
  return n;
}

template <class I>
I max_element(I first, I last) {
  auto best = first;
  for (; first != last; ++first)
    if (*best < *first) best = first;
  return best;
}

template <class I>
I min_element(I first, I last) {
  auto best = first;
  for (; first != last; ++first)
    if (*first < *best) best = first;
  return best;
}

template <class I, class F>
I max_element(I first, I last, F less) {
  auto best = first;
  for (; first != last; ++first)
    if (less(*best, *first)) best = first;
  return best;
}

template <class I, class F>
I min_element(I first, I last, F less) {
  auto best = first;
  for (; first != last; ++first)
    if (less(*first, *best)) best = first;
  return best;
}

template <class I, class J>
bool equal(I first, I last, J second) {
  for (; first != last; ++first, ++second)
    if (!(*first == *second)) return false;
  return true;
}

template <class T>
T const& clamp(T const& x, T const& low, T const& high) {
  return x < low ? low : high < x ? high : x;
}

template <class T, class F>
constexpr auto max(T const& a, T const& b, F less) {
  return less(a, b) ? b : a;
}

template <class I>
I unique(I first, I last) {
  if (first == last) return last;
  auto out = first;
  for (++first; first != last; ++first)
    if (!(*out == *first)) *++out = *first;
  return ++out;
}

template <class I, class T>
I lower_bound(I first, I last, T const& value) {
  for (; first != last && *first < value; ++first) {}
  return first;
}

template <class T = void>
struct plus { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a + b; } };

template <class T = void>
struct minus { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a - b; } };

template <class T = void>
struct multiplies { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a * b; } };

template <class T = void>
struct less { template <class A, class B> constexpr bool operator()(A const& a, B const& b) const { return a < b; } };

template <class T = void>
struct greater { template <class A, class B> constexpr bool operator()(A const& a, B const& b) const { return a > b; } };

struct identity { template <class T> constexpr decltype(auto) operator()(T&& x) const { return x; } };

struct conjugate { template <class T> constexpr auto operator()(T const& x) const { return conj(x); } };

struct negate { template <class T> constexpr auto operator()(T const& x) const { return -x; } };

template <class T = void>
struct greater_equal { template <class A, class B> constexpr bool operator()(A const& a, B const& b) const { return a >= b; } };

template <class T = void>
struct less_equal { template <class A, class B> constexpr bool operator()(A const& a, B const& b) const { return a <= b; } };

template <class T = void>
struct equal_to { template <class A, class B> constexpr bool operator()(A const& a, B const& b) const { return a == b; } };

template <class T = void>
struct divides { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a / b; } };

template <class T = void>
struct hash { template <class A> size_t operator()(A const& a) const { return __hash(a); } };

template <class I>
struct reverse_iterator {
  I base_;
  reverse_iterator(I base) : base_(base) {}
  decltype(auto) operator*() const { I at = base_; return *--at; }
  reverse_iterator& operator++() { --base_; return *this; }
  reverse_iterator operator++(int) { reverse_iterator old = *this; --base_; return old; }
  reverse_iterator& operator--() { ++base_; return *this; }
  reverse_iterator operator+(long n) const { return reverse_iterator(base_ - n); }
  long operator-(reverse_iterator const& o) const { return o.base_ - base_; }
  bool operator==(reverse_iterator const& o) const { return base_ == o.base_; }
  bool operator!=(reverse_iterator const& o) const { return base_ != o.base_; }
  I base() const { return base_; }
};

template <class N>
struct __node_iterator {
  N** at_;
  __node_iterator(N** at) : at_(at) {}
  N& operator*() const { return **at_; }
  N* operator->() const { return *at_; }
  __node_iterator& operator++() { ++at_; return *this; }
  __node_iterator operator++(int) { __node_iterator old = *this; ++at_; return old; }
  __node_iterator& operator--() { --at_; return *this; }
  bool operator==(__node_iterator const& o) const { return at_ == o.at_; }
  bool operator!=(__node_iterator const& o) const { return at_ != o.at_; }
};

template <class K, class M, class C>
struct __pairs {
  using value_type = pair<K, M>;
  using key_type = K;
  using mapped_type = M;
  using iterator = __node_iterator<pair<K, M>>;
  using const_iterator = __node_iterator<pair<K, M>>;
  vector<pair<K, M>*> nodes_;
  C less_;
  __pairs() {}
  __pairs(__pairs const& o) { for (auto p : o.nodes_) nodes_.push_back(new pair<K, M>(*p)); }
  __pairs(initializer_list<pair<K, M>> items) { for (auto const& item : items) __node(item.first, item.second); }
  __pairs& operator=(__pairs const& o) {
    vector<pair<K, M>*> copies;
    for (auto p : o.nodes_) copies.push_back(new pair<K, M>(*p));
    nodes_ = copies;
    return *this;
  }
  long __lower(K const& key) const {
    long low = 0, high = nodes_.size();
    while (low < high) {
      long middle = (low + high) / 2;
      if (less_((*nodes_[middle]).first, key)) low = middle + 1; else high = middle;
    }
    return low;
  }
  bool __is_at(long i, K const& key) const { return i < nodes_.size() && !less_(key, (*nodes_[i]).first); }
  bool __node(K const& key, M const& value) {
    long i = __lower(key);
    if (__is_at(i, key)) return false;
    nodes_.insert(nodes_.begin() + i, new pair<K, M>(key, value));
    return true;
  }
  M& operator[](K const& key) {
    long i = __lower(key);
    if (!__is_at(i, key)) nodes_.insert(nodes_.begin() + i, new pair<K, M>(key, M{}));
    return (*nodes_[i]).second;
  }
  M& at(K const& key) const {
    long i = __lower(key);
    if (!__is_at(i, key)) __fail("no such key in a map");
    return (*nodes_[i]).second;
  }
  iterator begin() const { return iterator(nodes_.begin()); }
  iterator end() const { return iterator(nodes_.end()); }
  iterator cbegin() const { return iterator(nodes_.begin()); }
  iterator cend() const { return iterator(nodes_.end()); }
  reverse_iterator<iterator> rbegin() const { return reverse_iterator<iterator>(end()); }
  reverse_iterator<iterator> rend() const { return reverse_iterator<iterator>(begin()); }
  size_t size() const { return nodes_.size(); }
  bool empty() const { return nodes_.empty(); }
  void clear() { nodes_.clear(); }
  size_t count(K const& key) const { return __is_at(__lower(key), key) ? 1 : 0; }
  bool contains(K const& key) const { return __is_at(__lower(key), key); }
  iterator find(K const& key) const { long i = __lower(key); return __is_at(i, key) ? iterator(nodes_.begin() + i) : end(); }
  iterator lower_bound(K const& key) const { return iterator(nodes_.begin() + __lower(key)); }
  iterator upper_bound(K const& key) const { long i = __lower(key); return iterator(nodes_.begin() + (__is_at(i, key) ? i + 1 : i)); }
  pair<iterator, bool> insert(pair<K, M> const& item) { bool fresh = __node(item.first, item.second); return make_pair(find(item.first), fresh); }
  template <class A, class B> pair<iterator, bool> emplace(A const& key, B const& value) { bool fresh = __node(key, value); return make_pair(find(key), fresh); }
  template <class A, class B> pair<iterator, bool> try_emplace(A const& key, B const& value) { bool fresh = __node(key, value); return make_pair(find(key), fresh); }
  template <class A, class B> pair<iterator, bool> insert_or_assign(A const& key, B const& value) { bool fresh = !contains(key); (*this)[key] = value; return make_pair(find(key), fresh); }
  size_t erase(K const& key) {
    long i = __lower(key);
    if (!__is_at(i, key)) return 0;
    nodes_.erase(nodes_.begin() + i);
    return 1;
  }
  iterator erase(iterator at) { return iterator(nodes_.erase(at.at_)); }
  bool operator==(__pairs const& o) const {
    if (size() != o.size()) return false;
    for (long i = 0; i < size(); ++i) if (!(*nodes_[i] == *o.nodes_[i])) return false;
    return true;
  }
};

template <class K, class M, class C = less<K>>
struct map : __pairs<K, M, C> { using __pairs<K, M, C>::__pairs; };

template <class K, class M, class H = hash<K>>
struct unordered_map : __pairs<K, M, less<K>> { using __pairs<K, M, less<K>>::__pairs; };

template <class K, class C>
struct __keys {
  using value_type = K;
  using key_type = K;
  using iterator = K const*;
  using const_iterator = K const*;
  vector<K> items_;
  C less_;
  __keys() {}
  __keys(initializer_list<K> items) { for (auto const& item : items) __put(item); }
  template <class I> __keys(I first, I last) { for (; first != last; ++first) __put(*first); }
  long __lower(K const& key) const {
    long low = 0, high = items_.size();
    while (low < high) {
      long middle = (low + high) / 2;
      if (less_(items_[middle], key)) low = middle + 1; else high = middle;
    }
    return low;
  }
  bool __is_at(long i, K const& key) const { return i < items_.size() && !less_(key, items_[i]); }
  bool __put(K const& key) {
    long i = __lower(key);
    if (__is_at(i, key)) return false;
    items_.insert(items_.begin() + i, key);
    return true;
  }
  auto begin() const { return items_.begin(); }
  auto end() const { return items_.end(); }
  auto rbegin() const { return reverse_iterator(items_.end()); }
  auto rend() const { return reverse_iterator(items_.begin()); }
  size_t size() const { return items_.size(); }
  bool empty() const { return items_.empty(); }
  void clear() { items_.clear(); }
  size_t count(K const& key) const { return __is_at(__lower(key), key) ? 1 : 0; }
  bool contains(K const& key) const { return __is_at(__lower(key), key); }
  auto find(K const& key) const { long i = __lower(key); return __is_at(i, key) ? items_.begin() + i : items_.end(); }
  auto lower_bound(K const& key) const { return items_.begin() + __lower(key); }
  auto insert(K const& key) { bool fresh = __put(key); return make_pair(find(key), fresh); }
  template <class I> void insert(I first, I last) { for (; first != last; ++first) __put(*first); }
  template <class A> auto emplace(A const& key) { bool fresh = __put(key); return make_pair(find(key), fresh); }
  size_t erase(K const& key) {
    long i = __lower(key);
    if (!__is_at(i, key)) return 0;
    items_.erase(items_.begin() + i);
    return 1;
  }
  bool operator==(__keys const& o) const { return items_ == o.items_; }
};

template <class K, class C = less<K>>
struct set : __keys<K, C> { using __keys<K, C>::__keys; };

template <class K, class H = hash<K>>
struct unordered_set : __keys<K, less<K>> { using __keys<K, less<K>>::__keys; };

template <class T, class S = vector<T>>
struct stack {
  vector<T> items_;
  void push(T const& x) { items_.push_back(x); }
  template <class... A> void emplace(A const&... a) { items_.emplace_back(a...); }
  void pop() { items_.pop_back(); }
  T& top() { return items_.back(); }
  size_t size() const { return items_.size(); }
  bool empty() const { return items_.empty(); }
};

template <class T, class S = vector<T>>
struct queue {
  vector<T> items_;
  void push(T const& x) { items_.push_back(x); }
  template <class... A> void emplace(A const&... a) { items_.emplace_back(a...); }
  void pop() { items_.erase(items_.begin()); }
  T& front() { return items_.front(); }
  T& back() { return items_.back(); }
  size_t size() const { return items_.size(); }
  bool empty() const { return items_.empty(); }
};

template <class T, class S = vector<T>, class C = less<T>>
struct priority_queue {
  vector<T> items_;
  C less_;
  void push(T const& x) {
    long i = 0;
    while (i < items_.size() && !less_(x, items_[i])) ++i;
    items_.insert(items_.begin() + i, x);
  }
  void pop() { items_.pop_back(); }
  T const& top() const { return items_.back(); }
  size_t size() const { return items_.size(); }
  bool empty() const { return items_.empty(); }
};

template <class T>
struct optional {
  vector<T> items_;
  optional() {}
  optional(nullopt_t) {}
  optional(T const& x) { items_.push_back(x); }
  bool has_value() const { return !items_.empty(); }
  explicit operator bool() const { return !items_.empty(); }
  T& value() { if (items_.empty()) __fail("an `optional` without a value"); return items_[0]; }
  T& operator*() { return items_[0]; }
  T* operator->() { return &items_[0]; }
  template <class U> T value_or(U const& other) const { return items_.empty() ? T(other) : items_[0]; }
  void reset() { items_.clear(); }
};

template <class I, class F>
I remove_if(I first, I last, F f) {
  auto out = first;
  for (; first != last; ++first)
    if (!f(*first)) { *out = *first; ++out; }
  return out;
}

template <class I, class T>
I remove(I first, I last, T const& value) {
  auto out = first;
  for (; first != last; ++first)
    if (!(*first == value)) { *out = *first; ++out; }
  return out;
}

template <class I, class T>
void replace(I first, I last, T const& old, T const& value) {
  for (; first != last; ++first) if (*first == old) *first = value;
}

template <class I, class F>
I partition(I first, I last, F f) {
  vector<decltype(*first)> no;
  auto out = first;
  for (auto at = first; at != last; ++at)
    if (f(*at)) { swap(*at, *out); ++out; }
  return out;
}

template <class I>
pair<I, I> minmax_element(I first, I last) { return make_pair(min_element(first, last), max_element(first, last)); }

template <class I, class T>
bool binary_search(I first, I last, T const& value) {
  auto at = lower_bound(first, last, value);
  return at != last && !(value < *at);
}

template <class I, class T>
I upper_bound(I first, I last, T const& value) {
  for (; first != last && !(value < *first); ++first) {}
  return first;
}

template <class I, class O>
O partial_sum(I first, I last, O out) {
  if (first == last) return out;
  auto sum = *first;
  *out = sum;
  for (++first, ++out; first != last; ++first, ++out) { sum = sum + *first; *out = sum; }
  return out;
}

template <class I>
void rotate(I first, I middle, I last) { reverse(first, middle); reverse(middle, last); reverse(first, last); }

template <class I>
bool is_sorted(I first, I last) {
  if (first == last) return true;
  for (auto next = first + 1; next != last; ++first, ++next) if (*next < *first) return false;
  return true;
}
