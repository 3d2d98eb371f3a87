// The concepts of the standard library.

template <class T, class U>
constexpr bool same_as = is_same_v<T, U>;

template <class T, class U>
constexpr bool convertible_to = std::is_convertible_v<T, U>;

template <class T, class U>
constexpr bool derived_from = is_base_of_v<U, T> && is_convertible_v<T const*, U const*>;

template <class T>
constexpr bool integral = std::is_integral_v<T>;

template <class T>
constexpr bool signed_integral = integral<T> && is_signed_v<T>;

template <class T>
constexpr bool unsigned_integral = integral<T> && !is_signed_v<T>;

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
constexpr bool copyable = is_object_v<T> && is_copy_constructible_v<T> && is_copy_assignable_v<T>;

template <class T>
constexpr bool semiregular = is_object_v<T> && is_copy_constructible_v<T> && is_copy_assignable_v<T> && is_default_constructible_v<T>;

template <class T>
constexpr bool equality_comparable = requires(T const& a, T const& b) { { a == b } -> convertible_to<bool>; { a != b } -> convertible_to<bool>; };

template <class T>
constexpr bool totally_ordered = equality_comparable<T> && requires(T const& a, T const& b) { { a < b } -> convertible_to<bool>; { a <= b } -> convertible_to<bool>; { a > b } -> convertible_to<bool>; { a >= b } -> convertible_to<bool>; };

template <class T>
constexpr bool regular = semiregular<T> && equality_comparable<T>;

template <class F, class... A>
constexpr bool invocable = is_invocable_v<F, A...>;

template <class F, class... A>
constexpr bool regular_invocable = is_invocable_v<F, A...>;

template <class F, class... A>
constexpr bool predicate = is_invocable_r_v<bool, F, A...>;

template <class I, class = void>
struct __iterator_tag { using type = void; };
template <class I>
struct __iterator_tag<I, void_t<typename iterator_traits<I>::iterator_category>> { using type = typename iterator_traits<I>::iterator_category; };

// What an iterator says that it is: where it says nothing, what it can do tells.
template <class I, class = void>
struct __concept_of { using type = conditional_t<requires { typename I::value_type; typename I::difference_type; }, random_access_iterator_tag, void>; };
template <class I>
struct __concept_of<I, void_t<typename iterator_traits<I>::iterator_category>> { using type = typename iterator_traits<I>::iterator_category; };
template <class I> requires requires { typename I::iterator_concept; }
struct __concept_of<I, void> { using type = typename I::iterator_concept; };

template <class I, class Tag>
constexpr bool __has_category = is_base_of_v<Tag, typename __concept_of<I>::type>;

template <class I>
constexpr bool input_or_output_iterator = requires(I i) { *i; ++i; i++; };

template <class I>
constexpr bool input_iterator = input_or_output_iterator<I> && __has_category<I, input_iterator_tag>;

template <class I, class T>
constexpr bool output_iterator = requires(I i, T&& t) { *i = t; ++i; i++; } && is_assignable_v<decltype(*declval<I&>()) const&&, T>;

template <class I>
constexpr bool forward_iterator = input_iterator<I> && __has_category<I, forward_iterator_tag> && is_default_constructible_v<I> && requires(I const& a, I b) { a == a; { b++ } -> same_as<I>; };

template <class I>
constexpr bool bidirectional_iterator = forward_iterator<I> && __has_category<I, bidirectional_iterator_tag> && requires(I a) { { --a } -> same_as<I&>; { a-- } -> same_as<I>; };

template <class I>
constexpr bool random_access_iterator = bidirectional_iterator<I> && __has_category<I, random_access_iterator_tag> && requires(I a, I const& b, ptrdiff_t n) { a += n; a -= n; b + n; n + b; b - n; b - b; b < b; b >= b; };

template <class I>
constexpr bool contiguous_iterator = random_access_iterator<I> && (is_pointer_v<I> || requires { requires is_base_of_v<contiguous_iterator_tag, typename I::iterator_concept>; });

struct partial_ordering {
  signed char order_;
  constexpr explicit partial_ordering(__order order) : order_(static_cast<signed char>(order)) {}
  static const partial_ordering less, equivalent, greater, unordered;
};
inline constexpr partial_ordering partial_ordering::less{__order(-1)};
inline constexpr partial_ordering partial_ordering::equivalent{__order(0)};
inline constexpr partial_ordering partial_ordering::greater{__order(1)};
inline constexpr partial_ordering partial_ordering::unordered{__order(2)};

struct weak_ordering {
  signed char order_;
  constexpr explicit weak_ordering(__order order) : order_(static_cast<signed char>(order)) {}
  constexpr operator partial_ordering() const noexcept { return partial_ordering(__order(order_)); }
  static const weak_ordering less, equivalent, greater;
};
inline constexpr weak_ordering weak_ordering::less{__order(-1)};
inline constexpr weak_ordering weak_ordering::equivalent{__order(0)};
inline constexpr weak_ordering weak_ordering::greater{__order(1)};

