#include <cute/tensor.hpp>
#include <cstdint>
#include <cstdio>

using namespace cute;

template <class S>
void f(S const& s) { printf("%zu %d\n", sizeof(s), (int)sizeof(get<0>(s))); }

// What a program does with integers of layouts that have no sign, or are wider than `int`.
int main() {
  auto L = make_layout(make_shape(size_t(3), 4));
  printf("%zu %zu %zu %zu\n", sizeof(L), sizeof(L.shape()), sizeof(L.stride()), sizeof(size(L)));
  printf("%zu\n", sizeof(get<0>(shape(L))));
  f(L.shape());
  f(make_shape(uint8_t(3), 4));
  f(make_shape(4, uint8_t(3)));
  f(make_shape(4, uint8_t(3), size_t(4)));
  f(make_shape(4, _3{}, size_t(4)));
  printf("%d\n", size(L) - 13 < 0);
  if (size(L) - 13 > 0) printf("wraps\n");
  printf("%zu %lu\n", size(L), get<0>(L.shape()) - 4);
  auto n = get<0>(L.shape());
  n -= 4;
  printf("%zu\n", n);
  static_assert(is_same_v<decltype(n), size_t>);
  static_assert(std::is_same_v<decltype(size(L)), size_t>);
  static_assert(std::is_same_v<decltype(L(0)), size_t>);
  static_assert(std::is_same_v<decltype(L(0,0)), size_t>);
  static_assert(std::is_same_v<decltype(L(_0{},_0{})), _0>);
  auto K = make_layout(make_shape(4, 4), make_stride(1u, 4u));
  printf("%u %d\n", K(-1, 0), K(-1,0) > 0);
  for (auto i = size(L) - 1; i < size(L); --i) printf("%d ", (int)L(i));
  printf("\n");
  auto M = make_layout(make_shape(uint8_t(200), uint8_t(200)));
  print(size(M)), printf("\n");
  print(M), printf("\n");
  print(uint8_t(size(M))), printf("\n");
  auto s = make_shape(uint8_t(200), uint8_t(100));
  auto t = make_shape(get<0>(s) + get<1>(s), 1);
  print(t), printf("\n");
  struct Par { int64_t lda; int m, n; } p{100, 8, 16};
  auto lay = make_layout(make_shape(p.m, p.n), make_stride(p.lda, Int<1>{}));
  print(lay), printf("\n");
  print(lay(3, 4)), printf("\n");
  Stride<int64_t, _1> st(p.m, _1{});
  print(st), printf("\n");
  Shape<int, int64_t> sh{int64_t(5), 6u};
  print(sh), printf("\n");
  Layout<Shape<int, int64_t>, Stride<_1, uint32_t>> lt(sh, {_1{}, 7});
  print(lt), printf("\n");
  print(lt(1,2)), printf("\n");
  lt = make_layout(make_shape(int(1), int64_t(2)), make_stride(_1{}, 9u));
  print(lt), printf("\n");
  get<0>(sh) = 1l << 33;
  print(sh), printf("\n");
  get<1>(sh) = 1l << 33;
  print(sh), printf("\n");
  auto x = make_tuple(1, 2u, 3l, uint8_t(4), 'a', true, 1.5f);
  printf("%zu %zu\n", sizeof(x), sizeof(make_tuple(_1{}, 'a', _2{}, 3)));
  printf("%zu %zu\n", sizeof(Layout<Shape<_1,int>>), sizeof(Layout<Shape<int,int>, Stride<int64_t,_1>>));
  printf("%zu %zu %zu\n", sizeof(make_tuple(_1{}, _1{})), sizeof(Shape<_1>), sizeof(make_tuple(make_tuple(_1{}), _1{})));
  auto id = make_identity_tensor(make_shape(3, 4l));
  auto c = id(1, 2l);
  printf("%zu\n", sizeof(c));
  auto [i, j] = c;
  printf("%zu %zu\n", sizeof(i), sizeof(j));
  print(get<1>(c) - 5u), printf("\n");
}
