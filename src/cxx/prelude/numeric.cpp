// What the standard library computes from the elements of a range, and from two or three values.

template <class I, class T>
T accumulate(I first, I last, T value) {
  for (; first != last; ++first) value = std::move(value) + *first;
  return value;
}

template <class I, class T, class F>
T accumulate(I first, I last, T value, F f) {
  for (; first != last; ++first) value = f(std::move(value), *first);
  return value;
}

template <class I, class J, class T>
T inner_product(I first, I last, J second, T value) {
  for (; first != last; ++first, ++second) value = std::move(value) + (*first * *second);
  return value;
}

template <class I, class J, class T, class F, class G>
T inner_product(I first, I last, J second, T value, F join, G f) {
  for (; first != last; ++first, ++second) value = join(std::move(value), f(*first, *second));
  return value;
}

// In the steps of libstdc++, which adds up four at a time where it can.
template <class I, class T, class F, class G>
T transform_reduce(I first, I last, T value, F join, G f) {
  if constexpr (requires { first[0]; last - first; })
    for (; last - first >= 4; first += 4) {
      T a = join(f(first[0]), f(first[1]));
      T b = join(f(first[2]), f(first[3]));
      T c = join(a, b);
      value = join(value, c);
    }
  for (; first != last; ++first) value = join(value, f(*first));
  return value;
}
template <class I, class J, class T, class F, class G>
T transform_reduce(I first, I last, J second, T value, F join, G f) {
  if constexpr (requires { first[0]; last - first; second[0]; })
    for (; last - first >= 4; first += 4, second += 4) {
      T a = join(f(first[0], second[0]), f(first[1], second[1]));
      T b = join(f(first[2], second[2]), f(first[3], second[3]));
      T c = join(a, b);
      value = join(value, c);
    }
  for (; first != last; ++first, ++second) value = join(value, f(*first, *second));
  return value;
}
template <class I, class J, class T>
T transform_reduce(I first, I last, J second, T value) { return transform_reduce(first, last, second, std::move(value), plus<>(), multiplies<>()); }

template <class I, class T, class F = plus<>>
T reduce(I first, I last, T value, F f = {}) { return transform_reduce(first, last, std::move(value), f, identity()); }
template <class I>
auto reduce(I first, I last) { return reduce(first, last, decay_t<decltype(*first)>()); }

template <class I, class T> requires (!is_arithmetic_v<T> || !is_arithmetic_v<remove_reference_t<decltype(*declval<I&>())>> || requires(I i) { i.operator++(); })
void iota(I first, I last, T value) {
  for (; first != last; ++first, ++value) *first = value;
}

template <class T, class F = less<>>
T const& clamp(T const& x, T const& low, T const& high, F f = {}) {
  T const& least = f(x, low) ? low : x;
  return f(high, least) ? high : least;
}

template <class T, class U, class F, class... R>
constexpr auto max(T const& a, U const& b, F less, R const&... rest) { return max(max(a, b), less, rest...); }
template <class T, class F> requires requires(T const& x, F less) { less(x, x); }
T const& max(T const& a, T const& b, F less) { return less(a, b) ? b : a; }

template <class I, class O, class F = plus<>>
O partial_sum(I first, I last, O out, F f = {}) {
  if (first == last) return out;
  auto sum = *first;
  *out = sum;
  for (++first, ++out; first != last; ++first, ++out) { sum = f(std::move(sum), *first); *out = sum; }
  return out;
}

template <class T, class F = less<>>
pair<T const&, T const&> minmax(T const& a, T const& b, F f = {}) { return f(b, a) ? pair<T const&, T const&>(b, a) : pair<T const&, T const&>(a, b); }
template <class T, class F = less<>>
pair<T, T> minmax(initializer_list<T> list, F f = {}) {
  auto at = minmax_element(list.begin(), list.end(), f);
  return pair<T, T>(*at.first, *at.second);
}

template <class T, class = enable_if_t<is_class_v<T>>>
T const& max(T const& a, T const& b) { return a < b ? b : a; }

template <class T, class = enable_if_t<is_class_v<T>>>
T const& min(T const& a, T const& b) { return b < a ? b : a; }

