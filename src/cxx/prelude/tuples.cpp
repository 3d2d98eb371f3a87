// Functions that walk a tuple: each mode of it, or the tuple itself where it is one value.

// In `std` the function stands before the tuple, and what it returns may be a reference.
template <class T, class F, int... I>
constexpr auto __apply_at(T&& t, F&& f, __seq<I...>) {
  return f(std::get<I>(std::forward<T>(t))...);
}
template <class T, class F, int... I>
constexpr decltype(auto) __apply_of_std(T&& t, F&& f, __seq<I...>) {
  return std::forward<F>(f)(std::get<I>(std::forward<T>(t))...);
}

template <class A, class B>
constexpr decltype(auto) apply(A&& a, B&& b) {
  if constexpr (__is_tuple(a)) {
    return __apply_at(std::forward<A>(a), b, __tuple_seq(a));
  } else {
    return __apply_of_std(std::forward<B>(b), std::forward<A>(a), __tuple_seq(b));
  }
}

template <class T, class V>
constexpr auto fill_int_tuple_from(T& result, V const& values) {
  return fold(result, values, [](auto const& left, auto&& mode) {
    using M = remove_cvref_t<decltype(mode)>;
    if constexpr (is_static<M>::value) {
      return left;
    } else if constexpr (is_tuple<M>::value) {
      return fill_int_tuple_from(mode, left);
    } else {
      static_assert(tuple_size<remove_cvref_t<decltype(left)>>::value > 0, "Not enough values to fill with!");
      mode = get<0>(left);
      return remove<0>(left);
    }
  });
}

template <class T, class U>
constexpr T round_nearest(T x, U y) { return (x + y - 1) / y * y; }

template <class T>
using rank_t = decltype(rank(std::declval<T>()));

template <class T>
using depth_t = decltype(depth(std::declval<T>()));

template <class T>
using cosize_t = decltype(cosize(std::declval<T>()));

template <class T>
constexpr auto __layout_of(T const& t) {
  if constexpr (is_layout<T>::value) return t;
  else return Layout<T>(t);
}

template <class F, class... Args>
constexpr decltype(auto) invoke(F&& f, Args&&... args) noexcept(std::is_nothrow_invocable_v<F, Args...>) {
  return std::forward<F>(f)(std::forward<Args>(args)...);
}

template <class T, class F, int... I>
constexpr void __for_each_at(T&& t, F&& f, __seq<I...>) {
  (f(get<I>(t)), ...);
}

template <class T, class F>
constexpr void for_each(T&& t, F&& f) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) f(t(i));
  } else if constexpr (__is_tuple(t)) {
    __for_each_at(t, f, __tuple_seq(t));
  } else {
    f(std::forward<T>(t));
  }
}

template <class T, class F, int... I>
constexpr auto __for_each_leaf_at(T&& t, F&& f, __seq<I...>) {
  return (for_each_leaf(std::get<I>(std::forward<T>(t)), f), ...);
}

template <class T, class F>
constexpr auto for_each_leaf(T&& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    return __for_each_leaf_at(std::forward<T>(t), f, __tuple_seq(t));
  } else {
    return f(std::forward<T>(t));
  }
}

template <class T, class U, class F, int... I>
constexpr void __for_each_at2(T&& t, U&& u, F&& f, __seq<I...>) {
  static_assert(__rank(u) == sizeof...(I), "Mismatched tuple_size");
  (f(std::get<I>(std::forward<T>(t)), std::get<I>(std::forward<U>(u))), ...);
}

template <class T, class F>
constexpr auto __of_one(T const& t, F&& f) { return f(t); }
template <class T, class U, class F>
constexpr auto __of_two(T const& t, U const& u, F&& f) { return f(t, u); }

template <class T, class F, int... I>
constexpr auto __transform_at(T const& t, F&& f, __seq<I...>) {
  return make_tuple(f(get<I>(t))...);
}

template <class T, class U, class F, int... I>
constexpr auto __transform_at2(T const& t, U const& u, F&& f, __seq<I...>) {
  static_assert(__rank(u) == sizeof...(I), "Mismatched tuple_size");
  return make_tuple(f(get<I>(t), get<I>(u))...);
}

template <class T, class U, class W, class F, int... I>
constexpr auto __transform_at3(T const& t, U const& u, W const& w, F&& f, __seq<I...>) {
  static_assert(__rank(u) == sizeof...(I) && __rank(w) == sizeof...(I), "Mismatched tuple_size");
  return make_tuple(f(get<I>(t), get<I>(u), get<I>(w))...);
}

