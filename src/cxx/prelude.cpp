// What takes functions: CuTe's and the standard library's algorithms, in C++ that the machine runs like a program's own.

template <class T, class F, int... I>
constexpr auto __apply_at(T&& t, F&& f, seq<I...>) {
  return f(get<I>(t)...);
}

template <class A, class B>
constexpr decltype(auto) apply(A&& a, B&& b) {
  if constexpr (__is_tuple(a)) {
    return __apply_at(a, b, tuple_seq(a));
  } else {
    return __apply_at(b, a, tuple_seq(b));
  }
}

template <class F, class... Args>
constexpr decltype(auto) invoke(F&& f, Args&&... args) {
  return f(args...);
}

template <class T, class F, int... I>
constexpr void __for_each_at(T&& t, F&& f, seq<I...>) {
  (f(get<I>(t)), ...);
}

template <class T, class F>
constexpr void for_each(T&& t, F&& f) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) f(t(i));
  } else if constexpr (__is_tuple(t)) {
    __for_each_at(t, f, tuple_seq(t));
  } else {
    f(t);
  }
}

template <class I, class F>
F for_each(I first, I last, F f) {
  for (; first != last; ++first) f(*first);
  return f;
}

template <class T, class F>
constexpr void for_each_leaf(T&& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    for_each(t, [&](auto&& x) { for_each_leaf(x, f); });
  } else {
    f(t);
  }
}

template <class T, class F, int... I>
constexpr auto __transform_at(T const& t, F&& f, seq<I...>) {
  return make_tuple(f(get<I>(t))...);
}

template <class T, class U, class F, int... I>
constexpr auto __transform_at2(T const& t, U const& u, F&& f, seq<I...>) {
  return make_tuple(f(get<I>(t), get<I>(u))...);
}

template <class T, class U, class W, class F, int... I>
constexpr auto __transform_at3(T const& t, U const& u, W const& w, F&& f, seq<I...>) {
  return make_tuple(f(get<I>(t), get<I>(u), get<I>(w))...);
}

template <class T, class F>
constexpr auto transform(T&& t, F&& f) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) t(i) = f(t(i));
  } else if constexpr (__is_tuple(t)) {
    return __transform_at(t, f, tuple_seq(t));
  } else {
    return f(t);
  }
}

template <class T, class U, class F>
constexpr auto transform(T&& t, U&& u, F&& f) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) u(i) = f(t(i));
  } else if constexpr (__is_tuple(t)) {
    return __transform_at2(t, u, f, tuple_seq(t));
  } else {
    return f(t, u);
  }
}

template <class T, class U, class W, class F>
constexpr auto transform(T&& t, U&& u, W&& w, F&& f) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) w(i) = f(t(i), u(i));
  } else if constexpr (__is_tuple(t)) {
    return __transform_at3(t, u, w, f, tuple_seq(t));
  } else {
    for (auto p = t; p != u; ++p, ++w) *w = f(*p);
    return w;
  }
}

template <class I, class J, class O, class F>
O transform(I first, I last, J second, O out, F f) {
  for (; first != last; ++first, ++second, ++out) *out = f(*first, *second);
  return out;
}

template <class T, class F>
constexpr auto transform_leaf(T const& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    return transform(t, [&](auto const& x) { return transform_leaf(x, f); });
  } else {
    return f(t);
  }
}

template <class T, class U, class F>
constexpr auto transform_leaf(T const& t, U const& u, F&& f) {
  if constexpr (__is_tuple(t)) {
    return transform(t, u, [&](auto const& x, auto const& y) { return transform_leaf(x, y, f); });
  } else {
    return f(t, u);
  }
}

template <class T, class F, class G, int... I>
constexpr auto __tapply_at(T&& t, F&& f, G&& g, seq<I...>) {
  return g(f(get<I>(t))...);
}

template <class T, class F, class G>
constexpr auto __tapply(T&& t, F&& f, G&& g) {
  if constexpr (__is_tuple(t)) {
    return __tapply_at(t, f, g, tuple_seq(t));
  } else {
    return g(f(t));
  }
}

