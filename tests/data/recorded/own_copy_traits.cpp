// Copy operations of the program's own: their traits make atoms and tiled copies, which call `copy` for each tile of registers.
#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
struct NegCopy { using SRegisters = float[1]; using DRegisters = float[1]; static inline int calls = 0;
  CUTE_HOST_DEVICE static void copy(float const& s, float& d) { ++calls; d = -s; } };
template <class T, int N> struct Scaled;
template <> struct Scaled<float, 2> { using SRegisters = float[2]; using DRegisters = float[2]; static inline float by = 3;
  static void copy(float const& s0, float const& s1, float& d0, float& d1) { d0 = s0 * by; d1 = s1 * by + 1; printf("<%g %g>", s0, s1); } };
struct Wide { using SRegisters = uint64_t[1]; using DRegisters = uint32_t[2];
  static void copy(uint64_t const& s, uint32_t& a, uint32_t& b) { b = uint32_t(s); a = uint32_t(s >> 32); } };
struct WarpLike { };
namespace cute {
template <> struct Copy_Traits<NegCopy> {
  using ThrID = Layout<_1>;
  using SrcLayout = Layout<Shape<_1,_32>>; using DstLayout = Layout<Shape<_1,_32>>; using RefLayout = SrcLayout;
};
template <class T, int N> struct Copy_Traits<Scaled<T, N>> {
  using ThrID = Layout<_1>;
  using SrcLayout = Layout<Shape<_1, Int<N * sizeof_bits_v<T>>>>; using DstLayout = SrcLayout; using RefLayout = SrcLayout;
};
template <> struct Copy_Traits<Wide> { using ThrID = Layout<_1>; using SrcLayout = Layout<Shape<_1,_64>>; using DstLayout = SrcLayout; using RefLayout = SrcLayout; };
template <> struct Copy_Traits<WarpLike> : Copy_Traits<SM75_U32x4_LDSM_N> { };
}
template <class T> void show(char const* n, T const& t) { printf("%s ", n); print(t); printf("\n"); }
int main() {
  auto tc = make_tiled_copy(Copy_Atom<NegCopy, float>{}, Layout<Shape<_2,_4>>{}, Layout<Shape<_2,_1>>{});
  print(tc); print(Copy_Atom<Copy_Traits<NegCopy>, half_t>{}); print(Copy_Atom<WarpLike, half_t>{});
  float a[32], b[32] = {};
  for (int i = 0; i < 32; ++i) a[i] = i;
  auto A = make_tensor(&a[0], make_shape(_4{}, _8{}));
  auto B = make_tensor(&b[0], make_shape(_4{}, _8{}));
  for (int t = 0; t < size(tc); ++t) { auto thr = tc.get_slice(t); copy(tc, thr.partition_S(A), thr.partition_D(B)); }
  for (float x : b) printf("%g ", x); printf(" %d\n", NegCopy::calls);
  auto t2 = make_tiled_copy(Copy_Atom<Scaled<float, 2>, float>{}, Layout<Shape<_2,_2>>{}, Layout<Shape<_2,_1>>{});
  show("src", t2.get_layoutS_TV()); show("size", size(t2)); show("tiler", decltype(t2)::Tiler_MN{});
  for (int t = 0; t < size(t2); ++t) { auto thr = t2.get_slice(t); auto s = thr.partition_S(A); auto d = thr.partition_D(B); if (!t) show("s", s.layout()); copy(t2, s, d); }
  printf("\n"); for (float x : b) printf("%g ", x); printf("\n");
  auto R = make_tensor<float>(Shape<_2, _3>{}); for (int i = 0; i < 6; ++i) R(i) = i; auto Q = make_tensor_like(R);
  copy(Copy_Atom<Scaled<float, 2>, float>{}, R, Q); print_tensor(Q, false);
  auto r1 = make_tensor<float>(_1{}); auto q1 = make_tensor<float>(_1{}); r1(0) = 7; Copy_Atom<NegCopy, float> neg; neg.call(r1, q1); printf("%g %d %d\n", q1(0), decltype(neg)::NumValSrc, int(is_same_v<decltype(neg)::ValType, float>));
  auto w = make_tensor<uint32_t>(_2{}); auto z = make_tensor<uint32_t>(_2{}); w(0) = 1; w(1) = 2; copy(Copy_Atom<Wide, uint32_t>{}, w, z); printf("%u %u\n", z(0), z(1));
}
