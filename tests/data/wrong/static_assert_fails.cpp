// g++ refuses line 6
#include <cute/tensor.hpp>
using namespace cute;
template <class L> struct Block {
  using Shape_ = L;
  static_assert(size(L{}) == 32, "a tile has 32 elements");
};
int main() {
  print(typename Block<Layout<Shape<_4, _4>>>::Shape_{});
}
