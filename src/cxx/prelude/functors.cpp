// Function objects of CuTe and of the standard library.

template <class T = void>
struct plus : binary_function<T, T, T> { constexpr T operator()(T const& a, T const& b) const { return a + b; } };
template <>
struct plus<void> { using is_transparent = int; template <class A, class B> constexpr decltype(auto) operator()(A const& a, B const& b) const noexcept(noexcept(a + b)) { return a + b; } };
template <class T, int N>
struct plus<Array<T, N>> : __array_functor<plus<T>, T, N> {};

template <class T = void>
struct minus : binary_function<T, T, T> { constexpr T operator()(T const& a, T const& b) const { return a - b; } };
template <>
struct minus<void> { using is_transparent = int; template <class A, class B> constexpr decltype(auto) operator()(A const& a, B const& b) const noexcept(noexcept(a - b)) { return a - b; } };
template <class T, int N>
struct minus<Array<T, N>> : __array_functor<minus<T>, T, N> {};

template <class T = void>
struct multiplies : binary_function<T, T, T> { constexpr T operator()(T const& a, T const& b) const { return a * b; } };
template <>
struct multiplies<void> { using is_transparent = int; template <class A, class B> constexpr decltype(auto) operator()(A const& a, B const& b) const noexcept(noexcept(a * b)) { return a * b; } };
template <class T, int N>
struct multiplies<Array<T, N>> : __array_functor<multiplies<T>, T, N> {};

template <class T = void>
struct less : binary_function<T, T, bool> { constexpr bool operator()(T const& a, T const& b) const { return a < b; } };
template <>
struct less<void> { using is_transparent = int; template <class A, class B> constexpr decltype(auto) operator()(A const& a, B const& b) const noexcept(noexcept(a < b)) { return a < b; } };

template <class T = void>
struct greater : binary_function<T, T, bool> { constexpr bool operator()(T const& a, T const& b) const { return a > b; } };
template <>
struct greater<void> { using is_transparent = int; template <class A, class B> constexpr decltype(auto) operator()(A const& a, B const& b) const noexcept(noexcept(a > b)) { return a > b; } };

struct identity { template <class T> constexpr T&& operator()(T&& x) const noexcept { return static_cast<T&&>(x); } };

struct unary_plus { template <class T> constexpr auto operator()(T const& x) const { return +x; } };

struct dereference { template <class T> constexpr decltype(auto) operator()(T&& x) const { return *x; } };

struct address_of { template <class T> constexpr auto operator()(T&& x) const { return &x; } };

struct pre_increment { template <class T> constexpr decltype(auto) operator()(T&& x) const { return ++x; } };

struct pre_decrement { template <class T> constexpr decltype(auto) operator()(T&& x) const { return --x; } };

struct post_increment { template <class T> constexpr auto operator()(T&& x) const { return x++; } };

struct post_decrement { template <class T> constexpr auto operator()(T&& x) const { return x--; } };

struct abs_fn { template <class T> constexpr auto operator()(T const& x) const { return abs(x); } };

struct max_fn { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return max(a, b); } };

struct min_fn { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return min(a, b); } };

struct left_shift { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const noexcept(noexcept(a << b)) { return a << b; } };

struct right_shift { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const noexcept(noexcept(a >> b)) { return a >> b; } };

struct plus_assign { template <class A, class B> constexpr decltype(auto) operator()(A&& a, B&& b) const { return a += b; } };

struct minus_assign { template <class A, class B> constexpr decltype(auto) operator()(A&& a, B&& b) const { return a -= b; } };

struct multiplies_assign { template <class A, class B> constexpr decltype(auto) operator()(A&& a, B&& b) const { return a *= b; } };

struct conjugate { template <class T> constexpr auto operator()(T const& x) const { return conj(x); } };

template <class T = void>
struct negate : unary_function<T, T> { constexpr T operator()(T const& x) const { return -x; } };
template <>
struct negate<void> { using is_transparent = int; template <class A> constexpr decltype(auto) operator()(A const& x) const { return -x; } };
template <class T, int N>
struct negate<Array<T, N>> : __array_functor<negate<T>, T, N> {};

