// The concepts of the standard library.

template <class T, class U>
constexpr bool same_as = is_same_v<T, U>;

template <class T, class U>
constexpr bool convertible_to = is_convertible_v<T, U>;

template <class T, class U>
constexpr bool derived_from = is_base_of_v<U, T> && is_convertible_v<T const*, U const*>;

template <class T>
constexpr bool integral = is_integral_v<T>;

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

struct strong_ordering {
  int order_;
  constexpr strong_ordering(int order) : order_(order) {}
  constexpr operator int() const { return order_; }
  static const strong_ordering less, equal, equivalent, greater;
};
inline constexpr strong_ordering strong_ordering::less{-1};
inline constexpr strong_ordering strong_ordering::equal{0};
inline constexpr strong_ordering strong_ordering::equivalent{0};
inline constexpr strong_ordering strong_ordering::greater{1};

struct weak_ordering {
  int order_;
  constexpr weak_ordering(int order) : order_(order) {}
  constexpr weak_ordering(strong_ordering o) : order_(o.order_) {}
  constexpr operator int() const { return order_; }
  static const weak_ordering less, equivalent, greater;
};
inline constexpr weak_ordering weak_ordering::less{-1};
inline constexpr weak_ordering weak_ordering::equivalent{0};
inline constexpr weak_ordering weak_ordering::greater{1};

struct partial_ordering {
  double order_;
  constexpr partial_ordering(double order) : order_(order) {}
  constexpr partial_ordering(strong_ordering o) : order_(o.order_) {}
  constexpr partial_ordering(weak_ordering o) : order_(o.order_) {}
  constexpr operator double() const { return order_; }
  friend constexpr bool operator==(partial_ordering a, partial_ordering b) { return a.order_ == b.order_ || (a.order_ != a.order_ && b.order_ != b.order_); }
  static const partial_ordering less, equivalent, greater, unordered;
};
inline constexpr partial_ordering partial_ordering::unordered{0.0 / 0.0};
inline constexpr partial_ordering partial_ordering::less{-1};
inline constexpr partial_ordering partial_ordering::equivalent{0};
inline constexpr partial_ordering partial_ordering::greater{1};

bool is_lt(double order) { return order < 0; }

bool is_lteq(double order) { return order <= 0; }

bool is_gt(double order) { return order > 0; }

bool is_gteq(double order) { return order >= 0; }

bool is_eq(double order) { return order == 0; }

bool is_neq(double order) { return order != 0; }