template <class T, class F>
constexpr auto transform(T&& t, F&& f) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) t(i) = f(t(i));
  } else if constexpr (__is_tuple(t)) {
    return __transform_at(t, f, __tuple_seq(t));
  } else {
    return __of_one(t, f);
  }
}

template <class T, class U, class F>
constexpr auto transform(T&& t, U&& u, F&& f) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) u(i) = f(t(i));
  } else if constexpr (__is_tuple(t)) {
    return __transform_at2(t, u, f, __tuple_seq(t));
  } else {
    return __of_two(t, u, f);
  }
}

template <class T, class U, class W, class F>
constexpr auto transform(T&& t, U&& u, W&& w, F&& f) {
  if constexpr (__is_tensor(t)) {
    for (int i = 0; i < __size(t); ++i) w(i) = f(t(i), u(i));
  } else if constexpr (__is_tuple(t)) {
    return __transform_at3(t, u, w, f, __tuple_seq(t));
  } else {
    auto out = w;
    for (auto p = t; p != u; ++p, ++out) *out = f(*p);
    return out;
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
constexpr auto __tapply(T&& t, F&& f, G&& g, __seq<I...>) {
  return g(f(std::get<I>(std::forward<T>(t)))...);
}
template <class T, class U, class F, class G, int... I>
constexpr auto __tapply(T&& t, U&& u, F&& f, G&& g, __seq<I...>) {
  return g(f(std::get<I>(std::forward<T>(t)), std::get<I>(std::forward<U>(u)))...);
}
template <class T, class U, class W, class F, class G, int... I>
constexpr auto __tapply(T&& t, U&& u, W&& w, F&& f, G&& g, __seq<I...>) {
  return g(f(std::get<I>(std::forward<T>(t)), std::get<I>(std::forward<U>(u)), std::get<I>(std::forward<W>(w)))...);
}

template <class T, class F, class G, int... I>
constexpr auto tapply(T&& t, F&& f, G&& g, seq<I...>) {
  return g(f(std::get<I>(std::forward<T>(t)))...);
}
template <class T, class U, class F, class G, int... I>
constexpr auto tapply(T&& t, U&& u, F&& f, G&& g, seq<I...>) {
  return g(f(std::get<I>(std::forward<T>(t)), std::get<I>(std::forward<U>(u)))...);
}
template <class T, class U, class W, class F, class G, int... I>
constexpr auto tapply(T&& t, U&& u, W&& w, F&& f, G&& g, seq<I...>) {
  return g(f(std::get<I>(std::forward<T>(t)), std::get<I>(std::forward<U>(u)), std::get<I>(std::forward<W>(w)))...);
}

template <class T, class F, class G>
constexpr auto transform_apply(T&& t, F&& f, G&& g) {
  if constexpr (__is_tuple(t)) {
    return __tapply(std::forward<T>(t), f, g, __tuple_seq(t));
  } else {
    return g(f(std::forward<T>(t)));
  }
}
template <class T, class U, class F, class G>
constexpr auto transform_apply(T&& t, U&& u, F&& f, G&& g) {
  if constexpr (__is_tuple(t)) {
    return __tapply(std::forward<T>(t), std::forward<U>(u), f, g, __tuple_seq(t));
  } else {
    return g(f(std::forward<T>(t), std::forward<U>(u)));
  }
}
template <class T, class U, class W, class F, class G>
constexpr auto transform_apply(T&& t, U&& u, W&& w, F&& f, G&& g) {
  if constexpr (__is_tuple(t)) {
    return __tapply(std::forward<T>(t), std::forward<U>(u), std::forward<W>(w), f, g, __tuple_seq(t));
  } else {
    return g(f(std::forward<T>(t), std::forward<U>(u), std::forward<W>(w)));
  }
}

template <class T, class F, int... I>
constexpr auto __layout_of(T const& t, F&& f, __seq<I...>) {
  return make_layout(f(get<I>(t))...);
}
template <class T, class U, class F, int... I, int... J, int... K>
constexpr auto __layout_of(T const& t, U const& u, F&& f, __seq<I...>, __seq<J...>, __seq<K...>) {
  return make_layout(f(get<I>(t), get<I>(u))..., get<J>(t)..., get<K>(u)...);
}

template <class T, class F>
constexpr auto transform_layout(T const& t, F&& f) {
  return __layout_of(t, f, __make_seq<rank(t)>{});
}
template <class T, class U, class F>
constexpr auto transform_layout(T const& t, U const& u, F&& f) {
  constexpr int n = rank(t), m = rank(u), least = n < m ? n : m;
  return __layout_of(t, u, f, __make_seq<least>{}, __make_range<least, n>{}, __make_range<least, m>{});
}

template <class T, class U>
constexpr auto __filled(T const& t, U const& rest) {
  if constexpr (__is_tuple(t)) {
    return fold(t, make_tuple(make_tuple(), rest), [](auto const& done, auto const& x) {
      auto next = __filled(x, get<1>(done));
      return make_tuple(append(get<0>(done), get<0>(next)), get<1>(next));
    });
  } else if constexpr (is_static<T>::value) {
    return make_tuple(t, rest);
  } else {
    return make_tuple(get<0>(rest), remove<0>(rest));
  }
}

template <class T, class... Ts>
constexpr T make_int_tuple_from(Ts const&... ts) { return get<0>(__filled(T{}, make_tuple(ts...))); }

template <class T = int64_t, class U>
constexpr auto to_array(U const& t) {
  auto flat = flatten_to_tuple(t);
  array<T, tuple_size<decltype(flat)>::value> result;
  for_each(__tuple_seq(flat), [&](auto i) { result[i] = get<i>(flat); });
  return result;
}

// A value whose copies are no code is handed on as it is.
template <class T, class V, class F, int I, int... Is>
constexpr auto __fold_on(T&& t, V v, F&& f, __seq<I, Is...>) {
  if constexpr (sizeof...(Is) == 0) {
    return f(v, std::get<I>(std::forward<T>(t)));
  } else {
    return __fold_on(std::forward<T>(t), f(v, std::get<I>(std::forward<T>(t))), f, __seq<Is...>{});
  }
}

template <class F, class V>
struct __folded {
  F f_;
  V v_;
  template <class X>
  constexpr auto next(X&& x) { auto r = f_(v_, std::forward<X>(x)); return __folded<F, decltype(r)>{f_, r}; }
};

template <class T, class S>
constexpr auto __fold_at(T&&, S&& s, __seq<>) { return std::move(s.v_); }
template <class T, class S, int I, int... Is>
constexpr auto __fold_at(T&& t, S&& s, __seq<I, Is...>) { return __fold_at(std::forward<T>(t), s.next(std::get<I>(std::forward<T>(t))), __seq<Is...>{}); }

template <class T, class V, class F>
constexpr auto fold(T&& t, V const& v, F&& f) {
  if constexpr (__is_tuple(t)) {
    if constexpr (__rank(t) != 0 && std::is_trivially_copyable_v<V>) return __fold_on(std::forward<T>(t), v, f, __tuple_seq(t));
    else return __fold_at(std::forward<T>(t), __folded<F&, V>{f, v}, __tuple_seq(t));
  } else {
    return f(v, std::forward<T>(t));
  }
}

template <class T, class F>
constexpr auto fold_first(T&& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    return __fold_at(std::forward<T>(t), __folded<F&, remove_cvref_t<decltype(get<0>(t))>>{f, get<0>(t)}, __tail_seq(t));
  } else {
    return t;
  }
}

template <bool... B>
struct find_true { static constexpr size_t value = __find_true<B...>; };

template <bool... B>
constexpr size_t find_true_v = __find_true<B...>;

template <class... A>
constexpr auto __first_true(A... a) { return C<__find_true<A::value...>>{}; }

template <bool... B>
constexpr size_t __find_true = [] {
  size_t n = 0;
  ((!B && ++n) && ...);
  return n;
}();

template <class T, class F, int... I>
constexpr auto __find_at(T const& t, F&& f, __seq<I...>) { return __first_true(f(get<I>(t))...); }

template <class T, class F>
constexpr auto find_if(T const& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    return __find_at(t, f, __tuple_seq(t));
  } else {
    return C<decltype(f(t))::value ? 0 : 1>{};
  }
}

