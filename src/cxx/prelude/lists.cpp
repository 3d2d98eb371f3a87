// `std::list`: a ring of nodes, one of which is the end.

struct __link {
  __link* next_;
  __link* last_;
};

template <class T>
struct __list_node : __link {
  T value_;
  template <class... A> explicit __list_node(A&&... a) : value_(std::forward<A>(a)...) {}
};

template <class T, class K = bidirectional_iterator_tag>
struct __list_iterator {
  using iterator_category = K;
  using value_type = remove_const_t<T>;
  using reference = T&;
  using pointer = T*;
  using difference_type = long;
  static constexpr size_t __bytes = 8;
  static constexpr bool __steps_back = is_same_v<K, bidirectional_iterator_tag>;
  __link* at_ = nullptr;
  bool is_before_ = false;
  __list_iterator() noexcept {}
  explicit __list_iterator(__link* at, bool is_before = false) noexcept : at_(at), is_before_(is_before) {}
  operator __list_iterator<T const, K>() const noexcept { return __list_iterator<T const, K>(at_, is_before_); }
  T& operator*() const noexcept { T* p = &static_cast<__list_node<value_type>*>(at_)->value_; return *p; }
  T* operator->() const noexcept { return &static_cast<__list_node<value_type>*>(at_)->value_; }
  __list_iterator& operator++() noexcept { at_ = at_->next_; is_before_ = false; return *this; }
  __list_iterator operator++(int) noexcept { __list_iterator old = *this; ++*this; return old; }
  __list_iterator& operator--() noexcept requires(__steps_back) { at_ = at_->last_; return *this; }
  __list_iterator operator--(int) noexcept requires(__steps_back) { __list_iterator old = *this; at_ = at_->last_; return old; }
};
template <class T, class U, class K> bool operator==(__list_iterator<T, K> const& a, __list_iterator<U, K> const& b) noexcept { return a.at_ == b.at_ && a.is_before_ == b.is_before_; }
template <class T, class U, class K> bool operator!=(__list_iterator<T, K> const& a, __list_iterator<U, K> const& b) noexcept { return !(a == b); }

