// Names of CUTLASS that stand beside CuTe in programs.

struct FastDivmod {
  using value_div_type = int;
  using value_mod_type = int64_t;
  int32_t divisor = 1;
  uint32_t multiplier = 0;
  uint32_t shift_right = 0;
  constexpr FastDivmod() = default;
  FastDivmod(int d) : divisor(d) {
    if (d == 1) return;
    unsigned log = 0;
    while (log < 32 && (1ull << log) < unsigned(d)) ++log;
    multiplier = unsigned(((1ull << (31 + log)) + unsigned(d) - 1) / unsigned(d));
    shift_right = log - 1;
  }
  template <class R>
  void fast_divmod(int& quotient, R& rest, R dividend) const {
    quotient = divisor == 1 ? dividend : int(R((int64_t(dividend) * multiplier) >> 32) >> shift_right);
    rest = dividend - quotient * divisor;
  }
  void operator()(int& quotient, int& rest, int dividend) const { fast_divmod(quotient, rest, dividend); }
  void operator()(int& quotient, int64_t& rest, int64_t dividend) const { fast_divmod(quotient, rest, dividend); }
  int div(int dividend) const {
    int rest;
    return divmod(rest, dividend);
  }
  int divide(int dividend) const { return div(dividend); }
  int rem(int dividend) const {
    int rest;
    divmod(rest, dividend);
    return rest;
  }
  int remainder(int dividend) const { return rem(dividend); }
  int divmod(int& rest, int dividend) const {
    int quotient;
    fast_divmod(quotient, rest, dividend);
    return quotient;
  }
  int divmod(int64_t& rest, int64_t dividend) const {
    int quotient;
    fast_divmod(quotient, rest, dividend);
    return quotient;
  }
  operator int() const { return divisor; }
};

struct FastDivmodU64 {
  uint64_t divisor;
  uint64_t multiplier = 0;
  unsigned shift_right = 0, round_up = 0;
  FastDivmodU64() : divisor(0) {}
  FastDivmodU64(uint64_t d) : divisor(d), multiplier(d == 0) {
    if (d == 0) return;
    shift_right = integer_log2(d);
    if (d & (d - 1)) {
      multiplier = __over(1ull << shift_right, 1ull << shift_right);
      round_up = multiplier == __over(1ull << shift_right, 0);
    }
  }
  static uint32_t integer_log2(uint64_t x) { return 63 - __builtin_clzll(x | 1); }
  uint64_t __over(uint64_t high, uint64_t low) const {
    uint64_t q = 0;
    for (int i = 63; i >= 0; --i) {
      bool beyond = high >> 63;
      high = high << 1 | low >> i & 1;
      q <<= 1;
      if (beyond || high >= divisor) {
        high -= divisor;
        q |= 1;
      }
    }
    return q;
  }
  uint64_t divide(uint64_t dividend) const { return dividend / divisor; }
  uint64_t modulus(uint64_t quotient, uint64_t dividend) const { return dividend - quotient * divisor; }
  uint64_t divmod(uint64_t& rest, uint64_t dividend) const { rest = dividend % divisor; return dividend / divisor; }
  void operator()(uint64_t& quotient, uint64_t& rest, uint64_t dividend) const { quotient = divmod(rest, dividend); }
};

struct FastDivmodU64Pow2 {
  uint64_t divisor = 0;
  unsigned shift_right = 0;
  FastDivmodU64Pow2() {}
  FastDivmodU64Pow2(uint64_t d) : divisor(d), shift_right(d == 0 ? 0 : 63 - __builtin_clzll(d)) {}
  uint64_t divide(uint64_t dividend) const { return dividend >> shift_right; }
  uint64_t modulus(uint64_t dividend) const { return dividend & (divisor - 1); }
  uint64_t divmod(uint64_t& rest, uint64_t dividend) const { rest = modulus(dividend); return divide(dividend); }
  void operator()(uint64_t& quotient, uint64_t& rest, uint64_t dividend) const { quotient = divmod(rest, dividend); }
};

