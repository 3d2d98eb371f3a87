// What lazy::transform makes is read through its function each time.
#include <cute/tensor.hpp>
#include <cstdio>
#include <type_traits>
using namespace cute;
template <class E, class L> int total(Tensor<E, L> const& t) { int n = 0; for (int i = 0; i < size(t); ++i) n += t(i); return n; }
struct Twice { int k; int operator()(int x) const { return k * x; } };
int main() {
  int data[32]; for (int i = 0; i < 32; ++i) data[i] = i;
  auto t = make_tensor(&data[0], make_shape(_4{}, _8{}));
  int calls = 0;
  auto d = cute::lazy::transform(t, [&](int x) { ++calls; return 2 * x; });
  printf("%d %d calls %d\n", d(3), d(1, 2), calls);
  data[3] = 100;
  printf("%d %d\n", d(3), calls);
  auto s = d(_, 1); print(s.layout()); printf(" %d %d\n", int(s(0)), int(s(3)));
  print(size(d)); print(rank(d)); print(shape(d)); print(layout(d)); print(d.layout()); printf("\n");
  auto c = make_identity_tensor(make_shape(_4{}, _8{}));
  auto p = lazy::transform(c, [](auto x) { return elem_less(x, make_coord(3, 5)); });
  print(p); printf("\n"); print(p.data()); printf("\n"); print(p(_, 2)); printf("\n"); print(p(1, _).data()); printf("\n");
  print(local_tile(p, Shape<_2,_2>{}, make_coord(1, 1))); printf("\n");
  print(group_modes<0,2>(p)); printf("\n");
  print(zipped_divide(p, Shape<_2,_2>{})); printf("\n");
  printf("%d %d %d\n", total(d), total(p), int(bool(p(2, 4))));
  auto out = make_tensor<int>(make_shape(_4{}, _8{})); fill(out, -1);
  copy_if(p, t, out);
  for (int i = 0; i < 4; ++i) { for (int j = 0; j < 8; ++j) printf("%4d", int(out(i, j))); printf("\n"); }
  copy(d, out); printf("%d %d\n", out(5), out(31));
  auto q = lazy::transform(d, [](int x) { return x + 0.5; });
  printf("%g\n", q(3)); data[3] = 3; printf("%g\n", q(3));
  auto it = make_transform_iter(Twice{3}, &data[0]);
  printf("%d %d %d\n", *it, it[4], *(it + 5));
  auto u = make_tensor(it, make_layout(make_shape(4, 2), make_stride(2, 1)));
  printf("%d %d %d\n", u(1, 1), u(3, 0), total(u)); print(u.layout()); printf("\n");
  printf("%d %d\n", int(std::is_same_v<decltype(d(0)), int>), int(std::is_same_v<decltype(q(0)), double>));
  printf("%d %d %d\n", int(is_tensor<decltype(d)>::value), int(is_rmem<decltype(d)>::value), int(std::is_same_v<decltype(d), decltype(t)>));
  auto r = lazy::transform(t, [](int& x) -> int& { return x; });
  r(2) = 77; printf("%d %d\n", data[2], r(2));
  auto cs = lazy::transform(c, [](auto x) { return get<0>(x) + get<1>(x); });
  printf("%d %d\n", int(cs(1, 2)), int(cs(_, 3)(2)));
  auto dyn = lazy::transform(make_identity_tensor(make_shape(4, 8)), [](auto x) { return elem_less(x, make_coord(2, 2)); });
  print(dyn); printf(" %d\n", total(dyn));
}
