// A part of a constant tensor that owns its memory has constant elements.
#include <cute/tensor.hpp>
#include <cstdio>
#include <type_traits>
using namespace cute;
#define S(...) printf("%d %s\n", int(std::is_same_v<__VA_ARGS__>), #__VA_ARGS__)
template <class T> struct what { static const char* name() { return "other"; } };
template <class T, size_t N> struct what<ArrayEngine<T, N>> { static const char* name() { static char b[40]; sprintf(b, "array %d of %d", int(N), int(sizeof(T))); return b; } };
template <class I> struct what<ViewEngine<I>> { static const char* name() { return "view"; } };
template <class I> struct what<ConstViewEngine<I>> { static const char* name() { return "const view"; } };
template <class E, class L> void f(Tensor<E, L> const& t) {
  printf("%s %d\n", what<E>::name(), int(rank(t)));
  auto s = t(_, 0);
  S(decltype(s(0)), float const&); S(decltype(s(0)), float&);
  auto u = logical_divide(t, Shape<_2>{});
  S(decltype(u(0)), float const&);
  S(typename decltype(u)::value_type, float); S(typename decltype(u)::element_type, float const);
  for (int i = 0; i < size(s); ++i) printf("%g ", double(s(i)));
  printf("\n");
}
template <class E, class L> void g(Tensor<E, L>& t) {
  auto s = t(_, 0);
  S(decltype(s(0)), float const&); S(decltype(s(0)), float&);
  s(1) = 7;
}
template <class E, class L> void h(Tensor<E, L>&& t) {
  auto s = t(_, 0);
  S(decltype(s(0)), float const&); S(decltype(s(0)), float&);
  s(1) = 7;
}
template <class T> void k(T&& t) {
  auto s = t(_, 0);
  S(decltype(s(0)), float const&); S(decltype(s(0)), float&);
}
struct Holder {
  decltype(make_tensor<float>(Shape<_2,_3>{})) t;
  auto row() const { return t(0, _); }
  auto row() { return t(0, _); }
};
int main() {
  float data[64] = {1,2,3,4};
  auto o = make_tensor<float>(Layout<Shape<_4,_8>>{});
  const auto co = make_tensor<float>(Layout<Shape<_4,_8>>{});
  auto t = make_tensor(&data[0], Layout<Shape<_4,_8>>{});
  const auto ct = t;
  clear(o); fill(o, 3.f);
  f(o); f(t); f(ct); g(o); g(t); h(t(_,_)); f(o); k(o); k(ct);
  const auto x = make_tensor<half_t>(Shape<_2>{});
  printf("%s %s %s\n", what<typename decltype(o)::engine_type>::name(), what<typename decltype(co)::engine_type>::name(), what<typename decltype(x)::engine_type>::name());
  S(decltype(co(_,0)), decltype(o(_,0)));
  S(decltype(group_modes<0,2>(co)(0)), float const&);
  S(decltype(coalesce(co)(0)), float const&);
  S(decltype(make_tensor(co.data(), co.layout())(0)), float const&);
  S(decltype(local_tile(co, Shape<_2,_2>{}, make_coord(0,0))(0)), float const&);
  S(decltype(make_fragment_like(co)(0)), float&);
  S(decltype(make_tensor_like(co)(0)), float&);
  S(decltype(recast<int>(co)(0)), int const&);
  S(decltype(flatten(co)(0)), float const&);
  S(decltype(zipped_divide(co, Shape<_2,_2>{})(0)), float const&);
  Holder a; Holder const& ca = a;
  S(decltype(a.row()(0)), float&); S(decltype(ca.row()(0)), float const&);
  auto tv = make_tiled_copy(Copy_Atom<UniversalCopy<float>, float>{}, Layout<Shape<_2,_2>>{}, Layout<Shape<_1,_1>>{});
  S(decltype(tv.get_slice(0).partition_S(co)(0)), float const&);
  S(decltype(tv.get_slice(0).partition_S(o)(0)), float&);
  S(decltype(local_partition(co, Layout<Shape<_2,_2>>{}, 0)(0)), float const&);
  auto l = [&](auto const& q) { return q(_, 1); };
  S(decltype(l(o)(0)), float const&);
  auto l2 = [&]() { return o(_, 1); };
  S(decltype(l2()(0)), float const&);
  auto l3 = [=]() { return o(_, 1); };
  S(decltype(l3()(0)), float const&); S(decltype(l3()(0)), float&);
  auto fr = o; fr(0) = 9; printf("%g\n", double(o(0)));
  auto view = o(_, _); view(0) = 5; printf("%g\n", double(o(0)));
}