template <class T, class F, int... I>
constexpr auto __any_at(T const& t, F&& f, __seq<I...>) {
  return __any(f(get<I>(t))...);
}

template <class T, class F, int... I>
constexpr auto __all_at(T const& t, F&& f, __seq<I...>) {
  return __all(f(get<I>(t))...);
}

template <class T, class F>
constexpr auto any_of(T const& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    return __any_at(t, f, __tuple_seq(t));
  } else {
    return f(t);
  }
}

template <class T, class F>
constexpr auto all_of(T const& t, F&& f) {
  if constexpr (__is_tuple(t)) {
    return __all_at(t, f, __tuple_seq(t));
  } else {
    return f(t);
  }
}

template <class T, class F>
constexpr auto none_of(T const& t, F&& f) {
  return !any_of(t, f);
}

template <class T, class F, int... I>
constexpr auto __filter_at(T const& t, F&& f, __seq<I...>) {
  return tuple_cat(f(get<I>(t))...);
}

template <class T, class U, class F, int... I>
constexpr auto __filter_at2(T const& t, U const& u, F&& f, __seq<I...>) {
  return tuple_cat(f(get<I>(t), get<I>(u))...);
}

template <class T, class F>
constexpr auto filter_tuple(T const& t, F&& f) {
  return __filter_at(t, f, __tuple_seq(t));
}

