// A class of layouts that depends on its parameters.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;

template <int M, int N, class T, bool Swizzled = false>
struct Block {
  using Element = T;
  using Plain = Layout<Shape<Int<M>, Int<N>>, Stride<Int<N>, _1>>;
  using Atom = conditional_t<Swizzled, decltype(composition(Swizzle<2, 3, 3>{}, Plain{})), Plain>;
  static constexpr int bytes = cosize_v<Plain> * sizeof(T);
  static constexpr int rows = size<0>(Plain{});
  template <class C>
  CUTE_HOST_DEVICE static auto at(C const& c) { return Atom{}(c); }
};
template <class Traits>
void say() {
  print(typename Traits::Atom{});
  printf(" %d %d %d\n", Traits::bytes, Traits::rows, int(Traits::at(make_coord(3, 5))));
}
int main() {
  say<Block<8, 32, half_t>>();
  say<Block<8, 64, float, true>>();
  return 0;
}
