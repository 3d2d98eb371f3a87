// Containers of the standard library, over `vector`.

template <class I>
struct reverse_iterator {
  I base_;
  reverse_iterator(I base) : base_(base) {}
  decltype(auto) operator*() const { I at = base_; return *--at; }
  auto operator->() const { return &**this; }
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

template <class N, class R>
struct __node_iterator {
  using value_type = N;
  using reference = R&;
  using pointer = R*;
  using difference_type = long;
  // the nodes of the container in their order, where this one was among them, and the node, null behind the last one
  vector<N*> const* nodes_ = nullptr;
  long at_ = 0;
  N* node_ = nullptr;
  __node_iterator() {}
  __node_iterator(vector<N*> const& nodes, long at) : nodes_(&nodes), at_(at), node_(at < nodes.size() ? nodes[at] : nullptr) {}
  long __now() const {
    long n = nodes_->size();
    if (!node_) return n;
    if (at_ < n && (*nodes_)[at_] == node_) return at_;
    for (long i = 0; i < n; ++i) if ((*nodes_)[i] == node_) return i;
    __fail("the element that an iterator leads to is erased");
    return n;
  }
  R& operator*() const { return *node_; }
  R* operator->() const { return node_; }
  __node_iterator& operator++() {
    at_ = __now() + 1;
    node_ = at_ < nodes_->size() ? (*nodes_)[at_] : nullptr;
    return *this;
  }
  __node_iterator operator++(int) { __node_iterator old = *this; ++*this; return old; }
  __node_iterator& operator--() {
    at_ = __now() - 1;
    node_ = (*nodes_)[at_];
    return *this;
  }
  __node_iterator operator--(int) { __node_iterator old = *this; --*this; return old; }
  bool operator==(__node_iterator const& o) const { return node_ == o.node_; }
  bool operator!=(__node_iterator const& o) const { return node_ != o.node_; }
};

template <class N, class R>
long distance(__node_iterator<N, R> first, __node_iterator<N, R> last) { return last.__now() - first.__now(); }

// Whether a key can be compared before there is a node for it.
template <class K, class U>
constexpr bool __is_key() { return is_same_v<remove_cvref_t<U>, K> || (is_scalar_v<K> && is_scalar_v<remove_cvref_t<U>>); }

// Whether a comparison takes keys of other types as they are.
template <class C, class V = void>
struct __transparent : false_type {};
template <class C>
struct __transparent<C, void_t<typename C::is_transparent>> : true_type {};
template <>
struct __transparent<less<void>> : true_type {};
template <>
struct __transparent<greater<void>> : true_type {};

// Nodes in the order of their keys: N is a key or a pair of one and a value, R what an iterator refers to.
template <class N, class K, class C, class R, bool Many>
struct __ordered {
  static constexpr size_t __bytes = 48;
  using value_type = N;
  using key_type = K;
  using key_compare = C;
  using size_type = size_t;
  using difference_type = long;
  using reference = R&;
  using const_reference = N const&;
  using iterator = __node_iterator<N, R>;
  using const_iterator = __node_iterator<N, R>;
  using reverse_iterator = std::reverse_iterator<iterator>;
  vector<N*> nodes_;
  C less_;
  __ordered() {}
  explicit __ordered(C const& less) : less_(less) {}
  __ordered(__ordered&& o) noexcept : less_(o.less_) { nodes_.swap(o.nodes_); }
  __ordered(__ordered const& o) : less_(o.less_) { for (auto p : o.nodes_) nodes_.push_back(new N(*p)); }
  __ordered(initializer_list<N> items, C const& less = C()) : less_(less) { for (auto const& item : items) __put(item); }
  template <class I> __ordered(I first, I last, C const& less = C()) : less_(less) { for (; first != last; ++first) __put(*first); }
  ~__ordered() { clear(); }
  __ordered& operator=(__ordered&& o) noexcept { clear(); nodes_.swap(o.nodes_); less_ = o.less_; return *this; }
  __ordered& operator=(__ordered const& o) {
    vector<N*> copies;
    for (auto p : o.nodes_) copies.push_back(new N(*p));
    clear();
    nodes_ = copies;
    less_ = o.less_;
    return *this;
  }
  static K const& __key(N const& node) {
    if constexpr (is_same_v<N, K>) return node;
    else return node.first;
  }
  template <class Q> long __lower(Q const& key) const {
    long low = 0, high = nodes_.size();
    while (low < high) {
      long middle = (low + high) / 2;
      if (less_(__key(*nodes_[middle]), key)) low = middle + 1; else high = middle;
    }
    return low;
  }
  template <class Q> long __upper(Q const& key) const {
    long low = 0, high = nodes_.size();
    while (low < high) {
      long middle = (low + high) / 2;
      if (less_(key, __key(*nodes_[middle]))) high = middle; else low = middle + 1;
    }
    return low;
  }
  template <class Q> bool __is_at(long i, Q const& key) const { return i < nodes_.size() && !less_(key, __key(*nodes_[i])); }
  template <class V> pair<iterator, bool> __put(V&& node) {
    long i = Many ? __upper(__key(node)) : __lower(__key(node));
    bool fresh = Many || !__is_at(i, __key(node));
    if (fresh) nodes_.insert(nodes_.begin() + i, new N(forward<V>(node)));
    return make_pair(iterator(nodes_, i), fresh);
  }
  // Where libstdc++ puts a node that may go beside others of its key: as near to `at` as it may.
  long __near(long at, N const& node) const {
    long n = nodes_.size();
    if (at < n && less_(__key(*nodes_[at]), __key(node))) return ++at == n || !less_(__key(*nodes_[at]), __key(node)) ? at : __lower(__key(node));
    return at == 0 || !less_(__key(node), __key(*nodes_[at - 1])) ? at : __upper(__key(node));
  }
  iterator __beside(iterator hint, N* node) {
    long i = __near(hint.__now(), *node);
    nodes_.insert(nodes_.begin() + i, node);
    return iterator(nodes_, i);
  }
  template <class... A> pair<iterator, bool> __make(A&&... a) {
    N* node = new N(forward<A>(a)...);
    long i = Many ? __upper(__key(*node)) : __lower(__key(*node));
    bool fresh = Many || !__is_at(i, __key(*node));
    if (fresh) nodes_.insert(nodes_.begin() + i, node);
    else delete node;
    return make_pair(iterator(nodes_, i), fresh);
  }
  iterator begin() const { return iterator(nodes_, 0); }
  iterator end() const { return iterator(nodes_, nodes_.size()); }
  iterator cbegin() const { return begin(); }
  iterator cend() const { return end(); }
  reverse_iterator rbegin() const { return reverse_iterator(end()); }
  reverse_iterator rend() const { return reverse_iterator(begin()); }
  reverse_iterator crbegin() const { return rbegin(); }
  reverse_iterator crend() const { return rend(); }
  size_t size() const { return nodes_.size(); }
  bool empty() const { return nodes_.empty(); }
  void clear() { while (!nodes_.empty()) { delete nodes_.back(); nodes_.pop_back(); } }
  C key_comp() const { return less_; }
  void swap(__ordered& o) { nodes_.swap(o.nodes_); std::swap(less_, o.less_); }
  size_t count(K const& key) const { return __upper(key) - __lower(key); }
  bool contains(K const& key) const { return __is_at(__lower(key), key); }
  iterator find(K const& key) const { long i = __lower(key); return __is_at(i, key) ? iterator(nodes_, i) : end(); }
  iterator lower_bound(K const& key) const { return iterator(nodes_, __lower(key)); }
  iterator upper_bound(K const& key) const { return iterator(nodes_, __upper(key)); }
  pair<iterator, iterator> equal_range(K const& key) const { return make_pair(lower_bound(key), upper_bound(key)); }
  template <class Q, class = enable_if_t<__transparent<C>::value && !is_same_v<Q, K>>> iterator find(Q const& key) const { long i = __lower(key); return __is_at(i, key) ? iterator(nodes_, i) : end(); }
  template <class Q, class = enable_if_t<__transparent<C>::value && !is_same_v<Q, K>>> size_t count(Q const& key) const { return __upper(key) - __lower(key); }
  template <class Q, class = enable_if_t<__transparent<C>::value && !is_same_v<Q, K>>> iterator lower_bound(Q const& key) const { return iterator(nodes_, __lower(key)); }
  template <class Q, class = enable_if_t<__transparent<C>::value && !is_same_v<Q, K>>> iterator upper_bound(Q const& key) const { return iterator(nodes_, __upper(key)); }
  template <class I> void insert(I first, I last) { for (; first != last; ++first) __put(*first); }
  void insert(initializer_list<N> items) { for (auto const& item : items) __put(item); }
  iterator insert(iterator hint, N const& node) { if (Many) return __beside(hint, new N(node)); return __put(node).first; }
  iterator insert(iterator hint, N&& node) { if (Many) return __beside(hint, new N(std::move(node))); return __put(std::move(node)).first; }
  template <class O> void merge(O& o) {
    for (long i = 0; i < o.size();) {
      N* node = o.nodes_[i];
      long at = Many ? __upper(__key(*node)) : __lower(__key(*node));
      if (!Many && __is_at(at, __key(*node))) { ++i; continue; }
      o.nodes_.erase(o.nodes_.begin() + i);
      nodes_.insert(nodes_.begin() + at, node);
    }
  }
  template <class O> void merge(O&& o) { merge(o); }
  template <class... A> iterator emplace_hint(iterator hint, A&&... a) {
    if (Many) return __beside(hint, new N(forward<A>(a)...));
    return __make(forward<A>(a)...).first;
  }
  iterator __erase(long first, long last) {
    for (long i = first; i < last; ++i) delete nodes_[i];
    nodes_.erase(nodes_.begin() + first, nodes_.begin() + last);
    return iterator(nodes_, first);
  }
  size_t erase(K const& key) {
    long first = __lower(key), last = __upper(key);
    __erase(first, last);
    return last - first;
  }
  iterator erase(iterator at) { long i = at.__now(); return __erase(i, i + 1); }
  iterator erase(iterator first, iterator last) { return __erase(first.__now(), last.__now()); }
  bool operator==(__ordered const& o) const {
    if (size() != o.size()) return false;
    for (long i = 0; i < size(); ++i) if (!(*nodes_[i] == *o.nodes_[i])) return false;
    return true;
  }
  bool operator!=(__ordered const& o) const { return !(*this == o); }
  bool operator<(__ordered const& o) const { return lexicographical_compare(begin(), end(), o.begin(), o.end()); }
};

template <class K, class M, class C = less<K>>
struct map : __ordered<pair<K const, M>, K, C, pair<K const, M>, false> {
  using __base = __ordered<pair<K const, M>, K, C, pair<K const, M>, false>;
  using __ordered<pair<K const, M>, K, C, pair<K const, M>, false>::__ordered;
  using mapped_type = M;
  using iterator = typename __base::iterator;
  using __base::insert;
  template <class... A> pair<iterator, bool> __fresh(long i, A&&... a) {
    this->nodes_.insert(this->nodes_.begin() + i, new pair<K const, M>(std::forward<A>(a)...));
    return make_pair(iterator(this->nodes_, i), true);
  }
  template <class U> M& __value(U&& key) {
    long i = this->__lower(key);
    if (!this->__is_at(i, key)) this->nodes_.insert(this->nodes_.begin() + i, new pair<K const, M>(__keyed_t{}, 0, std::forward<U>(key)));
    return (*this->nodes_[i]).second;
  }
  M& operator[](K const& key) { return __value(key); }
  M& operator[](K&& key) { return __value(std::move(key)); }
  M& at(K const& key) const {
    long i = this->__lower(key);
    if (!this->__is_at(i, key)) __throw("out_of_range", "map::at");
    return (*this->nodes_[i]).second;
  }
  pair<iterator, bool> insert(pair<K const, M> const& item) { return this->__put(item); }
  pair<iterator, bool> insert(pair<K const, M>&& item) { return this->__put(std::move(item)); }
  template <class A, class B> pair<iterator, bool> insert(pair<A, B> const& item) { return emplace(item); }
  template <class A, class B> pair<iterator, bool> insert(pair<A, B>&& item) { return emplace(std::move(item)); }
  template <class... A> pair<iterator, bool> emplace(A&&... a) { return this->__make(std::forward<A>(a)...); }
  template <class A, class B> pair<iterator, bool> emplace(A&& a, B&& b) {
    if constexpr (__is_key<K, A>()) {
      long i = this->__lower(a);
      if (this->__is_at(i, a)) return make_pair(iterator(this->nodes_, i), false);
      return __fresh(i, std::forward<A>(a), std::forward<B>(b));
    } else {
      return this->__make(std::forward<A>(a), std::forward<B>(b));
    }
  }
  template <class U, class... A> pair<iterator, bool> __try(U&& key, A&&... a) {
    long i = this->__lower(key);
    if (this->__is_at(i, key)) return make_pair(iterator(this->nodes_, i), false);
    return __fresh(i, __keyed_t{}, 0, std::forward<U>(key), std::forward<A>(a)...);
  }
  template <class... A> pair<iterator, bool> try_emplace(K const& key, A&&... a) { return __try(key, std::forward<A>(a)...); }
  template <class... A> pair<iterator, bool> try_emplace(K&& key, A&&... a) { return __try(std::move(key), std::forward<A>(a)...); }
  template <class U, class V> pair<iterator, bool> __set(U&& key, V&& value) {
    long i = this->__lower(key);
    if (!this->__is_at(i, key)) return __fresh(i, std::forward<U>(key), std::forward<V>(value));
    (*this->nodes_[i]).second = std::forward<V>(value);
    return make_pair(iterator(this->nodes_, i), false);
  }
  template <class V> pair<iterator, bool> insert_or_assign(K const& key, V&& value) { return __set(key, std::forward<V>(value)); }
  template <class V> pair<iterator, bool> insert_or_assign(K&& key, V&& value) { return __set(std::move(key), std::forward<V>(value)); }
};

template <class K, class M, class C = less<K>>
struct multimap : __ordered<pair<K const, M>, K, C, pair<K const, M>, true> {
  using __base = __ordered<pair<K const, M>, K, C, pair<K const, M>, true>;
  using __ordered<pair<K const, M>, K, C, pair<K const, M>, true>::__ordered;
  using mapped_type = M;
  using iterator = typename __base::iterator;
  using __base::insert;
  iterator insert(pair<K const, M> const& item) { return this->__put(item).first; }
  iterator insert(pair<K const, M>&& item) { return this->__put(std::move(item)).first; }
  template <class... A> iterator emplace(A&&... a) { return this->__make(std::forward<A>(a)...).first; }
};

template <class K, class C = less<K>>
struct set : __ordered<K, K, C, K const, false> {
  using __base = __ordered<K, K, C, K const, false>;
  using __ordered<K, K, C, K const, false>::__ordered;
  using iterator = typename __base::iterator;
  using __base::insert;
  pair<iterator, bool> insert(K const& key) { return this->__put(key); }
  pair<iterator, bool> insert(K&& key) { return this->__put(std::move(key)); }
  template <class... A> pair<iterator, bool> emplace(A&&... a) { return this->__make(std::forward<A>(a)...); }
};

template <class K, class C = less<K>>
struct multiset : __ordered<K, K, C, K const, true> {
  using __base = __ordered<K, K, C, K const, true>;
  using __ordered<K, K, C, K const, true>::__ordered;
  using iterator = typename __base::iterator;
  using __base::insert;
  iterator insert(K const& key) { return this->__put(key).first; }
  iterator insert(K&& key) { return this->__put(std::move(key)).first; }
  template <class... A> iterator emplace(A&&... a) { return this->__make(std::forward<A>(a)...).first; }
};

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
  T& front() { if (size_ == 0) __fail("`front` of what is empty"); return parts_.front()[first_]; }
  T& back() { if (size_ == 0) __fail("`back` of what is empty"); return parts_.back().back(); }
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
};

