// Inverses and compositions, checked coordinate by coordinate.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;

template <class L>
bool inverts(L const& layout) {
  auto inverse = right_inverse(layout);
  for (int i = 0; i < size(inverse); ++i)
    if (layout(inverse(i)) != i) return false;
  return true;
}
int main() {
  auto a = Layout<Shape<_4, _8>, Stride<_8, _1>>{};
  auto b = Layout<Shape<_2, Shape<_2, _8>>, Stride<_16, Stride<_8, _1>>>{};
  printf("%d %d\n", inverts(a), inverts(b));
  print(right_inverse(a)); print(" "); print(left_inverse(b)); print("\n");
  auto c = composition(a, make_layout(make_shape(_2{}, _4{}), make_stride(_4{}, _1{})));
  print(c); print(" "); print(coalesce(c)); print(" "); print(complement(c, Int<64>{})); print("\n");
  for (int i = 0; i < size(c); ++i) printf("%d ", int(c(i)));
  printf("\n");
  return 0;
}
