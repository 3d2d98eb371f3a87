#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
int main() {
  half_t a[64]; 
  uint32_t x = cast_smem_ptr_to_uint(a); std::printf("%u\n", x);
  auto t = make_tensor(make_smem_ptr(&a[0]), composition(Swizzle<2,3,3>{}, Layout<Shape<_8,_8>>{}));
  auto s = as_position_independent_swizzle_tensor(t); print(s.layout()); std::printf("\n%d\n", int(&s(1) - &a[0]));
}