template <class T, class F, class G>
constexpr auto transform_apply(T&& t, F&& f, G&& g) {
  return __tapply(t, f, g);
}

template <class T, class U, class F, class G, int... I>
constexpr auto __tapply_at2(T&& t, U&& u, F&& f, G&& g, seq<I...>) {
  return g(f(get<I>(t), get<I>(u))...);
}

template <class T, class U, class F, class G>
constexpr auto transform_apply(T&& t, U&& u, F&& f, G&& g) {
  if constexpr (__is_tuple(t)) {
    return __tapply_at2(t, u, f, g, tuple_seq(t));
  } else {
    return g(f(t, u));
  }
}

template <class T, class V, class F, int I, int... Is>
constexpr auto __fold_at(T&& t, V const& v, F&& f, seq<I, Is...>) {
  if constexpr (sizeof...(Is) == 0) {
    return f(v, get<I>(t));
  } else {
    return __fold_at(t, f(v, get<I>(t)), f, seq<Is...>{});
  }
}

template <class T, class V, class F>
constexpr auto fold(T&& t, V const& v, F&& f) {
  if constexpr (__is_tuple(t)) {
    if constexpr (__rank(t) == 0) {
      return v;
    } else {
      return __fold_at(t, v, f, tuple_seq(t));
    }
  } else {
    return f(v, t);
  }
}

template <class T, class F>
constexpr auto fold_first(T&& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    if constexpr (__rank(t) == 1) {
      return get<0>(t);
    } else {
      return __fold_at(t, get<0>(t), f, __tail_seq(t));
    }
  } else {
    return t;
  }
}

template <class T, class F, int I, int... Is>
constexpr auto __find_at(T const& t, F&& f, seq<I, Is...>) {
  if constexpr (f(get<I>(t))) {
    return C<I>{};
  } else if constexpr (sizeof...(Is) == 0) {
    return C<I + 1>{};
  } else {
    return __find_at(t, f, seq<Is...>{});
  }
}

template <class T, class F>
constexpr auto find_if(T const& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    return __find_at(t, f, tuple_seq(t));
  } else if constexpr (f(t)) {
    return C<0>{};
  } else {
    return C<1>{};
  }
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

template <class T, class F, int... I>
constexpr auto __any_at(T const& t, F&& f, seq<I...>) {
  return __any(f(get<I>(t))...);
}

template <class T, class F, int... I>
constexpr auto __all_at(T const& t, F&& f, seq<I...>) {
  return __all(f(get<I>(t))...);
}

template <class T, class F>
constexpr auto any_of(T const& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    return __any_at(t, f, tuple_seq(t));
  } else {
    return f(t);
  }
}

template <class T, class F>
constexpr auto all_of(T const& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    return __all_at(t, f, tuple_seq(t));
  } else {
    return f(t);
  }
}

template <class T, class F>
constexpr auto none_of(T const& t, F&& f) {
  return !any_of(t, f);
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

template <class T, class F, int... I>
constexpr auto __filter_at(T const& t, F&& f, seq<I...>) {
  return tuple_cat(f(get<I>(t))...);
}

template <class T, class U, class F, int... I>
constexpr auto __filter_at2(T const& t, U const& u, F&& f, seq<I...>) {
  return tuple_cat(f(get<I>(t), get<I>(u))...);
}

template <class T, class F>
constexpr auto filter_tuple(T const& t, F&& f) {
  return __filter_at(t, f, tuple_seq(t));
}

template <class T, class U, class F>
constexpr auto filter_tuple(T const& t, U const& u, F&& f) {
  return __filter_at2(t, u, f, tuple_seq(t));
}

template <class P, class S, class D>
void copy_if(P const& pred, S const& src, D&& dst) {
  if constexpr (__is_tensor(pred)) {
    __copy_if(pred, src, dst);
  } else {
    for (int i = 0; i < __size(src); ++i)
      if (pred(i)) dst(i) = src(i);
  }
}

template <class C, class P, class S, class D>
void copy_if(C const& policy, P const& pred, S const& src, D&& dst) {
  if constexpr (__is_tensor(src) && __is_tensor(dst)) {
    copy_if(pred, src, dst);
  } else {
    for (auto p = policy; p != pred; ++p)
      if (dst(*p)) { *src = *p; ++src; }
  }
}

template <class T, class V, class F>
constexpr auto reduce(T const& t, V v, F&& f) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) v = f(v, t(i));
    return v;
  } else {
    for (auto p = t; p != v; ++p) f = f + *p;
    return f;
  }
}

