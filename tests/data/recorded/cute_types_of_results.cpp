// The types that swizzles, `find` and the literals of CuTe have follow their operands.
#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
#define P(...) printf("%s = %d\n", #__VA_ARGS__, int(__VA_ARGS__))
int main() {
  Swizzle<1, 0, 1> s;
  P(is_same_v<decltype(s(3u)), unsigned>);
  P(is_same_v<decltype(s(3)), int>);
  P(is_same_v<decltype(s(size_t(3))), size_t>);
  P(is_same_v<decltype(s(int64_t(3))), int64_t>);
  P(is_same_v<decltype(s(short(3))), int>);
  P(is_same_v<decltype(s(uint8_t(3))), int>);
  P(is_same_v<decltype(s(_3{})), _2>);
  printf("%d %d %d\n", s(2u) - 4 > 0, s(2) - 4 > 0, s(size_t(2)) - 4 > 0);
  auto composed = composition(Swizzle<2, 0, 2>{}, Layout<Shape<_4, _4>, Stride<_4, _1>>{});
  P(is_same_v<decltype(composed(1, 2)), int>);
  P(composed(3u, 2u));
  P(is_same_v<decltype(find(make_tuple(_1{}, _3{}), _3{})), _1>);
  P(is_same_v<decltype(find(make_tuple(_1{}, _3{}), _3{})), C<size_t(1)>>);
  P(is_same_v<decltype(find(make_tuple(_1{}, _3{}), _4{})), C<size_t(2)>>);
  P(find(make_tuple(_1{}, _3{}), _3{}) == _1{});
  print(find(make_tuple(_1{}, _3{}), _3{}));
  P(is_same_v<decltype(find(_3{}, _3{})), _0>);
  P(is_same_v<decltype(find_if(make_tuple(1, _3{}), [](auto x) { return is_static<decltype(x)>{}; })), C<size_t(1)>>);
  P(is_tuple<dim3>::value);
  P(is_same_v<decltype(010_c), _10>);
  P(is_same_v<decltype(1'024_c), _1024>);
}
