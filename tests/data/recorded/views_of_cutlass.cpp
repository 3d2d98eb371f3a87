// References and views of CUTLASS over memory, by its layouts of matrices.
#include <cutlass/cutlass.h>
#include <cutlass/coord.h>
#include <cutlass/core_io.h>
#include <cutlass/gemm_coord.h>
#include <cutlass/layout/matrix.h>
#include <cutlass/matrix_coord.h>
#include <cutlass/numeric_types.h>
#include <cutlass/tensor_ref.h>
#include <cutlass/tensor_view.h>
#include <cstdio>
#include <iostream>
#include <type_traits>
#include <vector>
using namespace cutlass;

template <class LayoutA, class LayoutB, class LayoutC>
void reference(TensorRef<half_t const, LayoutA> a, TensorRef<half_t const, LayoutB> b, TensorRef<float, LayoutC> c, gemm::GemmCoord problem) {
  for (int m = 0; m < problem.m(); ++m)
    for (int n = 0; n < problem.n(); ++n) {
      float sum = 0;
      for (int k = 0; k < problem.k(); ++k) sum += float(a.at({m, k})) * float(b[{k, n}]);
      c.at({m, n}) += sum;
    }
}

int main() {
  gemm::GemmCoord problem(4, 3, 5);
  std::vector<half_t> a(20), b(15);
  std::vector<float> c(12, 0.5f);
  for (int i = 0; i < 20; ++i) a[i] = half_t(float(i % 7) - 3);
  for (int i = 0; i < 15; ++i) b[i] = half_t(0.25f * i);
  TensorRef<half_t, layout::RowMajor> ra(a.data(), layout::RowMajor(5));
  TensorRef<half_t, layout::ColumnMajor> rb(b.data(), 5);
  TensorRef<float, layout::RowMajor> rc = make_TensorRef(c.data(), layout::RowMajor::packed({4, 3}));
  reference(ra.const_ref(), TensorRef<half_t const, layout::ColumnMajor>(rb), rc, problem);
  for (float x : c) printf("%g ", x);
  printf("\n");
  std::cout << ra.stride(0) << " " << ra.stride()[0] << " " << ra.offset({2, 3}) << " " << ra.good() << " " << rb.layout()({1, 2}) << "\n";
  auto moved = ra + MatrixCoord(1, 2);
  moved += {1, 0};
  moved.add_pointer_offset(1);
  moved.at({0, 0}) = half_t(42.f);
  std::cout << float(a[13]) << " " << (moved.data() - ra.data()) << " " << std::is_same_v<decltype(ra)::Reference, half_t&> << "\n";
  TensorView<half_t, layout::RowMajor> view(a.data(), layout::RowMajor::packed({4, 5}), {4, 5});
  std::cout << view.extent() << " | " << view.size() << " " << view.contains({3, 4}) << view.contains({4, 0}) << view.contains({0, -1}) << " "
            << view.capacity() << " " << view.extent(1) << "\n";
  TensorView<half_t const, layout::RowMajor> fixed = view.const_view();
  std::cout << float(fixed.at({2, 3})) << " " << fixed.ref().stride(0) << " " << sizeof(view) << sizeof(ra) << "\n";
  view.reset(nullptr);
  std::cout << view.good() << fixed.good() << "\n";
  Coord<3> x = make_Coord(1, 2, 3), y = make_Coord(4, 0, 6);
  std::cout << x + y << " | " << x * y << " | " << y - x << " | " << (x < y) << (x == x) << " " << x.dot(y) << "\n";
}
