// A tiled GEMM on tensors that own their elements: fragments have registers of their own.
#include <cute/atom/mma_atom.hpp>
#include <cute/tensor.hpp>

#include <cstdio>

using namespace cute;

int main() {
  auto mma = make_tiled_mma(UniversalFMA<float>{}, Layout<Shape<_2, _2>>{});
  auto a = make_tensor<float>(Shape<_4, _8>{}), b = make_tensor<float>(Shape<_4, _8>{});
  auto c = make_tensor<float>(Shape<_4, _4>{});
  for (int i = 0; i < size(a); ++i) a(i) = float(i % 5), b(i) = float(i % 3);
  for (int t = 0; t < size(mma); ++t) {
    auto thread = mma.get_slice(t);
    auto ra = thread.partition_fragment_A(a);
    auto rb = thread.partition_fragment_B(b);
    auto rc = thread.partition_fragment_C(c);
    if (t == 0) printf("%zu %zu %zu\n", sizeof(ra), sizeof(rb), sizeof(rc));
    copy(thread.partition_A(a), ra);
    copy(thread.partition_B(b), rb);
    clear(rc);
    gemm(mma, ra, rb, rc);
    copy(rc, thread.partition_C(c));
  }
  for (int i = 0; i < size(c); ++i) printf("%g ", c(i));
  auto r = decltype(mma)::make_fragment_A(make_tensor<float>(Shape<_1, _2, _3>{}));
  auto s = MMA_Atom<UniversalFMA<double>>::make_fragment_C(make_tensor<double>(Shape<_1, _2, _3>{}));
  fill(r, 3.f);
  printf("\n%g %zu %zu\n", r(1), sizeof(r), sizeof(s));
}
