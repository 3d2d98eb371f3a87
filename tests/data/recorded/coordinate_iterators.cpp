#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
int main() {
  auto shape = make_shape(2, make_shape(2, 3), 2);
  auto it = make_coord_iterator(shape);
  for (int i = 0; i < 12; ++i) { print(*it); print(" "); ++it; }
  print("\n");
  auto jt = make_coord_iterator<Step<_1,_0>>(make_shape(2, 3));
  for (int i = 0; i < 6; ++i) { print(*jt); ++jt; }
  print("\n");
  auto kt = make_coord_iterator(2, 5);
  for (; kt != ForwardCoordIteratorSentinel{}; ++kt) { print(*kt); print(" "); }
  print("\n");
  auto s2 = make_shape(3, 2);
  int n = 0;
  for (auto c = make_coord_iterator(make_coord(1, 0), s2); c != ForwardCoordIteratorSentinel{}; ++c) { ++n; auto [a, b] = *c; printf("%d%d ", a, b); }
  printf("%d\n", n);
  auto layout = make_layout(shape);
  auto lt = make_coord_iterator(shape);
  for (int i = 0; i < size(layout); ++i, ++lt) if (layout(*lt) != i) printf("bad %d\n", i);
}