template <class T, class U, class F, class... R>
constexpr auto min(T const& a, U const& b, F less, R const&... rest) { return min(min(a, b), less, rest...); }
template <class T, class F> requires requires(T const& x, F less) { less(x, x); }
T const& min(T const& a, T const& b, F less) { return less(b, a) ? b : a; }

template <class T, class = enable_if_t<is_class_v<T>>>
constexpr T max(initializer_list<T> list) { return *max_element(list.begin(), list.end()); }

template <class T, class = enable_if_t<is_class_v<T>>>
constexpr T min(initializer_list<T> list) { return *min_element(list.begin(), list.end()); }

template <class T, class F>
constexpr T max(initializer_list<T> list, F less) { return *max_element(list.begin(), list.end(), less); }

template <class T, class F>
constexpr T min(initializer_list<T> list, F less) { return *min_element(list.begin(), list.end(), less); }

template <class I, class O, class F, class G, class T>
O transform_inclusive_scan(I first, I last, O out, F join, G f, T value) {
  for (; first != last; ++first, ++out) *out = value = join(value, f(*first));
  return out;
}
template <class I, class O, class F, class G>
O transform_inclusive_scan(I first, I last, O out, F join, G f) {
  if (first == last) return out;
  auto value = f(*first);
  *out = value;
  ++out;
  return ++first == last ? out : transform_inclusive_scan(first, last, out, join, f, std::move(value));
}

template <class I, class O, class F = plus<>>
O inclusive_scan(I first, I last, O out, F f = {}) { return transform_inclusive_scan(first, last, out, f, identity()); }
template <class I, class O, class F, class T>
O inclusive_scan(I first, I last, O out, F f, T value) { return transform_inclusive_scan(first, last, out, f, identity(), std::move(value)); }

template <class I, class O, class T, class F, class G>
O transform_exclusive_scan(I first, I last, O out, T value, F join, G f) {
  for (; first != last; ++first, ++out) { auto item = value; value = join(value, f(*first)); *out = std::move(item); }
  return out;
}

template <class I, class O, class T, class F = plus<>>
O exclusive_scan(I first, I last, O out, T value, F f = {}) { return transform_exclusive_scan(first, last, out, std::move(value), f, identity()); }

template <class I, class O, class F = minus<>>
O adjacent_difference(I first, I last, O out, F f = {}) {
  if (first == last) return out;
  auto before = *first;
  *out = before;
  for (++first, ++out; first != last; ++first, ++out) { auto item = *first; *out = f(item, std::move(before)); before = std::move(item); }
  return out;
}

// Rounds towards the first.
template <class T>
T midpoint(T a, T b) noexcept {
  if constexpr (std::is_integral_v<T>) return a > b ? T(a - T((make_unsigned_t<T>(a) - make_unsigned_t<T>(b)) / 2)) : T(a + T((make_unsigned_t<T>(b) - make_unsigned_t<T>(a)) / 2));
  else if constexpr (is_pointer_v<T>) return a + (b - a) / 2;
  else return (a + b) / 2;
}

template <class E>
constexpr underlying_type_t<E> to_underlying(E e) { return static_cast<underlying_type_t<E>>(e); }

template <class T, class U>
constexpr bool cmp_less(T a, U b) {
  if constexpr (is_signed_v<T> == is_signed_v<U>) return a < b;
  else if constexpr (is_signed_v<T>) return a < 0 || make_unsigned_t<T>(a) < b;
  else return b >= 0 && a < make_unsigned_t<U>(b);
}

template <class T, class U>
constexpr bool cmp_greater(T a, U b) { return cmp_less(b, a); }

template <class T, class U>
constexpr bool cmp_less_equal(T a, U b) { return !cmp_less(b, a); }

template <class T, class U>
constexpr bool cmp_greater_equal(T a, U b) { return !cmp_less(a, b); }

template <class T, class U>
constexpr bool cmp_equal(T a, U b) { return !cmp_less(a, b) && !cmp_less(b, a); }

template <class T, class U>
constexpr bool cmp_not_equal(T a, U b) { return !cmp_equal(a, b); }

