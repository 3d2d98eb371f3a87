// Epilogues of CUTLASS: what a thread makes of its accumulators.

struct ScaleType { enum Kind { Default, NoBetaScaling, OnlyAlphaScaling, PerChannelScaling, OnlyAlphaPerChannelScaling, Nothing }; };

template <class D, int N, class A = D, class X = D, ScaleType::Kind S = ScaleType::Default, FloatRoundStyle R = FloatRoundStyle::round_to_nearest, class C = D>
class LinearCombination {
public:
  using ElementOutput = D;
  using ElementSource = C;
  using ElementAccumulator = A;
  using ElementCompute = X;
  using ElementScalar = X;
  using ElementC = C;
  using ElementD = D;
  static int const kCount = N;
  static const ScaleType::Kind kScale = S;
  using FragmentOutput = Array<D, N>;
  using FragmentSource = Array<C, N>;
  using FragmentAccumulator = Array<A, N>;
  using FragmentCompute = Array<X, N>;
  static FloatRoundStyle const kRound = R;
  struct Params {
    X alpha = X(1);
    X beta = X(0);
    X const* alpha_ptr = nullptr;
    X const* beta_ptr = nullptr;
    X const* const* alpha_ptr_array = nullptr;
    X const* const* beta_ptr_array = nullptr;
    Params() {}
    Params(X a, X b) : alpha(a), beta(b) {}
    Params(X a) : alpha(a) {}
    Params(X const* a, X const* b) : alpha(0), alpha_ptr(a), beta_ptr(b) {}
    Params(X const* a) : alpha(0), alpha_ptr(a) {}
    Params(X const* const* a, X const* const* b) : alpha(0), alpha_ptr_array(a), beta_ptr_array(b) {}
    Params(X const* const* a) : alpha(0), alpha_ptr_array(a) {}
  };
private:
  X alpha_;
  X beta_;
  static X scalar(X const* const* all, X const* one, X x, int group) {
    if (all != nullptr && all[group] != nullptr) return *all[group];
    return one != nullptr ? *one : x;
  }
public:
  explicit LinearCombination(Params const& p, int group)
    : alpha_(scalar(p.alpha_ptr_array, p.alpha_ptr, p.alpha, group)), beta_(scalar(p.beta_ptr_array, p.beta_ptr, p.beta, group)) {}
  explicit LinearCombination(Params const& p) : LinearCombination(p, 0) {}
  bool is_source_needed() const {
    if (S == ScaleType::NoBetaScaling) return true;
    return S != ScaleType::OnlyAlphaScaling && S != ScaleType::Nothing && beta_ != X(0);
  }
  void set_k_partition(int part, int) { if (part) beta_ = X(1); }
  D operator()(A const acc, C const source) const {
    X const x = NumericConverter<X, A, R>::convert(acc);
    if constexpr (S == ScaleType::Nothing) return NumericConverter<D, X, R>::convert(x);
    X y = NumericConverter<X, C, R>::convert(source);
    if constexpr (S != ScaleType::NoBetaScaling) y = beta_ * y;
    return NumericConverter<D, X, R>::convert(multiply_add<X>()(alpha_, x, y));
  }
  D operator()(A const acc) const {
    X const x = NumericConverter<X, A, R>::convert(acc);
    return NumericConverter<D, X, R>::convert(S == ScaleType::Nothing ? x : alpha_ * x);
  }
  FragmentOutput operator()(FragmentAccumulator const& acc, FragmentSource const& source) const {
    FragmentOutput d;
    for (int i = 0; i < N; ++i) { d[i] = (*this)(A(acc[i]), C(source[i])); }
    return d;
  }
  FragmentOutput operator()(FragmentAccumulator const& acc) const {
    FragmentOutput d;
    for (int i = 0; i < N; ++i) { d[i] = (*this)(A(acc[i])); }
    return d;
  }
};

template <class T>
struct Identity { static const bool kIsHeavy = false; T operator()(T x) const { return x; } };

template <class T>
struct ReLu {
  static const bool kIsHeavy = false;
  T operator()(T low, T x) const { return maximum<T, true>()(x, low); }
  T operator()(T x) const { return maximum<T, true>()(x, T(0)); }
};
template <class T, int N>
struct ReLu<Array<T, N>> : __array_functor<ReLu<T>, T, N> { static const bool kIsHeavy = false; };
template <class T>
using ReLU = ReLu<T>;

