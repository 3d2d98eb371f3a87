// g++ refuses line 8
#include <cute/tensor.hpp>
using namespace cute;
template <int N> int take(Int<N>) { return N; }
int main() {
  int n = 4;
  print(take(Int<4>{}));
  print(take(n));
}
