// Templates, classes, lambdas and loops around layouts; what it prints is in tiles.txt.
#include <cute/tensor.hpp>
#include <cstdio>
#include <iostream>
#include <vector>

using namespace cute;

#define TILE 4

template <class Shape, class Stride>
int leaves(Layout<Shape, Stride> const& layout) {
  int n = 0;
  for_each(flatten(layout.shape()), [&](auto) { ++n; });
  return n;
}

template <int M, int N, class T = float>
struct Block {
  using Element = T;
  using Atom = decltype(composition(Swizzle<2, 0, 2>{}, Layout<Shape<Int<M>, Int<N>>, Stride<Int<N>, _1>>{}));
  static constexpr int kBytes = M * N * sizeof(T);
  int rows() const { return M; }
};

template <class... Args>
int total(Args... args) {
  return (args + ... + 0);
}

unsigned mix(unsigned h, int n) {
  while (n-- > 0) h = h * 16777619u ^ unsigned(n);
  return h;
}

int main(int argc, char** argv) {
  auto layout = make_layout(make_shape(Int<2>{}, make_shape(3, _2{})), GenRowMajor{});
  print(layout); print("\n");
  printf("%d leaves, %d arguments\n", leaves(layout), argc);
  using T = Block<TILE, TILE, half_t>;
  print(T::Atom{}); printf(" %d bytes, %d rows\n", T::kBytes, T{}.rows());
  std::cout << total(1, 2, 3) << " " << size(layout) * 1.5f << std::endl;
  std::vector<int> data(12);
  for (int i = 0; i < 12; ++i) data[i] = i * i;
  Tensor t = make_tensor(data.data(), make_shape(_3{}, _4{}));
  t(1, 1) += 100;
  int sum = 0;
  for (auto x : data) sum += x;
  auto [a, b] = make_tuple(sum, uint8_t(300));
  printf("%d %d %u\n", a, int(b), mix(7, 5));
  switch (argc) {
    case 1: return 3;
    default: return argc > 2 ? 0 : 4;
  }
}
