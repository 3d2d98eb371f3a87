#include <cute/tensor.hpp>
#include <cstdio>

using namespace cute;

// What is empty takes no space in a tuple, and the elements of a tuple lie as structures within one another.
#define SIZE(...) printf("%s: %zu %zu\n", #__VA_ARGS__, sizeof(__VA_ARGS__), alignof(decltype(__VA_ARGS__)))

struct Em {};
struct F { int a; char b; };

int main() {
  float arr[4];
  auto T = make_tensor(&arr[0], make_layout(make_shape(_2{}, 2)));
  SIZE(T);
  SIZE(make_tensor<float>(Shape<_2,_2>{}));
  SIZE(make_tensor<float>(Shape<_3>{}));
  SIZE(make_tensor<half_t>(Shape<_3>{}));
  SIZE(make_tensor<double>(Shape<_3>{}));
  SIZE(make_tensor<char>(Shape<_3>{}));
  SIZE(make_tensor<uint8_t>(Shape<_16>{}));
  SIZE(make_tensor<int4_t>(Shape<_5>{}));
  SIZE(make_tensor<bool>(Shape<_9>{}));
  SIZE(make_tensor<float_e2m3_t>(Shape<_5>{}));
  auto id = make_identity_tensor(make_shape(3, 4));
  SIZE(id);
  SIZE(id.data());
  SIZE(id.layout());
  SIZE(id(1,2));
  SIZE(make_identity_tensor(Shape<_3,_4>{}));
  SIZE(id(1,_));
  SIZE(id(_,_3{}));
  SIZE(make_tensor(counting_iterator<int>{}, make_shape(_3{})));
  SIZE(make_tensor(make_gmem_ptr(&arr[0]), make_shape(3, _3{})));
  SIZE(make_gmem_ptr(&arr[0]));
  SIZE(Layout<_3>{});
  SIZE(make_layout(3));
  SIZE(make_composed_layout(Swizzle<1,1,1>{}, 3, make_layout(4, 5)));
  SIZE(make_composed_layout(Swizzle<1,1,1>{}, _0{}, make_layout(_4{}, 5)));
  SIZE(make_tuple(1, 'a', size_t(2)));
  SIZE(make_tuple('a', 1, 'b'));
  SIZE(make_tuple(make_tuple('a', _1{}), 'b', make_tuple(_2{}, _3{}), size_t(1)));
  SIZE(make_tuple(Em{}, F{}, 'c'));
  SIZE(make_tuple(F{}, 'c'));
  SIZE(make_tuple(1.0, 'c', 1.0f));
  SIZE(make_tuple(true, true, short(1)));
  SIZE(E<0>{});
  SIZE(ScaledBasis<int,1>{3});
  SIZE(make_arithmetic_tuple(1, 2l));
  SIZE(Swizzle<3,3,3>{});
  SIZE(_3{});
  SIZE(_);
  SIZE(make_tile(Layout<_2>{}, _3{}));
  SIZE(make_coord(_, 1));
  SIZE(std::integral_constant<int, 3>{});
  SIZE(cute::array<int,3>{});
  SIZE(cute::array<char,0>{});
  struct St { Layout<Shape<_2,_3>> a; int b; } st;
  SIZE(st);
  struct Su { Shape<int,_3> a; int64_t b; _3 c; char d; } su;
  SIZE(su);
  using MMA = TiledMMA<MMA_Atom<SM80_16x8x16_F32F16F16F32_TN>, Layout<Shape<_2,_2,_1>>>;
  SIZE(MMA{});
  SIZE(MMA{}.get_slice(3));
  SIZE(Copy_Atom<UniversalCopy<float>, float>{});
  auto tc = make_tiled_copy(Copy_Atom<UniversalCopy<float>, float>{}, Layout<_32>{}, Layout<_1>{});
  SIZE(tc);
  SIZE(tc.get_slice(2));
  SIZE(std::make_pair(1, 'a'));
  SIZE(std::array<int,3>{});
}
