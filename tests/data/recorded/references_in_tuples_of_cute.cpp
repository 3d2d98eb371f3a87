#include <cute/tensor.hpp>
#include <functional>
#include <cstdio>
using namespace cute;
int main() {
  int x = 3, y = 5;
  auto r = make_tuple(std::ref(x));
  std::printf("%d\n", is_same_v<decltype(r), std::tuple<int&>>);
  auto q = cute::make_tuple(std::ref(x), 2);
  q = cute::make_tuple(std::ref(y), 2);
  int& z = get<0>(q);
  z = 8;
  std::printf("%d %d\n", x, y);
  std::printf("%d\n", is_same_v<decltype(q), cute::tuple<std::reference_wrapper<int>, int>>);
}
