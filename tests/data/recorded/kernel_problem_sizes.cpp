#include <cute/tensor.hpp>
#include <cstdio>
#include <string>
#include <vector>

using namespace cute;

// The types of the integers of a value, in the order of its notation.
std::string type_of(bool) { return "bool"; }
std::string type_of(char) { return "char"; }
std::string type_of(unsigned char) { return "uchar"; }
std::string type_of(int) { return "int"; }
std::string type_of(unsigned) { return "uint"; }
std::string type_of(long) { return "long"; }
std::string type_of(unsigned long) { return "ulong"; }
std::string type_of(long long) { return "llong"; }
std::string type_of(Underscore) { return "_"; }

template <auto v>
std::string type_of(C<v>) { return "C<" + type_of(v) + ">"; }

template <class S, class D>
std::string type_of(Layout<S, D> const& layout);

template <class T, int... N>
std::string type_of(ScaledBasis<T, N...> const& basis) { return type_of(basis.value()) + "@"; }

template <class... T>
std::string type_of(cute::tuple<T...> const& t);

template <class... T>
std::string type_of(ArithmeticTuple<T...> const& t);

template <class Tuple, int... I>
std::string each(Tuple const& t, seq<I...>) {
  std::string s = "(";
  ((s += (I ? "," : "") + type_of(get<I>(t))), ...);
  return s + ")";
}

template <class... T>
std::string type_of(cute::tuple<T...> const& t) { return each(t, make_seq<sizeof...(T)>{}); }

template <class... T>
std::string type_of(ArithmeticTuple<T...> const& t) { return each(t, make_seq<sizeof...(T)>{}); }

template <class S, class D>
std::string type_of(Layout<S, D> const& layout) { return type_of(layout.shape()) + ":" + type_of(layout.stride()); }

#define SHOW(...) (printf("%s: %s ", #__VA_ARGS__, type_of(__VA_ARGS__).c_str()), print(__VA_ARGS__), printf("\n"))

struct Params { int M, N, K; int64_t lda, ldb, ldc; size_t batch; uint32_t flags; };
template <class TensorT>
void describe(char const* n, TensorT const& t) {
  printf("%s ", n);
  print(t.layout());
  printf(" %s %s\n", type_of(t.layout()).c_str(), type_of(size(t)).c_str());
}

