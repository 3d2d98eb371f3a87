// What `print` and a stream write of the leaves of layouts, basis elements and coordinates: characters, truths, formats.
#include <cute/tensor.hpp>
#include <cstdio>
#include <iomanip>
#include <iostream>
using namespace cute;

#define BOTH(...) do { print(__VA_ARGS__); printf("  "); fflush(stdout); std::cout << __VA_ARGS__ << std::endl; } while (0)

int main() {
  BOTH(make_layout(make_shape('A', 8)));
  BOTH(make_layout(make_shape(uint8_t(66), int8_t(67))));
  BOTH(make_layout(make_shape(true, 300L), make_stride(short(3), 4000000000u)));
  BOTH(make_layout(make_shape(4, _8{}), make_stride('c', true)));
  BOTH(composition(Swizzle<2, 0, 3>{}, make_layout(make_shape('D', _8{}))));
  BOTH(C<'e'>{});
  BOTH(C<(unsigned char)(70)>{});
  BOTH(C<true>{});
  BOTH(make_tuple(C<'g'>{}, 'h', uint8_t(73), _4{}));
  BOTH(E<0>{} * 'j');
  BOTH(E<1, 0>{} * uint8_t(75));
  BOTH(make_arithmetic_tuple('l', 2));
  BOTH(make_tuple(make_layout('m'), 'n'));
  BOTH(flatten(make_layout(make_shape('o', make_shape('p', 4)))));
  int data[4] = {1, 2, 3, 4};
  std::cout << make_tensor(&data[0], make_layout(make_shape(uint8_t(2), _2{}))) << "\n";
  auto L = make_layout(make_shape(255, _16{}));
  std::cout << std::hex << L << " " << L.shape() << " " << composition(Swizzle<2, 0, 3>{}, L) << std::dec << "\n";
  std::cout << std::boolalpha << make_layout(make_shape(true, 2)) << " " << C<false>{} << std::noboolalpha << "\n";
  std::cout << std::showpos << L << " " << E<0>{} * 3 << std::noshowpos << "\n";
  std::cout << std::setw(6) << L << "|" << std::setw(6) << _4{} << "|" << std::setw(6) << E<0>{} * 3 << "|\n";
}
