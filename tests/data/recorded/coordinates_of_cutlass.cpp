// CUTLASS's coordinates, what they compute and how streams write them.
#include <iostream>
#include <cstdio>
#include "cutlass/cutlass.h"
#include "cutlass/gemm_coord.h"
#include "cutlass/matrix_coord.h"
#include "cutlass/core_io.h"
int main() {
  cutlass::gemm::GemmCoord p(128, 256, 64);
std::cout << p << "\n";
  cutlass::gemm::GemmCoord q{1,2,3};
  std::cout << p + q << " " << p / q << " " << p * q << " " << p - q << "\n";
  std::cout << p.mn() << " " << p.mk() << " " << p.nk() << " " << p.nm() << " " << p.km() << " " << p.kn() << "\n";
  cutlass::MatrixCoord c(3, 4);
  std::cout << c << " " << c.row() << c.column() << " " << (c == cutlass::MatrixCoord{3,4}) << "\n";
  auto d = cutlass::make_Coord(1,2,3,4);
  std::cout << d << " " << d.product() << " " << d.sum() << " " << d.min_dim_index() << d.max_dim_index() << " " << d.dot(d) << "\n";
  std::cout << d.at<1>() << d.at(2) << d[3] << "\n";
  d += cutlass::make_Coord(1,1,1,1);
  std::cout << d << (d < cutlass::make_Coord(9,9,9,9)) << d.kRank << "\n";
  std::cout << cutlass::gemm::GemmCoord() << p.product() << " " << "\n";
  std::cout << cutlass::gemm::GemmShape<128,64,32>::toCoord() << "\n";
  std::cout << cutlass::MatrixShape<8,4>::toCoord() << "\n";
}
