// Functions that walk a tensor, element by element in the order of its coordinates.

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

template <class T>
using subbyte_iterator = decltype(recast_ptr<T>((void*)nullptr));

template <class T>
using subbyte_reference = decltype(make_tensor(recast_ptr<T>((void*)nullptr), Layout<_1>{})(0));