enum class FloatRoundStyle {
  round_indeterminate,
  round_toward_zero,
  round_to_nearest,
  round_to_nearest_satfinite,
  round_toward_infinity,
  round_toward_neg_infinity,
  round_half_ulp_truncate,
  round_half_ulp_trunc_dntz,
};

template <class T, class S, FloatRoundStyle R = FloatRoundStyle::round_to_nearest>
struct NumericConverter {
  using result_type = T;
  using source_type = S;
  static FloatRoundStyle const round_style = R;
  static result_type convert(source_type const& s) {
    constexpr bool nearest = R == FloatRoundStyle::round_to_nearest;
    constexpr bool is_byte = is_same<T, int8_t>::value || is_same<T, uint8_t>::value;
    constexpr bool rounds = is_same<S, float>::value && (nearest || R == FloatRoundStyle::round_toward_zero);
    if constexpr (rounds && (is_byte || is_same<T, int>::value) || nearest && is_same<T, int8_t>::value && is_same<S, half_t>::value) {
      float x = s;
      if constexpr (!nearest) __rounds_toward_zero();
      int n = int(nearest ? nearbyint(x) : trunc(x));
      if constexpr (!is_byte) return n;
      constexpr int low = numeric_limits<T>::lowest(), high = numeric_limits<T>::max();
      return T(n < low ? low : n > high ? high : n);
    } else if constexpr (is_same<S, float>::value && (is_same<T, int4b_t>::value || is_same<T, int2b_t>::value)) {
      return T(NumericConverter<int, float, R>::convert(s));
    } else {
      if constexpr (is_same<S, float>::value && (is_same<T, bfloat16_t>::value || is_same<T, tfloat32_t>::value)) {
        constexpr int cut = 32 - 8 * sizeof(T) + 13 * (sizeof(T) / 4);
        uint32_t bits = std::bit_cast<uint32_t>(s);
        if constexpr (R == FloatRoundStyle::round_toward_zero) return T::bitcast(bits >> cut << (sizeof(T) == 4 ? cut : 0));
        if constexpr (R == FloatRoundStyle::round_half_ulp_truncate)
          return T::bitcast(bits + (isfinite(s) ? 1u << (cut - 1) : 0) >> (sizeof(T) == 4 ? 0 : cut));
        static_assert(R != FloatRoundStyle::round_half_ulp_trunc_dntz || sizeof(T) == 2);
        if constexpr (nearest && sizeof(T) == 4) {
          if (isnan(s)) return T::bitcast(0x7fffffff);
          return T::bitcast(bits + (isfinite(s) && bits & 0x1000 && bits & 0x2fff ? 0x2000 : 0));
        }
      }
      T r = T(s);
      if constexpr (is_same<S, float>::value && is_same<T, half_t>::value && R == FloatRoundStyle::round_toward_zero)
        if (fabs(s) < 65536 && fabs(float(r)) > fabs(s)) return T::bitcast(r.raw() - 1);
      return r;
    }
  }
  result_type operator()(source_type const& s) const { return convert(s); }
};

template <class T, class S>
struct NumericConverterClamp {
  using result_type = T;
  using source_type = S;
  static result_type convert(source_type const& s) {
    if constexpr (!is_same<T, half_t>::value) {
      T const high = numeric_limits<T>::max();
      T const low = numeric_limits<T>::lowest();
      if (s < S(low)) return low;
      if (s > S(high)) return high;
    }
    return NumericConverter<T, S>::convert(s);
  }
  result_type operator()(source_type const& s) const { return convert(s); }
};

template <class T, class S, int N, FloatRoundStyle R = FloatRoundStyle::round_to_nearest, class X = void>
struct NumericArrayConverter {
  using result_type = Array<T, N>;
  using source_type = Array<S, N>;
  static FloatRoundStyle const round_style = R;
  static result_type convert(source_type const& s) {
    result_type r;
    constexpr bool is_byte = is_same<T, int8_t>::value || is_same<T, uint8_t>::value;
    constexpr bool by_int = is_byte && N > 1 || is_same<T, int4b_t>::value || is_same<T, uint4b_t>::value;
    for (int i = 0; i < N; ++i) {
      if constexpr (by_int && is_same<S, float>::value) r[i] = T(NumericConverter<int, S, R>::convert(s[i]));
      else r[i] = NumericConverter<T, S, R>::convert(s[i]);
    }
    return r;
  }
  result_type operator()(source_type const& s) const { return convert(s); }
};

