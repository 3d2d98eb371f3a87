// Maps and sets: trees as libstdc++ makes them.

// A place in a tree whose leaves are equally far from its root in black places; the end has the root above it, the first to its
// left and the last to its right. All but the end know where their key is.
template <class K>
struct __branch {
  __branch* up_;
  __branch* left_;
  __branch* right_;
  bool red_;
  K const* key_;
};
template <class K> __branch<K>* __least(__branch<K>* x) { while (x->left_) x = x->left_; return x; }
template <class K> __branch<K>* __greatest(__branch<K>* x) { while (x->right_) x = x->right_; return x; }
template <class K> __branch<K>* __behind(__branch<K>* x) {
  if (x->right_) return __least(x->right_);
  __branch<K>* up = x->up_;
  while (x == up->right_) { x = up; up = up->up_; }
  return x->right_ != up ? up : x;
}
template <class K> __branch<K>* __before(__branch<K>* x) {
  if (x->red_ && x->up_ && x->up_->up_ == x) return x->right_;
  if (x->left_) return __greatest(x->left_);
  __branch<K>* up = x->up_;
  while (x == up->left_) { x = up; up = up->up_; }
  return up;
}
template <class K> void __replace(__branch<K>* x, __branch<K>* by, __branch<K>* end) {
  if (x == end->up_) end->up_ = by;
  else if (x == x->up_->left_) x->up_->left_ = by;
  else x->up_->right_ = by;
}
template <class K> void __turn(__branch<K>* x, __branch<K>* end, bool left) {
  __branch<K>* y = left ? x->right_ : x->left_;
  __branch<K>* inner = left ? y->left_ : y->right_;
  if (left) x->right_ = inner; else x->left_ = inner;
  if (inner) inner->up_ = x;
  y->up_ = x->up_;
  __replace(x, y, end);
  if (left) y->left_ = x; else y->right_ = x;
  x->up_ = y;
}
template <class K> void __graft(__branch<K>* x, __branch<K>* up, __branch<K>* end, bool left) {
  x->up_ = up;
  x->left_ = x->right_ = nullptr;
  x->red_ = true;
  if (left) {
    up->left_ = x;
    if (up == end) end->up_ = end->right_ = x;
    else if (up == end->left_) end->left_ = x;
  } else {
    up->right_ = x;
    if (up == end->right_) end->right_ = x;
  }
  while (x != end->up_ && x->up_->red_) {
    __branch<K> *above = x->up_, *top = above->up_;
    bool is_left = above == top->left_;
    __branch<K>* other = is_left ? top->right_ : top->left_;
    if (other && other->red_) {
      above->red_ = other->red_ = false;
      top->red_ = true;
      x = top;
      continue;
    }
    if (x == (is_left ? above->right_ : above->left_)) {
      x = above;
      __turn(x, end, is_left);
    }
    x->up_->red_ = false;
    top->red_ = true;
    __turn(top, end, !is_left);
  }
  end->up_->red_ = false;
}
template <class K> void __prune(__branch<K>* z, __branch<K>* end) {
  bool black = !z->red_;
  __branch<K> *x = z->left_ ? z->left_ : z->right_, *up = z->up_;
  if (z->left_ && z->right_) {
    __branch<K>* y = __least(z->right_);
    black = !y->red_;
    x = y->right_;
    up = y;
    z->left_->up_ = y;
    y->left_ = z->left_;
    if (y != z->right_) {
      up = y->up_;
      if (x) x->up_ = up;
      up->left_ = x;
      y->right_ = z->right_;
      z->right_->up_ = y;
    }
    __replace(z, y, end);
    y->up_ = z->up_;
    y->red_ = z->red_;
  } else {
    if (x) x->up_ = up;
    __replace(z, x, end);
    if (end->left_ == z) end->left_ = z->right_ ? __least(x) : up;
    if (end->right_ == z) end->right_ = z->left_ ? __greatest(x) : up;
  }
  while (black && x != end->up_ && !(x && x->red_)) {
    bool left = x == up->left_;
    __branch<K>* other = left ? up->right_ : up->left_;
    if (other->red_) {
      other->red_ = false;
      up->red_ = true;
      __turn(up, end, left);
      other = left ? up->right_ : up->left_;
    }
    __branch<K> *near = left ? other->left_ : other->right_, *far = left ? other->right_ : other->left_;
    if (!(near && near->red_) && !(far && far->red_)) {
      other->red_ = true;
      x = up;
      up = up->up_;
      continue;
    }
    if (!(far && far->red_)) {
      near->red_ = false;
      other->red_ = true;
      __turn(other, end, !left);
      far = other;
      other = near;
    }
    other->red_ = up->red_;
    up->red_ = far->red_ = false;
    __turn(up, end, left);
    break;
  }
  if (black && x) x->red_ = false;
}