struct strong_ordering {
  signed char order_;
  constexpr explicit strong_ordering(__order order) : order_(static_cast<signed char>(order)) {}
  constexpr operator partial_ordering() const noexcept { return partial_ordering(__order(order_)); }
  constexpr operator weak_ordering() const noexcept { return weak_ordering(__order(order_)); }
  static const strong_ordering less, equal, equivalent, greater;
};
inline constexpr strong_ordering strong_ordering::less{__order(-1)};
inline constexpr strong_ordering strong_ordering::equal{__order(0)};
inline constexpr strong_ordering strong_ordering::equivalent{__order(0)};
inline constexpr strong_ordering strong_ordering::greater{__order(1)};

enum class __order : signed char {};

constexpr bool is_lt(partial_ordering order) noexcept { return order < 0; }

constexpr bool is_lteq(partial_ordering order) noexcept { return order <= 0; }

constexpr bool is_gt(partial_ordering order) noexcept { return order > 0; }

constexpr bool is_gteq(partial_ordering order) noexcept { return order >= 0; }

constexpr bool is_eq(partial_ordering order) noexcept { return order == 0; }

constexpr bool is_neq(partial_ordering order) noexcept { return order != 0; }

template <class T>
constexpr int __category = 3;
template <>
constexpr int __category<strong_ordering> = 0;
template <>
constexpr int __category<weak_ordering> = 1;
template <>
constexpr int __category<partial_ordering> = 2;

template <int... N>
constexpr int __weakest() { int weakest = 0; ((weakest = N > weakest ? N : weakest), ...); return weakest; }

template <class... T>
using common_comparison_category_t = tuple_element_t<__weakest<__category<T>...>(), tuple<strong_ordering, weak_ordering, partial_ordering, void>>;

template <class... T>
struct common_comparison_category { using type = common_comparison_category_t<T...>; };

template <class A, class B = A>
using compare_three_way_result_t = decltype(declval<remove_reference_t<A> const&>() <=> declval<remove_reference_t<B> const&>());

template <class A, class B = A, class = void>
struct compare_three_way_result {};
template <class A, class B>
struct compare_three_way_result<A, B, void_t<compare_three_way_result_t<A, B>>> { using type = compare_three_way_result_t<A, B>; };

template <class T, class Category = partial_ordering>
constexpr bool three_way_comparable = requires(T const& a, T const& b) { { a == b } -> convertible_to<bool>; { a < b } -> convertible_to<bool>; { a <=> b } -> __in_category<Category>; };

template <class T, class Category>
constexpr bool __in_category = __category<T> <= __category<Category>;

template <class A, class B, class Category = partial_ordering>
constexpr bool three_way_comparable_with = three_way_comparable<A, Category> && is_same_v<A, B> || three_way_comparable<A, Category> && three_way_comparable<B, Category> && requires(A const& a, B const& b) { { a == b } -> convertible_to<bool>; { a <=> b } -> __in_category<Category>; { b <=> a } -> __in_category<Category>; };

struct compare_three_way {
  using is_transparent = void;
  template <class A, class B> constexpr auto operator()(A&& a, B&& b) const { return std::forward<A>(a) <=> std::forward<B>(b); }
};

template <class T>
constexpr strong_ordering strong_order(T const& a, T const& b) {
  if constexpr (is_floating_point_v<T>) {
    int order = a < b ? -1 : a > b ? 1 : 0;
    if (a != a || b != b) order = (a != a) * (signbit(a) ? -1 : 1) - (b != b) * (signbit(b) ? -1 : 1);
    else if (order == 0) order = signbit(b) - signbit(a);
    return strong_ordering(__order(order));
  } else {
    return a <=> b;
  }
}

template <class T>
constexpr weak_ordering weak_order(T const& a, T const& b) {
  if constexpr (is_floating_point_v<T>) {
    int order = a < b ? -1 : a > b ? 1 : 0;
    if (a != a || b != b) order = (a != a) * (signbit(a) ? -1 : 1) - (b != b) * (signbit(b) ? -1 : 1);
    return weak_ordering(__order(order));
  } else {
    return a <=> b;
  }
}

template <class T>
constexpr partial_ordering partial_order(T const& a, T const& b) { return a <=> b; }

// By `<=>`, or by `<` where there is none: the machine compares tuples so.
template <class A, class B = A>
using __synth_result = decltype(std::tuple<A const&>(declval<A const&>()) <=> std::tuple<B const&>(declval<B const&>()));

struct __synth_three_way {
  template <class A, class B> constexpr __synth_result<A, B> operator()(A const& a, B const& b) const { return std::tuple<A const&>(a) <=> std::tuple<B const&>(b); }
};

template <class I, class J, class C = compare_three_way>
constexpr auto lexicographical_compare_three_way(I a, I a_end, J b, J b_end, C compare = {}) {
  using Order = decltype(compare(*a, *b));
  for (; a != a_end && b != b_end; ++a, ++b)
    if (auto order = compare(*a, *b); order != 0) return order;
  return a != a_end ? Order(strong_ordering::greater) : b != b_end ? Order(strong_ordering::less) : Order(strong_ordering::equal);
}
