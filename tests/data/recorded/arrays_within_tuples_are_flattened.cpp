#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
int main() {
  cute::array<int, 3> a = {1, 2, 3};
  print(flatten(make_tuple(a, 4))); print("\n");
  print(flatten(make_tuple(make_tuple(a), make_tuple(4, make_tuple(a, _5{}))))); print("\n");
  print(flatten_to_tuple(make_tuple(4, make_tuple(a, _5{})))); print("\n");
  auto f = flatten(make_tuple(a));
  std::printf("%d %d\n", is_same_v<decltype(f), cute::array<int, 3>>, f[2]);
  print(flatten(make_tuple(1, make_tuple(2, _3{})))); print("\n");
}
