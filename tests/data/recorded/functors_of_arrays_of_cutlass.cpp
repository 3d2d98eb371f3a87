#include <cute/tensor.hpp>
#include <cutlass/array.h>
#include <cutlass/functional.h>
#include <cstdio>
using namespace cutlass;
int main() {
  Array<float, 4> a, b;
  for (int i = 0; i < 4; ++i) { a[i] = i + 1; b[i] = 0.5f * i; }
  auto show = [](char const* n, auto const& x) { std::printf("%s:", n); for (int i = 0; i < 4; ++i) std::printf(" %g", double(float(x[i]))); std::printf("\n"); };
  show("+", a + b); show("-", a - b); show("*", a * b); show("neg", -a);
  plus<Array<float,4>> p; show("plus", p(a, b)); show("plus s", p(a, 2.0f));
  multiplies<Array<float,4>> m; show("mul", m(a, b)); show("mul s", m(3.0f, a));
  minus<Array<float,4>> mi; show("minus", mi(a, b)); divides<Array<float,4>> d; show("div", d(b, a));
  multiply_add<Array<float,4>> ma; show("mad", ma(a, b, a)); show("mad s", ma(2.0f, a, b));
  maximum<Array<float,4>> mx; show("max", mx(a, b)); minimum<Array<float,4>> mn; show("min", mn(a, b)); show("max s", mx(a, 2.5f));
  negate<Array<float,4>> ne; show("negate", ne(a));
  multiply_add<float> ms; std::printf("%g\n", ms(2.f, 3.f, 4.f));
}
