// g++ refuses line 4
#include <cute/tensor.hpp>
using namespace cute;
template <class T> struct Traits { using Layout = typename T::SmemLayout; };
struct Empty {};
int main() {
  print(typename Traits<Empty>::Layout{});
}
