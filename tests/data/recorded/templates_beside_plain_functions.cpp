#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;
namespace mine { struct R { int n; }; int size(R const& r) { return r.n; } }
int main() {
  auto m = make_layout(make_shape(7, Int<3>{}));
  std::printf("%d %d\n", int(size<0>(m)), size(mine::R{4}));
  int depth = 3;
  std::printf("%d\n", depth < 4);
}
