// Where `recast` begins over negative strides, references to what is less than a byte from `?:`, the bits of a variable, and the
// constants by which CUTLASS divides.
#include <cute/tensor.hpp>
#include <cutlass/fast_math.h>
#include <cutlass/numeric_types.h>
#include <cstdio>
#include <type_traits>
using namespace cute;

template <class Stride>
void reversed(Stride stride) {
  static uint32_t data[64];
  for (int i = 0; i < 64; ++i) data[i] = i;
  auto t = make_tensor(&data[32], make_layout(Shape<_4, _2>{}, stride));
  auto wide = recast<uint64_t>(t);
  print(wide.layout());
  for (int i = 0; i < size(wide); ++i) printf(" %d+%d", int(uint32_t(wide(i))), int(wide(i) >> 32));
  printf("\n");
}

void shows(uint64_t by) {
  cutlass::FastDivmodU64 d(by);
  uint64_t rest = 0;
  uint64_t quotient = by ? d.divmod(rest, 0xfedcba9876543210ull) : 0;
  printf("%llu: %llx %u %u, %llu and %llu\n", (unsigned long long)d.divisor, (unsigned long long)d.multiplier, d.shift_right, d.round_up,
         (unsigned long long)quotient, (unsigned long long)rest);
}

int main() {
  reversed(Stride<Int<-1>, Int<8>>{});
  reversed(Stride<Int<1>, Int<-4>>{});
  reversed(make_stride(Int<-1>{}, -8));
  reversed(Stride<Int<-2>, Int<-8>>{});
  for (uint64_t by : {0ull, 1ull, 3ull, 7ull, 12ull, 64ull, 1000003ull, 0xffffffffffffffffull, 0x8000000000000001ull}) shows(by);

  uint32_t word = 0x87654321;
  auto t = make_tensor(recast_ptr<uint4b_t>(&word), Layout<_8>{});
  auto x = word != 0 ? t(0) : t(1);
  x = uint4b_t(15);
  auto either = [&](bool first) { return first ? t(2) : t(3); };
  either(false) = uint4b_t(0);
  printf("%x %d\n", word, int(x.get()));
  auto flags = make_tensor<bool>(Layout<_8>{});
  clear(flags);
  auto flag = word != 0 ? flags(5) : flags(6);
  flag = true;
  printf("%d%d\n", int(flags(5)), int(flags(6)));
  using Iterator = decltype(t.data());
  using Nibbles = array_subbyte<uint4b_t, 8>;
  printf("%d %d %d\n", int(sizeof(t)), std::is_same_v<std::remove_cvref_t<Iterator>::storage_type, uint8_t>, std::is_same_v<Nibbles::storage_type, uint8_t>);
  uint8_t const fixed[4] = {0x21, 0x43};
  auto f = make_tensor(recast_ptr<uint4b_t>(fixed), Layout<_8>{});
  printf("%d %d %d\n", int(f(3).get()), std::is_same_v<decltype(f)::element_type, uint4b_t const>, std::is_same_v<Nibbles::const_reference, decltype(f(0))>);
}