template <class N, class K>
struct __tree_node : __branch<K> {
  N value_;
  template <class... A> explicit __tree_node(A&&... a) : value_(std::forward<A>(a)...) { this->key_ = &value_.first; }
};
template <class K>
struct __tree_node<K, K> : __branch<K> {
  K value_;
  template <class... A> explicit __tree_node(A&&... a) : value_(std::forward<A>(a)...) { this->key_ = &value_; }
};

template <class N, class K, class R>
struct __tree_iterator {
  using iterator_category = bidirectional_iterator_tag;
  using value_type = N;
  using reference = R&;
  using pointer = R*;
  using difference_type = long;
  __branch<K>* at_ = nullptr;
  __tree_iterator() noexcept {}
  explicit __tree_iterator(__branch<K>* at) noexcept : at_(at) {}
  operator __tree_iterator<N, K, N const>() const noexcept { return __tree_iterator<N, K, N const>(at_); }
  R& operator*() const noexcept { R* p = &static_cast<__tree_node<N, K>*>(at_)->value_; return *p; }
  R* operator->() const noexcept { return &static_cast<__tree_node<N, K>*>(at_)->value_; }
  __tree_iterator& operator++() noexcept { at_ = __behind(at_); return *this; }
  __tree_iterator operator++(int) noexcept { __tree_iterator old = *this; at_ = __behind(at_); return old; }
  __tree_iterator& operator--() noexcept { at_ = __before(at_); return *this; }
  __tree_iterator operator--(int) noexcept { __tree_iterator old = *this; at_ = __before(at_); return old; }
};
template <class N, class K, class R, class S>
bool operator==(__tree_iterator<N, K, R> const& a, __tree_iterator<N, K, S> const& b) noexcept { return a.at_ == b.at_; }
template <class N, class K, class R, class S>
bool operator!=(__tree_iterator<N, K, R> const& a, __tree_iterator<N, K, S> const& b) noexcept { return a.at_ != b.at_; }

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

// A node `T` of an `N` that is in no container; one of a hashed container is the `N` itself.
template <class T, class N, class K>
struct __node_handle {
  T* node_ = nullptr;
  __node_handle() {}
  explicit __node_handle(T* node) : node_(node) {}
  __node_handle(__node_handle&& o) noexcept : node_(o.__release()) {}
  __node_handle& operator=(__node_handle&& o) noexcept { delete node_; node_ = o.__release(); return *this; }
  ~__node_handle() { delete node_; }
  T* __release() { T* node = node_; node_ = nullptr; return node; }
  bool empty() const { return node_ == nullptr; }
  explicit operator bool() const { return node_ != nullptr; }
  N& value() const { if constexpr (is_same_v<T, N>) return *node_; else return node_->value_; }
  K& key() const { return const_cast<K&>(value().first); }
  auto& mapped() const { return value().second; }
};
template <class I, class N>
struct __inserted {
  I position;
  bool inserted;
  N node;
};