template <class T>
struct list {
  static constexpr bool __scattered = true;
  static constexpr size_t __bytes = 24;
  using value_type = T;
  using reference = T&;
  using const_reference = T const&;
  using size_type = size_t;
  using difference_type = long;
  using allocator_type = allocator<T>;
  using pointer = T*;
  using const_pointer = T const*;
  allocator_type get_allocator() const { return allocator_type(); }
  size_t max_size() const noexcept { return size_t(-1) / ((sizeof(T) + 23) / 8 * 8); }
  using iterator = __list_iterator<T>;
  using const_iterator = __list_iterator<T const>;
  using reverse_iterator = std::reverse_iterator<iterator>;
  using const_reverse_iterator = std::reverse_iterator<const_iterator>;
  using __node = __list_node<T>;
  __link* end_ = new __link;
  size_t size_ = 0;
  list() { __start(); }
  list(initializer_list<T> items) : list(items.begin(), items.end()) {}
  explicit list(size_t n) : list() { for (size_t i = 0; i < n; ++i) emplace_back(); }
  list(size_t n, T const& x) : list() { for (size_t i = 0; i < n; ++i) push_back(x); }
  template <class I, enable_if_t<!std::is_integral_v<I>, int> = 0> list(I first, I last) : list() { for (; first != last; ++first) emplace_back(*first); }
  list(list const& o) : list() { for (auto const& item : o) push_back(item); }
  list(list&& o) noexcept { __start(); swap(o); }
  ~list() { clear(); delete end_; }
  list& operator=(list const& o) { if (this != &o) assign(o.begin(), o.end()); return *this; }
  list& operator=(list&& o) noexcept { clear(); swap(o); return *this; }
  list& operator=(initializer_list<T> items) { assign(items.begin(), items.end()); return *this; }
  template <class I, enable_if_t<!std::is_integral_v<I>, int> = 0> void assign(I first, I last) {
    auto i = begin();
    for (; first != last && i != end(); ++first, ++i) *i = *first;
    erase(i, end());
    for (; first != last; ++first) emplace_back(*first);
  }
  void assign(size_t n, T const& x) {
    auto i = begin();
    for (; n > 0 && i != end(); --n, ++i) *i = x;
    erase(i, end());
    for (; n > 0; --n) push_back(x);
  }
  void assign(initializer_list<T> items) { assign(items.begin(), items.end()); }
  void __start() { end_->next_ = end_; end_->last_ = end_; }
  static void __join(__link* a, __link* b) { a->next_ = b; b->last_ = a; }
  void __link_in(__link* before, __link* made) {
    __link* last = before->last_;
    made->last_ = last;
    made->next_ = before;
    last->next_ = made;
    before->last_ = made;
    ++size_;
  }
  static void __move(__link* before, __link* first, __link* last) {
    if (first == last || before == last) return;
    __link* end = last->last_;
    __join(first->last_, last);
    __join(before->last_, first);
    __join(end, before);
  }
  template <class... A> __link* __put(__link* before, A&&... a) {
    __link* made = new __node(std::forward<A>(a)...);
    __link_in(before, made);
    return made;
  }
  __link* __drop(__link* at) {
    if (at == end_) __fail("`erase` of the end of a list");
    __link *then = at->next_, *last = at->last_;
    last->next_ = then;
    then->last_ = last;
    delete static_cast<__node*>(at);
    --size_;
    return then;
  }
  iterator begin() { return iterator(end_->next_); }
  iterator end() { return iterator(end_); }
  const_iterator begin() const { return const_iterator(end_->next_); }
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
  T& front() { if (size_ == 0) __fail("`front` of an empty list"); return static_cast<__node*>(end_->next_)->value_; }
  T const& front() const { if (size_ == 0) __fail("`front` of an empty list"); return static_cast<__node*>(end_->next_)->value_; }
  T& back() { if (size_ == 0) __fail("`back` of an empty list"); return static_cast<__node*>(end_->last_)->value_; }
  T const& back() const { if (size_ == 0) __fail("`back` of an empty list"); return static_cast<__node*>(end_->last_)->value_; }
  void push_back(T const& x) { __link_in(end_, new __node(x)); }
  void push_back(T&& x) { __link_in(end_, new __node(std::move(x))); }
  void push_front(T const& x) { __put(end_->next_, x); }
  void push_front(T&& x) { __put(end_->next_, std::move(x)); }
  template <class... A> T& emplace_back(A&&... a) { return *iterator(__put(end_, std::forward<A>(a)...)); }
  template <class... A> T& emplace_front(A&&... a) { return *iterator(__put(end_->next_, std::forward<A>(a)...)); }
  void pop_back() { if (size_ == 0) __fail("`pop_back` of an empty list"); __drop(end_->last_); }
  void pop_front() { if (size_ == 0) __fail("`pop_front` of an empty list"); __drop(end_->next_); }
  void clear() { while (size_ > 0) __drop(end_->next_); }
  void __cut(size_t n) {
    auto i = begin();
    for (; n > 0 && i != end(); --n) ++i;
    erase(i, end());
  }
  void resize(size_t n) { __cut(n); while (size_ < n) emplace_back(); }
  void resize(size_t n, T const& x) { __cut(n); while (size_ < n) push_back(x); }
  void swap(list& o) noexcept { std::swap(end_, o.end_); std::swap(size_, o.size_); }
  iterator insert(const_iterator at, T const& x) { return iterator(__put(at.at_, x)); }
  iterator insert(const_iterator at, T&& x) { return iterator(__put(at.at_, std::move(x))); }
  iterator insert(const_iterator at, initializer_list<T> items) { return insert(at, items.begin(), items.end()); }
  iterator insert(const_iterator at, size_t n, T const& x) {
    __link* before = at.at_->last_;
    splice(at, list(n, x));
    return iterator(before->next_);
  }
  template <class I, enable_if_t<!std::is_integral_v<I>, int> = 0> iterator insert(const_iterator at, I first, I last) {
    __link* before = at.at_->last_;
    splice(at, list(first, last));
    return iterator(before->next_);
  }
  template <class... A> iterator emplace(const_iterator at, A&&... a) { return iterator(__put(at.at_, std::forward<A>(a)...)); }
  iterator erase(const_iterator at) { return iterator(__drop(at.at_)); }
  iterator erase(const_iterator first, const_iterator last) { while (first != last) first = erase(first); return iterator(last.at_); }
  void splice(const_iterator at, list& o) noexcept { splice(at, o, o.begin(), o.end()); }
  void splice(const_iterator at, list&& o) noexcept { splice(at, o); }
  void splice(const_iterator at, list& o, const_iterator one) noexcept {
    const_iterator then = one;
    if (at != one && at != ++then) splice(at, o, one, then);
  }
  void splice(const_iterator at, list& o, const_iterator first, const_iterator last) noexcept {
    if (this != &o) for (const_iterator i = first; i != last; ++i, ++size_) --o.size_;
    __move(at.at_, first.at_, last.at_);
  }
  template <class F> size_t remove_if(F f) {
    size_t n = size_;
    list gone;
    for (__link* i = end_->next_; i != end_;) {
      const_iterator at(i);
      i = i->next_;
      if (f(*at)) gone.splice(gone.begin(), *this, at);
    }
    return n - size_;
  }
  size_t remove(T const& x) { return remove_if([&](T const& item) { return item == x; }); }
  template <class F> size_t unique(F same) {
    size_t n = size_;
    list gone;
    for (__link* i = end_->next_; i->next_ != end_;) {
      const_iterator then(i->next_);
      if (i != end_ && same(*const_iterator(i), *then)) gone.splice(gone.begin(), *this, then);
      else i = i->next_;
    }
    return n - size_;
  }
  size_t unique() { return unique([](T const& a, T const& b) { return a == b; }); }
  void reverse() {
    __link* i = end_;
    do { std::swap(i->next_, i->last_); i = i->last_; } while (i != end_);
  }
  vector<__link*> __order() const {
    vector<__link*> order;
    order.reserve(size_);
    for (__link* i = end_->next_; i != end_; i = i->next_) order.push_back(i);
    return order;
  }
  void __reorder(vector<__link*> const& order) {
    __link* before = end_;
    for (__link* i : order) { __join(before, i); before = i; }
    __join(before, end_);
  }
  template <class I, class F> static vector<__link*> __merged(I i, I middle, I j, I last, F& less) {
    vector<__link*> all;
    while (i != middle && j != last) {
      if (less(*const_iterator(*j), *const_iterator(*i))) { all.push_back(*j); ++j; }
      else { all.push_back(*i); ++i; }
    }
    all.insert(all.end(), i, middle);
    all.insert(all.end(), j, last);
    return all;
  }
  // A sorted part for each power of two, one node more carried into them at a time.
  template <class F> void sort(F less) {
    if (size_ < 2) return;
    vector<vector<__link*>> parts;
    auto merged = [&](vector<__link*>& a, vector<__link*>& b) { return __merged(a.begin(), a.end(), b.begin(), b.end(), less); };
    for (__link* i : __order()) {
      vector<__link*> carry(1, i);
      size_t k = 0;
      for (; k < parts.size() && !parts[k].empty(); ++k) { carry = merged(parts[k], carry); parts[k].clear(); }
      if (k == parts.size()) parts.emplace_back();
      parts[k].swap(carry);
    }
    for (size_t k = 1; k < parts.size(); ++k) parts[k] = merged(parts[k], parts[k - 1]);
    __reorder(parts.back());
  }
  void sort() { sort([](T const& a, T const& b) { return a < b; }); }
  template <class F> void merge(list& o, F less) {
    if (this == &o) return;
    iterator i = begin();
    while (i != end() && !o.empty()) { if (less(o.front(), *i)) splice(i, o, o.begin()); else ++i; }
    splice(end(), o);
  }
  void merge(list& o) { merge(o, [](T const& a, T const& b) { return a < b; }); }
  void merge(list&& o) { merge(o); }
  __synth_result<T> operator<=>(list const& o) const { return lexicographical_compare_three_way(begin(), end(), o.begin(), o.end(), __synth_three_way{}); }
};
template <class I> list(I, I) -> list<remove_const_t<remove_reference_t<decltype(*std::declval<I>())>>>;
template <class T>
bool operator==(list<T> const& a, list<T> const& b) { return a.size() == b.size() && equal(a.begin(), a.end(), b.begin()); }
template <class T> void swap(list<T>& a, list<T>& b) noexcept { a.swap(b); }

