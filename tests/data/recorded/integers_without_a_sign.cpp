#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
#pragma pack(0)
struct A { char c; int i; };
#pragma pack(1)
struct B { char c; int i; };
#pragma pack()
int main() {
  printf("%zu %zu\n", size_t(cute::max(Int<3>{}, size_t(-1))), size_t(cute::min(Int<3>{}, size_t(-1))));
  printf("%zu\n", size_t(shiftr(size_t(1) << 63, Int<3>{})));
  printf("%u\n", unsigned(product(make_tuple(0xffffffffu, 0xffffffffu))));
  printf("%zu\n", size_t(size(make_layout(make_shape(size_t(1) << 63, 2)))));
  printf("%zu %zu\n", sizeof(A), sizeof(B));
}
