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
template <class R> constexpr bool range = requires(R& r) { std::begin(r); std::end(r); };
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
template <class R> constexpr bool sized_range = range<R> && requires(R& r) { std::size(r); };
template <class R> constexpr bool common_range = range<R> && requires { requires is_same_v<iterator_t<R>, sentinel_t<R>>; };
struct less { template <class A, class B> constexpr bool operator()(A const& a, B const& b) const { return a < b; } };
struct greater { template <class A, class B> constexpr bool operator()(A const& a, B const& b) const { return a > b; } };
struct equal_to { template <class A, class B> constexpr bool operator()(A const& a, B const& b) const { return a == b; } };
template <class R> auto begin(R&& r) { return std::begin(r); }
template <class R> auto end(R&& r) { return std::end(r); }
template <class R> auto size(R&& r) { return std::size(r); }
template <class R> auto data(R&& r) { return std::data(r); }
template <class R, class F, class P = identity> auto find_if(R&& r, F f, P p = {}) { return std::find_if(std::begin(r), std::end(r), [&](auto const& x) { return bool(invoke(f, invoke(p, x))); }); }
template <class R, class T, class P = identity> auto find(R&& r, T const& value, P p = {}) { return ranges::find_if(r, [&](auto const& x) { return x == value; }, p); }
template <class R, class F, class P = identity> bool any_of(R&& r, F f, P p = {}) { return ranges::find_if(r, f, p) != std::end(r); }
template <class R, class F, class P = identity> bool none_of(R&& r, F f, P p = {}) { return !ranges::any_of(r, f, p); }
template <class R, class F, class P = identity> bool all_of(R&& r, F f, P p = {}) { return ranges::none_of(r, [&](auto const& x) { return !invoke(f, x); }, p); }
template <class R, class F, class P = identity> long count_if(R&& r, F f, P p = {}) { long n = 0; for (auto&& x : r) if (invoke(f, invoke(p, x))) ++n; return n; }
template <class R, class T, class P = identity> long count(R&& r, T const& value, P p = {}) { return ranges::count_if(r, [&](auto const& x) { return x == value; }, p); }
template <class R, class F, class P = identity> void for_each(R&& r, F f, P p = {}) { std::__counted(f); for (auto&& x : r) invoke(f, invoke(p, x)); }
template <class R, class O> void copy(R&& r, O out) { for (auto&& x : r) { *out = x; ++out; } }
template <class R, class O, class F> void transform(R&& r, O out, F f) { std::__counted(f); for (auto&& x : r) { *out = invoke(f, x); ++out; } }
template <class R, class T> void fill(R&& r, T const& value) { for (auto& x : r) x = value; }
template <class R> void reverse(R&& r) { std::reverse(std::begin(r), std::end(r)); }
template <class C, class P> auto __by(C c, P p) { return [=](auto const& a, auto const& b) { return bool(invoke(c, invoke(p, a), invoke(p, b))); }; }
template <class R, class C = less, class P = identity> auto sort(R&& r, C c = {}, P p = {}) { std::sort(std::begin(r), std::end(r), ranges::__by(c, p)); return std::end(r); }
template <class R, class C = less, class P = identity> auto stable_sort(R&& r, C c = {}, P p = {}) { std::stable_sort(std::begin(r), std::end(r), ranges::__by(c, p)); return std::end(r); }
template <class R, class C = less, class P = identity> bool is_sorted(R&& r, C c = {}, P p = {}) { return std::is_sorted(std::begin(r), std::end(r), ranges::__by(c, p)); }
template <class R, class C = less, class P = identity> auto max_element(R&& r, C c = {}, P p = {}) { return std::max_element(std::begin(r), std::end(r), ranges::__by(c, p)); }
template <class R, class C = less, class P = identity> auto min_element(R&& r, C c = {}, P p = {}) { return std::min_element(std::begin(r), std::end(r), ranges::__by(c, p)); }
template <class R> bool empty(R&& r) { return std::begin(r) == std::end(r); }
template <class R> ptrdiff_t distance(R&& r) { ptrdiff_t n = 0; for (auto i = std::begin(r); !(i == std::end(r)); ++i) ++n; return n; }
template <class T> struct minmax_result { T min, max; };
template <class R, class C = less, class P = identity> auto minmax(R&& r, C c = {}, P p = {}) { auto m = std::minmax_element(std::begin(r), std::end(r), ranges::__by(c, p)); return minmax_result<remove_cvref_t<decltype(*m.first)>>{*m.first, *m.second}; }
template <class R, class C = less, class P = identity> requires requires(R& r) { std::begin(r); } auto max(R&& r, C c = {}, P p = {}) { auto i = std::max_element(std::begin(r), std::end(r), ranges::__by(c, p)); return *i; }
template <class R, class C = less, class P = identity> requires requires(R& r) { std::begin(r); } auto min(R&& r, C c = {}, P p = {}) { auto i = std::min_element(std::begin(r), std::end(r), ranges::__by(c, p)); return *i; }
template <class R, class S, class C = equal_to> bool equal(R&& r, S&& s, C c = {}) { auto i = std::begin(r); auto j = std::begin(s); for (; !(i == std::end(r)) && !(j == std::end(s)); ++i, ++j) if (!invoke(c, *i, *j)) return false; return i == std::end(r) && j == std::end(s); }
template <class R, class T, class C = less, class P = identity> auto lower_bound(R&& r, T const& value, C c = {}, P p = {}) { return std::partition_point(std::begin(r), std::end(r), [&](auto const& x) { return bool(invoke(c, invoke(p, x), value)); }); }
template <class R, class T, class C = less, class P = identity> auto upper_bound(R&& r, T const& value, C c = {}, P p = {}) { return std::partition_point(std::begin(r), std::end(r), [&](auto const& x) { return !invoke(c, value, invoke(p, x)); }); }
template <class R, class T, class C = less, class P = identity> bool binary_search(R&& r, T const& value, C c = {}, P p = {}) { auto i = ranges::lower_bound(r, value, c, p); return i != std::end(r) && !invoke(c, value, invoke(p, *i)); }
template <class R, class O, class F, class P = identity> void copy_if(R&& r, O out, F f, P p = {}) { for (auto&& x : r) if (invoke(f, invoke(p, x))) { *out = x; ++out; } }
template <class R, class F> void generate(R&& r, F f) { for (auto& x : r) x = invoke(f); }
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
