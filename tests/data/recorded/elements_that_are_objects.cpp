// Objects as elements of tensors: one is assigned another.
#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
struct V2 { float x, y; };
int main() {
  auto v = make_tensor<V2>(_2{}); V2 a{1, 2}; v(0) = a; printf("%g\n", v(0).y);
  V2 m[4]; auto t = make_tensor(&m[0], _4{}); t(1) = V2{3, 4}; printf("%g\n", m[1].y);
  v(1) = V2{5, 6}; printf("%g\n", v(1).x); v(0) = v(1); V2 c = v(0); printf("%g\n", c.x);
}
