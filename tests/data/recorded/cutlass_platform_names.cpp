// Names of the standard library that CUTLASS has in a namespace of its own, and a tensor in a stream.
#include <cute/tensor.hpp>
#include <cutlass/platform/platform.h>
#include <cutlass/numeric_types.h>
#include <cstdio>
#include <sstream>
#include <iostream>
using namespace cute;
int main() {
  printf("%d %g %d\n", cutlass::platform::max(3, 4), float(cutlass::platform::numeric_limits<cutlass::half_t>::max()), int(cutlass::platform::is_same<int, int>::value));
  int k[16]; for (int i = 0; i < 16; ++i) k[i] = i * 3;
  std::ostringstream s; print_tensor_os(s, make_tensor(&k[0], make_shape(2, 2, 2))); print_tensor_os(std::cout, make_tensor(&k[0], Shape<_2,_2,_1,_2>{})) << "end\n"; print_tensor_os(std::cout, make_tensor(&k[0], _3{}));
  printf("%s", s.str().c_str());
  cutlass::platform::unique_ptr<int> p(new int(4)); printf("%d\n", *p);
  std::conditional_t<cutlass::platform::is_integral<int>::value, int, float> x = 3.5f; printf("%g\n", double(x));
}
