// Copies and products that the threads of a block share, each with its part.

template <class M, class A, class B, class C, class OpA, class OpB>
void __thread_product(M const& thr, A const& a, B const& b, C& sum, OpA const& op_a, OpB const& op_b) {
  static_assert(rank(A{}) == 2 && rank(B{}) == 2);
  auto from_a = thr.partition_A(a);
  auto from_b = thr.partition_B(b);
  auto x = thr.make_fragment_A(from_a);
  auto y = thr.make_fragment_B(from_b);
  using X = typename decltype(x)::value_type;
  using Y = typename decltype(y)::value_type;
  auto at_a = thr.partition_A(make_identity_tensor(shape(a)));
  auto at_b = thr.partition_B(make_identity_tensor(shape(b)));
  // a tile that the operands do not fill is filled with zeros
  for (int i = 0; i < size(x); ++i) { if (elem_less(at_a(i), shape(a))) x(i) = static_cast<X>(op_a(from_a(i))); else x(i) = X{}; }
  for (int i = 0; i < size(y); ++i) { if (elem_less(at_b(i), shape(b))) y(i) = static_cast<Y>(op_b(from_b(i))); else y(i) = Y{}; }
  for (int k = 0; k < size<2>(x); ++k) { gemm(thr, x(_, _, k), y(_, _, k), sum); }
}

template <class M, class A, class B, class C, class OpA = identity, class OpB = identity, class... Copies>
void __thread_adds(uint32_t thread, M const& mma, A const& a, B const& b, C&& sum, OpA const& op_a = {}, OpB const& op_b = {}, Copies const&...) {
  __thread_product(mma.get_slice(thread), a, b, sum, op_a, op_b);
}

template <class M, class S, class A, class B, class T, class C, class OpA = identity, class OpB = identity, class OpC = identity, class Put = identity, class... Copies>
void __thread_makes(uint32_t thread, M const& mma, S const& alpha, A const& a, B const& b, T const& beta, C&& c, OpA const& op_a = {}, OpB const& op_b = {}, OpC const& op_c = {}, Put const& put = {}, Copies const&...) {
  auto thr = mma.get_slice(thread);
  auto to = thr.partition_C(c);
  auto sum = thr.make_fragment_C(to);
  using X = typename decltype(sum)::value_type;
  clear(sum);
  __thread_product(thr, a, b, sum, op_a, op_b);
  auto at = thr.partition_C(make_identity_tensor(shape(c)));
  for (int i = 0; i < size(sum); ++i) {
    if (!elem_less(at(i), shape(c))) continue;
    if (beta == T(0)) to(i) = put(alpha * sum(i));
    else to(i) = put(alpha * sum(i) + beta * static_cast<X>(op_c(to(i))));
  }
}

// The third argument is a factor, or the first operand.
template <class M, class A, class... Rest>
void cooperative_gemm(uint32_t thread, M const& mma, A const& first, Rest&&... rest) {
  if constexpr (is_tensor<A>::value) __thread_adds(thread, mma, first, rest...);
  else __thread_makes(thread, mma, first, rest...);
}

template <uint32_t N, class S, class D>
void naive_cooperative_copy(uint32_t thread, S const& from, D&& to) {
  uint32_t n = size(to);
  uint32_t rest = n % N;
  if (thread < rest) to[thread] = from[thread];
  for (uint32_t i = rest; i < n; i += N) to[thread + i] = from[thread + i];
}

template <class A, class B>
constexpr auto heuristic_permutation(A const& a, B const& b) {
  using EA = typename A::engine_type;
  using EB = typename B::engine_type;
  auto of_a = right_inverse(get_nonswizzle_portion(a.layout()));
  auto of_b = right_inverse(get_nonswizzle_portion(b.layout()));
  constexpr int score_a = 4 * (get_swizzle_t<typename A::layout_type>::num_bits != 0 || __is_swizzled(a)) + 2 * is_smem<EA>::value + (size(of_a) > size(of_b));
  constexpr int score_b = 4 * (get_swizzle_t<typename B::layout_type>::num_bits != 0 || __is_swizzled(b)) + 2 * is_smem<EB>::value + (size(of_b) > size(of_a));
  if constexpr (score_a >= score_b) return of_a;
  else return of_b;
}

template <uint32_t N, uint32_t V = 0, class S, class D, class... P>
void cooperative_copy(uint32_t thread, S const& from, D&& to, P const&... policy) {
  if (__cooperative_copy(from, to)) return;
  using E = typename S::value_type;
  constexpr int bits = sizeof_bits_v<E>;
  constexpr int widest = V == 0 ? bits : int(V);
  static_assert(is_static<decltype(shape(from))>::value && is_static<decltype(shape(to))>::value && size(S{}) == size(remove_cvref_t<D>{}));
  static_assert(widest == bits || widest == 8 || widest == 16 || widest == 32 || widest == 64 || widest == 128, "Expected MaxVecBits to be value size or 8 or 16 or 32 or 64 or 128 for alignment and performance.");
  auto order = heuristic_permutation(from, to);
  auto a = coalesce(logical_divide(from, order), Shape<_1, _1>{});
  auto b = coalesce(logical_divide(to, order), Shape<_1, _1>{});
  constexpr int all = size(decltype(a){});
  constexpr int common = max_common_vector(a, b);
  if constexpr (all % N != 0) {
    if constexpr (common > 1 && widest > bits) {
      constexpr int most = gcd(bits * int(max_alignment(a.layout())), gcd(bits * int(max_alignment(b.layout())), widest));
      using W = uint_bit_t<most>;
      naive_cooperative_copy<N>(thread, recast<W const>(a), recast<W>(b));
    } else {
      naive_cooperative_copy<N>(thread, a, b);
    }
  } else {
    constexpr int width = max(bits, gcd(gcd(common * bits, widest), all * bits / int(N)));
    static_assert(width >= 8, "No support for subbyte copying");
    constexpr int elements = width / bits;
    constexpr int threads = min(int(N), all / elements);
    auto of_a = domain_distribute(shape(a), Int<elements * threads>{});
    auto of_b = domain_distribute(shape(b), Int<elements * threads>{});
    auto domain = conditional_return(compatible(of_a, of_b), of_b, of_a);
    auto tiler = domain.with_shape(Int<elements>{}, Int<threads>{});
    if (threads == N || thread < threads) {
      using W = uint_bit_t<width>;
      copy(policy..., recast<W const>(logical_divide(a, tiler)(make_coord(_, thread), _)), recast<W>(logical_divide(b, tiler)(make_coord(_, thread), _)));
    }
  }
}
