// enumerators of CuTe are arguments of templates
#include <cute/tensor.hpp>
#include <cute/arch/mma_sm90_desc.hpp>
#include <cute/arch/mma_sm90_gmma.hpp>
#include <cute/atom/mma_traits_sm90_gmma.hpp>
#include <cstdio>

using namespace cute;

template <GMMA::Major M>
constexpr bool is_k = M == GMMA::Major::K;

template <auto Major, class T, class MN, class K>
constexpr auto atom_for() {
  if constexpr (Major == GMMA::Major::MN) {
    if constexpr (size(MN{}) % size<0>(GMMA::Layout_MN_SW128_Atom<T>{}) == 0) return GMMA::Layout_MN_SW128_Atom<T>{};
    else return GMMA::Layout_MN_INTER_Atom<T>{};
  } else {
    if constexpr (size(K{}) % size<1>(GMMA::Layout_K_SW128_Atom<T>{}) == 0) return GMMA::Layout_K_SW128_Atom<T>{};
    else return GMMA::Layout_K_SW32_Atom<T>{};
  }
}

template <class T, GMMA::Major A, GMMA::Major B = GMMA::Major::K>
struct Traits {
  static constexpr bool a_is_k = is_k<A>, b_is_k = is_k<B>;
  using LayoutA = decltype(atom_for<A, T, _128, _64>());
  using LayoutB = decltype(atom_for<B, T, _64, _16>());
  using Mma = decltype(make_tiled_mma(SM90_64x128x16_F32F16F16_SS<A, B>{}, Layout<Shape<_2, _1, _1>>{}));
};

template <GMMA::Major M>
struct Tag {};
template <GMMA::Major M>
char const* name(Tag<M>) { return is_k<M> ? "K" : "MN"; }

template <class S>
void show() {
  printf("%d %d\n", S::a_is_k, S::b_is_k);
  print(typename S::LayoutA{}); print("\n");
  print(typename S::LayoutB{}); print("\n");
  print(typename S::Mma{}.get_layoutC_TV()); print("\n");
}

int main() {
  show<Traits<half_t, GMMA::Major::K>>();
  show<Traits<half_t, GMMA::Major::MN, GMMA::Major::MN>>();
  constexpr auto major = GMMA::Major::MN;
  printf("%s %s\n", name(Tag<GMMA::Major::K>{}), name(Tag<major>{}));
  print(atom_for<major, tfloat32_t, _16, _8>()); print("\n");
}