template <class T = void>
struct greater_equal : binary_function<T, T, bool> { constexpr bool operator()(T const& a, T const& b) const { return a >= b; } };
template <>
struct greater_equal<void> { using is_transparent = int; template <class A, class B> constexpr decltype(auto) operator()(A const& a, B const& b) const noexcept(noexcept(a >= b)) { return a >= b; } };

template <class T = void>
struct less_equal : binary_function<T, T, bool> { constexpr bool operator()(T const& a, T const& b) const { return a <= b; } };
template <>
struct less_equal<void> { using is_transparent = int; template <class A, class B> constexpr decltype(auto) operator()(A const& a, B const& b) const noexcept(noexcept(a <= b)) { return a <= b; } };

template <class T = void>
struct equal_to : binary_function<T, T, bool> { constexpr bool operator()(T const& a, T const& b) const { return a == b; } };
template <>
struct equal_to<void> { using is_transparent = int; template <class A, class B> constexpr decltype(auto) operator()(A const& a, B const& b) const noexcept(noexcept(a == b)) { return a == b; } };

template <class T = void>
struct divides : binary_function<T, T, T> { constexpr T operator()(T const& a, T const& b) const { return a / b; } };
template <>
struct divides<void> { using is_transparent = int; template <class A, class B> constexpr decltype(auto) operator()(A const& a, B const& b) const noexcept(noexcept(a / b)) { return a / b; } };
template <class T, int N>
struct divides<Array<T, N>> : __array_functor<divides<T>, T, N> {};

template <class T> requires(!is_nothrow_move_constructible_v<T> && is_copy_constructible_v<T>)
constexpr T const& move_if_noexcept(T& x) noexcept { return x; }
template <class T> requires(is_nothrow_move_constructible_v<T> || !is_copy_constructible_v<T>)
constexpr T&& move_if_noexcept(T& x) noexcept { return std::move(x); }

// Without a hash of its own a type has one that cannot be made.
template <class T>
struct hash { hash(hash&&) = delete; ~hash() = delete; };
template <class T> requires(!is_const_v<T> && (is_arithmetic_v<T> || is_enum_v<T> || is_pointer_v<T> || is_same_v<T, nullptr_t> || is_same_v<T, std::string> || is_same_v<T, vector<bool>>))
struct hash<T> { size_t operator()(T const& a) const noexcept { return __hash(a); } };

template <class T = void>
struct modulus : binary_function<T, T, T> { constexpr T operator()(T const& a, T const& b) const { return a % b; } };
template <>
struct modulus<void> { using is_transparent = int; template <class A, class B> constexpr decltype(auto) operator()(A const& a, B const& b) const noexcept(noexcept(a % b)) { return a % b; } };

template <class T = void>
struct bit_and : binary_function<T, T, T> { constexpr T operator()(T const& a, T const& b) const { return a & b; } };
template <>
struct bit_and<void> { using is_transparent = int; template <class A, class B> constexpr decltype(auto) operator()(A const& a, B const& b) const noexcept(noexcept(a & b)) { return a & b; } };

template <class T = void>
struct bit_or : binary_function<T, T, T> { constexpr T operator()(T const& a, T const& b) const { return a | b; } };
template <>
struct bit_or<void> { using is_transparent = int; template <class A, class B> constexpr decltype(auto) operator()(A const& a, B const& b) const noexcept(noexcept(a | b)) { return a | b; } };

template <class T = void>
struct bit_xor : binary_function<T, T, T> { constexpr T operator()(T const& a, T const& b) const { return a ^ b; } };
template <>
struct bit_xor<void> { using is_transparent = int; template <class A, class B> constexpr decltype(auto) operator()(A const& a, B const& b) const noexcept(noexcept(a ^ b)) { return a ^ b; } };

