// what a stream writes of iterators, swizzles and flags of CuTe, what is in a swizzled pointer, members of a temporary `dim3`
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <cute/tensor.hpp>
#include <cute/atom/mma_atom.hpp>
using namespace cute;

dim3 made(unsigned n) { return dim3(n, n + 1, n + 2); }

int main() {
  std::cout << make_tmem_ptr<half_t>(8) << " " << make_tmem_ptr<float>(0x10020) << " " << make_tmem_ptr<float>(0x20) + 4 << "\n";
  std::cout << std::setw(9) << make_tmem_ptr<half_t>(8) << std::hex << make_tmem_ptr<half_t>(40) << std::dec << "\n";
  std::cout << std::setw(6) << Swizzle<1, 2, 3>{} << std::hex << Swizzle<1, 2, 13>{} << std::dec << "|\n";
  std::cout << GMMA::Layout_K_SW32_Atom<half_t>{} << " " << smem_ptr_flag_bits<16>{} << "\n";
  std::cout << make_tuple(UMMA::Layout_MN_SW64_Atom<float>{}, Swizzle<1, 2, 3>{}) << "\n";
  std::cout << composition(Swizzle<1, 2, 3>{}, 17, make_layout(make_shape(_10{}, 4))) << "\n";
  std::cout << make_mixed_bits(Int<1>{}, 4, Int<6>{}) << " " << std::hex << counting_iterator<int>{30} << std::dec << "\n";
  std::cout << GMMA::LayoutType::B128 << "\n" << std::flush;
  print(make_tmem_ptr<float>(0x20).get());
  print("\n");

  alignas(1024) static half_t memory[256];
  for (int i = 0; i < 256; ++i) memory[i] = half_t(i);
  auto t = make_tensor(make_smem_ptr(memory), GMMA::Layout_K_SW32_Atom<half_t>{});
  std::cout << t.data() << " " << t.data().get() << "\n" << std::flush;
  std::printf("%g %g\n", float(t.data()[72]), float(t.data().get()[72]));
  auto wide = recast_ptr<uint32_t>(t.data());
  std::cout << wide << " " << std::hex << wide[36] << " " << wide.get()[36] << std::dec << "\n" << std::flush;

  using Sparse = sparse_elem<8, uint8_t>;
  print(make_smem_ptr<sparse_elem<2, half_t>>(reinterpret_cast<void*>(0x400)));
  print(make_smem_ptr<Sparse>(reinterpret_cast<void*>(0x400)));
  std::printf(" %d\n", int(sizeof_bits_v<Sparse>));

  std::cout << dim3(1, 2, 3).y << made(4).z << "\n" << std::flush;
  auto x = made(7).x;
  std::printf("%u %u\n", x, dim3(3).y + 1);
}
