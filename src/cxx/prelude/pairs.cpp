// Pairs, and references that are kept like values.

// The machine compares pairs, takes them apart and knows them by their name.
template <class A, class B>
struct pair {
  using first_type = A;
  using second_type = B;
  A first;
  B second;
  pair() : first(), second() {}
  pair(A const& a, B const& b) noexcept(is_nothrow_copy_constructible_v<A> && is_nothrow_copy_constructible_v<B>) : first(a), second(b) {}
  template <class U, class V> pair(U&& a, V&& b) noexcept(is_nothrow_constructible_v<A, U> && is_nothrow_constructible_v<B, V>) : first(std::forward<U>(a)), second(std::forward<V>(b)) {}
  template <class U, class V> pair(pair<U, V> const& o) noexcept(is_nothrow_constructible_v<A, U const&> && is_nothrow_constructible_v<B, V const&>) : first(o.first), second(o.second) {}
  template <class U, class V> pair(pair<U, V>&& o) noexcept(is_nothrow_constructible_v<A, U> && is_nothrow_constructible_v<B, V>) : first(std::forward<U>(o.first)), second(std::forward<V>(o.second)) {}
  // A new key, and what its value is made of.
  template <class U, class... V> pair(__keyed_t, int, U&& a, V&&... b) : first(std::forward<U>(a)), second(std::forward<V>(b)...) {}
  template <class... U, class... V> pair(piecewise_construct_t, std::tuple<U...> a, std::tuple<V...> b) : pair(a, b, __make_seq<sizeof...(U)>{}, __make_seq<sizeof...(V)>{}) {}
  template <class T, class S, int... I, int... J> pair(T& a, S& b, __seq<I...>, __seq<J...>)
      : first(std::get<I>(std::move(a))...), second(std::get<J>(std::move(b))...) {}
  void swap(pair& o) noexcept(is_nothrow_swappable_v<A> && is_nothrow_swappable_v<B>) { std::swap(*this, o); }
  bool operator==(pair const&) const = default;
  auto operator<=>(pair const&) const = default;
};
template <class A, class B> pair(A, B) -> pair<A, B>;

struct __keyed_t {};

struct piecewise_construct_t {};

constexpr piecewise_construct_t piecewise_construct{};

template <class A, class B>
pair<unwrap_ref_decay_t<A>, unwrap_ref_decay_t<B>> make_pair(A&& a, B&& b) {
  return pair<unwrap_ref_decay_t<A>, unwrap_ref_decay_t<B>>(std::forward<A>(a), std::forward<B>(b));
}

template <class T>
struct reference_wrapper {
  using type = T;
  T* p_;
  reference_wrapper(T& x) noexcept : p_(&x) {}
  reference_wrapper(T&&) requires(!is_function<T>::value) = delete;
  operator T&() const noexcept { return *p_; }
  T& get() const noexcept { return *p_; }
  template <class... A> decltype(auto) operator()(A&&... a) const { return (*p_)(std::forward<A>(a)...); }
};

template <class T>
reference_wrapper<T> ref(T& x) noexcept { return reference_wrapper<T>(x); }
template <class T>
reference_wrapper<T> ref(reference_wrapper<T> x) noexcept { return x; }

template <class T>
reference_wrapper<T const> cref(T const& x) noexcept {
  if constexpr (is_function<T>::value) return reference_wrapper<T>(const_cast<T&>(x));
  else return reference_wrapper<T const>(x);
}
template <class T>
reference_wrapper<T const> cref(reference_wrapper<T> x) noexcept { return reference_wrapper<T const>(x.get()); }