template <class T, class V>
constexpr auto reduce(T const& t, V v) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) v = v + t(i);
    return v;
  } else {
    auto sum = *t;
    for (++t; t != v; ++t) sum = sum + *t;
    return sum;
  }
}

template <class S, class D, class F = plus<void>>
void batch_reduce(S const& src, D&& dst, F f = {}) {
  for (int i = 0; i < size(dst); ++i) dst(i) = reduce(src(_, i), dst(i), f);
}

template <class S, class D, class P, class F = plus<void>>
void logical_reduce(S const& src, D&& dst, P const& profile, F f = {}) {
  auto diced = dice(profile, layout(src));
  auto sliced = slice(profile, layout(src));
  auto red = conditional_return<rank(diced) == Int<0>{}>(Layout<_1, _0>{}, diced);
  auto batch = conditional_return<rank(sliced) == Int<0>{}>(Layout<_1, _0>{}, sliced);
  batch_reduce(make_tensor(data(src), make_layout(red, batch)), dst, f);
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
void sort(I first, I last) {
  sort(first, last, [](auto const& a, auto const& b) { return a < b; });
}

template <class I, class F>
void sort(I first, I last, F less) {
  long n = last - first;
  for (long gap = __first_gap(n); gap > 0; gap = gap / 3) {
    for (long i = gap; i < n; ++i) {
      auto x = first[i];
      long j = i;
      for (; j >= gap && less(x, first[j - gap]); j -= gap) first[j] = first[j - gap];
      first[j] = x;
    }
  }
}

template <class I>
void stable_sort(I first, I last) {
  stable_sort(first, last, [](auto const& a, auto const& b) { return a < b; });
}

template <class I, class F>
void stable_sort(I first, I last, F less) {
  long n = last - first;
  for (long i = 1; i < n; ++i) {
    auto x = first[i];
    long j = i;
    for (; j > 0 && less(x, first[j - 1]); --j) first[j] = first[j - 1];
    first[j] = x;
  }
}

template <class T>
constexpr auto reverse(T const& t) {
  return __reverse(t);
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

template <class T, class F>
constexpr auto max(T const& a, T const& b, F less) {
  return less(a, b) ? b : a;
}

template <class I>
I unique(I first, I last) {
  if (first == last) return last;
  auto out = first;
  for (++first; first != last; ++first)
    if (!(*out == *first)) *++out = *first;
  return ++out;
}

template <class I, class T>
I lower_bound(I first, I last, T const& value) {
  for (; first != last && *first < value; ++first) {}
  return first;
}

template <class T = void>
struct plus { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a + b; } };

template <class T = void>
struct minus { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a - b; } };

template <class T = void>
struct multiplies { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a * b; } };

template <class T = void>
struct less { template <class A, class B> constexpr bool operator()(A const& a, B const& b) const { return a < b; } };

template <class T = void>
struct greater { template <class A, class B> constexpr bool operator()(A const& a, B const& b) const { return a > b; } };

struct identity { template <class T> constexpr decltype(auto) operator()(T&& x) const { return x; } };

struct conjugate { template <class T> constexpr auto operator()(T const& x) const { return conj(x); } };

struct negate { template <class T> constexpr auto operator()(T const& x) const { return -x; } };
