// What traits say of types of CuTe: of numbers, tuples, layouts, tensors, pointers with a space and atoms, `const` and references.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;

template <class T>
void row(char const* name) {
  printf("%-7s %d%d%d%d%d %d%d%d%d%d %d%d%d%d %d%d%d%d\n", name, int(is_integral<T>::value), int(is_scaled_basis<T>::value),
         int(is_constant<4, T>::value), int(is_flat<T>::value), int(is_empty<T>::value), int(std::is_trivially_copyable_v<T>),
         int(std::is_default_constructible_v<T>), int(std::is_nothrow_default_constructible_v<T>),
         int(std::is_trivially_default_constructible_v<T>), int(std::is_trivial_v<T>), int(std::is_copy_constructible_v<T>),
         int(std::is_copy_assignable_v<T>), int(std::is_swappable_v<T>), int(std::is_aggregate_v<T>), int(is_static<T>::value),
         int(std::is_convertible_v<T, int>), int(std::is_convertible_v<T, bool>), int(is_subbyte<T>::value));
}

using L = Layout<Shape<_4, _8>>;
using D = Layout<Shape<int, _8>>;
using Tiled = decltype(make_tiled_copy(Copy_Atom<DefaultCopy, float>{}, Layout<_32>{}, Layout<_4>{}));

int main() {
  row<L>("L");
  row<D>("D");
  row<decltype(composition(Swizzle<2, 3, 3>{}, L{}))>("swizzle");
  row<Swizzle<2, 3, 3>>("Sw");
  row<_4>("_4");
  row<Shape<_4, _8>>("shape");
  row<Shape<int, Shape<_8>>>("nested");
  row<E<0>>("E<0>");
  row<ArithmeticTuple<int, int>>("arith");
  row<Underscore>("_");
  row<X>("X");
  row<decltype(make_tensor<float>(Shape<_4, _8>{}))>("owner");
  row<decltype(make_tensor(make_gmem_ptr((float*)nullptr), L{}))>("gmem");
  row<decltype(make_identity_tensor(Shape<_4, _8>{}))>("ident");
  row<decltype(make_gmem_ptr((float*)nullptr))>("pointer");
  row<MMA_Atom<UniversalFMA<float>>>("mma");
  row<decltype(make_tiled_mma(UniversalFMA<float>{}))>("tiled");
  row<Copy_Atom<DefaultCopy, float>>("copy");
  row<Tiled>("tiles");
  row<cute::integral_constant<int, 4>>("const");
  row<tuple<>>("empty");
  row<cute::array<int, 3>>("array");
  row<int_sequence<1, 2>>("ints");
  row<bool>("bool");
  row<L const>("L c");
  row<_4 const>("_4 c");
  row<Shape<_4, _8> const>("shape c");
  row<Shape<_4, _8> const&>("shape &");
  printf("%d %d %d\n", int(std::is_standard_layout_v<L>), int(std::is_standard_layout_v<Swizzle<2, 3, 3>>),
         int(std::is_standard_layout_v<decltype(make_tensor((float*)nullptr, D{}))>));
  printf("%d %d\n", int(std::is_polymorphic_v<cute::array<int, 3>>), int(std::is_polymorphic_v<L>));
}