// The tiles of a problem whose sizes, strides and batches have types of their own, as a kernel computes them.
int main() {
  Params p{100, 60, 40, 128, 64, 60, 3, 1u};
  std::vector<float> buf(100000);
  float* A = buf.data();
  auto shape_MNK = make_shape(p.M, p.N, p.K);
  SHOW(shape_MNK);
  SHOW(select<0,2>(shape_MNK));
  auto dA = make_stride(p.lda, Int<1>{});
  auto dB = make_stride(Int<1>{}, p.ldb);
  auto dC = make_stride(p.ldc, _1{}, p.ldc * p.M);
  auto mA = make_tensor(make_gmem_ptr(A), select<0,2>(shape_MNK), dA);
  describe("mA", mA);
  auto mB = make_tensor(make_gmem_ptr(A), make_layout(select<1,2>(shape_MNK), dB));
  describe("mB", mB);
  auto mC = make_tensor(make_gmem_ptr(A), make_layout(make_shape(p.M, p.N, p.batch), dC));
  describe("mC", mC);
  SHOW(cosize(mC.layout()));
  SHOW(size(mC));
  SHOW(size<2>(mC));
  uint32_t tid = 37, bx = 2, by = 1;
  auto cta_coord = make_coord(bx, by, _);
  SHOW(cta_coord);
  auto cta_tiler = make_shape(_32{}, _16{}, _8{});
  auto gA = local_tile(mA, cta_tiler, cta_coord, Step<_1, X, _1>{});
  describe("gA", gA);
  auto gB = local_tile(mB, cta_tiler, cta_coord, Step<X, _1, _1>{});
  describe("gB", gB);
  auto gC = local_tile(mC(_,_,1), cta_tiler, cta_coord, Step<_1, _1, X>{});
  describe("gC", gC);
  auto tA = make_layout(make_shape(_16{}, _8{}));
  auto tAgA = local_partition(gA, tA, tid);
  describe("tAgA", tAgA);
  auto mma = make_tiled_mma(UniversalFMA<float>{}, Layout<Shape<_16,_8>>{});
  auto thr = mma.get_slice(tid);
  auto tCgC = thr.partition_C(gC);
  describe("tCgC", tCgC);
  auto tCrC = thr.make_fragment_C(tCgC);
  describe("tCrC", tCrC);
  auto cC = make_identity_tensor(make_shape(size<0>(mC), size<1>(mC)));
  auto gcC = local_tile(cC, select<0,1>(cta_tiler), make_coord(bx, by));
  auto tCcC = thr.partition_C(gcC);
  SHOW(tCcC(0));
  SHOW(tCcC(1,1,0));
  SHOW(gcC.layout());
  SHOW(gcC(3,4));
  auto residue = make_coord(size<0>(mC) - bx * 32, size<1>(mC) - by * 16);
  SHOW(residue);
  int cnt = 0;
  for (int i = 0; i < size(tCcC); ++i) cnt += elem_less(tCcC(i), make_coord(size<0>(mC), size<1>(mC)));
  printf("%d\n", cnt);
  auto k_tiles = size<2>(gA);
  SHOW(k_tiles);
  SHOW(ceil_div(p.K, size<2>(cta_tiler)));
  SHOW(ceil_div(size_t(p.K), _8{}));
  SHOW(ceil_div(shape_MNK, cta_tiler));
  SHOW(round_up(p.M, 32u));
  SHOW(ceil_div(p.M, 32u) * ceil_div(p.N, 16));
  dim3 grid(size(ceil_div(p.M, _32{})), size(ceil_div(p.N, _16{})));
  printf("%u %u %u\n", grid.x, grid.y, grid.z);
  auto gl = make_layout(make_shape(grid.x, grid.y));
  SHOW(gl);
  SHOW(gl(1u, 2u));
  SHOW(gl.get_hier_coord(5));
  SHOW(idx2crd(tid, make_shape(_4{}, _8{}, grid.x)));
  SHOW(crd2idx(make_coord(tid % 4, tid / 4), make_shape(_4{}, _8{})));
  auto off = mC.layout()(1u, 2, size_t(2));
  SHOW(off);
  SHOW(off - 10000);
  SHOW(int(off));
  auto blk = blocked_product(Layout<Shape<_4,_2>>{}, make_layout(make_shape(p.batch, 3)));
  SHOW(blk);
  auto rk = raked_product(Layout<Shape<_4,_2>>{}, make_layout(make_shape(2u, _3{})));
  SHOW(rk);
  SHOW(zipped_divide(make_layout(make_shape(p.batch, p.M)), make_shape(_2{}, _4{})));
  SHOW(flat_divide(mC.layout(), make_tile(_32{}, _16{})));
  SHOW(logical_divide(make_layout(p.batch), _2{}));
  SHOW(coalesce(make_layout(make_shape(p.M, p.batch, _4{}))));
  SHOW(filter(make_layout(make_shape(p.M, p.N), make_stride(_0{}, p.lda))));
  SHOW(composition(mC.layout(), make_layout(make_shape(_8{}, _2{}), make_stride(_2{}, _1{}))));
  SHOW(domain_offset(make_coord(1u, 2), mA).layout());
  SHOW(&mA(1, 2) - &mA(0, 0));
  SHOW(group_modes<0,2>(mC).layout());
  SHOW(mA.stride());
  SHOW(stride<0>(mC));
  SHOW(mA.layout().stride());
  SHOW(make_layout(mA.shape(), LayoutRight{}));
  SHOW(make_layout_like(mA.layout()));
  SHOW(make_fragment_like<float>(Layout<Shape<_2,_3>>{}).layout());
  SHOW(transform_leaf(shape_MNK, [](auto x) { return x + 1u; }));
  SHOW(transform(shape_MNK, [](auto x) { return int64_t(x); }));
  SHOW(cute::fold(shape_MNK, size_t(0), [](auto a, auto b) { return a + b; }));
  SHOW(repeat<2>(p.batch));
  SHOW(repeat_like(shape_MNK, _0{}));
  SHOW(cute::max(p.M, p.lda));
  SHOW(cute::min(p.batch, _4{}));
  SHOW(product_each(make_shape(make_shape(2u, 3), p.batch)));
  SHOW(product_like(make_shape(make_shape(2u, 3), p.batch), make_shape(1,1)));
  SHOW(size(make_shape(make_shape(2u, 3), 4)));
  SHOW(prepend(shape_MNK, p.batch));
}
