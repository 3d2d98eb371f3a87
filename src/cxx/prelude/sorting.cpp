// Sorting and heaps, in the steps of libstdc++: so that what compares equal comes out in its order.

template <class I, class F>
void __insert_unguarded(I last, F less) {
  auto x = std::move(*last);
  I next = last;
  --next;
  while (less(x, *next)) { *last = std::move(*next); last = next; --next; }
  *last = std::move(x);
}

template <class I, class F>
void __insertion_sort(I first, I last, F less) {
  if (first == last) return;
  for (I i = first + 1; i != last; ++i) {
    if (less(*i, *first)) {
      auto x = std::move(*i);
      for (I j = i; j != first; --j) *j = std::move(*(j - 1));
      *first = std::move(x);
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
    I low = __partitioned(first, last, less);
    __intro_sort(low, last, depth, less);
    last = low;
  }
}

template <class I, class F = less<>>
void sort(I first, I last, F less = {}) {
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
    *(first + hole) = std::move(*(first + child));
    hole = child;
  }
  if (length % 2 == 0 && child == (length - 2) / 2) {
    child = 2 * (child + 1);
    *(first + hole) = std::move(*(first + (child - 1)));
    hole = child - 1;
  }
  __push_heap(first, hole, top, std::move(value), less);
}

template <class I, class X, class F>
void __push_heap(I first, long hole, long top, X value, F less) {
  long parent = (hole - 1) / 2;
  while (hole > top && less(*(first + parent), value)) {
    *(first + hole) = std::move(*(first + parent));
    hole = parent;
    parent = (hole - 1) / 2;
  }
  *(first + hole) = std::move(value);
}

template <class I, class F = less<>>
void make_heap(I first, I last, F less = {}) {
  long n = last - first;
  if (n < 2) return;
  for (long i = (n - 2) / 2; i >= 0; --i) {
    auto value = std::move(*(first + i));
    __adjust_heap(first, i, n, std::move(value), less);
  }
}

template <class I, class F = less<>>
void push_heap(I first, I last, F less = {}) {
  auto value = std::move(*(last - 1));
  __push_heap(first, last - first - 1, 0l, std::move(value), less);
}

template <class I, class F = less<>>
void sort_heap(I first, I last, F less = {}) { for (; last - first > 1; --last) pop_heap(first, last, less); }

template <class I, class F = less<>>
I is_heap_until(I first, I last, F less = {}) {
  for (long i = 1; i < last - first; ++i) if (less(*(first + (i - 1) / 2), *(first + i))) return first + i;
  return last;
}

template <class I, class F = less<>>
bool is_heap(I first, I last, F less = {}) { return is_heap_until(first, last, less) == last; }

template <class I, class F = less<>>
void pop_heap(I first, I last, F less = {}) {
  if (last - first < 2) return;
  --last;
  auto value = std::move(*last);
  *last = std::move(*first);
  __adjust_heap(first, 0l, last - first, std::move(value), less);
}

template <class I, class O>
O __move_all(I first, I last, O out) {
  for (; first != last; ++first, ++out) *out = std::move(*first);
  return out;
}

// Room for so many elements: where they are no plain ones the first element passes through all of it, and back.
template <class I>
auto __moved_buffer(I first, long n) {
  using T = decay_t<decltype(*first)>;
  vector<T> made;
  if constexpr (is_trivially_default_constructible_v<T>) made.resize(n);
  else if (n > 0) {
    made.reserve(n);
    made.push_back(std::move(*first));
    for (long i = 1; i < n; ++i) made.push_back(std::move(made[i - 1]));
    *first = std::move(made[n - 1]);
  }
  return made;
}

template <class I, class F = less<>>
void inplace_merge(I first, I middle, I last, F less = {}) {
  if (first == middle || middle == last) return;
  long n = distance(first, middle), m = distance(middle, last);
  auto buffer = __moved_buffer(first, n < m ? n : m);
  __merge_into(first, middle, last, buffer.begin(), n <= m, less);
}

