// The concepts of the standard library.

template <class T, class U>
constexpr bool same_as = is_same_v<T, U>;

template <class T, class U>
constexpr bool convertible_to = is_convertible_v<T, U>;

template <class T, class U>
constexpr bool derived_from = is_base_of_v<U, T> && is_convertible_v<T const volatile*, U const volatile*>;

template <class T>
constexpr bool integral = is_integral_v<T>;

template <class T>
constexpr bool signed_integral = is_integral_v<T> && is_signed_v<T>;

template <class T>
constexpr bool unsigned_integral = is_integral_v<T> && !is_signed_v<T>;

template <class T>
constexpr bool floating_point = is_floating_point_v<T>;

template <class T, class... A>
constexpr bool constructible_from = is_constructible_v<T, A...>;

template <class T>
constexpr bool default_initializable = is_default_constructible_v<T>;

template <class T>
constexpr bool move_constructible = is_move_constructible_v<T>;

template <class T>
constexpr bool copy_constructible = is_copy_constructible_v<T>;

template <class T, class U>
constexpr bool assignable_from = is_assignable_v<T, U>;

template <class T>
constexpr bool destructible = is_destructible_v<T>;

template <class T>
constexpr bool movable = is_object_v<T> && is_move_constructible_v<T> && is_move_assignable_v<T>;

template <class T>
constexpr bool copyable = is_copy_constructible_v<T> && is_copy_assignable_v<T>;

template <class T>
constexpr bool semiregular = is_copy_constructible_v<T> && is_copy_assignable_v<T> && is_default_constructible_v<T>;

template <class T>
constexpr bool equality_comparable = requires(T const& a, T const& b) { { a == b } -> convertible_to<bool>; { a != b } -> convertible_to<bool>; };

template <class T>
constexpr bool totally_ordered = equality_comparable<T> && requires(T const& a, T const& b) { { a < b } -> convertible_to<bool>; { a <= b } -> convertible_to<bool>; { a > b } -> convertible_to<bool>; { a >= b } -> convertible_to<bool>; };

template <class T>
constexpr bool regular = semiregular<T> && equality_comparable<T>;

template <class F, class... A>
constexpr bool invocable = is_invocable_v<F, A...>;

template <class F, class... A>
constexpr bool predicate = is_invocable_r_v<bool, F, A...>;
