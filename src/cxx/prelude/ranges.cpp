// The standard library's algorithms over a pair of iterators.

template <class F>
void __counted(F const&) {}

// In CuTe the modes of two tuples.
template <class I, class J, class F>
void for_each(I&& first, J&& last, F&& f) requires(__is_tuple(std::declval<I>())) {
  __for_each_at2(std::forward<I>(first), std::forward<J>(last), f, __tuple_seq(first));
}
template <class I, class F>
F for_each(I first, I last, F f) requires(!__is_tuple(std::declval<I>())) {
  for (; first != last; ++first) f(*first);
  return f;
}

template <class I, class N, class F>
I for_each_n(I first, N n, F f) {
  for (; n > 0; --n, ++first) f(*first);
  return first;
}

template <class I, class J, class O, class F>
O transform(I first, I last, J second, O out, F f) {
  for (; first != last; ++first, ++second, ++out) *out = f(*first, *second);
  return out;
}

template <class I, class F>
I find_if(I first, I last, F f) {
  for (; first != last; ++first)
    if (f(*first)) return first;
  return last;
}

template <class I, class F>
I find_if_not(I first, I last, F f) {
  for (; first != last; ++first) if (!f(*first)) return first;
  return last;
}

template <class I, class T>
I find(I first, I last, T const& value) {
  for (; first != last; ++first)
    if (*first == value) return first;
  return last;
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

template <class I>
void reverse(I first, I last) {
  for (; first != last && first != --last; ++first) swap(*first, *last);
}

template <class I, class T>
void fill(I first, I last, T const& value) {
  for (; first != last; ++first) *first = value;
}

template <class I, class N, class T>
I fill_n(I first, N n, T const& value) {
  for (; n > 0; --n, ++first) *first = value;
  return first;
}

template <class I, class F>
void generate(I first, I last, F f) {
  for (; first != last; ++first) *first = f();
}

template <class I, class N, class F>
I generate_n(I first, N n, F f) {
  for (; n > 0; --n, ++first) *first = f();
  return first;
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
  if (first != last) while (++first != last) if (*best < *first) best = first;
  return best;
}

template <class I>
I min_element(I first, I last) {
  auto best = first;
  if (first != last) while (++first != last) if (*first < *best) best = first;
  return best;
}

template <class I, class F>
I max_element(I first, I last, F less) {
  auto best = first;
  if (first != last) while (++first != last) if (less(*best, *first)) best = first;
  return best;
}

template <class I, class F>
I min_element(I first, I last, F less) {
  auto best = first;
  if (first != last) while (++first != last) if (less(*first, *best)) best = first;
  return best;
}

// The first of the least, and the last of the greatest.
template <class I, class F = less<>>
pair<I, I> minmax_element(I first, I last, F f = {}) {
  I low = first, high = first;
  if (first == last || ++first == last) return pair<I, I>(low, high);
  if (f(*first, *low)) low = first; else high = first;
  while (++first != last) {
    I other = first;
    if (++first == last) {
      if (f(*other, *low)) low = other;
      else if (!f(*other, *high)) high = other;
      break;
    }
    I least = first, most = other;
    if (!f(*first, *other)) { least = other; most = first; }
    if (f(*least, *low)) low = least;
    if (!f(*most, *high)) high = most;
  }
  return pair<I, I>(low, high);
}

template <class I, class J>
bool equal(I first, I last, J second) {
  for (; first != last; ++first, ++second)
    if (!(*first == *second)) return false;
  return true;
}
template <class I, class J, class F>
bool equal(I first, I last, J second, F f) {
  for (; first != last; ++first, ++second)
    if (!f(*first, *second)) return false;
  return true;
}
template <class I, class J, class F>
bool equal(I first, I last, J second, J end, F f) {
  if constexpr (requires { last - first; end - second; }) if (last - first != end - second) return false;
  for (; first != last && second != end; ++first, ++second)
    if (!f(*first, *second)) return false;
  return first == last && second == end;
}
template <class I, class J>
bool equal(I first, I last, J second, J end) { return equal(first, last, second, end, equal_to<>()); }

template <class I, class F = equal_to<>>
I unique(I first, I last, F f = {}) {
  if (first == last) return last;
  auto out = first;
  for (++first; first != last; ++first)
    if (!f(*out, *first) && ++out != first) *out = std::move(*first);
  return ++out;
}

template <class I, class P>
I partition_point(I first, I last, P is) {
  long n = distance(first, last);
  while (n > 0) {
    long half = n / 2;
    I middle = next(first, half);
    if (is(*middle)) { first = ++middle; n -= half + 1; }
    else n = half;
  }
  return first;
}

template <class I, class T, class F = less<>>
I lower_bound(I first, I last, T const& value, F f = {}) { return partition_point(first, last, [&](auto&& x) { return f(x, value); }); }

template <class I, class T, class F = less<>>
I upper_bound(I first, I last, T const& value, F f = {}) { return partition_point(first, last, [&](auto&& x) { return !f(value, x); }); }

template <class I, class T, class F = less<>>
pair<I, I> equal_range(I first, I last, T const& value, F f = {}) {
  long n = distance(first, last);
  while (n > 0) {
    long half = n / 2;
    I middle = next(first, half);
    if (f(*middle, value)) { first = ++middle; n -= half + 1; }
    else if (f(value, *middle)) n = half;
    else {
      I low = lower_bound(first, middle, value, f), end = next(first, n);
      return pair<I, I>(low, upper_bound(++middle, end, value, f));
    }
  }
  return pair<I, I>(first, first);
}

template <class I, class T, class F = less<>>
bool binary_search(I first, I last, T const& value, F f = {}) {
  auto at = lower_bound(first, last, value, f);
  return at != last && !f(value, *at);
}

template <class I, class F>
I remove_if(I first, I last, F f) {
  auto out = first;
  for (; first != last; ++first)
    if (!f(*first)) { if (out != first) *out = std::move(*first); ++out; }
  return out;
}

template <class I, class T>
I remove(I first, I last, T const& value) {
  auto out = first;
  for (; first != last; ++first)
    if (!(*first == value)) { if (out != first) *out = std::move(*first); ++out; }
  return out;
}

template <class I, class F, class T>
void replace_if(I first, I last, F f, T const& value) { for (; first != last; ++first) if (f(*first)) *first = value; }

template <class I, class T>
void replace(I first, I last, T const& old, T const& value) {
  for (; first != last; ++first) if (*first == old) *first = value;
}

template <class I, class F>
I partition(I first, I last, F f) {
  if constexpr (requires { last - first; } || requires { last.operator--(); }) {
    while (true) {
      while (first != last && f(*first)) ++first;
      if (first == last) return first;
      --last;
      while (first != last && !f(*last)) --last;
      if (first == last) return first;
      swap(*first, *last);
      ++first;
    }
  } else {
    first = find_if_not(first, last, f);
    if (first != last)
      for (I at = next(first); at != last; ++at) if (f(*at)) { swap(*first, *at); ++first; }
    return first;
  }
}

template <class I>
I rotate(I first, I middle, I last) {
  if (first == middle) return last;
  if (middle == last) return first;
  if constexpr (requires { last - first; }) {
    I made = first + (last - middle);
    long n = last - first, k = middle - first;
    constexpr bool plain = is_trivial_v<remove_reference_t<decltype(*first)>>;
    if (n == 2) { swap(*first, *middle); return middle; }
    while (true) {
      if (plain && (k == 1 || k == n - 1)) {
        auto x = std::move(*(k == 1 ? first : first + k));
        if (k == 1) for (long i = 1; i < n; ++i, ++first) *first = std::move(*(first + 1));
        else for (I to = first + k; to != first; --to) *to = std::move(*(to - 1));
        *first = std::move(x);
        return made;
      }
      if (k <= n - k) {
        for (long i = 0; i < n - k; ++i, ++first) swap(*first, *(first + k));
        n %= k;
        if (n == 0) return made;
        swap(n, k);
        k = n - k;
      } else {
        k = n - k;
        I end = first + n;
        first = end - k;
        for (long i = 0; i < n - k; ++i) { --first; --end; swap(*first, *end); }
        n %= k;
        if (n == 0) return made;
        swap(n, k);
      }
    }
  } else if constexpr (requires { last.operator--(); }) {
    reverse(first, middle);
    reverse(middle, last);
    while (first != middle && middle != last) { swap(*first, *--last); ++first; }
    if (first == middle) { reverse(middle, last); return last; }
    reverse(first, middle);
    return first;
  } else {
    I made = last;
    for (I at = middle; at != last;) {
      swap(*first, *at);
      ++first;
      ++at;
      if (first == middle) middle = at;
      if (at == last) {
        if (made == last) made = first;
        at = middle;
      }
    }
    return made;
  }
}

template <class I, class F = less<>>
I is_sorted_until(I first, I last, F f = {}) {
  if (first == last) return last;
  I then = first;
  for (++then; then != last; ++first, ++then) if (f(*then, *first)) return then;
  return last;
}

template <class I, class F = less<>>
bool is_sorted(I first, I last, F f = {}) { return is_sorted_until(first, last, f) == last; }

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

template <class I, class O>
O move_backward(I first, I last, O out) {
  while (last != first) *--out = std::move(*--last);
  return out;
}

template <class I>
I shift_left(I first, I last, long n) {
  if (n <= 0) return last;
  I out = first, at = first;
  for (; n > 0 && at != last; --n) ++at;
  for (; at != last; ++at, ++out) *out = std::move(*at);
  return out;
}

template <class I>
I shift_right(I first, I last, long n) {
  if (n <= 0) return first;
  return n < distance(first, last) ? move_backward(first, prev(last, n), last) : last;
}

template <class I, class O, class F>
O remove_copy_if(I first, I last, O out, F f) {
  for (; first != last; ++first) if (!f(*first)) { *out = *first; ++out; }
  return out;
}

template <class I, class O, class T>
O remove_copy(I first, I last, O out, T const& value) { return remove_copy_if(first, last, out, [&](auto const& x) { return x == value; }); }

template <class I, class O, class F, class T>
O replace_copy_if(I first, I last, O out, F f, T const& value) {
  for (; first != last; ++first, ++out) if (f(*first)) *out = value; else *out = *first;
  return out;
}

template <class I, class O, class T>
O replace_copy(I first, I last, O out, T const& old, T const& value) { return replace_copy_if(first, last, out, [&](auto const& x) { return x == old; }, value); }

template <class I, class O>
O reverse_copy(I first, I last, O out) {
  while (last != first) { *out = *--last; ++out; }
  return out;
}

template <class I, class O>
O rotate_copy(I first, I middle, I last, O out) {
  for (I at = middle; at != last; ++at, ++out) *out = *at;
  for (; first != middle; ++first, ++out) *out = *first;
  return out;
}

template <class I, class O, class F = equal_to<>>
O unique_copy(I first, I last, O out, F f = {}) {
  if (first == last) return out;
  // what can be read back is compared with what was written
  if constexpr (requires { out == out; }) {
    *out = *first;
    while (++first != last) if (!f(*out, *first)) *++out = *first;
    return ++out;
  }
  I kept = first;
  *out = *first;
  for (++out, ++first; first != last; ++first) if (!f(*kept, *first)) { kept = first; *out = *first; ++out; }
  return out;
}

template <class I, class O, class P, class F>
pair<O, P> partition_copy(I first, I last, O out, P others, F f) {
  for (; first != last; ++first)
    if (f(*first)) { *out = *first; ++out; }
    else { *others = *first; ++others; }
  return pair<O, P>(out, others);
}

template <class I, class F = equal_to<>>
I adjacent_find(I first, I last, F f = {}) {
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

template <class I, class J, class F = equal_to<>>
pair<I, J> mismatch(I first, I last, J second, F f = {}) {
  for (; first != last && f(*first, *second); ++first) ++second;
  return pair<I, J>(first, second);
}
template <class I, class J, class F>
pair<I, J> mismatch(I first, I last, J second, J end, F f) {
  for (; first != last && second != end && f(*first, *second); ++first) ++second;
  return pair<I, J>(first, second);
}
template <class I, class J>
pair<I, J> mismatch(I first, I last, J second, J end) { return mismatch(first, last, second, end, equal_to<>()); }

template <class I, class J, class F = equal_to<>>
I search(I first, I last, J what, J end, F f = {}) {
  for (; ; ++first) {
    I at = first;
    J with = what;
    for (; with != end && at != last && f(*at, *with); ++at) ++with;
    if (with == end) return first;
    if (at == last) return last;
  }
}

template <class I, class N, class T, class F = equal_to<>>
I search_n(I first, I last, N n, T const& value, F f = {}) {
  if (n <= 0) return first;
  if constexpr (requires { last - first; })
    if (n > 1) {
      for (long left = last - first, missing = n; missing <= left;) {
        left -= missing;
        first += missing;
        I back = first;
        while (f(*--back, value)) if (--missing == 0) return first - n;
        missing = n + 1 - (first - back);
      }
      return last;
    }
  N run = 0;
  for (I start = first; first != last; ++first) {
    if (!f(*first, value)) { run = 0; continue; }
    if (run == 0) start = first;
    if (++run == n) return start;
  }
  return last;
}

template <class I, class J, class F = equal_to<>>
I find_end(I first, I last, J what, J end, F f = {}) {
  if constexpr (requires { last.operator--(); } || requires { last - first; }) {
    reverse_iterator<I> at(last), none(first);
    if (first == last || what == end || (at = search(at, none, reverse_iterator<J>(end), reverse_iterator<J>(what), f)) == none) return last;
    return prev(at.base(), distance(what, end));
  }
  I found = last;
  if (what != end) for (; (first = search(first, last, what, end, f)) != last; ++first) found = first;
  return found;
}

template <class I, class J, class F = equal_to<>>
I find_first_of(I first, I last, J what, J end, F f = {}) {
  for (; first != last; ++first) for (J with = what; with != end; ++with) if (f(*first, *with)) return first;
  return last;
}

template <class I, class J, class F = less<>>
bool lexicographical_compare(I first, I last, J second, J end, F f = {}) {
  for (; first != last && second != end; ++first, ++second) {
    if (f(*first, *second)) return true;
    if (f(*second, *first)) return false;
  }
  return first == last && second != end;
}

template <class I, class J, class F = equal_to<>>
bool is_permutation(I first, I last, J second, F f = {}) {
  for (; first != last && f(*first, *second); ++first) ++second;
  return first == last || __is_permutation(first, last, second, next(second, distance(first, last)), f);
}
template <class I, class J, class F>
bool is_permutation(I first, I last, J second, J end, F f) {
  if constexpr (requires { last - first; end - second; }) if (last - first != end - second) return false;
  for (; first != last && second != end && f(*first, *second); ++first) ++second;
  return distance(first, last) == distance(second, end) && __is_permutation(first, last, second, end, f);
}
template <class I, class J>
bool is_permutation(I first, I last, J second, J end) { return is_permutation(first, last, second, end, equal_to<>()); }

// Whether each element is as often in both ranges; one that was there before is not counted again.
template <class I, class J, class F>
bool __is_permutation(I first, I last, J second, J end, F f) {
  for (I at = first; at != last; ++at) {
    auto is = [&](auto&& x) { return f(x, *at); };
    if (at != find_if(first, at, is)) continue;
    long n = count_if(second, end, is);
    if (n == 0 || count_if(at, last, is) != n) return false;
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

template <class I, class F = less<>>
bool next_permutation(I first, I last, F less = {}) { return __next_permutation(first, last, less); }

template <class I, class F = less<>>
bool prev_permutation(I first, I last, F less = {}) { return __next_permutation(first, last, [&](auto const& a, auto const& b) { return less(b, a); }); }

template <class I, class J, class O, class F = less<>>
O set_intersection(I first, I last, J second, J end, O out, F less = {}) {
  while (first != last && second != end) {
    if (less(*first, *second)) ++first;
    else if (less(*second, *first)) ++second;
    else { *out = *first; ++out; ++first; ++second; }
  }
  return out;
}

template <class I, class J, class O, class F = less<>>
O set_union(I first, I last, J second, J end, O out, F less = {}) {
  while (first != last || second != end) {
    if (second == end || (first != last && less(*first, *second))) { *out = *first; ++first; }
    else if (first == last || less(*second, *first)) { *out = *second; ++second; }
    else { *out = *first; ++first; ++second; }
    ++out;
  }
  return out;
}

template <class I, class J, class O, class F = less<>>
O set_difference(I first, I last, J second, J end, O out, F less = {}) {
  while (first != last) {
    if (second == end || less(*first, *second)) { *out = *first; ++out; ++first; }
    else if (less(*second, *first)) ++second;
    else { ++first; ++second; }
  }
  return out;
}

template <class I, class J, class O, class F = less<>>
O set_symmetric_difference(I first, I last, J second, J end, O out, F less = {}) {
  while (first != last || second != end) {
    if (second == end || (first != last && less(*first, *second))) { *out = *first; ++out; ++first; }
    else if (first == last || less(*second, *first)) { *out = *second; ++out; ++second; }
    else { ++first; ++second; }
  }
  return out;
}

template <class I, class J, class F = less<>>
bool includes(I first, I last, J second, J end, F less = {}) {
  for (; second != end; ++first) {
    if (first == last || less(*second, *first)) return false;
    if (!less(*first, *second)) ++second;
  }
  return true;
}

template <class I, class J, class O, class F = less<>>
O merge(I first, I last, J second, J end, O out, F less = {}) {
  while (first != last || second != end) {
    if (first == last || (second != end && less(*second, *first))) { *out = *second; ++second; }
    else { *out = *first; ++first; }
    ++out;
  }
  return out;
}

template <class I, class P>
I stable_partition(I first, I last, P test) {
  while (first != last && test(*first)) ++first;
  if (first == last) return first;
  long n = distance(first, last);
  auto others = __moved_buffer(first, n);
  if (n == 1) return first;
  auto out = others.begin();
  I to = first;
  *out = std::move(*first);
  ++out;
  for (++first; first != last; ++first) {
    if (test(*first)) { *to = std::move(*first); ++to; }
    else { *out = std::move(*first); ++out; }
  }
  __move_all(others.begin(), out, to);
  return to;
}

template <class T>
T __gcd(T a, T b) {
  while (b != 0) { T r = a % b; a = b; b = r; }
  return a;
}

template <class T>
int __lg(T n) {
  int log = -1;
  for (; n > 0; n >>= 1) ++log;
  return log;
}

namespace ranges {
template <class R> constexpr bool range = is_bounded_array_v<remove_reference_t<R>> || requires(R& r) { r.begin(); r.end(); };
template <class I, class S> constexpr bool __ends = requires(I& i, S const& s) { *i; ++i; i == s; };
template <class R> using iterator_t = decltype(std::begin(declval<R&>()));
template <class R> using sentinel_t = decltype(std::end(declval<R&>()));
template <class R> using range_value_t = iter_value_t<iterator_t<R>>;
template <class R> using range_reference_t = decltype(*declval<iterator_t<R>&>());
template <class R> using range_difference_t = iter_difference_t<iterator_t<R>>;
template <class R> using range_size_t = decltype(std::size(declval<R&>()));
template <class R> constexpr bool input_range = range<R> && requires { requires input_iterator<iterator_t<R>>; };
template <class R> constexpr bool forward_range = range<R> && requires { requires forward_iterator<iterator_t<R>>; };
template <class R> constexpr bool bidirectional_range = range<R> && requires { requires bidirectional_iterator<iterator_t<R>>; };
template <class R> constexpr bool random_access_range = range<R> && requires { requires random_access_iterator<iterator_t<R>>; };
template <class R> constexpr bool contiguous_range = range<R> && requires { requires contiguous_iterator<iterator_t<R>>; };
template <class R, class T> constexpr bool output_range = range<R> && requires { requires output_iterator<iterator_t<R>, T>; };
template <class R> constexpr bool __differs = range<R> && requires(R& r) { std::end(r) - std::begin(r); };
template <class R> constexpr bool sized_range = range<R> && (requires(R& r) { std::size(r); } || __differs<R> && forward_range<R>);
template <class R> constexpr bool common_range = range<R> && requires { requires is_same_v<iterator_t<R>, sentinel_t<R>>; };
struct view_base {};
template <class T> constexpr bool enable_view = is_base_of_v<view_base, T> || requires { T::__borrows; };
template <class T> constexpr bool enable_borrowed_range = requires { requires T::__borrows; };
template <class T> constexpr bool view = range<T> && is_object_v<T> && is_move_constructible_v<T> && !is_const_v<T> && enable_view<T>;
template <class T> constexpr bool borrowed_range = range<T> && (is_lvalue_reference_v<T> || enable_borrowed_range<remove_cvref_t<T>>);
template <class T> constexpr bool viewable_range = range<T> && (view<remove_cvref_t<T>> ? is_constructible_v<remove_cvref_t<T>, T> : is_lvalue_reference_v<T> || movable<remove_reference_t<T>>);
template <class D> struct view_interface : view_base {
  D& __own() const { return const_cast<D&>(static_cast<D const&>(*this)); }
  bool empty() const { return __own().begin() == __own().end(); }
  explicit operator bool() const { return !__own().empty(); }
  auto size() const requires(__differs<D> && forward_range<D>) { return size_t(__own().end() - __own().begin()); }
  decltype(auto) operator[](ptrdiff_t i) const requires random_access_range<D> { return __own().begin()[i]; }
  decltype(auto) front() const { return *__own().begin(); }
  decltype(auto) back() const requires(bidirectional_range<D> && common_range<D>) { auto i = __own().end(); return *--i; }
};
template <class I, class S = I> struct subrange : view_interface<subrange<I, S>> {
  static constexpr bool __borrows = true;
  I first_;
  S last_;
  subrange() {}
  subrange(I first, S last) : first_(first), last_(last) {}
  template <class R> requires(range<R> && !is_same_v<remove_cvref_t<R>, subrange>) subrange(R&& r) : first_(std::begin(r)), last_(std::end(r)) {}
  I begin() const { return first_; }
  S end() const { return last_; }
  bool empty() const { return first_ == last_; }
  subrange& advance(ptrdiff_t n) { for (; n > 0 && !(first_ == last_); --n) ++first_; return *this; }
  subrange next(ptrdiff_t n = 1) const { auto r = *this; r.advance(n); return r; }
  template <size_t N> auto get() const { if constexpr (N == 0) return first_; else return last_; }
};
template <class R> subrange(R&& r) -> subrange<iterator_t<R>, sentinel_t<R>>;
struct less { using is_transparent = void; template <class A, class B> constexpr bool operator()(A const& a, B const& b) const { return a < b; } };
struct greater { using is_transparent = void; template <class A, class B> constexpr bool operator()(A const& a, B const& b) const { return a > b; } };
struct equal_to { using is_transparent = void; template <class A, class B> constexpr bool operator()(A const& a, B const& b) const { return a == b; } };
struct not_equal_to { template <class A, class B> constexpr bool operator()(A const& a, B const& b) const { return !(a == b); } };
struct less_equal { template <class A, class B> constexpr bool operator()(A const& a, B const& b) const { return !(b < a); } };
struct greater_equal { template <class A, class B> constexpr bool operator()(A const& a, B const& b) const { return !(a < b); } };
template <class R> auto begin(R&& r) { return std::begin(r); }
template <class R> auto end(R&& r) { return std::end(r); }
template <class R> auto cbegin(R const& r) { return std::begin(r); }
template <class R> auto cend(R const& r) { return std::end(r); }
template <class R> auto rbegin(R&& r) { return std::make_reverse_iterator(std::end(r)); }
template <class R> auto rend(R&& r) { return std::make_reverse_iterator(std::begin(r)); }
template <class R> auto size(R&& r) {
  if constexpr (requires { std::size(r); }) return std::size(r);
  else return size_t(std::end(r) - std::begin(r));
}
template <class R> ptrdiff_t ssize(R&& r) { return ranges::size(r); }
template <class R> auto data(R&& r) { return std::data(r); }
template <class R> bool empty(R&& r) { return std::begin(r) == std::end(r); }
template <class R> requires range<R> ptrdiff_t distance(R&& r) {
  if constexpr (sized_range<R>) return ranges::size(r);
  else return ranges::distance(std::begin(r), std::end(r));
}
template <class I, class S> requires(__ends<I, S>) ptrdiff_t distance(I i, S s) {
  if constexpr (requires { s - i; }) return s - i;
  else {
    ptrdiff_t n = 0;
    for (; !(i == s); ++i) ++n;
    return n;
  }
}
template <class I> requires(!range<I>) void advance(I& i, ptrdiff_t n) { std::advance(i, n); }
template <class I, class S> requires(__ends<I, S>) void advance(I& i, S s) { while (!(i == s)) ++i; }
template <class I, class S> requires(__ends<I, S>) ptrdiff_t advance(I& i, ptrdiff_t n, S s) {
  for (; n > 0 && !(i == s); --n) ++i;
  if constexpr (requires { --i; }) for (; n < 0 && !(i == s); ++n) --i;
  return n;
}
template <class I> I next(I i) { return ++i; }
template <class I, class N> I next(I i, N n) { ranges::advance(i, n); return i; }
template <class I, class S> I next(I i, ptrdiff_t n, S s) { ranges::advance(i, n, s); return i; }
template <class I> I prev(I i, ptrdiff_t n = 1) { for (; n > 0; --n) --i; return i; }
template <class A, class B> void swap(A&& a, B&& b) { std::swap(a, b); }
template <class I, class J> void iter_swap(I i, J j) { std::iter_swap(i, j); }
template <class R> auto __end(R& r) {
  if constexpr (common_range<R>) return std::end(r);
  else return ranges::next(std::begin(r), std::end(r));
}
template <class C, class P> auto __by(C c, P p) { return [=](auto&& a, auto&& b) { return bool(invoke(c, invoke(p, a), invoke(p, b))); }; }
template <class F, class P, class X> decltype(auto) __call(F& f, P& p, X&& x) { return invoke(f, invoke(p, x)); }
template <class F, class P, class Q, class X, class Y> decltype(auto) __call_two(F& f, P& p, Q& q, X&& x, Y&& y) { return invoke(f, invoke(p, x), invoke(q, y)); }
template <class F, class P> auto __if(F& f, P& p) { return [&](auto&& x) { return bool(invoke(f, invoke(p, x))); }; }
template <class I, class F> struct in_fun_result { I in; F fun; };
template <class I, class O> struct in_out_result { I in; O out; };
template <class I, class J> struct in_in_result { I in1; J in2; };
template <class I, class J, class O> struct in_in_out_result { I in1; J in2; O out; };
template <class I, class O, class P> struct in_out_out_result { I in; O out1; P out2; };
template <class I> struct in_found_result { I in; bool found; };
template <class T> struct min_max_result { T min, max; };
#define __WITH(name) template <class I, class S, class F, class P = identity> requires(__ends<I, S>) auto name(I first, S last, F f, P p = {}) { return ranges::name(subrange<I, S>(first, last), f, p); }
#define __BY(name, C) template <class I, class S, class F = C, class P = identity> requires(__ends<I, S>) auto name(I first, S last, F f = {}, P p = {}) { return ranges::name(subrange<I, S>(first, last), f, p); }
#define __IF(name) template <class R, class F, class P = identity> requires range<R> auto name(R&& r, F f, P p = {})
#define __IS(name) __WITH(name) template <class R, class T, class P = identity> requires range<R> auto name(R&& r, T const& value, P p = {})
#define __ORDER(name, C) __BY(name, C) template <class R, class F = C, class P = identity> requires range<R> auto name(R&& r, F f = {}, P p = {})
#define __AT(name) __AT_OF(name) template <class R, class F = less, class P = identity> requires range<R> auto name(R&& r, iterator_t<R> middle, F f = {}, P p = {})
#define __AT_OF(name) template <class I, class S, class F = less, class P = identity> requires(__ends<I, S>) auto name(I first, I middle, S last, F f = {}, P p = {}) { return ranges::name(subrange<I, S>(first, last), middle, f, p); }
#define __OUT(name) template <class I, class S, class O, class... A> requires(__ends<I, S>) auto name(I first, S last, O out, A... a) { return ranges::name(subrange<I, S>(first, last), out, a...); }
#define __OF_TWO(name, C) template <class R, class S, class F = C, class P = identity, class Q = identity> requires(range<R> && range<S>) auto name(R&& r, S&& s, F f = {}, P p = {}, Q q = {})
#define __PAIRS(name, C) template <class I, class IS, class J, class JS, class F = C, class P = identity, class Q = identity> requires(__ends<I, IS> && __ends<J, JS>) auto name(I i, IS is, J j, JS js, F f = {}, P p = {}, Q q = {}) { return ranges::name(subrange<I, IS>(i, is), subrange<J, JS>(j, js), f, p, q); } __OF_TWO(name, C)
#define __SET(name) template <class R, class S, class O, class F = less, class P = identity, class Q = identity> requires(range<R> && range<S>) auto name(R&& r, S&& s, O out, F f = {}, P p = {}, Q q = {})
#define __BOTH [&](auto&& a, auto&& b) { return bool(invoke(f, invoke(p, a), invoke(q, b))); }
#define __all_r std::begin(r), ranges::__end(r)
#define __all_s std::begin(s), ranges::__end(s)
__WITH(find_if) __IF(find_if) { auto i = std::begin(r); for (; !(i == std::end(r)); ++i) if (ranges::__call(f, p, *i)) break; return i; }
__WITH(find_if_not) __IF(find_if_not) { return ranges::find_if(r, [&](auto&& x) { return !invoke(f, x); }, p); }
__IS(find) { return ranges::find_if(r, [&](auto&& x) { return x == value; }, p); }
__WITH(any_of) __IF(any_of) { return !(ranges::find_if(r, f, p) == std::end(r)); }
__WITH(none_of) __IF(none_of) { return !ranges::any_of(r, f, p); }
__WITH(all_of) __IF(all_of) { return ranges::none_of(r, [&](auto&& x) { return !invoke(f, x); }, p); }
__WITH(count_if) __IF(count_if) { ptrdiff_t n = 0; for (auto&& x : r) if (invoke(f, invoke(p, x))) ++n; return n; }
__IS(count) { return ranges::count_if(r, [&](auto&& x) { return x == value; }, p); }
__WITH(for_each) __IF(for_each) { std::__counted(f); auto i = std::begin(r); for (; !(i == std::end(r)); ++i) ranges::__call(f, p, *i); return in_fun_result<iterator_t<R>, F>{i, std::move(f)}; }
template <class I, class F, class P = identity> auto for_each_n(I i, ptrdiff_t n, F f, P p = {}) { for (; n > 0; --n, ++i) ranges::__call(f, p, *i); return in_fun_result<I, F>{i, std::move(f)}; }
__OUT(copy) template <class R, class O> requires range<R> auto copy(R&& r, O out) { auto i = std::begin(r); for (; !(i == std::end(r)); ++i, ++out) *out = *i; return in_out_result<iterator_t<R>, O>{i, out}; }
__OUT(move) template <class R, class O> requires range<R> auto move(R&& r, O out) { auto i = std::begin(r); for (; !(i == std::end(r)); ++i, ++out) *out = std::move(*i); return in_out_result<iterator_t<R>, O>{i, out}; }
template <class I, class O> auto copy_n(I i, ptrdiff_t n, O out) { for (; n > 0; --n, ++i, ++out) *out = *i; return in_out_result<I, O>{i, out}; }
__OUT(copy_backward) template <class R, class O> requires range<R> auto copy_backward(R&& r, O out) { return in_out_result<iterator_t<R>, O>{ranges::__end(r), std::copy_backward(__all_r, out)}; }
__OUT(move_backward) template <class R, class O> requires range<R> auto move_backward(R&& r, O out) { return in_out_result<iterator_t<R>, O>{ranges::__end(r), std::move_backward(__all_r, out)}; }
__OUT(copy_if) template <class R, class O, class F, class P = identity> requires range<R> auto copy_if(R&& r, O out, F f, P p = {}) { auto i = std::begin(r); for (; !(i == std::end(r)); ++i) if (ranges::__call(f, p, *i)) { *out = *i; ++out; } return in_out_result<iterator_t<R>, O>{i, out}; }
__OUT(remove_copy_if) template <class R, class O, class F, class P = identity> requires range<R> auto remove_copy_if(R&& r, O out, F f, P p = {}) { return ranges::copy_if(r, out, [&](auto&& x) { return !invoke(f, x); }, p); }
__OUT(remove_copy) template <class R, class O, class T, class P = identity> requires range<R> auto remove_copy(R&& r, O out, T const& value, P p = {}) { return ranges::copy_if(r, out, [&](auto&& x) { return !(x == value); }, p); }
__OUT(transform) template <class R, class O, class F, class P = identity> requires(range<R> && !range<O>) auto transform(R&& r, O out, F f, P p = {}) { std::__counted(f); auto i = std::begin(r); for (; !(i == std::end(r)); ++i, ++out) *out = ranges::__call(f, p, *i); return in_out_result<iterator_t<R>, O>{i, out}; }
template <class R, class S, class O, class F, class P = identity, class Q = identity> requires(range<R> && range<S>) auto transform(R&& r, S&& s, O out, F f, P p = {}, Q q = {}) {
  auto i = std::begin(r);
  auto j = std::begin(s);
  for (; !(i == std::end(r)) && !(j == std::end(s)); ++i, ++j, ++out) *out = ranges::__call_two(f, p, q, *i, *j);
  return in_in_out_result<iterator_t<R>, iterator_t<S>, O>{i, j, out};
}
__OUT(reverse_copy) template <class R, class O> requires range<R> auto reverse_copy(R&& r, O out) { return in_out_result<iterator_t<R>, O>{ranges::__end(r), std::reverse_copy(__all_r, out)}; }
__OUT(unique_copy) template <class R, class O, class F = equal_to, class P = identity> requires range<R> auto unique_copy(R&& r, O out, F f = {}, P p = {}) { return in_out_result<iterator_t<R>, O>{ranges::__end(r), std::unique_copy(__all_r, out, ranges::__by(f, p))}; }
template <class R, class O, class N, class F, class P = identity> requires range<R> auto partition_copy(R&& r, O out, N no, F f, P p = {}) { auto made = std::partition_copy(__all_r, out, no, ranges::__if(f, p)); return in_out_out_result<iterator_t<R>, O, N>{ranges::__end(r), made.first, made.second}; }
template <class R, class T> requires range<R> auto fill(R&& r, T const& value) { auto i = std::begin(r); for (; !(i == std::end(r)); ++i) *i = value; return i; }
template <class I, class S, class T> requires(__ends<I, S>) auto fill(I i, S s, T const& value) { for (; !(i == s); ++i) *i = value; return i; }
template <class O, class T> O fill_n(O out, ptrdiff_t n, T const& value) { for (; n > 0; --n, ++out) *out = value; return out; }
template <class R, class F> requires range<R> auto generate(R&& r, F f) { auto i = std::begin(r); for (; !(i == std::end(r)); ++i) *i = invoke(f); return i; }
template <class I, class S, class F> requires(__ends<I, S>) auto generate(I i, S s, F f) { for (; !(i == s); ++i) *i = invoke(f); return i; }
template <class O, class F> O generate_n(O out, ptrdiff_t n, F f) { for (; n > 0; --n, ++out) *out = invoke(f); return out; }
template <class R, class T, class U, class P = identity> requires range<R> auto replace(R&& r, T const& old, U const& value, P p = {}) { auto i = std::begin(r); for (; !(i == std::end(r)); ++i) if (invoke(p, *i) == old) *i = value; return i; }
template <class R, class F, class U, class P = identity> requires range<R> auto replace_if(R&& r, F f, U const& value, P p = {}) { auto i = std::begin(r); for (; !(i == std::end(r)); ++i) if (ranges::__call(f, p, *i)) *i = value; return i; }
template <class R> requires range<R> auto reverse(R&& r) { auto e = ranges::__end(r); std::reverse(std::begin(r), e); return e; }
template <class I> auto reverse(I first, I last) { std::reverse(first, last); return last; }
template <class R> requires range<R> auto rotate(R&& r, iterator_t<R> middle) { auto e = ranges::__end(r); return subrange<iterator_t<R>>(std::rotate(std::begin(r), middle, e), e); }
template <class I> auto rotate(I first, I middle, I last) { return subrange<I>(std::rotate(first, middle, last), last); }
template <class R, class G> requires range<R> auto shuffle(R&& r, G&& g) { std::shuffle(__all_r, g); return ranges::__end(r); }
__WITH(remove_if) __IF(remove_if) { auto e = ranges::__end(r); return subrange<iterator_t<R>>(std::remove_if(std::begin(r), e, ranges::__if(f, p)), e); }
__IS(remove) { auto e = ranges::__end(r); return subrange<iterator_t<R>>(std::remove_if(std::begin(r), e, [&](auto&& x) { return invoke(p, x) == value; }), e); }
__ORDER(unique, equal_to) { auto e = ranges::__end(r); return subrange<iterator_t<R>>(std::unique(std::begin(r), e, ranges::__by(f, p)), e); }
__WITH(partition) __IF(partition) { auto e = ranges::__end(r); return subrange<iterator_t<R>>(std::partition(std::begin(r), e, ranges::__if(f, p)), e); }
__WITH(stable_partition) __IF(stable_partition) { auto e = ranges::__end(r); return subrange<iterator_t<R>>(std::stable_partition(std::begin(r), e, ranges::__if(f, p)), e); }
__WITH(partition_point) __IF(partition_point) { return std::partition_point(__all_r, ranges::__if(f, p)); }
__WITH(is_partitioned) __IF(is_partitioned) { return std::is_partitioned(__all_r, ranges::__if(f, p)); }
__ORDER(adjacent_find, equal_to) { return std::adjacent_find(__all_r, ranges::__by(f, p)); }
__ORDER(sort, less) { auto e = ranges::__end(r); std::sort(std::begin(r), e, ranges::__by(f, p)); return e; }
__ORDER(stable_sort, less) { auto e = ranges::__end(r); std::stable_sort(std::begin(r), e, ranges::__by(f, p)); return e; }
__ORDER(make_heap, less) { auto e = ranges::__end(r); std::make_heap(std::begin(r), e, ranges::__by(f, p)); return e; }
__ORDER(push_heap, less) { auto e = ranges::__end(r); std::push_heap(std::begin(r), e, ranges::__by(f, p)); return e; }
__ORDER(pop_heap, less) { auto e = ranges::__end(r); std::pop_heap(std::begin(r), e, ranges::__by(f, p)); return e; }
__ORDER(sort_heap, less) { auto e = ranges::__end(r); std::sort_heap(std::begin(r), e, ranges::__by(f, p)); return e; }
__ORDER(is_heap, less) { return std::is_heap(__all_r, ranges::__by(f, p)); }
__ORDER(is_heap_until, less) { return std::is_heap_until(__all_r, ranges::__by(f, p)); }
__ORDER(is_sorted, less) { return std::is_sorted(__all_r, ranges::__by(f, p)); }
__ORDER(is_sorted_until, less) { return std::is_sorted_until(__all_r, ranges::__by(f, p)); }
__ORDER(max_element, less) { return std::max_element(__all_r, ranges::__by(f, p)); }
__ORDER(min_element, less) { return std::min_element(__all_r, ranges::__by(f, p)); }
__ORDER(minmax_element, less) { auto m = std::minmax_element(__all_r, ranges::__by(f, p)); return min_max_result<iterator_t<R>>{m.first, m.second}; }
__ORDER(next_permutation, less) { auto e = ranges::__end(r); bool found = std::next_permutation(std::begin(r), e, ranges::__by(f, p)); return in_found_result<iterator_t<R>>{e, found}; }
__ORDER(prev_permutation, less) { auto e = ranges::__end(r); bool found = std::prev_permutation(std::begin(r), e, ranges::__by(f, p)); return in_found_result<iterator_t<R>>{e, found}; }
__AT(nth_element) { auto e = ranges::__end(r); std::nth_element(std::begin(r), middle, e, ranges::__by(f, p)); return e; }
__AT(partial_sort) { auto e = ranges::__end(r); std::partial_sort(std::begin(r), middle, e, ranges::__by(f, p)); return e; }
__AT(inplace_merge) { auto e = ranges::__end(r); std::inplace_merge(std::begin(r), middle, e, ranges::__by(f, p)); return e; }
template <class R, class F = less, class P = identity> requires range<R> auto minmax(R&& r, F f = {}, P p = {}) { auto m = std::minmax_element(__all_r, ranges::__by(f, p)); return min_max_result<range_value_t<R>>{*m.first, *m.second}; }
template <class R, class F = less, class P = identity> requires range<R> auto max(R&& r, F f = {}, P p = {}) { auto i = std::max_element(__all_r, ranges::__by(f, p)); return range_value_t<R>(*i); }
template <class R, class F = less, class P = identity> requires range<R> auto min(R&& r, F f = {}, P p = {}) { auto i = std::min_element(__all_r, ranges::__by(f, p)); return range_value_t<R>(*i); }
template <class T, class F = less, class P = identity> T const& max(T const& a, T const& b, F f = {}, P p = {}) { return invoke(f, invoke(p, a), invoke(p, b)) ? b : a; }
template <class T, class F = less, class P = identity> T const& min(T const& a, T const& b, F f = {}, P p = {}) { return invoke(f, invoke(p, b), invoke(p, a)) ? b : a; }
template <class T, class F = less, class P = identity> T const& clamp(T const& x, T const& low, T const& high, F f = {}, P p = {}) { return invoke(f, invoke(p, x), invoke(p, low)) ? low : invoke(f, invoke(p, high), invoke(p, x)) ? high : x; }
#define __SOUGHT(name) template <class I, class S, class T, class F = less, class P = identity> requires(__ends<I, S>) auto name(I first, S last, T const& value, F f = {}, P p = {}) { return ranges::name(subrange<I, S>(first, last), value, f, p); } template <class R, class T, class F = less, class P = identity> requires range<R> auto name(R&& r, T const& value, F f = {}, P p = {})
__SOUGHT(lower_bound) { return std::partition_point(__all_r, [&](auto&& x) { return bool(invoke(f, invoke(p, x), value)); }); }
__SOUGHT(upper_bound) { return std::partition_point(__all_r, [&](auto&& x) { return !invoke(f, value, invoke(p, x)); }); }
__SOUGHT(binary_search) { auto i = ranges::lower_bound(r, value, f, p); return i != ranges::__end(r) && !invoke(f, value, invoke(p, *i)); }
__SOUGHT(equal_range) { return subrange<iterator_t<R>>(ranges::lower_bound(r, value, f, p), ranges::upper_bound(r, value, f, p)); }
__PAIRS(equal, equal_to) {
  if constexpr (sized_range<R> && sized_range<S>) if (ranges::size(r) != ranges::size(s)) return false;
  auto i = std::begin(r);
  auto j = std::begin(s);
  for (; !(i == std::end(r)) && !(j == std::end(s)); ++i, ++j) if (!ranges::__call_two(f, p, q, *i, *j)) return false;
  return i == std::end(r) && j == std::end(s);
}
__PAIRS(mismatch, equal_to) { auto m = std::mismatch(__all_r, __all_s, __BOTH); return in_in_result<iterator_t<R>, iterator_t<S>>{m.first, m.second}; }
__PAIRS(search, equal_to) {
  auto e = ranges::__end(r);
  auto i = std::search(std::begin(r), e, __all_s, __BOTH);
  return subrange<iterator_t<R>>(i, i == e ? e : std::next(i, ranges::distance(s)));
}
__PAIRS(find_end, equal_to) {
  auto e = ranges::__end(r);
  auto i = std::find_end(std::begin(r), e, __all_s, __BOTH);
  return subrange<iterator_t<R>>(i, i == e ? e : std::next(i, ranges::distance(s)));
}
__PAIRS(find_first_of, equal_to) { return std::find_first_of(__all_r, __all_s, __BOTH); }
__PAIRS(is_permutation, equal_to) { return std::is_permutation(__all_r, __all_s, __BOTH); }
__PAIRS(includes, less) { return std::includes(__all_r, __all_s, ranges::__by(f, p)); }
__PAIRS(lexicographical_compare, less) { return std::lexicographical_compare(__all_r, __all_s, ranges::__by(f, p)); }
template <class R, class S> requires(range<R> && range<S>) auto swap_ranges(R&& r, S&& s) {
  auto i = std::begin(r);
  auto j = std::begin(s);
  for (; !(i == std::end(r)) && !(j == std::end(s)); ++i, ++j) std::iter_swap(i, j);
  return in_in_result<iterator_t<R>, iterator_t<S>>{i, j};
}
__SET(merge) { return in_in_out_result<iterator_t<R>, iterator_t<S>, O>{ranges::__end(r), ranges::__end(s), std::merge(__all_r, __all_s, out, ranges::__by(f, p))}; }
__SET(set_union) { return in_in_out_result<iterator_t<R>, iterator_t<S>, O>{ranges::__end(r), ranges::__end(s), std::set_union(__all_r, __all_s, out, ranges::__by(f, p))}; }
__SET(set_intersection) { return in_in_out_result<iterator_t<R>, iterator_t<S>, O>{ranges::__end(r), ranges::__end(s), std::set_intersection(__all_r, __all_s, out, ranges::__by(f, p))}; }
__SET(set_symmetric_difference) { return in_in_out_result<iterator_t<R>, iterator_t<S>, O>{ranges::__end(r), ranges::__end(s), std::set_symmetric_difference(__all_r, __all_s, out, ranges::__by(f, p))}; }
__SET(set_difference) { return in_out_result<iterator_t<R>, O>{ranges::__end(r), std::set_difference(__all_r, __all_s, out, ranges::__by(f, p))}; }
}

template <class C, class F>
size_t erase_if(C& all, F is) {
  size_t n = all.size();
  if constexpr (requires { typename C::key_type; })
    for (auto i = all.begin(); i != all.end();) { if (is(*i)) i = all.erase(i); else ++i; }
  else if constexpr (requires { all.remove_if(is); }) return all.remove_if(is);
  else all.erase(remove_if(all.begin(), all.end(), is), all.end());
  return n - all.size();
}

template <class C, class T>
size_t erase(C& all, T const& value) { return std::erase_if(all, [&](auto const& x) { return x == value; }); }
