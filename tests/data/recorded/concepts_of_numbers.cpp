// Concepts of std beside the numbers of CuTe and CUTLASS.
#include <cstdio>
#include <cstdlib>
#include <cute/tensor.hpp>
#include <concepts>
#include <cstdio>
using cute::half_t; using cute::_2;
template <class A, class B> constexpr bool cv = std::is_convertible_v<A, B>;
template <class A, class B> concept cc = std::is_convertible_v<A, B>;

int main() {
  std::printf("\n0: "); { printf("%d\n", std::convertible_to<float, half_t>); }
  std::printf("\n1: "); { printf("%d\n", std::integral<_2>); }
  std::printf("\n2: "); { printf("%d\n", std::convertible_to<int, half_t>); }
  std::printf("\n3: "); { printf("%d\n", std::convertible_to<cute::float_e4m3_t, cute::float_e5m2_t>); }
  std::printf("\n");
}
