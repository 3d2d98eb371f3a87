// Ratios inside of types: patterns of specialisations and parameters, what is printed, and their logarithm.
#include <cute/tensor.hpp>
#include <cstdio>
#include <iostream>
using namespace cute;
template <class T> struct name { static const char* n() { return "?"; } };
template <auto a, auto b> struct name<R<a, b>> { static const char* n() { return a > b ? "big" : "small"; } };
template <int a> struct name<R<a, 2>> { static const char* n() { return "half"; } };
template <auto a, auto b> int f(R<a, b>) { return a * 100 + b; }
template <class T> int g(T) { return -1; } template <auto a, auto b> int g(R<a, b>) { return a; }
int main() {
  printf("%s %s %s %s\n", name<R<3,2>>::n(), name<R<6,4>>::n(), name<R<1,3>>::n(), name<_1>::n());
  printf("%d %d %d\n", f(R<3,6>{}), f(nratio(_2{}, _6{})), g(_1{}));
  std::cout << R<3,6>{} << " " << make_tuple(R<1,2>{}, 3) << "\n"; print(make_tuple(R<1,2>{}, 3)); printf("\n");
  printf("%d %d\n", is_same_v<R<1,2>, R<2,4>>, is_same_v<R<2,4>::type, R<1,2>>);
  printf("%d %d\n", log_2(R<1,4>{}), log_2(R<32,4>{}));
  printf("%d %d\n", is_ratio<R<1,2>>::value, is_ratio<int>::value); static_assert(!is_ratio<_2>{});
}
