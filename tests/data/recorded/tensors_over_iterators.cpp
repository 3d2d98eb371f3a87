#include <cute/tensor.hpp>
#include <vector>
#include <cstdio>
#include <type_traits>
#include <algorithm>
#include <numeric>
using namespace cute;
template <class T> struct IsP { static constexpr int v = 0; }; template <class T> struct IsP<T*> { static constexpr int v = 1; };
int main() {
  std::vector<float> v(24); std::iota(v.begin(), v.end(), 0.f);
  auto t = make_tensor(v.begin(), make_layout(make_shape(Int<4>{}, 6)));
  printf("%g %g %d\n", t(1, 2), t(3), int(size(t)));
  t(0, 0) = 42; printf("%g\n", v[0]);
  using T = decltype(t);
  printf("%d %d %d\n", int(std::is_same_v<typename T::iterator, std::vector<float>::iterator>), IsP<typename T::iterator>::v, int(std::is_same_v<typename T::value_type, float>));
  printf("%d\n", int(std::is_same_v<decltype(t.data()), std::vector<float>::iterator>));
  printf("%d\n", int(std::is_same_v<typename T::engine_type, ViewEngine<std::vector<float>::iterator>>));
  auto u = t(_, 2); printf("%g %d\n", u(3), int(std::is_same_v<decltype(u.data()), std::vector<float>::iterator>));
  auto s = local_tile(t, make_shape(Int<2>{}, Int<3>{}), make_coord(1, 1)); printf("%g\n", s(0, 0));
  auto z = zipped_divide(t, make_shape(Int<2>{}, Int<3>{})); printf("%g %d\n", z(make_coord(1, 1), make_coord(0, 1)), int(size<0>(z)));
  const auto& cv = v; auto c = make_tensor(cv.begin(), make_layout(24)); printf("%g %d\n", c(5), int(std::is_same_v<decltype(c)::reference, float const&>));
  auto g = make_tensor(v.data(), make_layout(24)); printf("%d\n", int(std::is_same_v<decltype(g.data()), float*>));
  clear(u); printf("%g\n", v[9]);
  fill(t, 2.f); printf("%g\n", v[23]);
  auto it = t.data() + 3; *it = 5; printf("%g %td\n", v[3], it - v.begin());
  printf("%d\n", int(std::is_same_v<decltype(make_tensor(v.begin(), make_layout(4)).layout()), Layout<Shape<int>, Stride<_1>>>));
  print(t.layout()); print("\n");
  auto f = make_fragment_like(t(_, 0)); printf("%d\n", int(std::is_pointer_v<decltype(f.data())>));
  auto fl = flatten(z); printf("%d\n", int(rank(fl)));
  auto gg = group_modes<0, 2>(t); printf("%d\n", int(size<0>(gg)));
  printf("%g\n", *raw_pointer_cast(&*v.begin()));
  for (int i = 0; i < size(u); ++i) u(i) = i; printf("%g\n", v[10]);
  auto st = make_tensor(std::vector<float>(4, 1.f).begin(), make_shape(Int<2>{}, Int<2>{})); print(shape(st)); print("\n");
}