template <class A, class B = A, class C = A>
struct multiply_add { C operator()(A const& a, B const& b, C const& c) const { return C(a) * C(b) + c; } };
template <class T, int N>
struct multiply_add<Array<T, N>, Array<T, N>, Array<T, N>> : __array_functor<multiply_add<T>, T, N> {};

template <class T, bool PropagateNaN = false>
struct maximum {
  T operator()(T const& a, T const& b) const {
    if constexpr (!PropagateNaN && is_same_v<T, float>) return fmaxf(a, b);
    else if constexpr (PropagateNaN && is_floating_point_v<T>) return a > b || isnan(a) ? a : b;
    else return a < b ? b : a;
  }
};
template <class T, int N, bool P>
struct maximum<Array<T, N>, P> : __array_functor<maximum<T, P>, T, N> {};

template <class T, bool PropagateNaN = false>
struct minimum {
  T operator()(T const& a, T const& b) const {
    if constexpr (!PropagateNaN && is_same_v<T, float>) return fminf(a, b);
    else if constexpr (PropagateNaN && is_floating_point_v<T>) return a < b || isnan(a) ? a : b;
    else return b < a ? b : a;
  }
};
template <class T, int N, bool P>
struct minimum<Array<T, N>, P> : __array_functor<minimum<T, P>, T, N> {};

template <class T>
struct maximum_with_nan_propagation : maximum<T, true> {};

template <class T>
struct minimum_with_nan_propagation : minimum<T, true> {};

template <class T, class R = T>
struct magnitude_squared {
  R operator()(T x) const {
    R y = R(x);
    return y * y;
  }
};
template <class T, class R>
struct magnitude_squared<complex<T>, R> {
  R operator()(complex<T> x) const {
    R y = R(x.real()), z = R(x.imag());
    return y * y + z * z;
  }
};

template <class T>
struct absolute_value_op { T operator()(T const& x) const { return x < T(0) ? -x : x; } };
template <class T, int N>
struct absolute_value_op<Array<T, N>> : __array_functor<absolute_value_op<T>, T, N> {};

template <class T>
struct square { T operator()(T const& x) const { return x * x; } };

template <class T, class R = T>
struct square_difference { R operator()(T a, T b) const { R y = R(a) - R(b); return y * y; } };

