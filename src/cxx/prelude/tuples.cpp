// Functions that walk a tuple: each mode of it, or the tuple itself where it is one value.

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

template <class T>
constexpr auto reverse(T const& t) {
  return __reverse(t);
}

template <class... T>
using index_sequence_for = make_index_sequence<sizeof...(T)>;