template <class T, class U, class F>
constexpr auto filter_tuple(T const& t, U const& u, F&& f) {
  return __filter_at2(t, u, f, __tuple_seq(t));
}

template <class T, class U, class W, class F>
constexpr auto filter_tuple(T const& t, U const& u, W const& w, F&& f) {
  return transform_apply(t, u, w, f, [](auto const&... a) { return tuple_cat(a...); });
}

template <class T>
constexpr auto reverse(T const& t) {
  return __reverse(t);
}

struct ForwardCoordIteratorSentinel {};

template <class Coord, class Shape, class Order>
constexpr void increment(Coord& coord, Shape const& shape, Order const& order) {
  ++basis_get(get<0>(order), coord);
  for_each(__make_range<1, tuple_size<Order>::value>{}, [&](auto i) {
    if (basis_get(get<i - 1>(order), coord) == basis_get(get<i - 1>(order), shape)) {
      basis_get(get<i - 1>(order), coord) = 0;
      ++basis_get(get<i>(order), coord);
    }
  });
}
template <class Coord, class Shape>
constexpr void increment(Coord& coord, Shape const& shape) { increment(coord, shape, flatten_to_tuple(make_basis_like(shape))); }

template <class Coord, class Shape, class Order>
struct ForwardCoordIterator {
  Coord coord;
  Shape shape;
  Coord const& operator*() const { return coord; }
  ForwardCoordIterator& operator++() { increment(coord, shape, Order{}); return *this; }
  bool operator==(ForwardCoordIteratorSentinel const&) const { return basis_get(back(Order{}), coord) == basis_get(back(Order{}), shape); }
  bool operator!=(ForwardCoordIteratorSentinel const& end) const { return !(*this == end); }
  bool operator==(ForwardCoordIterator const& other) const { return coord == other.coord; }
  bool operator!=(ForwardCoordIterator const& other) const { return coord != other.coord; }
};

template <class Order, class Shape, class Coord>
constexpr auto make_coord_iterator(Coord const& coord, Shape const& shape) {
  auto basis = flatten_to_tuple(make_basis_like(shape));
  if constexpr (is_same<Order, void>::value) {
    return ForwardCoordIterator<Coord, Shape, decltype(basis)>{coord, shape};
  } else {
    auto order = flatten_to_tuple(Order{});
    auto inverse = transform(__make_seq<rank(order)>{}, [&](auto i) { return find(order, i); });
    auto sorted = transform_leaf(inverse, [&](auto i) { return get<i>(basis); });
    return ForwardCoordIterator<Coord, Shape, decltype(sorted)>{coord, shape};
  }
}
template <class Shape, class Coord>
constexpr auto make_coord_iterator(Coord const& coord, Shape const& shape) { return make_coord_iterator<void>(coord, shape); }
template <class Order = void, class Shape>
constexpr auto make_coord_iterator(Shape const& shape) { return make_coord_iterator<Order>(repeat_like(shape, int(0)), shape); }

template <class T, class = void>
struct is_flat : true_type {};
template <class... T>
struct is_flat<tuple<T...>> : bool_constant<(!is_tuple<T>::value && ...)> {};

template <class... T>
using ESO_t = tuple<T...>;

template <class T, class X>
struct has_elem : bool_constant<is_same_v<T, X>> {};
template <class... T, class X>
struct has_elem<tuple<T...>, X> : bool_constant<(has_elem<T, X>::value || ...)> {};

template <class T>
using has_int1 = has_elem<T, Int<1>>;

template <class T>
using has_int0 = has_elem<T, Int<0>>;