template <int N, class I = int, class J = int64_t>
struct __Coord {
  static int const kRank = N;
  using Index = I;
  using LongIndex = J;
  I idx[N];
  explicit __Coord(I x = I(0)) { for (int i = 0; i < N; ++i) idx[i] = x; }
  __Coord(I const (&from)[N]) { for (int i = 0; i < N; ++i) idx[i] = from[i]; }
  template <int R, class K, class L>
  __Coord(__Coord<R, K, L> from) { for (int i = 0; i < N; ++i) idx[i] = from[i]; }
  template <int M>
  __Coord<M, I, J> slice(int start = 0, I rest = 0) const {
    __Coord<M, I, J> made;
    for (int i = 0; i < M; ++i) made[i] = i + start < N ? idx[i + start] : rest;
    return made;
  }
  int min_dim_index() const { int at = 0; for (int i = 1; i < N; ++i) if (idx[i] < idx[at]) at = i; return at; }
  int max_dim_index() const { int at = 0; for (int i = 1; i < N; ++i) if (idx[i] > idx[at]) at = i; return at; }
  bool operator!() const { for (int i = 0; i < N; ++i) if (idx[i]) return false; return true; }
  explicit operator bool() const { return !!*this; }
  __Coord operator+(__Coord const& b) const { __Coord c = *this; c += b; return c; }
  __Coord operator-(__Coord const& b) const { __Coord c = *this; c -= b; return c; }
  __Coord operator*(__Coord const& b) const { __Coord c = *this; c *= b; return c; }
  __Coord operator/(__Coord const& b) const { __Coord c = *this; c /= b; return c; }
  __Coord& operator+=(__Coord const& b) { for (int i = 0; i < N; ++i) idx[i] += b.idx[i]; return *this; }
  __Coord& operator-=(__Coord const& b) { for (int i = 0; i < N; ++i) idx[i] -= b.idx[i]; return *this; }
  __Coord& operator*=(__Coord const& b) { for (int i = 0; i < N; ++i) idx[i] *= b.idx[i]; return *this; }
  __Coord& operator/=(__Coord const& b) { for (int i = 0; i < N; ++i) idx[i] /= b.idx[i]; return *this; }
  I& operator[](int i) { return idx[i]; }
  I const& operator[](int i) const { return idx[i]; }
  template <int K>
  I& at() { return idx[K]; }
  template <int K>
  I const& at() const { return idx[K]; }
  I& at(int i) { return idx[i]; }
  I const& at(int i) const { return idx[i]; }
  J dot(__Coord const& b, J sum = J(0)) const { for (int i = 0; i < N; ++i) sum += idx[i] * b.idx[i]; return sum; }
  I sum() const { I s = idx[0]; for (int i = 1; i < N; ++i) s += idx[i]; return s; }
  J product() const { J p = idx[0]; for (int i = 1; i < N; ++i) p *= idx[i]; return p; }
  __Coord& clamp(__Coord const& high, __Coord const& low = __Coord()) {
    for (int i = 0; i < N; ++i) {
      I x = high.idx[i] < idx[i] ? high.idx[i] : idx[i];
      idx[i] = x > low.idx[i] ? x : low.idx[i];
    }
    return *this;
  }
  bool operator==(__Coord const& b) const { for (int i = 0; i < N; ++i) if (idx[i] != b.idx[i]) return false; return true; }
  bool operator!=(__Coord const& b) const { return !(*this == b); }
  bool operator<(__Coord const& b) const { for (int i = 0; i < N; ++i) if (!(idx[i] < b.idx[i])) return false; return true; }
  bool operator<=(__Coord const& b) const { for (int i = 0; i < N; ++i) if (!(idx[i] <= b.idx[i])) return false; return true; }
  bool operator>(__Coord const& b) const { return !(*this <= b); }
  bool operator>=(__Coord const& b) const { return !(*this < b); }
};
template <int N, class I>
__Coord<N, I> operator*(I s, __Coord<N, I> x) { for (int i = 0; i < N; ++i) x[i] *= s; return x; }
template <int N, class I>
__Coord<N, I> operator*(__Coord<N, I> x, I s) { return s * x; }
template <int N, class I>
__Coord<N, I> operator/(I s, __Coord<N, I> x) { for (int i = 0; i < N; ++i) x[i] = s / x[i]; return x; }
template <int N, class I>
__Coord<N, I> operator/(__Coord<N, I> x, I s) { for (int i = 0; i < N; ++i) x[i] /= s; return x; }
template <int N>
ostream& operator<<(ostream& out, __Coord<N> const& x) {
  for (int i = 0; i < N; ++i) out << (i ? ", " : "") << x[i];
  return out;
}

template <class T, class... U>
auto make_Coord(T x, U... y) {
  T values[] = {x, y...};
  return __Coord<1 + sizeof...(U), T>(values);
}

template <int M = 1, int N = 1, int K = 1>
struct GemmShape {
  static int const kM = M;
  static int const kN = N;
  static int const kK = K;
  static int const kMN = M * N;
  static int const kMK = M * K;
  static int const kKN = N * K;
  static int const kMNK = M * N * K;
  static int const kCount = M * N * K;
  static __Coord<3> toCoord() { return make_Coord(M, N, K); }
};

template <int R = 1, int C = 1>
struct MatrixShape {
  static int const kRow = R;
  static int const kColumn = C;
  static int const kCount = R * C;
  static __Coord<2> toCoord() { return make_Coord(R, C); }
};

