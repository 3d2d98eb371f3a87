// Flags of pointers, mixed bits and iterators are the templates that specialisations and parameters name.
#include <cute/tensor.hpp>
#include <cstdio>
#include <iostream>
using namespace cute;
template <class T> struct name { static void p() { printf("?"); } };
template <int v> struct name<C<v>> { static void p() { printf("%d", v); } };
template <> struct name<int> { static void p() { printf("int"); } };
template <class... T> struct name<cute::tuple<T...>> { static void p() { printf("("); ((name<T>::p(), printf(",")), ...); printf(")"); } };
template <class... T> struct name<ArithmeticTuple<T...>> { static void p() { printf("A("); ((name<T>::p(), printf(",")), ...); printf(")"); } };
template <int B> struct name<smem_ptr_flag_bits<B>> { static void p() { printf("smem%d", B); } };
template <uint32_t S, uint32_t F> struct name<MixedBits<S, F>> { static void p() { printf("mixed%u/%u", S, F); } };
template <class A> struct name<ArithmeticTupleIterator<A>> { static void p() { printf("iter "); name<A>::p(); } };
template <class T> struct name<counting_iterator<T>> { static void p() { printf("count "); name<T>::p(); } };
template <class A, class O, class B> struct name<ComposedLayout<A, O, B>> { static void p() { printf("composed "); name<O>::p(); } };
template <class E, class L> struct name<Tensor<E, L>> { static void p() { printf("tensor "); name<typename E::iterator>::p(); } };
template <int B> int bits(smem_ptr_flag_bits<B>) { return B; }
#define N(...) name<std::remove_cvref_t<decltype(__VA_ARGS__)>>::p(), printf("\n")
int main() {
  N(smem_ptr_flag_bits<16>{}); N(smem_ptr_flag{}); N(GMMA::Layout_K_SW128_Atom<half_t>{}); N(GMMA::Layout_K_SW64_Atom<float>{}.offset()); printf("%d\n", bits(smem_ptr_flag_bits<32>{}));
  N(make_identity_tensor(make_shape(4, _8{}))); N(make_identity_tensor(make_shape(4, _8{})).data()); N(counting_iterator<int>{3});
  auto it = ArithmeticTupleIterator(make_arithmetic_tuple(1, _2{})); N(it); print(*it); print(*(it + make_arithmetic_tuple(2, 3))); printf("\n");
  auto m = make_mixed_bits(_8{}, 1, _5{}); auto n = make_mixed_bits(_8{}, 4, _5{}); N(m); printf("%d %u %u\n", std::is_same_v<decltype(m), decltype(n)>, uint32_t(m), uint32_t(n)); auto a = Swizzle<2,0,2>{}; auto l = composition(a, Layout<_16>{}); N(l); }