// Nodes in the order of their keys, in the tree that libstdc++ makes, with its comparisons: N is a key or a pair of one and a
// value, R what an iterator refers to.
template <class N, class K, class C, class R, bool Many>
struct __ordered {
  static constexpr bool __scattered = true;
  static constexpr size_t __bytes = 48;
  using value_type = N;
  using key_type = K;
  using key_compare = C;
  using allocator_type = allocator<N>;
  using pointer = N*;
  using const_pointer = N const*;
  using size_type = size_t;
  using difference_type = long;
  using reference = N&;
  using const_reference = N const&;
  using iterator = __tree_iterator<N, K, R>;
  using const_iterator = __tree_iterator<N, K, N const>;
  using reverse_iterator = std::reverse_iterator<iterator>;
  using const_reverse_iterator = std::reverse_iterator<const_iterator>;
  using __node = __tree_node<N, K>;
  // A place that is taken or beside the new one, and the one above the new one: null where the key is there.
  using __spot = pair<__branch<K>*, __branch<K>*>;
  // Whether nobody sees how often keys are compared.
  static constexpr bool __plain = is_scalar_v<K> && is_same_v<C, std::less<K>>;
  __branch<K>* end_ = new __branch<K>;
  size_t size_ = 0;
  C less_;
  __ordered() { __start(); }
  explicit __ordered(C const& less) : less_(less) { __start(); }
  __ordered(__ordered&& o) noexcept : less_(o.less_) { __start(); __exchange(o); }
  __ordered(__ordered const& o) : __ordered(o.less_) { vector<__branch<K>*> none; __copy_of(o, none, 0); }
  __ordered(initializer_list<N> items, C const& less = C()) : __ordered(less) { insert(items.begin(), items.end()); }
  template <class I> __ordered(I first, I last, C const& less = C()) : __ordered(less) { insert(first, last); }
  ~__ordered() { __end(end_->up_); delete end_; }
  __ordered& operator=(__ordered&& o) noexcept { clear(); __exchange(o); less_ = o.less_; return *this; }
  __ordered& operator=(__ordered const& o) {
    if (this == &o) return *this;
    less_ = o.less_;
    vector<__branch<K>*> old;
    __used(end_->up_, old);
    __start();
    __left_over(old, __copy_of(o, old, 0));
    return *this;
  }
  __ordered& operator=(initializer_list<N> items) {
    vector<__branch<K>*> old;
    __used(end_->up_, old);
    __start();
    size_t used = 0;
    for (auto const& item : items) {
      __spot at = __hinted(end_, __key_of(item));
      if (!at.second) continue;
      bool left = __is_left(at, __key_of(item));
      __link(__again(old, used++, item), at.second, left);
    }
    __left_over(old, used);
    return *this;
  }
  void __start() { end_->up_ = nullptr; end_->left_ = end_->right_ = end_; end_->red_ = true; size_ = 0; }
  static K const& __key_of(N const& value) {
    if constexpr (is_same_v<N, K>) return value;
    else return value.first;
  }
  // Ends the nodes from `x` on: those to the right first.
  void __end(__branch<K>* x) {
    while (x) {
      __end(x->right_);
      __branch<K>* left = x->left_;
      delete static_cast<__node*>(x);
      x = left;
    }
  }
  // The nodes in the order in which an assignment uses them again.
  static void __used(__branch<K>* x, vector<__branch<K>*>& out) {
    if (!x) return;
    __used(x->right_, out);
    __used(x->left_, out);
    out.push_back(x);
  }
  static __branch<K>* __again(vector<__branch<K>*>& old, size_t i, N const& value) {
    if (i < old.size()) {
      __branch<K> *x = old[i], *up = i + 1 < old.size() ? x->up_ : nullptr;
      if (up) (up->right_ == x ? up->right_ : up->left_) = nullptr;
      delete static_cast<__node*>(x);
    }
    return new __node(value);
  }
  void __left_over(vector<__branch<K>*>& old, size_t used) { if (used < old.size()) __end(old.back()); }
  // Copies a tree, the root first, then what is to its right; how many of the old nodes it has used.
  size_t __copy(__branch<K>* x, __branch<K>* up, vector<__branch<K>*>& old, size_t used, bool left) {
    while (x) {
      __branch<K>* made = __again(old, used++, static_cast<__node*>(x)->value_);
      made->left_ = made->right_ = nullptr;
      made->up_ = up;
      made->red_ = x->red_;
      if (up == end_) end_->up_ = made;
      else if (left) up->left_ = made;
      else up->right_ = made;
      used = __copy(x->right_, made, old, used, false);
      up = made;
      x = x->left_;
      left = true;
    }
    return used;
  }
  size_t __copy_of(__ordered const& o, vector<__branch<K>*>& old, size_t used) {
    if (!o.size_) return used;
    used = __copy(o.end_->up_, end_, old, used, true);
    end_->left_ = __least(end_->up_);
    end_->right_ = __greatest(end_->up_);
    size_ = o.size_;
    return used;
  }
  template <class Q> __branch<K>* __lower(Q const& key) const {
    if constexpr (!__plain) return __lower_in(end_->up_, end_, key);
    __branch<K> *x = end_->up_, *y = end_;
    while (x) if (*x->key_ < key) x = x->right_; else { y = x; x = x->left_; }
    return y;
  }
  template <class Q> __branch<K>* __lower_in(__branch<K>* x, __branch<K>* y, Q const& key) const {
    while (x) if (less_(*x->key_, key)) x = x->right_; else { y = x; x = x->left_; }
    return y;
  }
  template <class Q> __branch<K>* __upper_in(__branch<K>* x, __branch<K>* y, Q const& key) const {
    while (x) if (less_(key, *x->key_)) { y = x; x = x->left_; } else x = x->right_;
    return y;
  }
  template <class Q> bool __is_at(__branch<K>* x, Q const& key) const { return x != end_ && !less_(key, *x->key_); }
  template <class Q> __branch<K>* __found(Q const& key) const { __branch<K>* x = __lower(key); return x != end_ && !less_(key, *x->key_) ? x : end_; }
  // Where a new key goes, without a hint and near a place.
  __spot __free(K const& key) const {
    __branch<K> *x = end_->up_, *y = end_, *before = nullptr;
    while (x) { y = x; if (less_(key, *x->key_)) x = x->left_; else { before = x; x = x->right_; } }
    return Many || !before || less_(*before->key_, key) ? __spot(nullptr, y) : __spot(before, nullptr);
  }
  // Whether `a` may stand in front of `b`.
  bool __goes(K const& a, K const& b) const { if constexpr (Many) return !less_(b, a); else return less_(a, b); }
  __spot __hinted(__branch<K>* at, K const& key) const {
    if (at == end_) return size_ && __goes(*end_->right_->key_, key) ? __spot(nullptr, end_->right_) : __free(key);
    if (__goes(key, *at->key_)) {
      if (at == end_->left_) return __spot(at, at);
      __branch<K>* before = __before(at);
      if (!__goes(*before->key_, key)) return __free(key);
      return before->right_ ? __spot(at, at) : __spot(nullptr, before);
    }
    if (Many || less_(*at->key_, key)) {
      if (at == end_->right_) return __spot(nullptr, at);
      __branch<K>* behind = __behind(at);
      if (!__goes(key, *behind->key_)) return Many ? __spot(nullptr, nullptr) : __free(key);
      return at->right_ ? __spot(behind, behind) : __spot(nullptr, at);
    }
    return __spot(at, nullptr);
  }
  bool __is_left(__spot const& at, K const& key) const { return at.first || at.second == end_ || less_(key, *at.second->key_); }
  iterator __link(__branch<K>* made, __branch<K>* up, bool left) { __graft(made, up, end_, left); ++size_; return iterator(made); }
  iterator __link_at(__spot at, __branch<K>* made) {
    if (at.second) return __link(made, at.second, __is_left(at, *made->key_));
    if constexpr (Many) {
      __branch<K> *x = end_->up_, *up = end_;
      while (x) { up = x; x = less_(*x->key_, *made->key_) ? x->right_ : x->left_; }
      return __link(made, up, up == end_ || !less_(*up->key_, *made->key_));
    }
    delete static_cast<__node*>(made);
    return iterator(at.first);
  }
  template <class V> iterator __put_at(__spot at, V&& value) {
    if (!at.second) return Many ? __link_at(at, new __node(std::forward<V>(value))) : iterator(at.first);
    bool left = __is_left(at, __key_of(value));
    return __link(new __node(std::forward<V>(value)), at.second, left);
  }
  template <class V> pair<iterator, bool> __put(V&& value) {
    if constexpr (__plain && !Many) {
      K key = __key_of(value);
      __branch<K> *x = end_->up_, *y = end_, *before = nullptr;
      while (x) { y = x; if (key < *x->key_) x = x->left_; else { before = x; x = x->right_; } }
      if (before && !(*before->key_ < key)) return pair<iterator, bool>(iterator(before), false);
      return pair<iterator, bool>(__link(new __node(std::forward<V>(value)), y, before != y), true);
    }
    __spot at = __free(__key_of(value));
    bool fresh = at.second;
    return pair<iterator, bool>(__put_at(at, std::forward<V>(value)), fresh);
  }
  template <class... A> pair<iterator, bool> __make(A&&... a) {
    __branch<K>* made = new __node(std::forward<A>(a)...);
    __spot at = __free(*made->key_);
    bool fresh = at.second;
    return pair<iterator, bool>(__link_at(at, made), fresh);
  }
  iterator begin() { return iterator(end_->left_); }
  iterator end() { return iterator(end_); }
  const_iterator begin() const { return const_iterator(end_->left_); }
  const_iterator end() const { return const_iterator(end_); }
  const_iterator cbegin() const { return begin(); }
  const_iterator cend() const { return end(); }
  reverse_iterator rbegin() { return reverse_iterator(end()); }
  reverse_iterator rend() { return reverse_iterator(begin()); }
  const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
  const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
  const_reverse_iterator crbegin() const { return rbegin(); }
  const_reverse_iterator crend() const { return rend(); }
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  void clear() { __end(end_->up_); __start(); }
  C key_comp() const { return less_; }
  void __exchange(__ordered& o) { std::swap(end_, o.end_); std::swap(size_, o.size_); }
  void swap(__ordered& o) noexcept(is_nothrow_swappable_v<decltype(less_)>) { __exchange(o); std::swap(less_, o.less_); }
  template <class Q> size_t __count(Q const& key) const {
    if constexpr (!Many && is_same_v<Q, K>) return __found(key) != end_;
    size_t n = 0;
    auto [first, last] = __equal(key);
    for (; first != last; first = __behind(first)) ++n;
    return n;
  }
  template <class Q> __spot __equal(Q const& key) const {
    __branch<K> *x = end_->up_, *y = end_;
    while (x) {
      if (less_(*x->key_, key)) x = x->right_;
      else if (less_(key, *x->key_)) { y = x; x = x->left_; }
      else return __spot(__lower_in(x->left_, x, key), __upper_in(x->right_, y, key));
    }
    return __spot(y, y);
  }
  allocator_type get_allocator() const { return allocator_type(); }
  size_t max_size() const noexcept { return size_t(-1) / ((sizeof(N) + 39) / 8 * 8); }
  size_t count(K const& key) const { return __count(key); }
  bool contains(K const& key) const { return __found(key) != end_; }
  iterator find(K const& key) { return iterator(__found(key)); }
  const_iterator find(K const& key) const { return const_iterator(__found(key)); }
  iterator lower_bound(K const& key) { return iterator(__lower(key)); }
  const_iterator lower_bound(K const& key) const { return const_iterator(__lower(key)); }
  iterator upper_bound(K const& key) { return iterator(__upper_in(end_->up_, end_, key)); }
  const_iterator upper_bound(K const& key) const { return const_iterator(__upper_in(end_->up_, end_, key)); }
  pair<iterator, iterator> equal_range(K const& key) { __spot of = __equal(key); return make_pair(iterator(of.first), iterator(of.second)); }
  pair<const_iterator, const_iterator> equal_range(K const& key) const { __spot of = __equal(key); return make_pair(const_iterator(of.first), const_iterator(of.second)); }
  template <class Q, class = enable_if_t<__transparent<C>::value && !is_same_v<Q, K>>> iterator find(Q const& key) { return iterator(__found(key)); }
  template <class Q, class = enable_if_t<__transparent<C>::value && !is_same_v<Q, K>>> const_iterator find(Q const& key) const { return const_iterator(__found(key)); }
  template <class Q, class = enable_if_t<__transparent<C>::value && !is_same_v<Q, K>>> size_t count(Q const& key) const { return __count(key); }
  template <class Q, class = enable_if_t<__transparent<C>::value && !is_same_v<Q, K>>> iterator lower_bound(Q const& key) { return iterator(__lower(key)); }
  template <class Q, class = enable_if_t<__transparent<C>::value && !is_same_v<Q, K>>> const_iterator lower_bound(Q const& key) const { return const_iterator(__lower(key)); }
  template <class Q, class = enable_if_t<__transparent<C>::value && !is_same_v<Q, K>>> iterator upper_bound(Q const& key) { return iterator(__upper_in(end_->up_, end_, key)); }
  template <class Q, class = enable_if_t<__transparent<C>::value && !is_same_v<Q, K>>> const_iterator upper_bound(Q const& key) const { return const_iterator(__upper_in(end_->up_, end_, key)); }
  template <class Q, class = enable_if_t<__transparent<C>::value && !is_same_v<Q, K>>> pair<iterator, iterator> equal_range(Q const& key) { __spot of = __equal(key); return make_pair(iterator(of.first), iterator(of.second)); }
  template <class Q, class = enable_if_t<__transparent<C>::value && !is_same_v<Q, K>>> pair<const_iterator, const_iterator> equal_range(Q const& key) const { __spot of = __equal(key); return make_pair(const_iterator(of.first), const_iterator(of.second)); }
  template <class Q, class = enable_if_t<__transparent<C>::value && !is_same_v<Q, K>>> bool contains(Q const& key) const { return __found(key) != end_; }
  template <class I> void insert(I first, I last) {
    for (; first != last; ++first) {
      if constexpr (is_same_v<remove_cvref_t<decltype(*first)>, N>) insert(const_iterator(end_), *first);
      else __make(*first);
    }
  }
  void insert(initializer_list<N> items) { insert(items.begin(), items.end()); }
  iterator insert(const_iterator hint, N const& value) { return __put_at(__hinted(hint.at_, __key_of(value)), value); }
  iterator insert(const_iterator hint, N&& value) { return __put_at(__hinted(hint.at_, __key_of(value)), std::move(value)); }
  template <class O> void merge(O& o) {
    for (__branch<K>* x = o.end_->left_; x != o.end_;) {
      __branch<K>* then = __behind(x);
      __spot at = __free(*x->key_);
      if (at.second) {
        __prune(x, o.end_);
        --o.size_;
        __link_at(at, x);
      }
      x = then;
    }
  }
  template <class O> void merge(O&& o) { merge(o); }
  using node_type = __node_handle<__node, N, K>;
  node_type extract(const_iterator at) {
    __prune(at.at_, end_);
    --size_;
    return node_type(static_cast<__node*>(at.at_));
  }
  node_type extract(K const& key) {
    __branch<K>* x = __found(key);
    return x == end_ ? node_type() : extract(const_iterator(x));
  }
  auto insert(node_type&& node) {
    if constexpr (Many) {
      if (node.empty()) return end();
      __spot at = __free(*node.node_->key_);
      return __link_at(at, node.__release());
    } else {
      if (node.empty()) return __inserted<iterator, node_type>{end(), false, node_type()};
      __spot at = __free(*node.node_->key_);
      if (!at.second) return __inserted<iterator, node_type>{iterator(at.first), false, std::move(node)};
      return __inserted<iterator, node_type>{__link_at(at, node.__release()), true, node_type()};
    }
  }
  template <class... A> iterator emplace_hint(const_iterator hint, A&&... a) {
    __branch<K>* made = new __node(std::forward<A>(a)...);
    return __link_at(__hinted(hint.at_, *made->key_), made);
  }
  size_t erase(K const& key) {
    size_t before = size_;
    __spot of = __equal(key);
    erase(const_iterator(of.first), const_iterator(of.second));
    return before - size_;
  }
  iterator erase(const_iterator at) {
    __branch<K>* then = __behind(at.at_);
    __prune(at.at_, end_);
    --size_;
    delete static_cast<__node*>(at.at_);
    return iterator(then);
  }
  iterator erase(const_iterator first, const_iterator last) {
    if (first.at_ == end_->left_ && last.at_ == end_) clear();
    else while (first != last) first = erase(first);
    return iterator(last.at_);
  }
  bool operator==(__ordered const& o) const { return size_ == o.size_ && equal(begin(), end(), o.begin()); }
  __synth_result<N> operator<=>(__ordered const& o) const { return lexicographical_compare_three_way(begin(), end(), o.begin(), o.end(), __synth_three_way{}); }
};