template <class T>
struct forward_list : private list<T> {
  static constexpr bool __scattered = false;
  static constexpr size_t __bytes = 8;
  using allocator_type = allocator<T>;
  using pointer = T*;
  using const_pointer = T const*;
  allocator_type get_allocator() const { return allocator_type(); }
  size_t max_size() const noexcept { return size_t(-1) / ((sizeof(T) + 15) / 8 * 8); }
  using value_type = T;
  using reference = T&;
  using const_reference = T const&;
  using size_type = size_t;
  using difference_type = long;
  using iterator = __list_iterator<T, forward_iterator_tag>;
  using const_iterator = __list_iterator<T const, forward_iterator_tag>;
  using __base = list<T>;
  using __base::list;
  using __base::assign;
  using __base::clear;
  using __base::emplace_front;
  using __base::empty;
  using __base::front;
  using __base::max_size;
  using __base::pop_front;
  using __base::push_front;
  using __base::remove;
  using __base::remove_if;
  using __base::resize;
  using __base::reverse;
  using __base::unique;
  iterator before_begin() { return iterator(this->end_, true); }
  const_iterator before_begin() const { return const_iterator(this->end_, true); }
  const_iterator cbefore_begin() const { return before_begin(); }
  iterator begin() { return iterator(this->end_->next_); }
  iterator end() { return iterator(this->end_); }
  const_iterator begin() const { return const_iterator(this->end_->next_); }
  const_iterator end() const { return const_iterator(this->end_); }
  const_iterator cbegin() const { return begin(); }
  const_iterator cend() const { return end(); }
  void swap(forward_list& o) noexcept { __base::swap(o); }
  template <class... A> iterator emplace_after(const_iterator at, A&&... a) { return iterator(this->__put(at.at_->next_, std::forward<A>(a)...)); }
  iterator insert_after(const_iterator at, T const& x) { return emplace_after(at, x); }
  iterator insert_after(const_iterator at, T&& x) { return emplace_after(at, std::move(x)); }
  iterator insert_after(const_iterator at, size_t n, T const& x) {
    iterator last(at.at_);
    for (size_t i = 0; i < n; ++i) last = emplace_after(const_iterator(last.at_), x);
    return last;
  }
  template <class I, enable_if_t<!std::is_integral_v<I>, int> = 0> iterator insert_after(const_iterator at, I first, I last) {
    iterator made(at.at_);
    for (; first != last; ++first) made = emplace_after(const_iterator(made.at_), *first);
    return made;
  }
  iterator insert_after(const_iterator at, initializer_list<T> items) { return insert_after(at, items.begin(), items.end()); }
  iterator erase_after(const_iterator at) { return iterator(this->__drop(at.at_->next_)); }
  iterator erase_after(const_iterator first, const_iterator last) {
    while (first.at_->next_ != last.at_) erase_after(first);
    return iterator(last.at_);
  }
  void splice_after(const_iterator at, forward_list& o) { splice_after(at, o, o.cbefore_begin(), o.cend()); }
  void splice_after(const_iterator at, forward_list&& o) { splice_after(at, o); }
  void splice_after(const_iterator at, forward_list& o, const_iterator before) {
    const_iterator last = before;
    ++last;
    if (at != before && at != last) splice_after(at, o, before, ++last);
  }
  void splice_after(const_iterator at, forward_list& o, const_iterator before, const_iterator last) {
    if (before == last) return;
    using __at = typename __base::const_iterator;
    __base::splice(__at(at.at_->next_), o, __at(before.at_->next_), __at(last.at_));
  }
  template <class F> void merge(forward_list& o, F less) { __base::merge(o, less); }
  void merge(forward_list& o) { __base::merge(o); }
  void merge(forward_list&& o) { __base::merge(o); }
  template <class F> void sort(F less) {
    vector<__link*> order = this->__order();
    long n = order.size();
    for (long step = 1; step < n; step *= 2) {
      vector<__link*> next;
      for (long at = 0; at < n; at += 2 * step) {
        auto first = order.begin() + at, middle = order.begin() + std::min(n, at + step), last = order.begin() + std::min(n, at + 2 * step);
        auto all = list<T>::__merged(first, middle, middle, last, less);
        next.insert(next.end(), all.begin(), all.end());
      }
      order.swap(next);
    }
    this->__reorder(order);
  }
  void sort() { sort([](T const& a, T const& b) { return a < b; }); }
  __synth_result<T> operator<=>(forward_list const& o) const { return lexicographical_compare_three_way(begin(), end(), o.begin(), o.end(), __synth_three_way{}); }
};
template <class I> forward_list(I, I) -> forward_list<remove_const_t<remove_reference_t<decltype(*std::declval<I>())>>>;
template <class T>
bool operator==(forward_list<T> const& a, forward_list<T> const& b) { return equal(a.begin(), a.end(), b.begin(), b.end()); }
template <class T> void swap(forward_list<T>& a, forward_list<T>& b) noexcept { a.swap(b); }
