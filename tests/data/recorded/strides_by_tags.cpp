#include <cute/tensor.hpp>
#include <cutlass/detail/layout.hpp>
#include <cutlass/fast_math.h>
#include <cmath>
#include <cstdio>
#include <vector>
using namespace cute;

template <class T>
struct Order {
  static int const value = 1;
};

template <>
struct Order<cutlass::layout::ColumnMajor> {
  static int const value = 2;
};

int main() {
  print(cutlass::detail::TagToStrideA_t<cutlass::layout::RowMajor>{});
  print(cutlass::detail::TagToStrideA_t<cutlass::layout::ColumnMajor>{});
  print(cutlass::detail::TagToStrideB_t<cutlass::layout::RowMajor>{});
  print(cutlass::detail::TagToStrideB_t<cutlass::layout::ColumnMajor>{});
  print(cutlass::detail::TagToStrideC_t<cutlass::layout::RowMajor>{});
  print(std::is_same_v<cutlass::detail::TagToStrideA_t<Stride<_1, int>>, Stride<_1, int>>);
  print("\n");
  printf("%d%d%d\n", Order<int>::value, Order<cutlass::layout::RowMajor>::value, Order<cutlass::layout::ColumnMajor>::value);
  auto parts = divmod(17, 5);
  auto fixed = divmod(_16{}, _5{});
  auto fast = divmod(23, cutlass::FastDivmod(7));
  printf("%d %d %d %d %d\n", parts.div_, parts.mod_, int(fixed.mod_), fast.div_, int(fast.mod_));
  print(iscan(make_tuple(1, _2{}, 3), 10, plus{}));
  print(escan(make_tuple(1, _2{}, 3), 10, plus{}));
  print(iscan(make_tuple(_1{}, _2{}, _3{}), _1{}, multiplies{}));
  print("\n");
  std::vector<int> sizes{6, 3};
  print(make_int_tuple<3>(sizes, 2, 1));
  print(make_int_tuple<1>(sizes, 2, 1));
  float d = 0;
  cute::fma(d, 2.f, 3.f, 4.f);
  print(int(d));
  print(constant_fn<int>{3}(1, 2));
  print(cute::max(1, 7, 3));
  print(cute::min(_5{}, 4, _3{}, 9));
  print("\n");
  print(Copy_Atom<UniversalCopy<cutlass::AlignedArray<float, 4>>, float>{});
  namespace c = cute;
  print(c::make_layout(c::make_shape(4, 5)));
  print("\n");
  printf("%a %a %a\n", std::nextafter(1.0, 2.0), std::nextafter(1.0f, 0.0f), std::nextafter(0.0, -1.0));
}
