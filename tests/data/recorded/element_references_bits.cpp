#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
int main() {
  auto b = make_tensor<bool>(Shape<_8>{});
  for (int i = 0; i < 8; ++i) b(i) = i % 3 == 0;
  auto r = b(1);
  r = true;
  printf("%d\n", int(b(1)));
  bool v = b(2); v = true; printf("%d\n", int(b(2)));
  auto r2 = b(2); r2 = r; printf("%d\n", int(b(2)));
  auto&& r3 = b(4); r3 = 1; printf("%d\n", int(b(4)));
  auto n = make_tensor<int4_t>(Shape<_4,_2>{});
  for (int i = 0; i < size(n); ++i) n(i) = int4_t(i - 4);
  auto q = n(3); q = int4_t(7); printf("%d\n", int(int4_t(n(3))));
  int4_t u = n(2); u = int4_t(1); printf("%d\n", int(int4_t(n(2))));
  for (int i = 0; i < size(n); ++i) printf("%d ", int(int4_t(n(i)))); printf("\n");
  printf("%d %d %d\n", (int)sizeof(int4_t), (int)sizeof_bits_v<int4_t>, (int)sizeof(decltype(n)));
  printf("%d\n", (int)sizeof(decltype(n(0))));
  printf("%d\n", is_same_v<decltype(n(0)), int4_t>);
  printf("%d\n", is_same_v<decltype(n(0)), subbyte_reference<int4_t>>);
  printf("%d\n", is_same_v<decltype(b(0)), subbyte_reference<bool>>);
  int4_t s = int4_t(n(1)) + int4_t(2);
  printf("%d\n", int(s));
  print(n.layout()); print("\n");
  auto it = n.data(); 
  ++it; printf("%d\n", int(int4_t(*it)));
  *it = int4_t(-1);
  printf("%d\n", int(int4_t(n(1))));
  auto it2 = it + 2; printf("%d\n", int(int4_t(*it2)));
  printf("%d\n", int(int4_t(it[1])));
  n(0) = n(1);
  printf("%d %d\n", int(n(0).get()), int(n(1).get()));
}
