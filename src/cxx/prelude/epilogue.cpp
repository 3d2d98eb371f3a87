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