struct GemmCoord : __Coord<3> {
  using Base = __Coord<3>;
  using Index = int;
  static int const kM = 0;
  static int const kN = 1;
  static int const kK = 2;
  GemmCoord() {}
  GemmCoord(Base const& from) : Base(from) {}
  GemmCoord(int m, int n, int k) : Base(make_Coord(m, n, k)) {}
  int const& m() const { return this->idx[0]; }
  int& m() { return this->idx[0]; }
  int const& n() const { return this->idx[1]; }
  int& n() { return this->idx[1]; }
  int const& k() const { return this->idx[2]; }
  int& k() { return this->idx[2]; }
  __Coord<3> mnk() const { return make_Coord(m(), n(), k()); }
  __Coord<3> knm() const { return make_Coord(k(), n(), m()); }
  __Coord<2> nm() const { return make_Coord(n(), m()); }
  __Coord<2> mn() const { return make_Coord(m(), n()); }
  __Coord<2> mk() const { return make_Coord(m(), k()); }
  __Coord<2> km() const { return make_Coord(k(), m()); }
  __Coord<2> nk() const { return make_Coord(n(), k()); }
  __Coord<2> kn() const { return make_Coord(k(), n()); }
  GemmCoord operator+(Base const& b) const { return GemmCoord(Base::operator+(b)); }
  GemmCoord operator-(Base const& b) const { return GemmCoord(Base::operator-(b)); }
  GemmCoord operator*(Base const& b) const { return GemmCoord(Base::operator*(b)); }
  GemmCoord operator/(Base const& b) const { return GemmCoord(Base::operator/(b)); }
};
ostream& operator<<(ostream& out, GemmCoord const& x) {
  return out << "cutlass::gemm::GemmCoord {" << x.m() << "," << x.n() << "," << x.k() << "}";
}

struct MatrixCoord : __Coord<2> {
  using Base = __Coord<2>;
  using Index = int;
  using LongIndex = int64_t;
  static int const kRow = 0;
  static int const kColumn = 1;
  MatrixCoord() {}
  MatrixCoord(Base const& from) : Base(from) {}
  MatrixCoord(int row, int column) : Base(make_Coord(row, column)) {}
  int const& row() const { return this->idx[0]; }
  int& row() { return this->idx[0]; }
  int const& column() const { return this->idx[1]; }
  int& column() { return this->idx[1]; }
  MatrixCoord operator+(Base const& b) const { return MatrixCoord(Base::operator+(b)); }
  MatrixCoord operator-(Base const& b) const { return MatrixCoord(Base::operator-(b)); }
  MatrixCoord operator*(Base const& b) const { return MatrixCoord(Base::operator*(b)); }
  MatrixCoord operator/(Base const& b) const { return MatrixCoord(Base::operator/(b)); }
};

template <class T, class L>
class TensorRef {
 public:
  using Element = T;
  using Layout = L;
  using Reference = T&;
  static int const kRank = L::kRank;
  using Index = typename L::Index;
  using LongIndex = typename L::LongIndex;
  using TensorCoord = typename L::TensorCoord;
  using Stride = typename L::Stride;
  using ConstTensorRef = TensorRef<remove_const_t<T> const, L>;
  using NonConstTensorRef = TensorRef<remove_const_t<T>, L>;
  TensorRef() {}
  TensorRef(T* p, L const& l) : __first(p), __of(l) {}
  template <class U, class = enable_if_t<is_const_v<T> && is_same_v<U const, T>>>
  TensorRef(TensorRef<U, L> const& r) : __first(r.data()), __of(r.layout()) {}
  ConstTensorRef const_ref() const { return ConstTensorRef(__first, __of); }
  NonConstTensorRef non_const_ref() const { return NonConstTensorRef(const_cast<remove_const_t<T>*>(__first), __of); }
  void reset(T* p = nullptr) { __first = p; }
  void reset(T* p, L const& l) { __first = p; __of = l; }
  bool good() const { return __first != nullptr; }
  T* data() const { return __first; }
  T& data(LongIndex i) const { return __first[i]; }
  L& layout() { return __of; }
  L layout() const { return __of; }
  Stride stride() const { return __of.stride(); }
  typename Stride::Index stride(int i) const { return __of.stride(i); }
  LongIndex offset(TensorCoord const& c) const { return __of(c); }
  T& at(TensorCoord const& c) const { return __first[__of(c)]; }
  T& operator[](TensorCoord const& c) const { return __first[__of(c)]; }
  TensorRef& add_pointer_offset(LongIndex n) { __first += n; return *this; }
  TensorRef& add_coord_offset(TensorCoord const& c) { __first += __of(c); return *this; }
  TensorRef& operator+=(TensorCoord const& c) { return add_coord_offset(c); }
  TensorRef& operator-=(TensorCoord const& c) { return add_pointer_offset(-__of(c)); }
  TensorRef operator+(TensorCoord const& c) const { return TensorRef(__first + __of(c), __of); }
  TensorRef operator-(TensorCoord const& c) const { return TensorRef(__first - __of(c), __of); }
 private:
  static_assert(sizeof_bits<T>::value >= 8, "an element of less than a byte is not read");
  T* __first = nullptr;
  L __of;
};
template <class T, class L>
TensorRef<T, L> make_TensorRef(T* p, L const& l) { return TensorRef<T, L>(p, l); }