template <class T = void>
struct not_equal_to : binary_function<T, T, bool> { constexpr bool operator()(T const& a, T const& b) const { return a != b; } };
template <>
struct not_equal_to<void> { using is_transparent = int; template <class A, class B> constexpr decltype(auto) operator()(A const& a, B const& b) const noexcept(noexcept(a != b)) { return a != b; } };

template <class T = void>
struct logical_and : binary_function<T, T, bool> { constexpr bool operator()(T const& a, T const& b) const { return a && b; } };
template <>
struct logical_and<void> { using is_transparent = int; template <class A, class B> constexpr decltype(auto) operator()(A const& a, B const& b) const noexcept(noexcept(a && b)) { return a && b; } };

template <class T = void>
struct logical_or : binary_function<T, T, bool> { constexpr bool operator()(T const& a, T const& b) const { return a || b; } };
template <>
struct logical_or<void> { using is_transparent = int; template <class A, class B> constexpr decltype(auto) operator()(A const& a, B const& b) const noexcept(noexcept(a || b)) { return a || b; } };

template <class T = void>
struct logical_not : unary_function<T, bool> { constexpr bool operator()(T const& x) const { return !x; } };
template <>
struct logical_not<void> { using is_transparent = int; template <class A> constexpr decltype(auto) operator()(A const& x) const { return !x; } };

template <class A, class R>
struct unary_function { using argument_type = A; using result_type = R; };

template <class A, class B, class R>
struct binary_function { using first_argument_type = A; using second_argument_type = B; using result_type = R; };

template <class T = void>
struct bit_not : unary_function<T, T> { constexpr T operator()(T const& x) const { return ~x; } };
template <>
struct bit_not<void> { using is_transparent = int; template <class A> constexpr decltype(auto) operator()(A const& x) const { return ~x; } };

template <class F, class... A>
using invoke_result_t = __result_of<F, A...>;

template <class F, class... A>
struct invoke_result { using type = __result_of<F, A...>; };

template <class F, class... A>
constexpr auto is_valid(F&& f, A&&... a) {
  if constexpr (sizeof...(A) > 0) {
    return __std_bool_constant<is_invocable_v<F, A...>>{};
  } else {
    return [&](auto&&... a) { return __std_bool_constant<is_invocable_v<F, decltype(a)...>>{}; };
  }
}

template <int N>
struct shift_left_const { static constexpr int Shift = N; template <class T> constexpr auto operator()(T const& x) const { return x << N; } };

template <int N>
struct shift_right_const { static constexpr int Shift = N; template <class T> constexpr auto operator()(T const& x) const { return x >> N; } };

template <size_t A, class Child = void>
struct alignas(A) aligned_struct {};

template <int N>
constexpr bool is_byte_aligned(void const* p) { return (uintptr_t(p) & (N - 1)) == 0; }

template <class T>
struct is_ratio : C<false> {};
template <auto a, auto b>
struct is_ratio<R<a, b>> : C<true> {};

template <class... T>
struct type_list {};

template <class T, class U>
struct copy_cv { using type = conditional_t<is_const<T>::value, U const, U>; };

template <class T, class U>
using copy_cv_t = typename copy_cv<T, U>::type;

template <class S>
struct to_seq;
template <template <class...> class X, class... T>
struct to_seq<X<T...>> { using type = seq<T::value...>; };
template <class T, T... I>
struct to_seq<integer_sequence<T, I...>> { using type = seq<I...>; };

template <class S>
using to_seq_t = typename to_seq<S>::type;

// A functor of elements for arrays of them; a number stands for an array of it.
template <class T, int N>
constexpr T __of_array(Array<T, N> const& a, int i) { return a[i]; }
template <class T>
constexpr T __of_array(T const& x, int) { return x; }

template <class F, class T, int N>
struct __array_functor {
  template <class... X>
  constexpr Array<T, N> operator()(X const&... x) const {
    Array<T, N> r;
    F f;
    for (int i = 0; i < N; ++i) { r[i] = f(__of_array<T>(x, i)...); }
    return r;
  }
};
