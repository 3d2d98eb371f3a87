// `print` of a pointer to characters, and of a tensor over one, writes the characters.
#include <cstdio>
#include <cute/tensor.hpp>
#include <iostream>

using namespace cute;

int main() {
  char text[] = "abcdefgh";
  char const* constant = "hello";
  auto t = make_tensor(&text[0], make_layout(make_shape(2, 2)));
  print_tensor(t);
  print(t(_, 1));
  print("\n");
  print(cute::make_tuple(t, 1));
  print("\n");
  print(make_tensor(make_gmem_ptr(constant), make_layout(make_shape(_2{}, _2{}))));
  print("\n");
  print(make_tensor(make_smem_ptr(text + 3), composition(Swizzle<1, 0, 1>{}, make_layout(make_shape(_2{}, _2{})))));
  print("\n");
  print(make_tensor((char*)nullptr, make_layout(4)));
  print(make_gmem_ptr((char const*)nullptr));
  print(make_tensor((unsigned char*)nullptr, make_layout(4)));
  print("\n");
  char16_t wide[4] = {65, 66, 67, 68};
  print_tensor(make_tensor(&wide[0], make_layout(4)), false);
  std::cout << t;
}
