// g++ refuses line 7
#include <cute/tensor.hpp>
using namespace cute;
void set(int& x) { x = 7; }
int main() {
  auto const t = make_tuple(1, 2);
  set(get<0>(t));
  print(t);
}