// What is pushed onto a `deque` leaves its elements where they are, and so does a list.
template <class T, class S>
using __steady = conditional_t<is_same_v<S, deque<T>>, conditional_t<is_scalar_v<T> && !is_same_v<T, bool>, __blocks<T>, list<T>>, S>;

template <class T, class S = deque<T>>
struct stack {
  static constexpr size_t __bytes = sizeof(S);
  __steady<T, S> items_;
  void push(T const& x) { items_.push_back(x); }
  void push(T&& x) { items_.push_back(std::move(x)); }
  template <class... A> decltype(auto) emplace(A&&... a) { return items_.emplace_back(std::forward<A>(a)...); }
  void pop() { items_.pop_back(); }
  T& top() { return items_.back(); }
  size_t size() const { return items_.size(); }
  bool empty() const { return items_.empty(); }
};

template <class T, class S = deque<T>>
struct queue {
  static constexpr size_t __bytes = sizeof(S);
  __steady<T, S> items_;
  void push(T const& x) { items_.push_back(x); }
  void push(T&& x) { items_.push_back(std::move(x)); }
  template <class... A> decltype(auto) emplace(A&&... a) { return items_.emplace_back(std::forward<A>(a)...); }
  void pop() { items_.pop_front(); }
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
  priority_queue() {}
  explicit priority_queue(C const& less) : less_(less) {}
  priority_queue(C const& less, vector<T> items) : items_(std::move(items)), less_(less) { make_heap(items_.begin(), items_.end(), less_); }
  template <class I> priority_queue(I first, I last, C const& less = C()) : less_(less) {
    for (; first != last; ++first) items_.push_back(*first);
    make_heap(items_.begin(), items_.end(), less_);
  }
  void push(T const& x) { items_.push_back(x); push_heap(items_.begin(), items_.end(), less_); }
  void push(T&& x) { items_.push_back(std::move(x)); push_heap(items_.begin(), items_.end(), less_); }
  template <class... A> void emplace(A&&... a) { items_.emplace_back(std::forward<A>(a)...); push_heap(items_.begin(), items_.end(), less_); }
  void pop() { pop_heap(items_.begin(), items_.end(), less_); items_.pop_back(); }
  T const& top() const { return items_.front(); }
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
  template <class U = T, class = enable_if_t<is_constructible_v<T, U&&> && !is_same_v<decay_t<U>, optional> && !is_same_v<decay_t<U>, in_place_t>>> optional(U&& x) { items_.emplace_back(std::forward<U>(x)); }
  template <class... A> explicit optional(in_place_t, A&&... a) { items_.emplace_back(std::forward<A>(a)...); }
  optional(optional const& o) : items_(o.items_) {}
  optional(optional&& o) { for (auto& x : o.items_) items_.push_back(std::move(x)); }
  template <class U> void __set(U&& x) {
    if (items_.empty()) items_.push_back(std::forward<U>(x));
    else items_[0] = std::forward<U>(x);
  }
  optional& operator=(optional const& o) { if (o.items_.empty()) items_.clear(); else __set(o.items_[0]); return *this; }
  optional& operator=(optional&& o) { if (o.items_.empty()) items_.clear(); else __set(std::move(o.items_[0])); return *this; }
  optional& operator=(nullopt_t) { items_.clear(); return *this; }
  optional& operator=(T const& x) { __set(x); return *this; }
  optional& operator=(T&& x) { __set(std::move(x)); return *this; }
  bool has_value() const { return !items_.empty(); }
  explicit operator bool() const { return !items_.empty(); }
  T& __got() { if (items_.empty()) __throw("bad_optional_access", "bad optional access"); return items_[0]; }
  T& value() & { return __got(); }
  T const& value() const& { return __got(); }
  T&& value() && { return std::move(__got()); }
  T& operator*() & { return items_[0]; }
  T const& operator*() const& { return items_[0]; }
  T&& operator*() && { return std::move(items_[0]); }
  T* operator->() { return &items_[0]; }
  template <class U> T value_or(U&& other) const& { return items_.empty() ? static_cast<T>(std::forward<U>(other)) : items_[0]; }
  template <class U> T value_or(U&& other) && { return items_.empty() ? static_cast<T>(std::forward<U>(other)) : std::move(items_[0]); }
  template <class... A> T& emplace(A&&... a) { items_.clear(); items_.emplace_back(std::forward<A>(a)...); return items_[0]; }
  void reset() { items_.clear(); }
  void swap(optional& o) {
    if (items_.empty() || o.items_.empty()) items_.swap(o.items_);
    else std::swap(items_[0], o.items_[0]);
  }
};
template <class T> optional(T) -> optional<T>;
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
optional<decay_t<T>> make_optional(T&& x) { return optional<decay_t<T>>(std::forward<T>(x)); }
template <class T, class A, class... R>
optional<T> make_optional(A&& a, R&&... rest) { return optional<T>(in_place, std::forward<A>(a), std::forward<R>(rest)...); }

struct in_place_t {};

constexpr in_place_t in_place{};

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
