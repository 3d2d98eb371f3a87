// Traits of CuTe whose names are functions too: `is_static<T>()` is an object, `is_static(x)` a call.
#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;

template <class T>
void ask(T const& x) {
  bool whole = cute::is_integral<T>(), fixed = is_static<T>(), three = is_constant<3, T>();
  printf("%d%d%d %d%d\n", whole, fixed, three, int(is_integral<T>::value), int(cute::is_std_integral<T>()));
  if constexpr (is_static<T>()) print(x), print("\n");
}

int main() {
  ask(3);
  ask(Int<3>{});
  ask(make_layout(Int<3>{}));
  bool tuple = is_tuple<Shape<_1, _2>>(), layout = is_layout<Layout<_1>>(), smem = is_smem<int*>();
  printf("%d%d%d\n", tuple, layout, smem);
}
