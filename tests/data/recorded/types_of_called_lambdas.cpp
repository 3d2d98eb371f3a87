// The types of lambdas that are called where they stand, in each instance of a template.
#include <cute/tensor.hpp>

#include <cstdio>
#include <string>
#include <utility>
#include <vector>

using namespace cute;

template <class T, int K> auto smem_layout() {
  return [] {
    if constexpr (K == 64) {
      return composition(Swizzle<3, 3, 3>{}, Layout<Shape<_8, _64>, Stride<_64, _1>>{});
    } else {
      return Layout<Shape<_8, Int<K>>>{};
    }
  }();
}
template <class T, int K> struct Config {
  using SmemLayout = decltype(smem_layout<T, K>());
};
template <int K> auto shape_of() {
  return []<std::size_t... I>(std::index_sequence<I...>) { return make_shape(Int<int(I) * K>{}...); }(std::make_index_sequence<3>{});
}
template <class T> using wide_t = decltype([] {
  if constexpr (sizeof(T) > 4) return 1.0;
  else return 'c';
}());
template <int N> auto size_in() {
  using X = decltype([] {
    if constexpr (N > 4) return 1.0;
    else return 'c';
  }());
  return sizeof(X);
}
template <int K> auto later() {
  return [] { return Int<K>{}; };
}
template <int K> auto of_local() {
  auto x = Int<K>{};
  return [&](auto y) { return x + y; }(_1{});
}
template <class F> auto called(F f) { return [f] { return f(1); }(); }

int calls = 0;
int next() { return ++calls; }
template <int K> auto quiet() {
  return [n = next(), s = std::string(K, 'x')] { return s; }();
}

int main() {
  print(Config<half_t, 64>::SmemLayout{});
  print(Config<half_t, 32>::SmemLayout{});
  using T_shape_of4 = decltype(shape_of<4>());
  print(T_shape_of4{});
  using T_shape_of5 = decltype(shape_of<5>());
  print(T_shape_of5{});
  printf("\n%zu%zu %zu%zu\n", sizeof(wide_t<int>), sizeof(wide_t<double>), size_in<1>(), size_in<9>());
  using T_later4 = decltype(later<4>()());
  print(T_later4{});
  using T_later5 = decltype(later<5>()());
  print(T_later5{});
  using T_of_local4 = decltype(of_local<4>());
  print(T_of_local4{});
  using T_of_local5 = decltype(of_local<5>());
  print(T_of_local5{});
  printf("\n%zu %zu ", sizeof(called([](int x) { return x * 1.5; })), sizeof(called([](int) { return 'c'; })));
  printf("%zu %d\n", sizeof(quiet<3>()), calls);
  std::vector<decltype(shape_of<2>())> shapes(1);
  print(shapes[0]);
  printf("\n");
}
