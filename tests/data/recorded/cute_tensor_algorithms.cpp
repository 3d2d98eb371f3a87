// CuTe's algorithms over memory: copy, fill, clear, axpby, transform, copy_if, gemm, reductions by hand.
#include <cstdio>
#include <numeric>
#include <vector>
#include <cute/tensor.hpp>
using namespace cute;

template <class Engine, class L> void show(char const* name, Tensor<Engine, L> const& t) {
  printf("%-6s", name);
  for (int i = 0; i < size<0>(t); ++i) { for (int j = 0; j < size<1>(t); ++j) printf(" %g", float(t(i, j))); printf(i + 1 < size<0>(t) ? " |" : "\n"); }
}
template <class T> auto sum_of(T const& t) { typename T::value_type s{}; for (int i = 0; i < size(t); ++i) s += t(i); return s; }

int main() {
  std::vector<float> memory(12);
  std::iota(memory.begin(), memory.end(), 1.f);
  Tensor a = make_tensor(memory.data(), make_shape(Int<3>{}, Int<4>{}), GenRowMajor{});
  Tensor b = make_tensor<float>(make_shape(Int<3>{}, Int<4>{}));
  copy(a, b);
  show("copy", b);
  axpby(2.f, a, -1.f, b);
  show("axpby", b);
  fill(b(_, 1), 0.5f);
  clear(b(2, _));
  show("parts", b);
  cute::transform(b, [](float x) { return x * x; });
  show("square", b);
  Tensor c = make_fragment_like(b);
  cute::transform(a, b, c, [](float x, float y) { return x > y ? x : y; });
  show("max", c);
  Tensor even = make_tensor<bool>(shape(c));
  for (int i = 0; i < size(even); ++i) even(i) = i % 2 == 0;
  clear(c);
  copy_if(even, a, c);
  show("even", c);
  copy_if([&](auto const&... at) { return a(at...) > 6; }, a, c);
  show("large", c);
  Tensor x = make_tensor(memory.data(), make_shape(Int<2>{}, Int<3>{}));
  Tensor y = make_tensor(memory.data() + 6, make_shape(Int<2>{}, Int<3>{}));
  Tensor d = make_tensor<float>(make_shape(Int<2>{}, Int<2>{}));
  fill(d, 1.f);
  gemm(x, y, d);
  show("gemm", d);
  gemm(x(_, 0), y(_, 0), d);
  show("outer", d);
  printf("%g %g %g\n", sum_of(a), sum_of(a(_, 0)), sum_of(c));
  double wide[6];
  Tensor w = make_tensor(&wide[0], make_shape(2, 3));
  copy(x, w);
  w(1, 2) /= 4;
  printf("%g %g\n", wide[5], float(w(make_coord(0, 1))));
}
