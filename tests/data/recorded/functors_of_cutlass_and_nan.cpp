// The largest and the smallest of numbers as CUTLASS has them beside NaN, subnormal numbers of narrow types, squares of complex
// numbers, arrays written to streams, and scaled coordinates.
#include <cutlass/array.h>
#include <cutlass/complex.h>
#include <cutlass/coord.h>
#include <cutlass/core_io.h>
#include <cutlass/functional.h>
#include <cutlass/numeric_types.h>
#include <cmath>
#include <cstdio>
#include <iostream>
using namespace cutlass;

template <class T, bool P>
void both(char const* name, T a, T b) {
  printf("%s %d: %g %g, %g %g\n", name, P, double(maximum<T, P>()(a, b)), double(maximum<T, P>()(b, a)), double(minimum<T, P>()(a, b)),
         double(minimum<T, P>()(b, a)));
}

int main() {
  float nan = std::nanf("");
  both<float, false>("float", nan, 1.f);
  both<float, true>("float", nan, 1.f);
  both<double, false>("double", nan, 1.);
  both<double, true>("double", nan, 1.);
  both<half_t, false>("half_t", half_t(nan), half_t(1.f));
  both<half_t, true>("half_t", half_t(nan), half_t(1.f));
  both<int, true>("int", -3, 4);
  printf("%g %g\n", maximum<float, true>()(0.f, -0.f), minimum<double>()(-0., 0.));
  printf("%g %g\n", maximum_with_nan_propagation<float>()(1.f, nan), minimum_with_nan_propagation<float>()(1.f, 4.f));
  std::cout << magnitude_squared<complex<float>>()(complex<float>(3.f, 4.f)) << " " << magnitude_squared<complex<float>, float>()(complex<float>(1.f, 2.f))
            << " " << magnitude_squared<int>()(5) << "\n";

  half_t half[] = {half_t(6e-5f), half_t(7e-5f), half_t(0.f), half_t(INFINITY)};
  for (half_t h : half) printf("%d%d ", isnormal(h), fpclassify(h));
  bfloat16_t wide[] = {bfloat16_t(1e-40f), bfloat16_t(1e-30f)};
  for (bfloat16_t b : wide) printf("%d%d ", isnormal(b), fpclassify(b));
  printf("%d %d%d%d%d%d\n", isnormal(tfloat32_t(1e-39f)), std::isnormal(1e-40f), std::isnormal(1e-40), std::isnormal(1e-310), std::isnormal(0),
         std::isnormal(3));

  Array<float, 4> a;
  a.fill(3.5f);
  Array<half_t, 2> h;
  h.fill(half_t(2.f));
  Array<int8_t, 3> letters;
  letters.fill(65);
  std::cout << a << " | " << h << " | " << letters << "\n";
  Coord<3> x = make_Coord(4, 6, 8);
  std::cout << 2 * x << " | " << x * 3 << " | " << x / 2 << " | " << 48 / x << "\n";
  Array<Array<half_t, 2>, 2> nested;
  nested[0].fill(half_t(1.f));
  nested[1] = nested[0];
  nested[1][1] = half_t(4.f);
  half_t const* first = reinterpret_cast<half_t const*>(&nested);
  uint32_t* words = reinterpret_cast<uint32_t*>(&nested);
  words[0] = 0x40003800;
  printf("%g %g %g %x\n", float(first[3]), float(nested[0][0]), float(nested[0][1]), words[1]);
}
