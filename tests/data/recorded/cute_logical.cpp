// What `&&`, `||`, `!` and `?:` make of constants of CuTe.
#include <iostream>
#include <cute/tensor.hpp>
using namespace cute;
int main() {
  print(true_type{} && false_type{}); print("\n");
  print(true_type{} || false_type{}); print("\n");
  print(is_static<Int<3>>{} && is_static<int>{}); print("\n");
  print(Int<2>{} && Int<0>{}); print("\n");
  print(Int<2>{} && true); print("\n");
  auto l = make_layout(make_shape(Int<4>{}, 8));
  print(is_static<decltype(l)>::value && true); print("\n");
  if (true_type{} && l.shape() == make_shape(4, 8)) print("eq\n");
  print(Int<1>{} < Int<2>{} && Int<3>{} == Int<3>{}); print("\n");
  print(not true_type{}); print("\n");
  auto c = cute::max(Int<3>{}, Int<5>{}); print(c); print("\n");
  auto t = make_tuple(Int<1>{}, 2, Int<3>{});
  print(select<0, 2>(t)); print("\n");
  print(get<0>(t)); print(size(l)); print("\n");
  int n = 3;
  print(n > 2 ? size(l) : 0); print("\n");
  print(n > 2 ? size<0>(l) : Int<5>{}); print("\n");
}
