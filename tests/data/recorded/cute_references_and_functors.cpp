// What CuTe gives back: views of registers, pointers to what is const, chosen references, its function objects.
#include <cute/tensor.hpp>
#include <cutlass/complex.h>
#include <cstdio>

using namespace cute;

int main() {
  auto r = make_tensor<float>(Shape<_2, _3>{});
  fill(r, 1.f);
  auto view = recast<float>(r);
  view(0) = 5.f;
  auto as_is = recast<float const>(r);
  printf("%g %g %d\n", r(0), as_is(0), int(std::is_same_v<decltype(view), decltype(make_tensor((float*)nullptr, r.layout()))>));

  alignas(16) unsigned char raw[64] = {};
  void const* from = raw;
  auto p = make_gmem_ptr<half_t>(from);
  printf("%d %d\n", int(std::is_same_v<decltype(p.get()), half_t const*>), int(std::is_same_v<decltype(make_smem_ptr<half_t>((void*)raw).get()), half_t*>));

  int a = 1;
  int b = 2;
  long c = 1L << 40;
  conditional_return(true_type{}, a, b) = 5;
  conditional_return(false_type{}, a, b) += 6;
  auto meets = conditional_return(a > 100, a, c);
  printf("%d %d %ld %d\n", a, b, long(meets), int(sizeof(meets)));
  printf("%d %d\n", int(std::is_same_v<decltype((conditional_return(true_type{}, a, b))), int&>), int(std::is_same_v<decltype(conditional_return(a > 1, a, 2.f)), float>));

  printf("%d %d %d %d\n", max_fn{}(3, 4), min_fn{}(3, 4), abs_fn{}(-3), *dereference{}(new int*(new int(7))));
  print(max_fn{}(_3{}, _4{})); print(unary_plus{}(_2{})); print(left_shift{}(_1{}, _3{})); print(right_shift{}(8, 1));
  int n = 3;
  plus_assign{}(n, 4);
  multiplies_assign{}(n, 2);
  pre_increment{}(n);
  post_decrement{}(n);
  identity{}(n) += 10;
  printf(" %d\n", n);

  printf("%d %d %d\n", int(std::is_same_v<cutlass::integer_subbyte<4, true>, int4_t>), int(std::is_same_v<cutlass::integer_subbyte<2, false>, uint2_t>), bits_to_bytes(13) + bytes_to_bits(2));
  printf("%d %d\n", int(cute::find_true_v<false, false, true, false>), int(cute::is_flat<tuple<int, _1>>::value) + 2 * int(cute::is_flat<tuple<int, tuple<_1>>>::value));
  cutlass::complex<float> z(3.f, 4.f);
  printf("%g %d\n", norm(z), int(std::is_same_v<decltype(norm(z)), double>));
}
