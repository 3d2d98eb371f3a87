// The size of a sparse element is a constant of CuTe.
#include <cstdio>
#include <cute/tensor.hpp>
#include <cutlass/numeric_types.h>
#include <iostream>

using namespace cute;
template<class T> void pv() { std::cout << T::value << "\n"; }
template<class T> void pp(T const&) { std::cout << __PRETTY_FUNCTION__ << "\n"; }

void case_1() {
  std::cout << sizeof_bits<sparse_elem<2, half_t>>::value << "\n";
}

void case_2() {
  std::cout << sizeof_bits<sparse_elem<4, uint8_t>>::value << "\n";
}

void case_3() {
  pp(sizeof_bits<sparse_elem<2, half_t>>::value);
}

void case_4() {
  print(sizeof_bits<sparse_elem<2, half_t>>::value); print("\n");
}

void case_5() {
  auto x = sizeof_bits<sparse_elem<2, half_t>>::value; std::cout << x << "\n";
}

void case_6() {
  auto x = sizeof_bits<sparse_elem<2, half_t>>::value * _2{}; std::cout << x << "\n";
}

void case_7() {
  constexpr auto x = sizeof_bits<sparse_elem<2, half_t>>::value; std::cout << x << " " << x / 8 << "\n";
}

int main() {
  case_1();
  case_2();
  case_3();
  case_4();
  case_5();
  case_6();
  case_7();
}
