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
  --last;
  auto value = std::move(*last);
  *last = std::move(*first);
  __adjust_heap(first, 0l, last - first, std::move(value), less);
}

template <class I, class F = less<>>
void inplace_merge(I first, I middle, I last, F less = {}) {
  vector<decay_t<decltype(*first)>> own;
  for (I at = first; at != middle; ++at) own.push_back(std::move(*at));
  for (size_t i = 0; i < own.size(); ++first) {
    if (middle != last && less(*middle, own[i])) { *first = std::move(*middle); ++middle; }
    else *first = std::move(own[i++]);
  }
}

// Runs of seven are sorted by insertion, then merged.
template <class I, class F = less<>>
void stable_sort(I first, I last, F less = {}) {
  long n = last - first;
  for (long at = 0; at < n; at += 7) __insertion_sort(first + at, first + min(at + 7, n), less);
  for (long run = 7; run < n; run *= 2)
    for (long at = 0; at + run < n; at += 2 * run) inplace_merge(first + at, first + (at + run), first + min(at + 2 * run, n), less);
}

template <class I, class F = less<>>
void nth_element(I first, I nth, I last, F less = {}) {
  if (first == last || nth == last) return;
  long depth = 0;
  for (long n = last - first; n > 1; n = n / 2) depth = depth + 2;
  while (last - first > 3) {
    if (depth == 0) {
      I middle = nth + 1;
      make_heap(first, middle, less);
      long n = middle - first;
      for (I at = middle; at < last; ++at) {
        if (less(*at, *first)) {
          auto value = *at;
          *at = *first;
          __adjust_heap(first, 0l, n, value, less);
        }
      }
      swap(*first, *nth);
      return;
    }
    --depth;
    I cut = __partitioned(first, last, less);
    if (cut <= nth) first = cut; else last = cut;
  }
  __insertion_sort(first, last, less);
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
  for (; first != last; ++first) if (of(*first)) return false;
  return true;
}

template <class I, class F = less<>>
void partial_sort(I first, I middle, I last, F less = {}) {
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

template <class I, class J, class F = less<>>
J partial_sort_copy(I first, I last, J to, J end, F less = {}) {
  J at = to;
  for (; first != last && at != end; ++first, ++at) *at = *first;
  make_heap(to, at, less);
  if (to != at)
    for (; first != last; ++first) if (less(*first, *to)) { auto value = *first; __adjust_heap(to, 0l, at - to, value, less); }
  sort_heap(to, at, less);
  return at;
}
