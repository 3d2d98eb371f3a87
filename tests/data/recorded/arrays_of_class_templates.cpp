// Arrays that are static members of class templates, as types of sizes, arguments of templates and ranges of algorithms.
#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>
template <int X> struct T { static constexpr int arr[3] = {1, 9, X}; static constexpr std::array<int, 2> a{X, 2}; static constexpr int n = sizeof(arr) / sizeof(arr[0]); };
template <int N> void tn() { printf("%d ", N); }
template <class A> int two(A a, A b) { return int(b - a); }
int main() {
  tn<T<3>::arr[1]>(); tn<T<4>::a[0]>(); tn<T<5>::n>(); printf("%zu ", sizeof(T<3>::arr) / sizeof(T<3>::arr[0]));
  std::array<int, T<4>::arr[2]> x{}; printf("%zu %d\n", x.size(), two(T<3>::arr, T<3>::arr + 3));
  std::cout << *std::max_element(T<3>::arr, T<3>::arr + 3) << *std::find(T<7>::arr, T<7>::arr + 3, 7);
  for (int i : T<8>::arr) std::cout << i;
  std::cout << "\n";
}
