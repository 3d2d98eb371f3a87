// Functions that choose by what they are given: layouts, tensors, tuples, integers, atoms, by kind and by rank.
#include <cstdio>
#include <type_traits>
#include <cute/tensor.hpp>
using namespace cute;

template <class S, class D> int kind(Layout<S, D> const& l) { return 100 + int(rank(l)); }
template <class A, class O, class B> int kind(ComposedLayout<A, O, B> const&) { return 200; }
template <class E, class L> int kind(Tensor<E, L> const&) { return 300 + is_rmem<E>::value; }
template <class... T> int kind(cute::tuple<T...> const&) { return 400 + int(sizeof...(T)); }
template <int N> int kind(Int<N>) { return 500 + N; }
template <int B, int M, int S> int kind(Swizzle<B, M, S>) { return 600 + B; }
int kind(int) { return 1; }
int kind(Underscore const&) { return 2; }
template <class T, __CUTE_REQUIRES(is_tuple<T>::value)> int is_it(T const&) { return 1; }
template <class T, __CUTE_REQUIRES(not is_tuple<T>::value)> int is_it(T const&) { return 0; }
template <class Shape, class F, int... I> void each(Shape const& s, F&& f, seq<I...>) { (f(get<I>(s), Int<I>{}), ...); }
template <class Shape, class F> void each(Shape const& s, F&& f) { each(s, f, make_seq<rank_v<Shape>>{}); }
template <class L, class = void> struct IsStatic : std::false_type {};
template <class L> struct IsStatic<L, std::enable_if_t<is_static<L>::value>> : std::true_type {};
template <class T> auto flat_size(T const& t) {
  if constexpr (is_tuple<T>::value) return fold(t, Int<0>{}, [](auto acc, auto const& x) { return acc + flat_size(x); });
  else if constexpr (is_integral<T>::value) return Int<1>{};
  else return 0;
}
template <class Op> struct OpName { static constexpr char const* value = "other"; };
template <> struct OpName<SM80_16x8x16_F32F16F16F32_TN> { static constexpr char const* value = "m16n8k16"; };
template <class T> struct OpName<UniversalFMA<T, T, T, T>> { static constexpr char const* value = "fma"; };

int main() {
  float data[4];
  printf("%d %d %d %d\n", kind(make_layout(4)), kind(make_layout(make_shape(2, 3))), kind(composition(Swizzle<2, 0, 3>{}, Layout<Shape<_8, _8>>{})), kind(make_tensor<int>(_4{})));
  printf("%d %d %d %d %d %d\n", kind(make_tensor(&data[0], 4)), kind(make_shape(1, 2, 3)), kind(_7{}), kind(Swizzle<3, 4, 3>{}), kind(7), kind(_));
  printf("%d%d%d\n", is_it(make_coord(1)), is_it(3), is_it(make_layout(3)));
  each(make_shape(_4{}, 5, make_shape(6, _7{})), [](auto const& s, auto i) { print(i); print("="); print(s); print(" "); });
  printf("\n%d%d%d\n", IsStatic<Layout<Shape<_2, _3>>>::value, IsStatic<Layout<Shape<_2, int>>>::value, IsStatic<int>::value);
  print(flat_size(make_shape(1, make_shape(_2{}, make_shape(3, 4)), _5{}))); printf(" %s %s %s\n", OpName<SM80_16x8x16_F32F16F16F32_TN>::value, OpName<UniversalFMA<float>>::value, OpName<int>::value);
  auto l = make_layout(make_shape(_2{}, 3));
  printf("%d %d %d %d\n", decltype(l)::rank, int(decltype(rank(l))::value), is_layout<decltype(l)>::value, int(is_same<decltype(get<0>(shape(l))), _2>::value));
  printf("%d %d\n", int(std::is_same_v<decltype(layout<0>(l)), Layout<_2, _1>>), int(is_same_v<typename decltype(make_tensor<half_t>(_8{}))::value_type, half_t>));
}
