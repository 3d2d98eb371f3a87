// `copy` writes as many elements as its target has; a predicate chooses among those.
#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;

template <class T>
void dump(char const* name, T const& t) {
  std::printf("%s:", name);
  for (int i = 0; i < size(t); ++i) std::printf(" %g", float(t(i)));
  std::printf("\n");
}

int main() {
  float from[64], to[64];
  for (int i = 0; i < 64; ++i) from[i] = i, to[i] = -1;
  copy(make_tensor(&from[20], Shape<_8>{}), make_tensor(&to[0], Shape<_3>{}));
  dump("a part", make_tensor(&to[0], Shape<_8>{}));
  copy(make_tensor(&from[8], make_shape(4, 8)), make_tensor(&to[0], make_shape(2, 3)));
  dump("at run time", make_tensor(&to[0], Shape<_8>{}));
  copy(make_tensor(&from[0], make_shape(_4{}, _2{}), make_stride(_1{}, _0{})), make_tensor(&to[8], Layout<Shape<_4, _2>, Stride<_1, _0>>{}));
  dump("filtered", make_tensor(&to[8], Shape<_8>{}));
  copy_if([](int i) { return i % 2 == 0; }, make_tensor(&from[40], Shape<_8>{}), make_tensor(&to[16], Shape<_5>{}));
  dump("chosen", make_tensor(&to[16], Shape<_8>{}));
  auto even = make_tensor<bool>(Shape<_1, _4>{});
  for (int i = 0; i < 4; ++i) even(i) = i % 2 == 0;
  auto part = make_tensor(&to[24], Shape<_1, _4>{});
  copy_if(Copy_Atom<UniversalCopy<float>, float>{}, even, make_tensor(&from[50], Shape<_1, _4>{}), part);
  dump("by an atom", part);
  auto one = make_tensor<bool>(Shape<_4>{});
  for (int i = 0; i < 4; ++i) one(i) = i > 1;
  copy_if(Copy_Atom<UniversalCopy<float>, float>{}, one, make_tensor(&from[50], Shape<_1, _4>{}), part);
  dump("without a mode of values", part);
}
