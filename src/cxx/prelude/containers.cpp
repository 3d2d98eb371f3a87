// Containers of the standard library, over `vector`.

template <class I>
struct reverse_iterator {
  I base_;
  reverse_iterator(I base) : base_(base) {}
  decltype(auto) operator*() const { I at = base_; return *--at; }
  reverse_iterator& operator++() { --base_; return *this; }
  reverse_iterator operator++(int) { reverse_iterator old = *this; --base_; return old; }
  reverse_iterator& operator--() { ++base_; return *this; }
  reverse_iterator operator--(int) { reverse_iterator old = *this; ++base_; return old; }
  reverse_iterator& operator+=(long n) { base_ = base_ - n; return *this; }
  reverse_iterator& operator-=(long n) { base_ = base_ + n; return *this; }
  reverse_iterator operator+(long n) const { return reverse_iterator(base_ - n); }
  reverse_iterator operator-(long n) const { return reverse_iterator(base_ + n); }
  long operator-(reverse_iterator const& o) const { return o.base_ - base_; }
  decltype(auto) operator[](long n) const { return *(base_ - n - 1); }
  bool operator<(reverse_iterator const& o) const { return o.base_ < base_; }
  bool operator>(reverse_iterator const& o) const { return base_ < o.base_; }
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
  static constexpr size_t __bytes = 48;
  using value_type = pair<K, M>;
  using key_type = K;
  using mapped_type = M;
  using iterator = __node_iterator<pair<K, M>>;
  using const_iterator = __node_iterator<pair<K, M>>;
  vector<pair<K, M>*> nodes_;
  C less_;
  __pairs() {}
  __pairs(__pairs&& o) noexcept : less_(o.less_) { nodes_.swap(o.nodes_); }
  __pairs(__pairs const& o) : less_(o.less_) { for (auto p : o.nodes_) nodes_.push_back(new pair<K, M>(*p)); }
  __pairs(initializer_list<pair<K, M>> items) { for (auto const& item : items) __node(item.first, item.second); }
  ~__pairs() { clear(); }
  __pairs& operator=(__pairs&& o) noexcept { clear(); nodes_.swap(o.nodes_); return *this; }
  __pairs& operator=(__pairs const& o) {
    vector<pair<K, M>*> copies;
    for (auto p : o.nodes_) copies.push_back(new pair<K, M>(*p));
    clear();
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
  template <class V> bool __node(K const& key, V&& value) {
    long i = __lower(key);
    if (__is_at(i, key)) return false;
    nodes_.insert(nodes_.begin() + i, new pair<K, M>(key, forward<V>(value)));
    return true;
  }
  M& operator[](K const& key) {
    long i = __lower(key);
    if (!__is_at(i, key)) nodes_.insert(nodes_.begin() + i, new pair<K, M>(key, M{}));
    return (*nodes_[i]).second;
  }
  M& at(K const& key) const {
    long i = __lower(key);
    if (!__is_at(i, key)) __throw("out_of_range", "map::at");
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
  void clear() { while (!nodes_.empty()) { delete nodes_.back(); nodes_.pop_back(); } }
  size_t count(K const& key) const { return __is_at(__lower(key), key) ? 1 : 0; }
  bool contains(K const& key) const { return __is_at(__lower(key), key); }
  iterator find(K const& key) const { long i = __lower(key); return __is_at(i, key) ? iterator(nodes_.begin() + i) : end(); }
  iterator lower_bound(K const& key) const { return iterator(nodes_.begin() + __lower(key)); }
  iterator upper_bound(K const& key) const { long i = __lower(key); return iterator(nodes_.begin() + (__is_at(i, key) ? i + 1 : i)); }
  pair<iterator, bool> insert(pair<K, M> const& item) { bool fresh = __node(item.first, item.second); return make_pair(find(item.first), fresh); }
  pair<iterator, bool> insert(pair<K, M>&& item) { bool fresh = __node(item.first, move(item.second)); return make_pair(find(item.first), fresh); }
  template <class A, class B> pair<iterator, bool> emplace(A const& key, B&& value) { bool fresh = __node(key, forward<B>(value)); return make_pair(find(key), fresh); }
  template <class A, class B> pair<iterator, bool> try_emplace(A const& key, B&& value) { bool fresh = __node(key, forward<B>(value)); return make_pair(find(key), fresh); }
  template <class A, class B> pair<iterator, bool> insert_or_assign(A const& key, B&& value) { bool fresh = !contains(key); (*this)[key] = forward<B>(value); return make_pair(find(key), fresh); }
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

template <class K, class C>
struct __keys {
  static constexpr size_t __bytes = 48;
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

template <class T, class S = deque<T>>
struct stack {
  static constexpr size_t __bytes = sizeof(S);
  vector<T> items_;
  void push(T const& x) { items_.push_back(x); }
  template <class... A> void emplace(A const&... a) { items_.emplace_back(a...); }
  void pop() { items_.pop_back(); }
  T& top() { return items_.back(); }
  size_t size() const { return items_.size(); }
  bool empty() const { return items_.empty(); }
};

template <class T, class S = deque<T>>
struct queue {
  static constexpr size_t __bytes = sizeof(S);
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
  static constexpr size_t __bytes = sizeof(S) + 8;
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
  using value_type = T;
  static constexpr size_t __align = alignof(T);
  static constexpr size_t __bytes = (sizeof(T) / alignof(T) + 1) * alignof(T);
  vector<T> items_;
  optional() {}
  optional(nullopt_t) {}
  optional(T const& x) { items_.push_back(x); }
  optional(T&& x) { items_.push_back(move(x)); }
  optional(optional const& o) : items_(o.items_) {}
  optional(optional&& o) { for (auto& x : o.items_) items_.push_back(move(x)); }
  optional& operator=(optional const& o) { items_ = o.items_; return *this; }
  optional& operator=(optional&& o) { items_.clear(); for (auto& x : o.items_) items_.push_back(move(x)); return *this; }
  optional& operator=(nullopt_t) { items_.clear(); return *this; }
  optional& operator=(T const& x) { items_.clear(); items_.push_back(x); return *this; }
  optional& operator=(T&& x) { items_.clear(); items_.push_back(move(x)); return *this; }
  bool has_value() const { return !items_.empty(); }
  explicit operator bool() const { return !items_.empty(); }
  T& value() { if (items_.empty()) __throw("bad_optional_access", "bad optional access"); return items_[0]; }
  T& operator*() { return items_[0]; }
  T* operator->() { return &items_[0]; }
  template <class U> T value_or(U const& other) const { return items_.empty() ? T(other) : items_[0]; }
  template <class... A> T& emplace(A const&... a) { items_.clear(); items_.emplace_back(a...); return items_[0]; }
  void reset() { items_.clear(); }
  void swap(optional& o) { items_.swap(o.items_); }
};
template <class T>
bool operator==(optional<T> const& a, optional<T> const& b) { return a.items_ == b.items_; }
template <class T>
bool operator!=(optional<T> const& a, optional<T> const& b) { return !(a.items_ == b.items_); }
template <class T>
bool operator<(optional<T> const& a, optional<T> const& b) { return !b.items_.empty() && (a.items_.empty() || a.items_[0] < b.items_[0]); }
template <class T>
bool operator>(optional<T> const& a, optional<T> const& b) { return b < a; }
template <class T>
bool operator<=(optional<T> const& a, optional<T> const& b) { return !(b < a); }
template <class T>
bool operator>=(optional<T> const& a, optional<T> const& b) { return !(a < b); }
template <class T>
bool operator==(optional<T> const& a, nullopt_t) { return a.items_.empty(); }
template <class T>
bool operator!=(optional<T> const& a, nullopt_t) { return !a.items_.empty(); }
template <class T>
bool operator==(nullopt_t, optional<T> const& a) { return a.items_.empty(); }
template <class T>
bool operator!=(nullopt_t, optional<T> const& a) { return !a.items_.empty(); }
template <class T, class U>
bool operator==(optional<T> const& a, U const& b) { return !a.items_.empty() && a.items_[0] == b; }
template <class T, class U>
bool operator!=(optional<T> const& a, U const& b) { return a.items_.empty() || a.items_[0] != b; }
template <class T, class U>
bool operator<(optional<T> const& a, U const& b) { return a.items_.empty() || a.items_[0] < b; }
template <class T, class U>
bool operator>(optional<T> const& a, U const& b) { return !a.items_.empty() && a.items_[0] > b; }
template <class T, class U>
bool operator<=(optional<T> const& a, U const& b) { return a.items_.empty() || a.items_[0] <= b; }
template <class T, class U>
bool operator>=(optional<T> const& a, U const& b) { return !a.items_.empty() && a.items_[0] >= b; }
template <class U, class T>
bool operator==(U const& b, optional<T> const& a) { return !a.items_.empty() && b == a.items_[0]; }
template <class U, class T>
bool operator!=(U const& b, optional<T> const& a) { return a.items_.empty() || b != a.items_[0]; }
template <class U, class T>
bool operator<(U const& b, optional<T> const& a) { return !a.items_.empty() && b < a.items_[0]; }
template <class U, class T>
bool operator>(U const& b, optional<T> const& a) { return a.items_.empty() || b > a.items_[0]; }

template <class T>
optional<T> make_optional(T const& x) { return optional<T>(x); }

template <size_t N>
struct bitset {
  static constexpr size_t __bytes = (N + 63) / 64 * 8;
  bool bits_[N] = {};
  bitset() {}
  bitset(unsigned long x) { for (size_t i = 0; i < N && i < 64; ++i) bits_[i] = x >> i & 1; }
  explicit bitset(std::string const& text) {
    size_t n = text.size() < N ? text.size() : N;
    for (size_t i = 0; i < n; ++i) bits_[n - 1 - i] = text[i] == '1';
  }
  bool& operator[](size_t i) { return bits_[i]; }
  bool test(size_t i) const { if (i >= N) __fail("a position outside of a `bitset`"); return bits_[i]; }
  size_t size() const { return N; }
  size_t count() const { size_t n = 0; for (bool b : bits_) n += b; return n; }
  bool any() const { return count() > 0; }
  bool none() const { return count() == 0; }
  bool all() const { return count() == N; }
  bitset& set() { for (bool& b : bits_) b = true; return *this; }
  bitset& set(size_t i, bool x = true) { if (i >= N) __fail("a position outside of a `bitset`"); bits_[i] = x; return *this; }
  bitset& reset() { for (bool& b : bits_) b = false; return *this; }
  bitset& reset(size_t i) { if (i >= N) __fail("a position outside of a `bitset`"); bits_[i] = false; return *this; }
  bitset& flip() { for (bool& b : bits_) b = !b; return *this; }
  bitset& flip(size_t i) { if (i >= N) __fail("a position outside of a `bitset`"); bits_[i] = !bits_[i]; return *this; }
  unsigned long to_ulong() const { unsigned long x = 0; for (size_t i = 0; i < N && i < 64; ++i) if (bits_[i]) x |= 1ul << i; return x; }
  unsigned long to_ullong() const { return to_ulong(); }
  std::string to_string() const { std::string text; for (size_t i = N; i > 0; --i) text.push_back(bits_[i - 1] ? '1' : '0'); return text; }
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

template <class T, class L>
struct __list_iterator {
  L const* of_;
  long at_;
  __list_iterator(L const* of, long at) : of_(of), at_(at) {}
  T& operator*() const { return *of_->nodes_[at_]; }
  T* operator->() const { return of_->nodes_[at_]; }
  __list_iterator& operator++() { at_ = of_->next_[at_]; return *this; }
  __list_iterator operator++(int) { __list_iterator old = *this; at_ = of_->next_[at_]; return old; }
  __list_iterator& operator--() { at_ = of_->last_[at_]; return *this; }
  __list_iterator operator--(int) { __list_iterator old = *this; at_ = of_->last_[at_]; return old; }
  bool operator==(__list_iterator const& o) const { return at_ == o.at_; }
  bool operator!=(__list_iterator const& o) const { return at_ != o.at_; }
};

template <class T>
struct list {
  static constexpr size_t __bytes = 24;
  using value_type = T;
  using iterator = __list_iterator<T, list<T>>;
  using const_iterator = iterator;
  vector<T*> nodes_;
  vector<long> next_;
  vector<long> last_;
  vector<long> free_;
  size_t size_ = 0;
  list() { __start(); }
  list(initializer_list<T> items) { __start(); for (auto const& item : items) push_back(item); }
  explicit list(size_t n) { __start(); for (size_t i = 0; i < n; ++i) push_back(T{}); }
  list(size_t n, T const& x) { __start(); for (size_t i = 0; i < n; ++i) push_back(x); }
  list(list const& o) { __start(); for (auto const& item : o) push_back(item); }
  list& operator=(list const& o) {
    vector<T> items;
    for (auto const& item : o) items.push_back(item);
    clear();
    for (auto const& item : items) push_back(item);
    return *this;
  }
  void __start() { nodes_.push_back(nullptr); next_.push_back(0); last_.push_back(0); }
  long __put(long before, T const& x) {
    long i = nodes_.size();
    if (free_.empty()) {
      nodes_.push_back(new T(x));
      next_.push_back(before);
      last_.push_back(last_[before]);
    } else {
      i = free_.back();
      free_.pop_back();
      nodes_[i] = new T(x);
      next_[i] = before;
      last_[i] = last_[before];
    }
    next_[last_[before]] = i;
    last_[before] = i;
    ++size_;
    return i;
  }
  long __drop(long i) {
    long then = next_[i];
    next_[last_[i]] = then;
    last_[then] = last_[i];
    nodes_[i] = nullptr;
    free_.push_back(i);
    --size_;
    return then;
  }
  iterator begin() const { return iterator(this, next_[0]); }
  iterator end() const { return iterator(this, 0); }
  iterator cbegin() const { return begin(); }
  iterator cend() const { return end(); }
  reverse_iterator<iterator> rbegin() const { return reverse_iterator<iterator>(end()); }
  reverse_iterator<iterator> rend() const { return reverse_iterator<iterator>(begin()); }
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T& front() const { if (size_ == 0) __fail("`front` of an empty list"); return *nodes_[next_[0]]; }
  T& back() const { if (size_ == 0) __fail("`back` of an empty list"); return *nodes_[last_[0]]; }
  void push_back(T const& x) { __put(0, x); }
  void push_front(T const& x) { __put(next_[0], x); }
  template <class... A> T& emplace_back(A const&... a) { return *nodes_[__put(0, T(a...))]; }
  template <class... A> T& emplace_front(A const&... a) { return *nodes_[__put(next_[0], T(a...))]; }
  void pop_back() { if (size_ == 0) __fail("`pop_back` of an empty list"); __drop(last_[0]); }
  void pop_front() { if (size_ == 0) __fail("`pop_front` of an empty list"); __drop(next_[0]); }
  void clear() { nodes_.clear(); next_.clear(); last_.clear(); free_.clear(); size_ = 0; __start(); }
  iterator insert(iterator at, T const& x) { return iterator(this, __put(at.at_, x)); }
  iterator erase(iterator at) { return iterator(this, __drop(at.at_)); }
  iterator erase(iterator first, iterator last) { while (first != last) first = erase(first); return last; }
  template <class F> void remove_if(F f) { for (long i = next_[0]; i != 0;) { if (f(*nodes_[i])) i = __drop(i); else i = next_[i]; } }
  void remove(T const& x) { T value = x; remove_if([&](T const& item) { return item == value; }); }
  void unique() { for (long i = next_[0]; i != 0 && next_[i] != 0;) { if (*nodes_[i] == *nodes_[next_[i]]) __drop(next_[i]); else i = next_[i]; } }
  void reverse() {
    long i = 0;
    do { long then = next_[i]; next_[i] = last_[i]; last_[i] = then; i = then; } while (i != 0);
  }
  template <class F> void sort(F less) {
    vector<T*> order;
    for (long i = next_[0]; i != 0; i = next_[i]) order.push_back(nodes_[i]);
    stable_sort(order.begin(), order.end(), [&](T* a, T* b) { return less(*a, *b); });
    long k = 0;
    for (long i = next_[0]; i != 0; i = next_[i]) nodes_[i] = order[k++];
  }
  void sort() { sort([](T const& a, T const& b) { return a < b; }); }
  bool operator==(list const& o) const {
    if (size_ != o.size_) return false;
    long j = o.next_[0];
    for (long i = next_[0]; i != 0; i = next_[i], j = o.next_[j]) if (!(*nodes_[i] == *o.nodes_[j])) return false;
    return true;
  }
  bool operator!=(list const& o) const { return !(*this == o); }
};