template <class K, class M, class C = less<K>>
struct map : __ordered<pair<K const, M>, K, C, pair<K const, M>, false> {
  using __base = __ordered<pair<K const, M>, K, C, pair<K const, M>, false>;
  using __ordered<pair<K const, M>, K, C, pair<K const, M>, false>::__ordered;
  using mapped_type = M;
  using iterator = typename __base::iterator;
  using __base::insert;
  using __base::operator=;
  M& __at(__branch<K>* x) const { return static_cast<__tree_node<pair<K const, M>, K>*>(x)->value_.second; }
  template <class U, class... A> pair<iterator, bool> __fresh(U&& key, A&&... a) {
    __branch<K>* x = this->__lower(key);
    if (this->__is_at(x, key)) return pair<iterator, bool>(iterator(x), false);
    return pair<iterator, bool>(this->emplace_hint(const_iterator(x), std::forward<A>(a)...), true);
  }
  template <class U> M& __value(U&& key) {
    __branch<K>* x = this->__lower(key);
    if (x == this->end_ || this->less_(key, *x->key_)) x = this->emplace_hint(const_iterator(x), __keyed_t{}, 0, std::forward<U>(key)).at_;
    return __at(x);
  }
  struct value_compare {
    C comp;
    bool operator()(pair<K const, M> const& a, pair<K const, M> const& b) const { return comp(a.first, b.first); }
  };
  value_compare value_comp() const { return value_compare{this->less_}; }
  M& operator[](K const& key) { return __value(key); }
  M& operator[](K&& key) { return __value(std::move(key)); }
  M& at(K const& key) {
    __branch<K>* x = this->__lower(key);
    if (!this->__is_at(x, key)) __throw("out_of_range", "map::at");
    return __at(x);
  }
  M const& at(K const& key) const { return const_cast<map*>(this)->at(key); }
  pair<iterator, bool> insert(pair<K const, M> const& item) { return this->__put(item); }
  pair<iterator, bool> insert(pair<K const, M>&& item) { return this->__put(std::move(item)); }
  template <class A, class B> pair<iterator, bool> insert(pair<A, B> const& item) { return __pair(item.first, item); }
  template <class A, class B> pair<iterator, bool> insert(pair<A, B>&& item) { return __pair(item.first, std::move(item)); }
  template <class U, class... A> pair<iterator, bool> __pair(U const& key, A&&... a) {
    if constexpr (__is_key<K, U>()) return __fresh(key, std::forward<A>(a)...);
    else return this->__make(std::forward<A>(a)...);
  }
  template <class... A> pair<iterator, bool> emplace(A&&... a) { return this->__make(std::forward<A>(a)...); }
  template <class A, class B> pair<iterator, bool> emplace(A&& a, B&& b) { return __pair(a, std::forward<A>(a), std::forward<B>(b)); }
  template <class... A> pair<iterator, bool> try_emplace(K const& key, A&&... a) { return __fresh(key, __keyed_t{}, 0, key, std::forward<A>(a)...); }
  template <class... A> pair<iterator, bool> try_emplace(K&& key, A&&... a) { return __fresh(key, __keyed_t{}, 0, std::move(key), std::forward<A>(a)...); }
  template <class U, class V> pair<iterator, bool> __set(U&& key, V&& value) {
    auto made = __fresh(key, std::forward<U>(key), std::forward<V>(value));
    if (!made.second) (*made.first).second = std::forward<V>(value);
    return made;
  }
  template <class V> pair<iterator, bool> insert_or_assign(K const& key, V&& value) { return __set(key, std::forward<V>(value)); }
  template <class V> pair<iterator, bool> insert_or_assign(K&& key, V&& value) { return __set(std::move(key), std::forward<V>(value)); }
  template <class V> iterator insert_or_assign(typename __base::const_iterator, K const& key, V&& value) { return __set(key, std::forward<V>(value)).first; }
  template <class V> iterator insert_or_assign(typename __base::const_iterator, K&& key, V&& value) { return __set(std::move(key), std::forward<V>(value)).first; }
  template <class... A> iterator try_emplace(typename __base::const_iterator, K const& key, A&&... a) { return try_emplace(key, std::forward<A>(a)...).first; }
  template <class... A> iterator try_emplace(typename __base::const_iterator, K&& key, A&&... a) { return try_emplace(std::move(key), std::forward<A>(a)...).first; }
};
template <class K, class M> map(initializer_list<pair<K, M>>) -> map<K, M>;
template <class K, class M, class C> map(initializer_list<pair<K, M>>, C) -> map<K, M, C>;
template <class I> map(I, I) -> map<remove_const_t<decltype(declval<I&>()->first)>, decltype(declval<I&>()->second)>;

