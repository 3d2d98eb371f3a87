// CuTe's traits look at the type as it is: what is const or a reference is another one.
#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
template <class T> void ask(char const* name) {
  printf("%s: %d%d%d%d %d%d%d%d%d\n", name, int(is_tensor<T>::value), int(is_layout<T>::value), int(is_composed_layout<T>::value), int(is_integral<T>::value),
         int(is_gmem<T>::value), int(is_smem<T>::value), int(is_rmem<T>::value), int(is_static<T>::value), int(is_tuple<remove_cvref_t<T>>::value));
}
int main() {
  static float data[64];
  auto L = Layout<Shape<_4,_8>>{};
  auto cl = composition(Swizzle<3,0,3>{}, L);
  auto t = make_tensor(&data[0], L);
  auto g = make_tensor(make_gmem_ptr(data), L);
  auto o = make_tensor<float>(L);
  ask<decltype(t)>("T");
  ask<decltype(t) const>("T const");
  ask<decltype(t)&>("T&");
  ask<decltype(t) const&>("T const&");
  ask<decltype(g)>("G");
  ask<decltype(g) const>("G const");
  ask<decltype(g)&>("G&");
  ask<decltype(g) const&>("G const&");
  ask<decltype(o)>("O");
  ask<decltype(o) const>("O const");
  ask<decltype(o)&>("O&");
  ask<decltype(o) const&>("O const&");
  ask<decltype(L)>("L");
  ask<decltype(L) const>("L const");
  ask<decltype(L)&>("L&");
  ask<decltype(L) const&>("L const&");
  ask<decltype(cl)>("CL");
  ask<decltype(cl) const>("CL const");
  ask<decltype(cl)&>("CL&");
  ask<decltype(cl) const&>("CL const&");
  ask<cute::tuple<int,_2>>("TU");
  ask<cute::tuple<int,_2> const>("TU const");
  ask<cute::tuple<int,_2>&>("TU&");
  ask<cute::tuple<int,_2> const&>("TU const&");
  ask<int>("I");
  ask<int const>("I const");
  ask<int&>("I&");
  ask<int const&>("I const&");
  ask<_4>("C4");
  ask<_4 const>("C4 const");
  ask<_4&>("C4&");
  ask<_4 const&>("C4 const&");
  ask<gmem_ptr<float*>>("GP");
  ask<gmem_ptr<float*> const>("GP const");
  ask<gmem_ptr<float*>&>("GP&");
  ask<gmem_ptr<float*> const&>("GP const&");
  ask<smem_ptr<float*>>("SP");
  ask<smem_ptr<float*> const>("SP const");
  ask<smem_ptr<float*>&>("SP&");
  ask<smem_ptr<float*> const&>("SP const&");
  ask<float*>("FP");
  ask<float* const>("FP const");
  ask<float*&>("FP&");
  ask<float* const&>("FP const&");
  ask<E<0>>("B");
  ask<E<0> const>("B const");
  ask<E<0>&>("B&");
  ask<E<0> const&>("B const&");
  ask<Underscore>("U");
  ask<Underscore const>("U const");
  ask<Underscore&>("U&");
  ask<Underscore const&>("U const&");
  ask<decltype(make_arithmetic_tuple(1,2))>("AT");
  ask<decltype(make_arithmetic_tuple(1,2)) const>("AT const");
  ask<decltype(make_arithmetic_tuple(1,2))&>("AT&");
  ask<decltype(make_arithmetic_tuple(1,2)) const&>("AT const&");
  ask<cute::array<int,2>>("AR");
  ask<cute::array<int,2> const>("AR const");
  ask<cute::array<int,2>&>("AR&");
  ask<cute::array<int,2> const&>("AR const&");
  ask<counting_iterator<int>>("CI");
  ask<counting_iterator<int> const>("CI const");
  ask<counting_iterator<int>&>("CI&");
  ask<counting_iterator<int> const&>("CI const&");
  ask<double>("DV");
  ask<double const>("DV const");
  ask<double&>("DV&");
  ask<double const&>("DV const&");
}