template <class T>
struct Tanh { static const bool kIsHeavy = true; T operator()(T const& x) const { return fast_tanh(x); } };
template <class T, int N>
struct Tanh<Array<T, N>> : __array_functor<Tanh<T>, T, N> { static const bool kIsHeavy = true; };

template <class T>
struct Sigmoid { static const bool kIsHeavy = true; T operator()(T const& x) const { return T(1) / (T(1) + fast_exp(-x)); } };
template <class T, int N>
struct Sigmoid<Array<T, N>> : __array_functor<Sigmoid<T>, T, N> { static const bool kIsHeavy = true; };

template <class T>
struct SiLu { static const bool kIsHeavy = true; T operator()(T const& x) const { return x * Sigmoid<T>()(x); } };
template <class T, int N>
struct SiLu<Array<T, N>> : __array_functor<SiLu<T>, T, N> { static const bool kIsHeavy = true; };

template <class T>
struct Clamp {
  struct Arguments { T lower_bound = numeric_limits<T>::lowest(); T upper_bound = numeric_limits<T>::max(); };
  T operator()(T const& x, T const& low, T const& high) const { return minimum<T, true>()(maximum<T, true>()(x, low), high); }
  T operator()(T const& x, Arguments const& args = Arguments()) const { return (*this)(x, args.lower_bound, args.upper_bound); }
};
template <class T, int N>
struct Clamp<Array<T, N>> {
  using Arguments = typename Clamp<T>::Arguments;
  Array<T, N> operator()(Array<T, N> const& x, T const& low, T const& high) const { return minimum<Array<T, N>, true>()(maximum<Array<T, N>, true>()(x, low), high); }
  Array<T, N> operator()(Array<T, N> const& x, Arguments const& args = Arguments()) const { return (*this)(x, args.lower_bound, args.upper_bound); }
};

template <class T>
struct LeakyReLU {
  static const bool kIsHeavy = false;
  struct Arguments { T leaky_alpha = T(0); };
  T operator()(T const& x, T const& alpha) const { return x > T(0) ? x : T(x * alpha); }
  T operator()(T const& x, Arguments const& args = Arguments()) const { return (*this)(x, args.leaky_alpha); }
};
template <class T, int N>
struct LeakyReLU<Array<T, N>> {
  static const bool kIsHeavy = false;
  using Arguments = typename LeakyReLU<T>::Arguments;
  Array<T, N> operator()(Array<T, N> const& x, T const& alpha) const {
    Array<T, N> y;
    for (int i = 0; i < N; ++i) { y[i] = LeakyReLU<T>()(T(x[i]), alpha); }
    return y;
  }
  Array<T, N> operator()(Array<T, N> const& x, Arguments const& args = Arguments()) const { return (*this)(x, args.leaky_alpha); }
};

template <class T>
struct HardSwish {
  static const bool kIsHeavy = false;
  T operator()(T const& x) const {
    T six = minimum<T>()(maximum<T>()(x + T(3), T(0)), T(6));
    if constexpr (is_same<T, float>::value || is_same<T, half_t>::value) {
      return x * six * T(0.16666667f);
    } else {
      return x * six / T(6);
    }
  }
};
template <class T, int N>
struct HardSwish<Array<T, N>> : __array_functor<HardSwish<T>, T, N> { static const bool kIsHeavy = false; };

template <class T>
struct GELU {
  static const bool kIsHeavy = true;
  T operator()(T const& x) const {
    T root(0.70710678118654752440);
    if constexpr (is_same<T, double>::value) {
      return T(0.5) * x * (T(1) + erf(x * root));
    } else {
      return T(T(0.5) * x * (T(1) + T(erff(float(x * root)))));
    }
  }
};
template <class T, int N>
struct GELU<Array<T, N>> : __array_functor<GELU<T>, T, N> { static const bool kIsHeavy = true; };

template <class T>
struct GELU_taylor {
  static const bool kIsHeavy = true;
  T operator()(T const& x) const {
    T a(0.7978845608028654);
    T b(0.044715);
    if constexpr (is_same<T, float>::value) {
      T ab = a * b;
      return 0.5f * (x * fast_tanh(x * (ab * x * x + a)) + x);
    } else {
      return T(T(0.5) * x * (T(1) + fast_tanh(a * x * (T(1) + b * x * x))));
    }
  }
};
template <class T, int N>
struct GELU_taylor<Array<T, N>> : __array_functor<GELU_taylor<T>, T, N> { static const bool kIsHeavy = true; };
