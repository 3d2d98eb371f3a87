// Hashed containers, in the order of libstdc++: one chain of all nodes, those of a bucket side by side, a new one at the
// front of its bucket, and its numbers of buckets.

template <class N, class T>
struct __hash_iterator {
  using iterator_category = forward_iterator_tag;
  using value_type = remove_const_t<N>;
  using reference = N&;
  using pointer = N*;
  using difference_type = long;
  T const* of_ = nullptr;
  long at_ = 0;
  __hash_iterator() noexcept {}
  __hash_iterator(T const* of, long at) noexcept : of_(of), at_(at) {}
  operator __hash_iterator<N const, T>() const noexcept { return __hash_iterator<N const, T>(of_, at_); }
  N& operator*() const noexcept { N* p = of_->nodes_[at_]; return *p; }
  N* operator->() const noexcept { return of_->nodes_[at_]; }
  __hash_iterator& operator++() noexcept { at_ = of_->next_[at_]; return *this; }
  __hash_iterator operator++(int) noexcept { __hash_iterator old = *this; at_ = of_->next_[at_]; return old; }
};
template <class N, class M, class T> bool operator==(__hash_iterator<N, T> const& a, __hash_iterator<M, T> const& b) noexcept { return a.at_ == b.at_; }
template <class N, class M, class T> bool operator!=(__hash_iterator<N, T> const& a, __hash_iterator<M, T> const& b) noexcept { return a.at_ != b.at_; }

