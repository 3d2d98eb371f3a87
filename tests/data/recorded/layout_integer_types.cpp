#include <cute/tensor.hpp>
#include <cstdio>
#include <string>

using namespace cute;

// The types of the integers of a value, in the order of its notation.
std::string type_of(bool) { return "bool"; }
std::string type_of(char) { return "char"; }
std::string type_of(unsigned char) { return "uchar"; }
std::string type_of(int) { return "int"; }
std::string type_of(unsigned) { return "uint"; }
std::string type_of(long) { return "long"; }
std::string type_of(unsigned long) { return "ulong"; }
std::string type_of(long long) { return "llong"; }

template <auto v>
std::string type_of(C<v>) { return "C<" + type_of(v) + ">"; }

template <class S, class D>
std::string type_of(Layout<S, D> const& layout);

template <class T, int... N>
std::string type_of(ScaledBasis<T, N...> const& basis) { return type_of(basis.value()) + "@"; }

template <class... T>
std::string type_of(cute::tuple<T...> const& t);

template <class... T>
std::string type_of(ArithmeticTuple<T...> const& t);

template <class Tuple, int... I>
std::string each(Tuple const& t, seq<I...>) {
  std::string s = "(";
  ((s += (I ? "," : "") + type_of(get<I>(t))), ...);
  return s + ")";
}

template <class... T>
std::string type_of(cute::tuple<T...> const& t) { return each(t, make_seq<sizeof...(T)>{}); }

template <class... T>
std::string type_of(ArithmeticTuple<T...> const& t) { return each(t, make_seq<sizeof...(T)>{}); }

template <class S, class D>
std::string type_of(Layout<S, D> const& layout) { return type_of(layout.shape()) + ":" + type_of(layout.stride()); }

#define SHOW(...) (printf("%s: %s ", #__VA_ARGS__, type_of(__VA_ARGS__).c_str()), print(__VA_ARGS__), printf("\n"))

// Every integer of a layout has the type that it was made of, and what CuTe computes from it that of C++'s arithmetic.
int main() {
  auto s = make_shape(size_t(3), 4);
  auto L = make_layout(s);
  SHOW(s);
  SHOW(L);
  SHOW(size(L));
  SHOW(get<0>(L.shape()));
  SHOW(size<0>(L));
  SHOW(size<1>(L));
  SHOW(rank(L));
  SHOW(cosize(L));
  SHOW(L(1,2));
  SHOW(L(5));
  SHOW(L(size_t(5)));
  SHOW(size(L) - 13);
  SHOW(stride<1>(L));
  SHOW(L.stride());
  SHOW(depth(L));
  auto M = make_layout(make_shape(int64_t(6), _4{}), make_stride(_1{}, int64_t(100)));
  SHOW(M);
  SHOW(size(M));
  SHOW(cosize(M));
  SHOW(M(1,2));
  SHOW(M(7));
  SHOW(M(_,1));
  SHOW(M(1,_));
  SHOW(coalesce(M));
  SHOW(get<0>(M));
  SHOW(get<1>(M));
  SHOW(flatten(M));
  SHOW(composition(M, make_layout(_2{})));
  SHOW(composition(L, make_layout(_2{})));
  SHOW(logical_divide(L, make_tile(_2{},_2{})));
  SHOW(zipped_divide(M, make_tile(_2{},_2{})));
  SHOW(tiled_divide(M, make_tile(_2{},_2{})));
  auto N = make_layout(make_shape(8, 16), make_stride(int64_t(16), _1{}));
  SHOW(N);
  SHOW(N(2,3));
  SHOW(N(5));
  SHOW(cosize(N));
  SHOW(zipped_divide(N, make_tile(_2{},_4{})));
  SHOW(N.get_hier_coord(5));
  SHOW(N.get_flat_coord(5));
  SHOW(N.get_1d_coord(5));
  SHOW(idx2crd(5, L.shape()));
  SHOW(idx2crd(size_t(5), make_shape(3,4)));
  SHOW(crd2idx(make_coord(1,2), L.shape()));
  SHOW(crd2idx(make_coord(1,2), L.shape(), L.stride()));
  auto U = make_layout(make_shape(4u, uint8_t(5)), make_stride(uint8_t(5), 1u));
  SHOW(U);
  SHOW(size(U));
  SHOW(U(1,1));
  SHOW(size<1>(U));
  SHOW(stride<0>(U));
  SHOW(U(-1, 0));
  SHOW(product(U.shape()));
  SHOW(ceil_div(size_t(7), 2));
  SHOW(ceil_div(uint8_t(7), _2{}));
  SHOW(ceil_div(make_shape(size_t(7),5), make_shape(_2{},_2{})));
  SHOW(shape_div(make_shape(size_t(8),4), _2{}));
  SHOW(shape_div(size_t(8), 2));
  SHOW(make_layout(make_shape(4u, uint8_t(5), size_t(3))));
  SHOW(make_layout(make_shape(4u, uint8_t(5), size_t(3)), LayoutRight{}));
  SHOW(make_ordered_layout(make_shape(size_t(4), 5), make_step(_1{}, _0{})));
  SHOW(make_layout_like(U));
  SHOW(tile_to_shape(Layout<Shape<_2,_2>>{}, make_shape(size_t(4), 8)));
  SHOW(make_layout(uint8_t(5)));
  SHOW(make_layout(size_t(5)));
  SHOW(make_layout(make_shape(uint8_t(5))));
  SHOW(make_layout(make_shape(uint8_t(5), uint8_t(6), uint8_t(7))));
  auto id = make_identity_tensor(make_shape(size_t(3), 4));
  SHOW(id(1, 2));
  SHOW(id(5));
  SHOW(id.layout());
  SHOW(id.data().coord_);
  SHOW(append(L, make_layout(_2{})));
  SHOW(make_layout(L, M));
  SHOW(select<1>(L));
  SHOW(take<0,1>(L));
  SHOW(group<0,2>(L));
  SHOW(replace<0>(L, make_layout(_2{})));
  SHOW(elem_less(make_coord(1,2), L.shape()));
  SHOW(elem_scale(L.shape(), make_shape(2, 2u)));
  SHOW(L.shape() == make_shape(3, 4));
  SHOW(inner_product(make_coord(1, 2), make_coord(size_t(1), 2u)));
  SHOW(max(L.shape()));
  SHOW(min(size_t(1), 2));
  SHOW(max(1u, 2));
  SHOW(gcd(size_t(4), 6));
  SHOW(lcm(4u, 6));
  SHOW(sum(L.shape()));
  SHOW(local_tile(make_tensor(make_inttuple_iter(0), L), make_tile(_1{}, _2{}), make_coord(1, 0)).layout());
  SHOW(right_inverse(make_layout(make_shape(_4{}, size_t(4)))));
  SHOW(left_inverse(make_layout(make_shape(_4{}, size_t(4)))));
  SHOW(complement(Layout<_4,_2>{}, size_t(24)));
  SHOW(complement(Layout<_4,_2>{}, 24u));
}