template <class K, class M, class C = less<K>>
struct multimap : __ordered<pair<K const, M>, K, C, pair<K const, M>, true> {
  using __base = __ordered<pair<K const, M>, K, C, pair<K const, M>, true>;
  using __ordered<pair<K const, M>, K, C, pair<K const, M>, true>::__ordered;
  using mapped_type = M;
  using iterator = typename __base::iterator;
  using __base::insert;
  using __base::operator=;
  iterator insert(pair<K const, M> const& item) { return this->__put(item).first; }
  iterator insert(pair<K const, M>&& item) { return this->__put(std::move(item)).first; }
  template <class... A> iterator emplace(A&&... a) { return this->__make(std::forward<A>(a)...).first; }
  using value_compare = typename map<K, M, C>::value_compare;
  value_compare value_comp() const { return value_compare{this->less_}; }
};
template <class K, class M> multimap(initializer_list<pair<K, M>>) -> multimap<K, M>;
template <class K, class M, class C> multimap(initializer_list<pair<K, M>>, C) -> multimap<K, M, C>;
template <class I> multimap(I, I) -> multimap<remove_const_t<decltype(declval<I&>()->first)>, decltype(declval<I&>()->second)>;

template <class K, class C = less<K>>
struct set : __ordered<K, K, C, K const, false> {
  using __base = __ordered<K, K, C, K const, false>;
  using __ordered<K, K, C, K const, false>::__ordered;
  using iterator = typename __base::iterator;
  using __base::insert;
  using __base::operator=;
  pair<iterator, bool> insert(K const& key) { return this->__put(key); }
  pair<iterator, bool> insert(K&& key) { return this->__put(std::move(key)); }
  template <class... A> pair<iterator, bool> emplace(A&&... a) { return this->__make(std::forward<A>(a)...); }
  using value_compare = C;
  C value_comp() const { return this->less_; }
};
template <class K> set(initializer_list<K>) -> set<K>;
template <class K, class C> set(initializer_list<K>, C) -> set<K, C>;
template <class I> set(I, I) -> set<remove_cvref_t<decltype(*declval<I&>())>>;

template <class K, class C = less<K>>
struct multiset : __ordered<K, K, C, K const, true> {
  using __base = __ordered<K, K, C, K const, true>;
  using __ordered<K, K, C, K const, true>::__ordered;
  using iterator = typename __base::iterator;
  using __base::insert;
  using __base::operator=;
  iterator insert(K const& key) { return this->__put(key).first; }
  iterator insert(K&& key) { return this->__put(std::move(key)).first; }
  template <class... A> iterator emplace(A&&... a) { return this->__make(std::forward<A>(a)...).first; }
  using value_compare = C;
  C value_comp() const { return this->less_; }
};
template <class K> multiset(initializer_list<K>) -> multiset<K>;
template <class K, class C> multiset(initializer_list<K>, C) -> multiset<K, C>;
template <class I> multiset(I, I) -> multiset<remove_cvref_t<decltype(*declval<I&>())>>;