// `M`: whether keys may be there more than once.
template <class N, class K, class H, class E, bool M = false>
struct __hashed {
  static constexpr size_t __bytes = 56;
  using key_type = K;
  using value_type = N;
  using allocator_type = allocator<N>;
  using pointer = N*;
  using const_pointer = N const*;
  using hasher = H;
  using key_equal = E;
  using size_type = size_t;
  using difference_type = long;
  using reference = N&;
  using const_reference = N const&;
  using iterator = __hash_iterator<conditional_t<is_same_v<N, K>, N const, N>, __hashed<N, K, H, E, M>>;
  using const_iterator = __hash_iterator<N const, __hashed<N, K, H, E, M>>;
  vector<N*> nodes_;
  vector<size_t> codes_;
  vector<long> next_;
  vector<long> before_;
  vector<long> free_;
  size_t size_ = 0;
  size_t room_ = 0;
  float load_ = 1;
  H hash_;
  E equal_;
  __hashed() { __start(1); }
  explicit __hashed(size_t n, H const& hash = H(), E const& equal = E()) : hash_(hash), equal_(equal) { __start(__first(n)); }
  __hashed(initializer_list<N> items, size_t n = 0, H const& hash = H(), E const& equal = E()) : __hashed(__room(items.begin(), items.end(), n), hash, equal) {
    insert(items.begin(), items.end());
  }
  template <class I> __hashed(I first, I last, size_t n = 0, H const& hash = H(), E const& equal = E()) : __hashed(__room(first, last, n), hash, equal) {
    insert(first, last);
  }
  __hashed(__hashed const& o) : hash_(o.hash_), equal_(o.equal_) { __take(o); }
  __hashed(__hashed&& o) noexcept : hash_(o.hash_), equal_(o.equal_) { __start(1); __swap(o); }
  ~__hashed() { __end(); }
  __hashed& operator=(__hashed const& o) {
    if (this == &o) return *this;
    __end();
    hash_ = o.hash_;
    equal_ = o.equal_;
    __take(o);
    return *this;
  }
  __hashed& operator=(__hashed&& o) noexcept { clear(); swap(o); return *this; }
  __hashed& operator=(initializer_list<N> items) { clear(); for (auto const& item : items) __put(item); return *this; }
  void swap(__hashed& o) noexcept {
    __swap(o);
    std::swap(hash_, o.hash_);
    std::swap(equal_, o.equal_);
  }
  void __swap(__hashed& o) noexcept {
    nodes_.swap(o.nodes_);
    codes_.swap(o.codes_);
    next_.swap(o.next_);
    before_.swap(o.before_);
    free_.swap(o.free_);
    std::swap(size_, o.size_);
    std::swap(room_, o.room_);
    std::swap(load_, o.load_);
  }
  template <class I> static size_t __room(I first, I last, size_t n) {
    if constexpr (M) n = std::max(n, size_t(std::distance(first, last)));
    return n;
  }
  // How many buckets there are from the beginning on where room for `n` is asked for.
  size_t __first(size_t n) {
    if (n == 0) return 1;
    room_ = __bucket_count(n);
    return room_;
  }
  void __end() { for (long i = next_[0]; i != 0; i = next_[i]) delete nodes_[i]; }
  void __start(size_t buckets) {
    nodes_.push_back(nullptr);
    codes_.push_back(0);
    next_.push_back(0);
    before_.assign(buckets, -1);
  }
  void __take(__hashed const& o) {
    vector<N*> nodes(o.nodes_.size());
    for (long i = o.next_[0]; i != 0; i = o.next_[i]) nodes[i] = new N(*o.nodes_[i]);
    codes_ = o.codes_;
    next_ = o.next_;
    before_ = o.before_;
    free_ = o.free_;
    size_ = o.size_;
    room_ = o.room_;
    load_ = o.load_;
    nodes_ = nodes;
  }
  K const& __key(N const& node) const { if constexpr (is_same_v<N, K>) return node; else return node.first; }
  long __find(K const& key, size_t code) const {
    size_t bucket = code % before_.size();
    if (before_[bucket] < 0) return 0;
    for (long i = next_[before_[bucket]]; i != 0 && codes_[i] % before_.size() == bucket; i = next_[i])
      if (codes_[i] == code && equal_(__key(*nodes_[i]), key)) return i;
    return 0;
  }
  long __place(K const& key) const { return __find(key, hash_(key)); }
  void __link(long i) {
    size_t bucket = codes_[i] % before_.size();
    if (before_[bucket] >= 0) {
      next_[i] = next_[before_[bucket]];
      next_[before_[bucket]] = i;
    } else {
      next_[i] = next_[0];
      next_[0] = i;
      if (next_[i] != 0) before_[codes_[next_[i]] % before_.size()] = i;
      before_[bucket] = 0;
    }
  }
  void __rehash(size_t buckets) {
    if (buckets == before_.size()) return;
    before_.assign(buckets, -1);
    long i = next_[0];
    next_[0] = 0;
    long last = 0;
    while (i != 0) {
      long then = next_[i];
      // equal ones stay beside one another, in their order
      if (M && last != 0 && codes_[last] % buckets == codes_[i] % buckets) __link_behind(last, i);
      else __link(i);
      last = i;
      i = then;
    }
  }
  void __link_behind(long p, long i) {
    long n = next_[p];
    next_[i] = n;
    next_[p] = i;
    if (n != 0 && codes_[n] % before_.size() != codes_[i] % before_.size()) before_[codes_[n] % before_.size()] = i;
  }
  // The node before the first one with a key, below zero where there is none.
  long __before(K const& key, size_t code) const {
    size_t bucket = code % before_.size();
    long p = before_[bucket];
    if (p < 0) return -1;
    for (long i = next_[p]; i != 0 && codes_[i] % before_.size() == bucket; p = i, i = next_[i])
      if (codes_[i] == code && equal_(__key(*nodes_[i]), key)) return p;
    return -1;
  }
  // Puts a node behind one with an equal key if that was found without its hash, else before the first of these.
  long __add_many(N* node) {
    long hint = 0;
    if constexpr (is_same_v<H, hash<string>> || is_same_v<H, hash<string_view>>)
      if (size_ <= 20)
        for (long i = next_[0]; i != 0 && hint == 0; i = next_[i])
          if (equal_(__key(*node), __key(*nodes_[i]))) hint = i;
    size_t code = hash_(__key(*node));
    __grow(1);
    long i = __slot(code, node);
    ++size_;
    long p = hint != 0 ? hint : __before(__key(*node), code);
    if (p < 0) __link(i);
    else if (hint != 0) __link_behind(p, i);
    else { next_[i] = next_[p]; next_[p] = i; }
    return i;
  }
  template <class V> long __put(V&& node) {
    size_t code = hash_(__key(node));
    long i = __find(__key(node), code);
    return i != 0 ? -i : __add(code, new N(std::forward<V>(node)));
  }
  // Where a new node went, or below zero where its key is there.
  template <class... A> long __make(A&&... a) {
    return __make_of(new N(std::forward<A>(a)...));
  }
  long __make_of(N* node) {
    size_t code = hash_(__key(*node));
    long i = __find(__key(*node), code);
    if (i == 0) return __add(code, node);
    delete node;
    return -i;
  }
  pair<iterator, bool> __at(long i) { return make_pair(iterator(this, i < 0 ? -i : i), i > 0); }
  long __add(size_t code, N* node) {
    __grow(1);
    long i = __slot(code, node);
    __link(i);
    ++size_;
    return i;
  }
  void __grow(size_t n) {
    if (size_ + n <= room_) return;
    double wanted = (room_ == 0 && size_ + n < 11 ? 11 : size_ + n) / double(load_);
    size_t least = size_t(wanted) + 1, twice = before_.size() * 2, buckets = before_.size();
    if (wanted >= buckets) buckets = __bucket_count(least > twice ? least : twice);
    room_ = size_t(buckets * double(load_));
    __rehash(buckets);
  }
  long __slot(size_t code, N* node) {
    if (free_.empty()) {
      nodes_.push_back(node);
      codes_.push_back(code);
      next_.push_back(0);
      return nodes_.size() - 1;
    }
    long i = free_.back();
    free_.pop_back();
    nodes_[i] = node;
    codes_[i] = code;
    return i;
  }
  void __drop(long i) { delete __out(i); }
  N* __out(long i) {
    size_t bucket = codes_[i] % before_.size();
    long p = before_[bucket];
    while (next_[p] != i) p = next_[p];
    long n = next_[i];
    size_t other = n != 0 ? codes_[n] % before_.size() : bucket;
    if (n != 0 && other != bucket) before_[other] = p;
    if (p == before_[bucket] && (n == 0 || other != bucket)) before_[bucket] = -1;
    next_[p] = n;
    N* node = nodes_[i];
    nodes_[i] = nullptr;
    free_.push_back(i);
    --size_;
    return node;
  }
  iterator begin() { return iterator(this, next_[0]); }
  iterator end() { return iterator(this, 0); }
  const_iterator begin() const { return const_iterator(this, next_[0]); }
  const_iterator end() const { return const_iterator(this, 0); }
  const_iterator cbegin() const { return begin(); }
  const_iterator cend() const { return end(); }
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  size_t bucket_count() const { return before_.size(); }
  size_t bucket(K const& key) const { return hash_(key) % before_.size(); }
  float load_factor() const { return float(size_) / float(before_.size()); }
  float max_load_factor() const { return load_; }
  void max_load_factor(float load) { load_ = load; room_ = 0; }
  size_t __buckets_for(size_t n) const { return size_t(ceil(n / double(load_))); }
  void rehash(size_t n) {
    size_t least = __buckets_for(size_ + 1), buckets = __bucket_count(n > least ? n : least);
    if (buckets == before_.size()) return;
    room_ = size_t(buckets * double(load_));
    __rehash(buckets);
  }
  void reserve(size_t n) { rehash(__buckets_for(n)); }
  void clear() {
    size_t buckets = before_.size();
    __end();
    nodes_.clear();
    codes_.clear();
    next_.clear();
    free_.clear();
    size_ = 0;
    __start(buckets);
  }
  allocator_type get_allocator() const { return allocator_type(); }
  H hash_function() const { return hash_; }
  E key_eq() const { return equal_; }
  size_t bucket_size(size_t bucket) const {
    size_t n = 0;
    for (long i = next_[0]; i != 0; i = next_[i]) n += codes_[i] % before_.size() == bucket;
    return n;
  }
  // One past the last node with the key of one, which is the first.
  long __last(long i) const {
    long n = next_[i];
    while (n != 0 && codes_[n] == codes_[i] && equal_(__key(*nodes_[i]), __key(*nodes_[n]))) n = next_[n];
    return n;
  }
  size_t count(K const& key) const {
    auto [first, last] = equal_range(key);
    size_t n = 0;
    for (; first != last; ++first) ++n;
    return n;
  }
  pair<iterator, iterator> equal_range(K const& key) {
    long i = __place(key);
    return make_pair(iterator(this, i), iterator(this, i == 0 ? 0 : M ? __last(i) : next_[i]));
  }
  pair<const_iterator, const_iterator> equal_range(K const& key) const {
    long i = __place(key);
    return make_pair(const_iterator(this, i), const_iterator(this, i == 0 ? 0 : M ? __last(i) : next_[i]));
  }
  bool contains(K const& key) const { return __place(key) != 0; }
  iterator find(K const& key) { return iterator(this, __place(key)); }
  const_iterator find(K const& key) const { return const_iterator(this, __place(key)); }
  auto __given(N* node) { if constexpr (M) return iterator(this, __add_many(node)); else return __at(__make_of(node)); }
  auto insert(N const& node) { if constexpr (M) return __given(new N(node)); else return __at(__put(node)); }
  auto insert(N&& node) {
    if constexpr (!M && is_same_v<N, K>) return __at(__put(std::move(node)));
    else return __given(new N(std::move(node)));
  }
  iterator insert(const_iterator, N const& node) { return emplace_hint(end(), node); }
  template <class... A> auto emplace(A&&... a) { return __given(new N(std::forward<A>(a)...)); }
  template <class... A> iterator emplace_hint(const_iterator, A&&... a) {
    if constexpr (M) return emplace(std::forward<A>(a)...);
    else return emplace(std::forward<A>(a)...).first;
  }
  template <class I> void insert(I first, I last) {
    if constexpr (M) {
      size_t n = std::distance(first, last);
      if (n != 0) __grow(n);
    }
    for (; first != last; ++first) { if constexpr (M) __add_many(new N(*first)); else __put(*first); }
  }
  void insert(initializer_list<N> items) { insert(items.begin(), items.end()); }
  using node_type = __node_handle<N, N, K>;
  node_type extract(const_iterator at) { return node_type(__out(at.at_)); }
  node_type extract(K const& key) { long i = __place(key); return i == 0 ? node_type() : node_type(__out(i)); }
  auto insert(node_type&& node) {
    if constexpr (M) {
      return node.empty() ? end() : iterator(this, __add_many(node.__release()));
    } else {
      if (node.empty()) return __inserted<iterator, node_type>{end(), false, node_type()};
      size_t code = hash_(__key(*node.node_));
      long i = __find(__key(*node.node_), code);
      if (i != 0) return __inserted<iterator, node_type>{iterator(this, i), false, std::move(node)};
      return __inserted<iterator, node_type>{iterator(this, __add(code, node.__release())), true, node_type()};
    }
  }
  template <class O> void merge(O&& o) {
    for (long i = o.next_[0]; i != 0;) {
      long then = o.next_[i];
      if constexpr (M) {
        __add_many(o.__out(i));
      } else {
        size_t code = hash_(__key(*o.nodes_[i]));
        if (__find(__key(*o.nodes_[i]), code) == 0) __add(code, o.__out(i));
      }
      i = then;
    }
  }
  size_t erase(K const& key) {
    long i = __place(key);
    if (i == 0) return 0;
    size_t n = 0;
    for (long last = M ? __last(i) : next_[i]; i != last; ++n) {
      long then = next_[i];
      __drop(i);
      i = then;
    }
    return n;
  }
  iterator erase(const_iterator at) { long then = next_[at.at_]; __drop(at.at_); return iterator(this, then); }
  iterator erase(const_iterator first, const_iterator last) { while (first != last) first = erase(first); return iterator(this, last.at_); }
  bool __equals(__hashed const& o) const {
    if (size_ != o.size_) return false;
    for (auto const& node : *this) {
      auto [a, b] = equal_range(__key(node));
      auto [c, d] = o.equal_range(__key(node));
      if (std::distance(a, b) != std::distance(c, d) || !std::is_permutation(a, b, c)) return false;
    }
    return true;
  }
  bool operator==(__hashed const& o) const { return __equals(o); }
  bool operator!=(__hashed const& o) const { return !__equals(o); }
};

