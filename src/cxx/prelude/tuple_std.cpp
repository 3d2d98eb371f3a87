// `std::tuple`: CuTe's is a value of the machine.

// The machine lays out the elements, makes, assigns and compares objects and finds elements by `get`.
template <class... T>
struct __std_tuple {
  void swap(__std_tuple& o) noexcept((is_nothrow_swappable_v<T> && ...)) { std::swap(*this, o); }
};

// What a name of a structured binding is, of a class that specialises `std::tuple_size`.
template <size_t I, class E>
decltype(auto) __part(E&& e) {
  if constexpr (requires { e.template get<I>(); }) {
    return std::forward<E>(e).template get<I>();
  } else {
    return get<I>(std::forward<E>(e));
  }
}

template <class T, size_t n>
constexpr auto __std_to_array(T (&a)[n]) { return __array_of(a, __std_make_index_sequence<n>{}); }
template <class T, size_t n>
constexpr auto __std_to_array(T (&&a)[n]) { return __array_of(std::move(a), __std_make_index_sequence<n>{}); }

template <class T, size_t n, size_t... I>
constexpr __std_array<remove_cv_t<T>, n> __array_of(T (&a)[n], __std_index_sequence<I...>) { return {{a[I]...}}; }
template <class T, size_t n, size_t... I>
constexpr __std_array<remove_cv_t<T>, n> __array_of(T (&&a)[n], __std_index_sequence<I...>) { return {{std::move(a[I])...}}; }
