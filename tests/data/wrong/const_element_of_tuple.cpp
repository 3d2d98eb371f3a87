// g++ refuses line 4
#include <cute/tensor.hpp>
using namespace cute;
template <class T> void set(T& t) { get<0>(get<1>(t)) = 7; }
int main() {
  auto const t = make_tuple(1, make_tuple(2, 3));
  set(t);
  print(t);
}
