// Row-major and column-major layouts of CUTLASS as functions of coordinates.
#include <cutlass/layout/matrix.h>
#include <cutlass/matrix_coord.h>
#include <cstdio>
int main(){
  cutlass::layout::RowMajor l(7);
  printf("%d\n", (int)l(cutlass::MatrixCoord(2,3)));
  auto p = cutlass::layout::RowMajor::packed({4,5});
  printf("%d %d\n", (int)p.stride(0), (int)p.capacity({4,5}));
  cutlass::layout::ColumnMajor c(4);
  printf("%d\n", (int)c({2,3}));
  auto q = cutlass::layout::ColumnMajor::packed(cutlass::make_Coord(4,5));
  printf("%d\n", (int)q.stride()[0]);
  auto inv = l.inverse(17);
  printf("%d %d\n", inv.row(), inv.column());
  static_assert(sizeof(l.stride(0)) == 8);
  cutlass::layout::RowMajor z;
  printf("%d %d\n", (int)z.stride(0), (int)sizeof(z));
  printf("%d\n", (int)c.capacity({3, 5}));
  auto w = c.inverse(9);
  printf("%d %d %d\n", w.row(), w.column(), cutlass::layout::RowMajor::kRank);
}
