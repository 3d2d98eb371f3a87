// What classes of CuTe are templates of: tilings, atoms and operations as parameters of functions and specialisations.
#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
template <class... A> int f(TiledCopy<A...> const&) { return sizeof...(A); }
template <class... A> int f(TiledMMA<A...> const&) { return 10 + sizeof...(A); }
template <class A, class L, class P> void g(TiledMMA<A, L, P> const& m) { print(L{}); print(" "); print(P{}); print(" "); print(typename A::Shape_MNK{}); print("\n"); }
template <class A, class L, class T> void g(TiledCopy<A, L, T> const& m) { print(L{}); print(" "); print(T{}); printf(" %d\n", int(sizeof(typename A::ValType))); }
template <class Op, class T> int h(Copy_Atom<Op, T> const&) { return sizeof(T) + std::is_same_v<Op, UniversalCopy<uint128_t>> * 100; }
template <class Op> int h(MMA_Atom<Op> const&) { return 1000 + std::is_same_v<Op, SM80_16x8x16_F32F16F16F32_TN>; }
template <class M, class I> void k(ThrMMA<M, I> const& m) { printf("%d %d\n", int(size(M{})), int(sizeof(I))); }
template <class M, class I> void k(ThrCopy<M, I> const& m) { printf("%d %d\n", int(size(M{})), int(std::is_same_v<I,int>)); }
template <class T> struct is_tiled_copy_ : false_type {};
template <class A, class L, class T> struct is_tiled_copy_<TiledCopy<A,L,T>> : true_type {};
template <class T> struct Elem; template <class Op, class T> struct Elem<Copy_Atom<Op,T>> { using type = T; };
template <class S, class D> constexpr int uc(UniversalCopy<S,D>) { return sizeof(S)+sizeof(D); }
template <class S, class D> constexpr int uc(SM80_CP_ASYNC_CACHEALWAYS<S,D>) { return 100+sizeof(S)+sizeof(D); }
template <int B> constexpr int av(AutoVectorizingCopyWithAssumedAlignment<B>) { return B; }
template <class E, class L> int tens(Tensor<E,L> const&) { return is_rmem<typename E::iterator>::value; }
template <class T, size_t N, class L> int own(Tensor<ArrayEngine<T,N>,L> const&) { return N; }
template <class P, class L> int own(Tensor<ViewEngine<gmem_ptr<P>>,L> const&) { return -1; }
template <int B, int M, int S, class O, class L> int cl(ComposedLayout<Swizzle<B,M,S>,O,L> const&) { return B*100+M*10+S; }
template <class T, int... Is> int sb(ScaledBasis<T,Is...> const&) { return sizeof...(Is); }
template <class... T> int at(ArithmeticTuple<T...> const&) { return sizeof...(T); }
int main() {
  auto tc = make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, Layout<Shape<_16,_8>,Stride<_8,_1>>{}, Layout<Shape<_1,_8>>{});
  auto mma = make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, Layout<Shape<_2,_2>>{}, Tile<_32,_32,_16>{});
  printf("%d %d\n", f(tc), f(mma)); g(tc); g(mma);
  printf("%d %d\n", h(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}), h(MMA_Atom<SM80_16x8x16_F32F16F16F32_TN>{}));
  k(tc.get_slice(3)); k(mma.get_slice(3)); k(tc.get_slice(_1{}));
  printf("%d %d\n", is_tiled_copy_<decltype(tc)>::value, is_tiled_copy_<int>::value);
  printf("%d\n", std::is_same_v<Elem<Copy_Atom<UniversalCopy<float>,float>>::type, float>);
  printf("%d %d %d %d\n", uc(UniversalCopy<float>{}), uc(SM80_CP_ASYNC_CACHEALWAYS<uint64_t>{}), av(AutoVectorizingCopy{}), av(DefaultCopy{}));
  float b[8]; auto o = make_tensor<float>(Layout<_8>{}); auto gm = make_tensor(make_gmem_ptr(b), Layout<_8>{});
  printf("%d %d %d %d\n", tens(o), tens(gm), own(o), own(gm));
  printf("%d %d %d\n", cl(composition(Swizzle<2,1,3>{}, Layout<_64>{})), sb(E<0,1>{}), at(make_arithmetic_tuple(1,2)));
}