// Merges two parts of a range that lie side by side, the shorter one moved out first.
template <class I, class J, class F>
void __merge_into(I first, I middle, I last, J kept, bool forward, F less) {
  if (forward) {
    J end = __move_all(first, middle, kept);
    for (; kept != end && middle != last; ++first) {
      if (less(*middle, *kept)) { *first = std::move(*middle); ++middle; } else { *first = std::move(*kept); ++kept; }
    }
    __move_all(kept, end, first);
    return;
  }
  J end = __move_all(middle, last, kept);
  while (kept != end) {
    if (first == middle) { move_backward(kept, end, last); return; }
    I left = middle;
    J right = end;
    if (less(*--right, *--left)) { *--last = std::move(*left); middle = left; } else { *--last = std::move(*right); end = right; }
  }
}

// Chunks of seven are sorted by insertion, then merged to and fro between the range and the room beside it.
template <class I, class J, class F>
void __merge_sort(I first, I last, J room, F less) {
  long n = last - first, step = 7;
  I at = first;
  for (; last - at >= step; at += step) __insertion_sort(at, at + step, less);
  __insertion_sort(at, last, less);
  for (; step < n; step *= 4) {
    __merge_steps(first, last, room, step, less);
    __merge_steps(room, room + n, first, step * 2, less);
  }
}

template <class I, class J, class F>
void __merge_steps(I first, I last, J out, long step, F less) {
  do {
    long n = last - first;
    I middle = first + (n < step ? n : step), end = n < 2 * step ? last : first + 2 * step, second = middle;
    for (; first != middle && second != end; ++out) {
      if (less(*second, *first)) { *out = std::move(*second); ++second; } else { *out = std::move(*first); ++first; }
    }
    out = __move_all(second, end, __move_all(first, middle, out));
    first = end;
  } while (first != last);
}

template <class I, class F = less<>>
void stable_sort(I first, I last, F less = {}) {
  long n = (last - first + 1) / 2;
  if (n == 0) return;
  auto buffer = __moved_buffer(first, n);
  I middle = first + n;
  __merge_sort(first, middle, buffer.begin(), less);
  __merge_sort(middle, last, buffer.begin(), less);
  __merge_into(first, middle, last, buffer.begin(), n <= last - middle, less);
}

template <class I, class F = less<>>
void nth_element(I first, I nth, I last, F less = {}) {
  if (first == last || nth == last) return;
  long depth = 0;
  for (long n = last - first; n > 1; n = n / 2) depth = depth + 2;
  while (last - first > 3) {
    if (depth == 0) {
      __heap_select(first, nth + 1, last, less);
      swap(*first, *nth);
      return;
    }
    --depth;
    I cut = __partitioned(first, last, less);
    if (cut <= nth) first = cut; else last = cut;
  }
  __insertion_sort(first, last, less);
}

// Puts the least elements of a range in front of its middle, as a heap.
template <class I, class F>
void __heap_select(I first, I middle, I last, F less) {
  make_heap(first, middle, less);
  long n = middle - first;
  for (I at = middle; at < last; ++at) {
    if (less(*at, *first)) {
      auto value = std::move(*at);
      *at = std::move(*first);
      __adjust_heap(first, 0l, n, std::move(value), less);
    }
  }
}

// What sorting does with a range around a pivot: where its second part begins.
template <class I, class F>
I __partitioned(I first, I last, F less) {
  __median_to_first(first, first + 1, first + (last - first) / 2, last - 1, less);
  I low = first + 1;
  I high = last;
  while (true) {
    while (less(*low, *first)) ++low;
    --high;
    while (less(*first, *high)) --high;
    if (!(low < high)) return low;
    swap(*low, *high);
    ++low;
  }
}

template <class I, class F>
bool is_partitioned(I first, I last, F of) {
  for (; first != last && of(*first); ++first) {}
  if (first == last) return true;
  for (++first; first != last; ++first) if (of(*first)) return false;
  return true;
}

template <class I, class F = less<>>
void partial_sort(I first, I middle, I last, F less = {}) {
  __heap_select(first, middle, last, less);
  for (I end = middle; end - first > 1; --end) pop_heap(first, end, less);
}

template <class I, class J, class F = less<>>
J partial_sort_copy(I first, I last, J to, J end, F less = {}) {
  J at = to;
  for (; first != last && at != end; ++first, ++at) *at = *first;
  make_heap(to, at, less);
  if (to != at)
    for (; first != last; ++first) if (less(*first, *to)) __adjust_heap(to, 0l, at - to, decay_t<decltype(*first)>(*first), less);
  sort_heap(to, at, less);
  return at;
}
