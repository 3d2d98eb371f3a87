// The types that the engine of a tensor names, deduced from a parameter.
#include <cstdio>
#include <type_traits>

#include <cute/tensor.hpp>

using namespace cute;

template <class Engine, class L>
void show(Tensor<Engine, L> const&) {
  using T = typename Engine::value_type;
  printf("%d%d%d%d %d\n", std::is_same_v<T, float>, std::is_same_v<typename Engine::element_type, float>,
         std::is_same_v<typename Engine::element_type, float const>, std::is_same_v<typename Engine::reference, float&>, int(sizeof(T)));
}

int main() {
  float x[8] = {};
  double d[4] = {};
  float const* c = x;
  show(make_tensor(&x[0], Layout<_8>{}));
  show(make_tensor(c, Layout<_8>{}));
  show(make_tensor<float>(Layout<_8>{}));
  show(make_tensor(&d[0], make_layout(make_shape(4))));
}
