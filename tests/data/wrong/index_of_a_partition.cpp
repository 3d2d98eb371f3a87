// g++ refuses line 8
#include <cute/tensor.hpp>
using namespace cute;
int main() {
  int data[64] = {};
  auto t = make_tensor(&data[0], Layout<Shape<_8, _8>>{});
  auto threads = Layout<Shape<_2, _4>>{};
  auto part = local_partition(t, threads, make_coord(1, 2));
  print(part);
}
