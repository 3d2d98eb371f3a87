#include <cute/tensor.hpp>
#include <algorithm>
#include <cstdio>
using namespace cute;
int main() { auto sw = composition(Swizzle<3, 3, 3>{}, Layout<Shape<_8, _64>, Stride<_64, _1>>{}); print(get_swizzle_t<decltype(sw)>{}); print(get_swizzle_t<Layout<_4>>{}); printf(" %d %d %d\n", std::__gcd(48, 36), std::__lg(1000), std::__lg(1L << 40)); }
