// Function objects of CuTe and of the standard library.

template <class T = void>
struct plus { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a + b; } };

template <class T = void>
struct minus { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a - b; } };

template <class T = void>
struct multiplies { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a * b; } };

template <class T = void>
struct less { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a < b; } };

template <class T = void>
struct greater { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a > b; } };

struct identity { template <class T> constexpr decltype(auto) operator()(T&& x) const { return x; } };

struct conjugate { template <class T> constexpr auto operator()(T const& x) const { return conj(x); } };

template <class T = void>
struct negate { template <class A> constexpr auto operator()(A const& x) const { return -x; } };

template <class T = void>
struct greater_equal { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a >= b; } };

template <class T = void>
struct less_equal { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a <= b; } };

template <class T = void>
struct equal_to { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a == b; } };

template <class T = void>
struct divides { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a / b; } };

template <class T>
struct hash { size_t operator()(T const& a) const { return __hash(a); } };

template <class T = void>
struct modulus { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a % b; } };

template <class T = void>
struct bit_and { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a & b; } };

template <class T = void>
struct bit_or { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a | b; } };

template <class T = void>
struct bit_xor { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a ^ b; } };

template <class T = void>
struct not_equal_to { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a != b; } };

template <class T = void>
struct logical_and { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a && b; } };

template <class T = void>
struct logical_or { template <class A, class B> constexpr auto operator()(A const& a, B const& b) const { return a || b; } };

template <class T = void>
struct logical_not { template <class A> constexpr auto operator()(A const& a) const { return !a; } };

template <class F, class... A>
using invoke_result_t = __result_of<F, A...>;

template <class F, class... A>
struct invoke_result { using type = __result_of<F, A...>; };

template <class F, class... A>
constexpr auto is_valid(F&& f, A&&... a) {
  if constexpr (sizeof...(A) > 0) {
    return bool_constant<is_invocable_v<F, A...>>{};
  } else {
    return [&](auto&&... a) { return bool_constant<is_invocable_v<F, decltype(a)...>>{}; };
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
