// Arithmetic tuples are negated and subtracted from tuples and from zero; elements of arrays of CUTLASS have a type.
#include <cute/tensor.hpp>
#include <cutlass/array.h>
#include <cstdio>
#include <iostream>
using namespace cute;
template <class T> void show(char const* what, T const& t) { std::cout << what << " " << t << " " << is_static<T>::value << "\n"; }
int main() {
  auto a = make_arithmetic_tuple(1, _2{}, 3);
  auto nested = make_arithmetic_tuple(_1{}, make_arithmetic_tuple(2, _3{}));
  show("-a", -a); show("-nested", -nested); show("tuple-a", make_tuple(5, _5{}, 5) - a); show("a-tuple", a - make_tuple(5, _5{}, 5));
  show("_0-d", _0{} - make_arithmetic_tuple(3, _0{}, 4)); show("a-_0", a - _0{}); show("longer", make_tuple(9, 8, 7, 6) - a); show("shorter", make_tuple(9) - a);
  show("static", -make_arithmetic_tuple(_4{}, _0{})); show("coordinate", -make_identity_tensor(Shape<_4, _8>{})(3, 5)); show("back", a - a + a);
  static_assert(is_same_v<decltype(-make_arithmetic_tuple(_4{}, 1)), ArithmeticTuple<C<-4>, int>>);
  using R = cutlass::Array<float, 3>; static_assert(is_same_v<R::Element, float> && R::kElements == 3);
}