template <class T, class L>
class TensorView : public TensorRef<T, L> {
 public:
  using Base = TensorRef<T, L>;
  using TensorCoord = typename L::TensorCoord;
  using ConstTensorView = TensorView<remove_const_t<T> const, L>;
  TensorView() {}
  TensorView(T* p, L const& l, TensorCoord const& extent) : Base(p, l), __extent(extent) {}
  TensorView(Base const& r, TensorCoord const& extent) : Base(r), __extent(extent) {}
  template <class U, class = enable_if_t<is_const_v<T> && is_same_v<U const, T>>>
  TensorView(TensorView<U, L> const& v) : Base(v), __extent(v.extent()) {}
  void reset(T* p) { Base::reset(p); }
  void reset(T* p, L const& l, TensorCoord const& extent) { Base::reset(p, l); __extent = extent; }
  void resize(TensorCoord const& extent) { __extent = extent; }
  TensorCoord const& extent() const { return __extent; }
  int extent(int i) const { return __extent.at(i); }
  int64_t size() const { return __extent.product(); }
  size_t capacity() const { return Base::layout().capacity(__extent); }
  bool contains(TensorCoord const& c) const {
    for (int i = 0; i < L::kRank; ++i) if (c[i] < 0 || c[i] >= __extent[i]) return false;
    return true;
  }
  Base ref() const { return *this; }
  typename Base::ConstTensorRef const_ref() const { return Base::const_ref(); }
  ConstTensorView const_view() const { return ConstTensorView(const_ref(), __extent); }
  TensorView& operator+=(TensorCoord const& c) { Base::operator+=(c); return *this; }
  TensorView& operator-=(TensorCoord const& c) { Base::operator-=(c); return *this; }
  TensorView operator+(TensorCoord const& c) const { TensorView v = *this; return v += c; }
 private:
  TensorCoord __extent;
};
template <class T, class L>
TensorView<T, L> make_TensorView(T* p, L const& l, typename L::TensorCoord const& extent) { return TensorView<T, L>(p, l, extent); }

struct KernelHardwareInfo {
  int device_id = 0;
  int sm_count = 0;
};

template <int N>
struct is_pow2 { static bool const value = (N & (N - 1)) == 0; };

template <int N, int CurrentVal = N, int Count = 0>
struct log2_down { static int const value = N >= 2 ? 31 - __builtin_clz(N) : 0; };

template <int N, int CurrentVal = N, int Count = 0>
struct log2_up { static int const value = N >= 2 ? 32 - __builtin_clz(N - 1) : 0; };

template <int Dividend, int Divisor>
struct divide_assert { static int const value = Dividend / Divisor; };

template <class T>
constexpr int find_log2(T x) { return x <= 1 ? 0 : 32 - __builtin_clz(unsigned(x) - 1); }

template <class T>
constexpr T fast_max(T a, T b) { return a < b ? b : a; }

template <class T>
constexpr T fast_min(T a, T b) { return b < a ? b : a; }

// A number in a type that mathematics is computed in.
template <class T>
auto __computed(T x) {
  if constexpr (is_floating_point_v<T>) return x;
  else return float(x);
}

template <class T>
T fast_cos(T x) { return T(cos(__computed(x))); }