template <class K, class M, class H = hash<K>, class E = equal_to<K>>
struct unordered_map : __hashed<pair<K const, M>, K, H, E> {
  using mapped_type = M;
  using iterator = typename __hashed<pair<K const, M>, K, H, E>::iterator;
  using __hashed<pair<K const, M>, K, H, E>::__hashed;
  template <class U, class... A> long __try(U&& key, A&&... a) {
    size_t code = this->hash_(key);
    long i = this->__find(key, code);
    return i != 0 ? -i : this->__add(code, new pair<K const, M>(__keyed_t{}, 0, std::forward<U>(key), std::forward<A>(a)...));
  }
  template <class U> M& __value(U&& key) { long i = __try(std::forward<U>(key)); return (*this->nodes_[i < 0 ? -i : i]).second; }
  M& operator[](K const& key) { return __value(key); }
  M& operator[](K&& key) { return __value(std::move(key)); }
  M& at(K const& key) {
    long i = this->__place(key);
    if (i == 0) __throw("out_of_range", "unordered_map::at");
    return (*this->nodes_[i]).second;
  }
  M const& at(K const& key) const { return const_cast<unordered_map*>(this)->at(key); }
  template <class... A> pair<iterator, bool> try_emplace(K const& key, A&&... a) { return this->__at(__try(key, std::forward<A>(a)...)); }
  template <class... A> pair<iterator, bool> try_emplace(K&& key, A&&... a) { return this->__at(__try(std::move(key), std::forward<A>(a)...)); }
  template <class U, class V> pair<iterator, bool> __set(U&& key, V&& value) {
    long i = this->__place(key);
    if (i != 0) (*this->nodes_[i]).second = std::forward<V>(value);
    return this->__at(i != 0 ? -i : __try(std::forward<U>(key), std::forward<V>(value)));
  }
  template <class V> pair<iterator, bool> insert_or_assign(K const& key, V&& value) { return __set(key, std::forward<V>(value)); }
  template <class V> pair<iterator, bool> insert_or_assign(K&& key, V&& value) { return __set(std::move(key), std::forward<V>(value)); }
  template <class V> iterator insert_or_assign(typename __hashed<pair<K const, M>, K, H, E>::const_iterator, K const& key, V&& value) { return __set(key, std::forward<V>(value)).first; }
  template <class... A> iterator try_emplace(typename __hashed<pair<K const, M>, K, H, E>::const_iterator, K const& key, A&&... a) { return try_emplace(key, std::forward<A>(a)...).first; }
};
template <class K, class M> unordered_map(initializer_list<pair<K, M>>) -> unordered_map<K, M>;
template <class I> unordered_map(I, I) -> unordered_map<remove_const_t<decltype(declval<I&>()->first)>, decltype(declval<I&>()->second)>;

template <class K, class H = hash<K>, class E = equal_to<K>>
struct unordered_set : __hashed<K, K, H, E> {
  using iterator = typename __hashed<K, K, H, E>::iterator;
  using __hashed<K, K, H, E>::__hashed;
};
template <class K> unordered_set(initializer_list<K>) -> unordered_set<K>;
template <class I> unordered_set(I, I) -> unordered_set<remove_cvref_t<decltype(*declval<I&>())>>;

template <class K, class V, class H = hash<K>, class E = equal_to<K>>
struct unordered_multimap : __hashed<pair<K const, V>, K, H, E, true> {
  using mapped_type = V;
  using iterator = typename __hashed<pair<K const, V>, K, H, E, true>::iterator;
  using __hashed<pair<K const, V>, K, H, E, true>::__hashed;
};

template <class K, class H = hash<K>, class E = equal_to<K>>
struct unordered_multiset : __hashed<K, K, H, E, true> {
  using iterator = typename __hashed<K, K, H, E, true>::iterator;
  using __hashed<K, K, H, E, true>::__hashed;
};
