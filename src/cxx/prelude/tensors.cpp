// Functions that walk a tensor, element by element in the order of its coordinates.

template <class P, class S, class D>
void copy_if(P const& pred, S const& src, D&& dst) {
  if constexpr (__is_tensor(pred)) {
    __copy_if(pred, src, dst);
  } else {
    for (int i = 0; i < __size(dst); ++i)
      if (pred(i)) dst(i) = src(i);
  }
}

template <class C, class P, class S, class D>
void copy_if(C const& policy, P const& pred, S const& src, D&& dst) {
  if constexpr (__is_tensor(src) && __is_tensor(dst)) {
    if constexpr (__is_tensor(pred))
      __copy_if(policy, pred, src, dst);
    else
      copy_if(pred, src, dst);
  } else {
    for (auto p = policy; p != pred; ++p)
      if (dst(*p)) { *src = *p; ++src; }
  }
}

template <class A, class X, class B, class Y>
void axpby(A const& alpha, X const& x, B const& beta, Y&& y) { __axpby(alpha, x, beta, y); }
template <class A, class X, class B, class Y, class P>
void axpby(A const& alpha, X const& x, B const& beta, Y&& y, P const& p) {
  if constexpr (__is_tensor(p)) {
    __axpby(alpha, x, beta, y, p);
  } else {
    for (int i = 0; i < __size(x); ++i)
      if (p(i)) y(i) = beta == 0 ? alpha * x(i) : alpha * x(i) + beta * y(i);
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
  static_assert(rank(src) == Int<2>{});
  assert(size<1>(src) == size(dst));
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

template <class T>
ostream& print_tensor_os(ostream& out, T const& t) {
  constexpr int modes = rank(t);
  if constexpr (modes == 1) {
    for (int i = 0; i < size(t); ++i) out << std::setw(9) << t(i) << std::endl;
  } else if constexpr (modes == 2) {
    for (int i = 0; i < size<0>(t); ++i) {
      for (int j = 0; j < size<1>(t); ++j) out << std::setw(9) << t(i, j);
      out << std::endl;
    }
  } else if constexpr (modes <= 4) {
    for (int k = 0; k < size<modes - 1>(t); ++k) {
      if (k > 0) out << std::string(9 * size<1>(t), modes == 3 ? '-' : '=') << std::endl;
      if constexpr (modes == 3) {
        print_tensor_os(out, t(_, _, k));
      } else {
        print_tensor_os(out, t(_, _, _, k));
      }
    }
  }
  return out;
}

template <class F, class I>
auto make_transform_iter(F const& f, I const& i) { return __through(f, i); }
template <class T>
auto __read(T const& t) {
  using E = remove_cvref_t<decltype(t(0))>;
  auto made = [&] {
    auto flat = make_layout(shape(t));
    if constexpr (is_static<decltype(flat)>::value) {
      return make_tensor<E>(flat);
    } else {
      return make_tensor(new E[size(flat)], flat);
    }
  }();
  for (int i = 0; i < __size(t); ++i) made(i) = t(i);
  return made;
}

template <class T, class F>
auto __lazy_transform(T const& t, F const& f) { return make_tensor(make_transform_iter(f, data(t)), layout(t)); }

template <class L>
using get_swizzle_t = decltype(get_swizzle_portion(declval<L>()));

template <class S, class D>
void __copy_each(S const& from, D&& to) {
  using A = typename S::value_type;
  using B = typename remove_cvref_t<D>::value_type;
  for (int i = 0; i < __size(to); ++i) { to(i) = static_cast<B>(static_cast<A>(from(i))); }
}
