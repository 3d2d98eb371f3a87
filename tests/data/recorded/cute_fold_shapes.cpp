// Tuples with functions: transform, fold, filter, each, apply.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;

int main() {
  auto s = make_shape(Int<2>{}, make_shape(3, Int<4>{}), 5);
  auto doubled = transform_leaf(s, [](auto x) { return x * Int<2>{}; });
  print(doubled); print(" ");
  print(fold(flatten(s), Int<1>{}, [](auto a, auto b) { return a * b; })); print("\n");
  for_each(flatten(s), [](auto x) { print(x); print(is_static<decltype(x)>::value ? "s " : "d "); });
  print("\n");
  print(apply(flatten(s), [](auto... xs) { return make_tuple(xs...); })); print("\n");
  print(filter_tuple(make_tuple(Int<1>{}, Int<4>{}, Int<1>{}), [](auto x) {
    if constexpr (is_constant<1, decltype(x)>::value) { return tuple<>{}; } else { return make_tuple(x); }
  }));
  print("\n");
  print(find_if(make_tuple(Int<3>{}, Int<0>{}, Int<5>{}), [](auto x) { return x == Int<0>{}; })); print("\n");
  return 0;
}
