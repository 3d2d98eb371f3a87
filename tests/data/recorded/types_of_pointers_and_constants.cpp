// The types of what a tagged pointer leads to, of elements read as others, of static members and of operations by default arguments.
#include <cute/tensor.hpp>
#include <cstdio>

using namespace cute;

template <class T, class U>
constexpr int same = std::is_same_v<T, U>;

template <int N>
struct Tile_ {
  static constexpr int kN = N;
  static inline int kCount = N;
};

int main() {
  float data[16] = {};
  half_t halves[16] = {};
  float const* to_const = data;
  auto g = make_gmem_ptr(data);
  auto s = make_smem_ptr(halves);
  auto c = make_gmem_ptr(to_const);
  printf("%d %d %d\n", same<decltype(*g), float&>, same<decltype(*s), half_t&>, same<decltype(*c), float const&>);
  printf("%d %d %d\n", same<decltype(g.get()), float*>, same<decltype(s.get()), half_t*>, same<decltype(c.get()), float const*>);
  printf("%d %d\n", same<decltype(g)::iterator, float*>, same<decltype(g[1]), float&>);

  auto fixed = make_tensor(to_const, Layout<Shape<_4, _4>>{});
  printf("%d %d\n", same<decltype(recast<half_t>(fixed))::element_type, half_t const>, same<decltype(recast<half_t>(fixed))::value_type, half_t>);
  printf("%d %d\n", same<decltype(recast_ptr<uint8_t>(c)), gmem_ptr<uint8_t const*>>, same<decltype(recast_ptr<uint8_t>(g)), gmem_ptr<uint8_t*>>);

  printf("%d %d %d\n", same<decltype(Int<3>::value), int const>, same<decltype((Int<3>::value)), int const&>, same<decltype(is_static_v<_3>), bool const>);
  printf("%d %d %d\n", same<decltype(Tile_<3>::kN), int const>, same<decltype(Tile_<3>::kCount), int>, same<decltype(Int<3>::value + 1), int>);
  printf("%d %d\n", same<decltype(std::numeric_limits<int>::digits), int const>, same<decltype(Layout<_3>::rank), int const>);

  printf("%d %d\n", same<UniversalCopy<float>, UniversalCopy<float, float>>, same<UniversalFMA<float>, UniversalFMA<float, float, float, float>>);
  printf("%d %d\n", same<UniversalFMA<float, half_t>, UniversalFMA<float, half_t, half_t, float>>, same<UniversalCopy<float>, UniversalCopy<float, half_t>>);
  printf("%d %d\n", same<DefaultCopy, AutoVectorizingCopyWithAssumedAlignment<8>>, same<AutoVectorizingCopy, DefaultCopy>);
  printf("%d\n", same<Copy_Atom<SM80_CP_ASYNC_CACHEGLOBAL<uint128_t>, half_t>, Copy_Atom<SM80_CP_ASYNC_CACHEGLOBAL<uint128_t, uint128_t>, half_t>>);
}
