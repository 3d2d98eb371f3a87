// Everything that prints: print, print_layout, print_tensor, print_latex, of layouts, tensors, tuples and atoms.
#include <cstdio>
#include <iostream>
#include <cute/tensor.hpp>
using namespace cute;

int main() {
  auto layout = make_layout(make_shape(Int<4>{}, make_shape(Int<2>{}, 2)), LayoutRight{});
  print(layout); print("\n");
  std::cout << layout << " " << layout.shape() << " " << stride(layout) << " " << Int<3>{} << " " << make_tuple(1, _2{}, make_tuple(0.5f)) << "\n";
  print_layout(layout);
  print_layout(make_layout(make_shape(3, 5), make_stride(7, 1)));
  int data[12];
  for (int i = 0; i < 12; ++i) data[i] = i * i;
  print_tensor(make_tensor(counting_iterator<int>(5), make_shape(Int<2>{}, Int<3>{})));
  print(make_tensor(counting_iterator<int>(5), make_shape(2, 3))); print("\n");
  print_latex(make_layout(make_shape(Int<2>{}, Int<2>{})));
  print(Swizzle<2, 1, 3>{}); print(" "); print(composition(Swizzle<2, 1, 3>{}, make_layout(make_shape(_8{}, _8{})))); print("\n");
  print(make_identity_tensor(make_shape(2, 3))); print("\n");
  print(make_coord(_, 3)); print(_); print(E<0, 1>{} * _3{}); print(" "); print("%d of %s\n", 4, "four");
  print(MMA_Atom<UniversalFMA<float, float, float, float>>{});
  print(Copy_Atom<UniversalCopy<uint32_t>, half_t>{});
  printf("%d %d\n", int(layout(3, 1)), int(data[layout(2)]));
}
