// the traits of an operation are another type than it, and the atom of them another one than that of the operation
#include <cstdio>
#include <type_traits>

#include <cute/tensor.hpp>
#include <cute/atom/copy_atom.hpp>
#include <cute/atom/mma_atom.hpp>

using namespace cute;
using Op = SM80_16x8x16_F16F16F16F16_TN;
using Traits = MMA_Traits<Op>;
using Copy = UniversalCopy<float>;
template <class A, class B> constexpr int same = std::is_same_v<A, B>;

int main() {
    using Atom = MMA_Atom<Op>;
    using OfTraits = MMA_Atom<Traits>;
    printf("%d %d\n", same<Traits, Op>, same<Atom, OfTraits>);
    printf("%d %d %d %d\n", same<Atom::MMA_Op, Op>, same<Atom::Traits, Traits>, same<OfTraits::MMA_Op, Op>, same<OfTraits::Traits, Traits>);
    using Tiled = decltype(make_tiled_mma(Op{}));
    using TiledOfTraits = decltype(make_tiled_mma(OfTraits{}));
    printf("%d %d\n", same<Tiled, TiledMMA<Atom, Layout<Shape<_1, _1, _1>>>>, same<Tiled, TiledOfTraits>);
    printf("%d %d\n", same<Tiled::Atom, Atom>, same<TiledOfTraits::Atom, OfTraits>);
    printf("%d\n", same<Copy_Atom<Copy, float>, Copy_Atom<Copy_Traits<Copy>, float>>);
    printf("%d\n", same<Copy_Atom<Copy, float>::Traits, Copy_Traits<Copy>>);
    Atom atom;
    OfTraits base = atom;
    print(base);
    print(TiledOfTraits{});
    print(Traits::Shape_MNK{});
    printf("\n");
}