template <class T>
T fast_sin(T x) { return T(sin(__computed(x))); }

template <class T>
T fast_acos(T x) { return T(acos(__computed(x))); }

template <class T>
T fast_asin(T x) { return T(asin(__computed(x))); }

template <class T>
T fast_sqrt(T x) { return T(sqrt(__computed(x))); }

template <class T>
T fast_exp(T x) { return T(exp(__computed(x))); }

template <class T>
T fast_log(T x) { return T(log(__computed(x))); }

template <class T>
T fast_tanh(T x) { return T(tanh(__computed(x))); }

constexpr int const_min(int a, int b) { return b < a ? b : a; }

constexpr int const_max(int a, int b) { return b > a ? b : a; }

template <class S, class T>
auto make_cute_packed_stride(S s, T shape) {
  auto outer = get<0>(shape) * get<1>(shape);
  if constexpr (is_constant<1, decltype(get<1>(s))>::value) {
    if constexpr (rank(S{}) == 2) {
      return make_stride(int64_t(get<1>(shape)), get<1>(s));
    } else if constexpr (is_constant<0, decltype(get<2>(s))>::value) {
      return make_stride(int64_t(get<1>(shape)), get<1>(s), get<2>(s));
    } else {
      return make_stride(int64_t(get<1>(shape)), get<1>(s), int64_t(get<2>(shape) > 1 ? outer : 0));
    }
  } else {
    static_assert(is_constant<1, decltype(get<0>(s))>::value);
    if constexpr (rank(S{}) == 2) {
      return make_stride(get<0>(s), int64_t(get<0>(shape)));
    } else if constexpr (is_constant<0, decltype(get<2>(s))>::value) {
      return make_stride(get<0>(s), int64_t(get<0>(shape)), get<2>(s));
    } else {
      return make_stride(get<0>(s), int64_t(get<0>(shape)), int64_t(get<2>(shape) > 1 ? outer : 0));
    }
  }
}

struct __array_arithmetic {};
template <class T, int N>
Array<T, N> operator+(Array<T, N> const& a, Array<T, N> const& b) { Array<T, N> r; for (int i = 0; i < N; ++i) { r[i] = a[i] + b[i]; } return r; }
template <class T, int N>
Array<T, N> operator-(Array<T, N> const& a, Array<T, N> const& b) { Array<T, N> r; for (int i = 0; i < N; ++i) { r[i] = a[i] - b[i]; } return r; }
template <class T, int N>
Array<T, N> operator*(Array<T, N> const& a, Array<T, N> const& b) { Array<T, N> r; for (int i = 0; i < N; ++i) { r[i] = a[i] * b[i]; } return r; }
template <class T, int N>
Array<T, N> operator/(Array<T, N> const& a, Array<T, N> const& b) { Array<T, N> r; for (int i = 0; i < N; ++i) { r[i] = a[i] / b[i]; } return r; }
template <class T, int N>
Array<T, N> operator+(Array<T, N> const& a, T const& b) { Array<T, N> r; for (int i = 0; i < N; ++i) { r[i] = a[i] + b; } return r; }
template <class T, int N>
Array<T, N> operator-(Array<T, N> const& a, T const& b) { Array<T, N> r; for (int i = 0; i < N; ++i) { r[i] = a[i] - b; } return r; }
template <class T, int N>
Array<T, N> operator*(Array<T, N> const& a, T const& b) { Array<T, N> r; for (int i = 0; i < N; ++i) { r[i] = a[i] * b; } return r; }
template <class T, int N>
Array<T, N> operator/(Array<T, N> const& a, T const& b) { Array<T, N> r; for (int i = 0; i < N; ++i) { r[i] = a[i] / b; } return r; }
template <class T, int N>
Array<T, N> operator+(T const& a, Array<T, N> const& b) { return b + a; }
template <class T, int N>
Array<T, N> operator*(T const& a, Array<T, N> const& b) { return b * a; }
template <class T, int N>
Array<T, N> operator-(Array<T, N> const& a) { Array<T, N> r; for (int i = 0; i < N; ++i) { r[i] = -a[i]; } return r; }
