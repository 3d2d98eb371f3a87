#include <cute/tensor.hpp>
#include <cstdio>
#include <iostream>
using namespace cute;
int main() {
  cute::array<int,4> a{1,2,3,4};
  printf("%d %d %d %d\n", a.front(), a.back(), (int)a.size(), a.empty());
  for (auto& x : a) x *= 2; 
  a.fill(7); printf("%d %d\n", a[2], get<3>(a));
  printf("%d\n", *(a.begin() + 1)); printf("%d\n", a.data()[1]); 
  print(a); print("\n"); std::cout << a << "\n";
  auto [p,q,r,s] = a; printf("%d\n", p + s);
  array_subbyte<int4_t, 8> b; for (int i = 0; i < 8; ++i) b[i] = int4_t(i - 4);
  printf("%d %d %d\n", int(int4_t(b[1])), (int)b.size(), (int)sizeof(b)); b.fill(int4_t(3)); printf("%d\n", int(int4_t(b.back())));
  auto x = b[2]; x = int4_t(1); printf("%d\n", int(int4_t(b[2])));
  array_subbyte<uint1b_t, 32> bits; bits.clear(); bits[5] = uint1b_t(1); printf("%d\n", int(uint1b_t(bits[5])));
  array_aligned<float, 3, 32> al; printf("%d %d\n", (int)alignof(decltype(al)), (int)sizeof(al));
  cute::array<cute::array<int,2>,3> n{}; n[1][1] = 5; print(n); print("\n");
  print(tuple_size<decltype(a)>::value); print("\n");
  cute::array<int,3> c{1,2,3}, d{1,2,3}; printf("%d\n", c == d);
  auto t = cute::transform(c, [](int x) { return x + 1; }); print(t); print("\n");
  print(cute::fold(c, 0, [](auto a, auto b) { return a + b; })); print("\n");
  print(append(c, 4)); print("\n");
}
