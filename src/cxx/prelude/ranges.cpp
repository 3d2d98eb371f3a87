// The standard library's algorithms over a pair of iterators.

template <class I, class F>
F for_each(I first, I last, F f) {
  for (; first != last; ++first) f(*first);
  return f;
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

template <class I, class T>
T accumulate(I first, I last, T value) {
  for (; first != last; ++first) value = value + *first;
  return value;
}

template <class I, class T, class F>
T accumulate(I first, I last, T value, F f) {
  for (; first != last; ++first) value = f(value, *first);
  return value;
}

template <class I, class J, class T>
T inner_product(I first, I last, J second, T value) {
  for (; first != last; ++first, ++second) value = value + *first * *second;
  return value;
}

template <class I>
void reverse(I first, I last) {
  for (; first != last && first != --last; ++first) swap(*first, *last);
}

template <class I, class T>
void fill(I first, I last, T const& value) {
  for (; first != last; ++first) *first = value;
}

template <class I, class T, class = decltype(declval<I&>().operator++())>
void iota(I first, I last, T value) {
  for (; first != last; ++first, ++value) *first = value;
}

template <class I, class N, class T>
void fill_n(I first, N n, T const& value) {
  for (N i = 0; i < n; ++i, ++first) *first = value;
}

template <class I, class F>
void generate(I first, I last, F f) {
  for (; first != last; ++first) *first = f();
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
  for (; first != last; ++first)
    if (*best < *first) best = first;
  return best;
}

template <class I>
I min_element(I first, I last) {
  auto best = first;
  for (; first != last; ++first)
    if (*first < *best) best = first;
  return best;
}

template <class I, class F>
I max_element(I first, I last, F less) {
  auto best = first;
  for (; first != last; ++first)
    if (less(*best, *first)) best = first;
  return best;
}

template <class I, class F>
I min_element(I first, I last, F less) {
  auto best = first;
  for (; first != last; ++first)
    if (less(*first, *best)) best = first;
  return best;
}

template <class I, class J>
bool equal(I first, I last, J second) {
  for (; first != last; ++first, ++second)
    if (!(*first == *second)) return false;
  return true;
}

template <class T>
T const& clamp(T const& x, T const& low, T const& high) {
  return x < low ? low : high < x ? high : x;
}

template <class T, class U, class F, class... R>
constexpr auto max(T const& a, U const& b, F less, R const&... rest) {
  if constexpr (sizeof...(R) > 0 || __is_number(less)) return max(max(a, b), less, rest...);
  else return less(a, b) ? b : a;
}

template <class I>
I unique(I first, I last) {
  if (first == last) return last;
  auto out = first;
  for (++first; first != last; ++first)
    if (!(*out == *first) && ++out != first) *out = std::move(*first);
  return ++out;
}

template <class I, class T>
I lower_bound(I first, I last, T const& value) {
  for (; first != last && *first < value; ++first) {}
  return first;
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

template <class I, class T>
void replace(I first, I last, T const& old, T const& value) {
  for (; first != last; ++first) if (*first == old) *first = value;
}

template <class I, class F>
I partition(I first, I last, F f) {
  while (true) {
    while (first != last && f(*first)) ++first;
    if (first == last) return first;
    --last;
    while (first != last && !f(*last)) --last;
    if (first == last) return first;
    swap(*first, *last);
    ++first;
  }
}

template <class I>
pair<I, I> minmax_element(I first, I last) { return make_pair(min_element(first, last), max_element(first, last)); }

template <class I, class T>
bool binary_search(I first, I last, T const& value) {
  auto at = lower_bound(first, last, value);
  return at != last && !(value < *at);
}

template <class I, class T>
I upper_bound(I first, I last, T const& value) {
  for (; first != last && !(value < *first); ++first) {}
  return first;
}

template <class I, class O>
O partial_sum(I first, I last, O out) {
  if (first == last) return out;
  auto sum = *first;
  *out = sum;
  for (++first, ++out; first != last; ++first, ++out) { sum = sum + *first; *out = sum; }
  return out;
}

template <class I>
I rotate(I first, I middle, I last) {
  I made = first + (last - middle);
  long n = last - first, k = middle - first;
  while (k != 0 && k != n) {
    if (k <= n - k) {
      for (long i = 0; i < n - k; ++i, ++first) iter_swap(first, first + k);
      n %= k;
      if (n == 0) break;
      swap(n, k);
      k = n - k;
    } else {
      k = n - k;
      I end = first + n;
      first = end - k;
      for (long i = 0; i < n - k; ++i) { --first; --end; iter_swap(first, end); }
      n %= k;
      if (n == 0) break;
      swap(n, k);
    }
  }
  return made;
}

template <class I>
bool is_sorted(I first, I last) {
  if (first == last) return true;
  for (auto next = first + 1; next != last; ++first, ++next) if (*next < *first) return false;
  return true;
}

template <class T>
pair<T, T> minmax(T const& a, T const& b) { return b < a ? make_pair(b, a) : make_pair(a, b); }
template <class T>
pair<T, T> minmax(initializer_list<T> list) { return make_pair(*min_element(list.begin(), list.end()), *max_element(list.begin(), list.end())); }

template <class T, class = enable_if_t<is_class_v<T>>>
T const& max(T const& a, T const& b) { return a < b ? b : a; }

template <class T, class = enable_if_t<is_class_v<T>>>
T const& min(T const& a, T const& b) { return b < a ? b : a; }

template <class T, class U, class F, class... R>
constexpr auto min(T const& a, U const& b, F less, R const&... rest) {
  if constexpr (sizeof...(R) > 0 || __is_number(less)) return min(min(a, b), less, rest...);
  else return less(b, a) ? b : a;
}

template <class T, class F>
constexpr T max(initializer_list<T> list, F less) { return *max_element(list.begin(), list.end(), less); }

template <class T, class F>
constexpr T min(initializer_list<T> list, F less) { return *min_element(list.begin(), list.end(), less); }