template <class R, class T>
constexpr bool in_range(T x) { return cmp_less_equal(numeric_limits<R>::min(), x) && cmp_less_equal(x, numeric_limits<R>::max()); }

template <class To, class From> requires (sizeof(To) == sizeof(From) && is_trivially_copyable_v<To> && is_trivially_copyable_v<From>)
To bit_cast(From const& from) {
  To to;
  memcpy(&to, &from, sizeof(To));
  return to;
}

template <class A, class B, class C>
using __promoted = conditional_t<is_same_v<A, float> && is_same_v<B, float> && is_same_v<C, float>, float, decltype(A() + B() + C() + 0.0)>;

template <class A, class B, class C>
auto hypot(A a, B b, C c) {
  using T = __promoted<A, B, C>;
  T x = fabs(T(a)), y = fabs(T(b)), z = fabs(T(c)), most = fmax(x, fmax(y, z));
  return most == 0 ? most : T(most * sqrt((x / most) * (x / most) + (y / most) * (y / most) + (z / most) * (z / most)));
}

template <class A, class B, class C, class T = __promoted<A, B, C>>
constexpr T lerp(A p, B q, C r) {
  T a = p, b = q, t = r;
  if (a <= 0 && b >= 0 || a >= 0 && b <= 0) return t * b + (1 - t) * a;
  if (t == 1) return b;
  T x = a + t * (b - a);
  return (t > 1) == (b > a) ? (b < x ? x : b) : (b > x ? x : b);
}

template <class T, class U = T>
constexpr T exchange(T& o, U&& v) noexcept(is_nothrow_move_constructible_v<T> && is_nothrow_assignable_v<T&, U>) {
  T old = std::move(o);
  o = std::forward<U>(v);
  return old;
}

namespace numbers {
  template <class T> requires is_floating_point_v<T>
  using __floating = T;
  template <class T> inline constexpr T e_v = __floating<T>(2.718281828459045235360287471352662498L);
  template <class T> inline constexpr T log2e_v = __floating<T>(1.442695040888963407359924681001892137L);
  template <class T> inline constexpr T log10e_v = __floating<T>(0.434294481903251827651128918916605082L);
  template <class T> inline constexpr T pi_v = __floating<T>(3.141592653589793238462643383279502884L);
  template <class T> inline constexpr T inv_pi_v = __floating<T>(0.318309886183790671537767526745028724L);
  template <class T> inline constexpr T inv_sqrtpi_v = __floating<T>(0.564189583547756286948079451560772586L);
  template <class T> inline constexpr T ln2_v = __floating<T>(0.693147180559945309417232121458176568L);
  template <class T> inline constexpr T ln10_v = __floating<T>(2.302585092994045684017991454684364208L);
  template <class T> inline constexpr T sqrt2_v = __floating<T>(1.414213562373095048801688724209698079L);
  template <class T> inline constexpr T sqrt3_v = __floating<T>(1.732050807568877293527446341505872367L);
  template <class T> inline constexpr T inv_sqrt3_v = __floating<T>(0.577350269189625764509148780501957456L);
  template <class T> inline constexpr T egamma_v = __floating<T>(0.577215664901532860606512090082402431L);
  template <class T> inline constexpr T phi_v = __floating<T>(1.618033988749894848204586834365638118L);
  inline constexpr double e = e_v<double>;
  inline constexpr double log2e = log2e_v<double>;
  inline constexpr double log10e = log10e_v<double>;
  inline constexpr double pi = pi_v<double>;
  inline constexpr double inv_pi = inv_pi_v<double>;
  inline constexpr double inv_sqrtpi = inv_sqrtpi_v<double>;
  inline constexpr double ln2 = ln2_v<double>;
  inline constexpr double ln10 = ln10_v<double>;
  inline constexpr double sqrt2 = sqrt2_v<double>;
  inline constexpr double sqrt3 = sqrt3_v<double>;
  inline constexpr double inv_sqrt3 = inv_sqrt3_v<double>;
  inline constexpr double egamma = egamma_v<double>;
  inline constexpr double phi = phi_v<double>;
}

enum class endian { little = 1234, big = 4321, native = little };
