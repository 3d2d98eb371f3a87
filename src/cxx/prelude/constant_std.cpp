// Constants and sequences of integers: those of `std` are no values of CuTe, whose `C` is a value of the machine.

template <class T, T v>
struct __std_integral_constant {
  static constexpr T value = v;
  using value_type = T;
  using type = __std_integral_constant;
  constexpr operator T() const noexcept { return v; }
  constexpr T operator()() const noexcept { return v; }
};
template <class R, class Self>
struct __std_trait : R {};

template <class T>
struct type_identity {
  using type = T;
};

template <class...>
struct conjunction : __std_integral_constant<bool, true> {};
template <class B>
struct conjunction<B> : B {};
template <class B, class... R>
struct conjunction<B, R...> : conditional_t<bool(B::value), conjunction<R...>, B> {};

template <class... B>
constexpr bool conjunction_v = conjunction<B...>::value;

template <class...>
struct disjunction : __std_integral_constant<bool, false> {};
template <class B>
struct disjunction<B> : B {};
template <class B, class... R>
struct disjunction<B, R...> : conditional_t<bool(B::value), B, disjunction<R...>> {};

template <class... B>
constexpr bool disjunction_v = disjunction<B...>::value;

template <class B>
struct negation : __std_integral_constant<bool, !bool(B::value)> {};

template <class B>
constexpr bool negation_v = !bool(B::value);

template <bool b>
using __std_bool_constant = __std_integral_constant<bool, b>;

using __std_true_type = __std_integral_constant<bool, true>;

using __std_false_type = __std_integral_constant<bool, false>;

template <class T, T... I>
struct __std_integer_sequence {
  using value_type = T;
  static constexpr size_t size() noexcept { return sizeof...(I); }
};

template <size_t... I>
using __std_index_sequence = __std_integer_sequence<size_t, I...>;

template <class T, T n>
using __std_make_integer_sequence = __numbered<__std_integer_sequence, T, 0, n>;

template <size_t n>
using __std_make_index_sequence = __numbered<__std_integer_sequence, size_t, 0, n>;

template <class... T>
using __std_index_sequence_for = __std_make_index_sequence<sizeof...(T)>;

// The machine knows the elements of its objects.
template <class T, T... I>
struct integer_sequence {
  using value_type = T;
  static constexpr size_t size() noexcept { return sizeof...(I); }
};

template <int... I>
using int_sequence = integer_sequence<int, I...>;

template <int... I>
using seq = integer_sequence<int, I...>;

template <size_t... I>
using index_sequence = integer_sequence<size_t, I...>;

template <class T, T n>
using make_integer_sequence = __numbered<integer_sequence, T, 0, n>;

template <int n>
using make_int_sequence = __numbered<integer_sequence, int, 0, n>;

template <int n>
using make_seq = __numbered<integer_sequence, int, 0, n>;

template <size_t n>
using make_index_sequence = __numbered<integer_sequence, size_t, 0, n>;

template <class T, T from, T to>
using make_integer_range = __numbered<integer_sequence, T, from, to>;

template <int from, int to>
using make_int_range = __numbered<integer_sequence, int, from, to>;

template <int from, int to>
using make_range = __numbered<integer_sequence, int, from, to>;

template <size_t from, size_t to>
using make_index_range = __numbered<integer_sequence, size_t, from, to>;

template <class S>
struct __reversed;
template <class T, T... I>
struct __reversed<integer_sequence<T, I...>> {
  using type = integer_sequence<T, sizeof...(I) - 1 - I...>;
};

template <class T, T n>
using make_integer_sequence_reverse = typename __reversed<make_integer_sequence<T, n>>::type;

template <int n>
using make_int_rsequence = typename __reversed<make_seq<n>>::type;

template <int n>
using make_rseq = typename __reversed<make_seq<n>>::type;

template <size_t n>
using make_index_rsequence = typename __reversed<make_index_sequence<n>>::type;

template <class T>
using tuple_seq = make_seq<tuple_size<remove_cvref_t<T>>::value>;

template <class T>
using tuple_rseq = make_rseq<tuple_size<remove_cvref_t<T>>::value>;

template <size_t n, size_t align = 16>
struct aligned_storage {
  struct alignas(align) type { unsigned char data[n]; };
};

template <size_t n, size_t align = 16>
using aligned_storage_t = typename aligned_storage<n, align>::type;
