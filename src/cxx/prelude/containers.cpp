// Containers of the standard library, over `vector`.

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
  __pairs& operator=(__pairs&& o) noexcept { nodes_.clear(); nodes_.swap(o.nodes_); return *this; }
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
struct unordered_map : __pairs<K, M, less<K>> {
  static constexpr size_t __bytes = 56;
  using __pairs<K, M, less<K>>::__pairs;
  M& at(K const& key) const {
    if (this->count(key) == 0) __throw("out_of_range", "unordered_map::at");
    return this->find(key)->second;
  }
};

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

template <class K, class H = hash<K>>
struct unordered_set : __keys<K, less<K>> { static constexpr size_t __bytes = 56; using __keys<K, less<K>>::__keys; };

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
  static constexpr size_t __align = alignof(T);
  static constexpr size_t __bytes = (sizeof(T) / alignof(T) + 1) * alignof(T);
  vector<T> items_;
  optional() {}
  optional(nullopt_t) {}
  optional(T const& x) { items_.push_back(x); }
  bool has_value() const { return !items_.empty(); }
  explicit operator bool() const { return !items_.empty(); }
  T& value() { if (items_.empty()) __throw("bad_optional_access", "bad optional access"); return items_[0]; }
  T& operator*() { return items_[0]; }
  T* operator->() { return &items_[0]; }
  template <class U> T value_or(U const& other) const { return items_.empty() ? T(other) : items_[0]; }
  void reset() { items_.clear(); }
};
