#include <cute/tensor.hpp>
#include <cstdio>
#include <string>

using namespace cute;

// The types of the integers of a value, in the order of its notation.
std::string type_of(bool) { return "bool"; }
std::string type_of(char) { return "char"; }
std::string type_of(unsigned char) { return "uchar"; }
std::string type_of(int) { return "int"; }
std::string type_of(unsigned short) { return "ushort"; }
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

template <class S> struct Holder {
  S s;
  Layout<S> l;
  Holder(S const& s) : s(s), l(make_layout(s)) {}
  auto n() const { return size(l); }
};

template <class Shape> CUTE_HOST_DEVICE auto next(Shape const& s, size_t k) { return make_layout(s)(k); }

template <class T> auto to_i64(T const& t) {
  return transform_leaf(t, [](auto const& x) {
    if constexpr (is_static<decay_t<decltype(x)>>::value) return x; else return int64_t(x);
  });
}

// Types of integers through nested layouts, coordinates and what is computed from them.
int main() {
  Holder h(make_shape(3u, 4));
  SHOW(h.n());
  SHOW(h.l);
  SHOW(h.s);
  SHOW(next(make_shape(3, 4), 5));
  SHOW(to_i64(make_shape(3, _4{}, 5u)));
  auto L = make_layout(make_shape(make_shape(2u, int64_t(3)), make_shape(_2{}, uint16_t(2))));
  SHOW(L);
  SHOW(size(L));
  SHOW(size<0>(L));
  SHOW(size<1>(L));
  SHOW(size<0,1>(L));
  SHOW(L(make_coord(1, 2), 3));
  SHOW(L(7));
  SHOW(L(make_coord(1u, _), 0));
  SHOW(get<0>(L));
  SHOW(get<1,1>(L.stride()));
  SHOW(shape<0,0>(L));
  SHOW(stride<0,1>(L));
  SHOW(cosize(L));
  SHOW(L.get_hier_coord(7));
  SHOW(L.get_flat_coord(7u));
  SHOW(L.get_1d_coord(7));
  SHOW(idx2crd(7, L.shape()));
  SHOW(idx2crd(7u, L.shape(), L.stride()));
  SHOW(crd2crd(make_coord(1, 2), make_shape(2, 3), make_shape(_2{}, 3)));
  SHOW(flatten(L));
  SHOW(coalesce(L));
  SHOW(filter(L));
  SHOW(filter_zeros(L));
  SHOW(group<0,1>(L));
  SHOW(rank(L));
  SHOW(depth(L));
  SHOW(product_each(L.shape()));
  SHOW(logical_divide(L, make_tile(_2{}, _2{})));
  SHOW(zipped_divide(L, make_tile(_2{}, _2{})));
  SHOW(composition(L, make_tile(_2{}, _2{})));
  SHOW(make_layout(make_shape(2u, 3), make_stride(3, 1u)));
  SHOW(make_layout(make_shape(2, 3), GenColMajor{}));
  SHOW(make_layout(make_shape(2u, 3ul), LayoutRight{}));
  SHOW(make_layout(make_shape(2, _3{}, 4u), LayoutLeft{}));
  SHOW(make_ordered_layout(make_shape(2u, _3{}, 4l), Step<_2,_0,_1>{}));
  SHOW(compact_col_major(make_shape(2u, 3)));
  SHOW(compact_row_major(make_shape(2, 3u)));
  SHOW(compact_major<LayoutLeft>(make_shape(2u, 3), 5));
  SHOW(compact_col_major(make_shape(2, 3), 5l));
  SHOW(make_layout(Shape<_2,_3>{}, make_stride(1u, 2)));
  SHOW(make_identity_layout(make_shape(2u, 3l)));
  SHOW(append<3>(make_layout(5u)));
  SHOW(prepend<2>(make_shape(5u), 7));
  SHOW(tile_to_shape(make_layout(Shape<_8,_8>{}, GenRowMajor{}), make_shape(16u, 16, 3l), Step<_2,_1,_3>{}));
  SHOW(upcast<2>(make_layout(make_shape(_4{}, 6u), make_stride(_1{}, 8u))));
  SHOW(downcast<2>(make_layout(make_shape(_4{}, 6u), make_stride(_1{}, 8u))));
  SHOW(recast_layout<half_t, float>(make_layout(make_shape(_4{}, 6l), make_stride(_1{}, 8l))));
  SHOW(nullspace(make_layout(make_shape(_4{}, _2{}), make_stride(_0{}, _1{}))));
  SHOW(make_layout(3, 4u));
  SHOW(make_layout(make_shape(3), make_stride(4u)));
  SHOW(elem_less(make_shape(1, 2u), make_shape(2, 3l)));
  SHOW(elem_leq(3u, 3));
  SHOW(elem_gtr(-1, 3u));
  SHOW(make_shape(1, 2u) == make_shape(1u, 2));
  SHOW(make_shape(1, 2) == make_shape(_1{}, _2{}));
  SHOW(make_arithmetic_tuple(1, 2u) + make_arithmetic_tuple(3l, 4));
  SHOW(make_arithmetic_tuple(_1{}, 2u) + E<0>{} * 3u);
  SHOW(E<1>{} * 5u);
  SHOW(as_arithmetic_tuple(E<1>{} * 5u));
  SHOW(dice(make_coord(1, _), make_coord(5u, 6l)));
  SHOW(slice(make_coord(1, _), make_coord(5u, 6l)));
  SHOW(congruent(make_shape(1, 2u), make_shape(3l, 4)));
  SHOW(compatible(make_shape(12), make_shape(3, 4)));
  SHOW(weakly_congruent(3, make_shape(1u,2)));
  SHOW(lex_less(make_shape(1, 2u), make_shape(1, 3)));
  SHOW(colex_less(make_shape(1, 2u), make_shape(1, 3)));
  SHOW(cute::round_up(make_shape(5u, 6), make_shape(_4{}, _4{})));
  SHOW(shape_div(make_shape(12u, 6), 4));
  SHOW(shape_div(12, 4u));
  SHOW(shape_div(make_shape(_12{}, 6u), _4{}));
  SHOW(ceil_div(make_shape(12u, 6), 4));
  SHOW(inner_product(make_shape(1u, 2), make_shape(3, _4{})));
  SHOW(safe_div(12u, 4));
  SHOW(cute::gcd(12, 8l, _4{}));
  SHOW(cute::max(1, 2u, 3l));
  auto id = make_identity_tensor(make_shape(make_shape(2u, 3), 4l));
  SHOW(id(1, 2));
  SHOW(id(make_coord(1, 2), 3u));
  SHOW(id(7));
  SHOW(id(_, 1)(2));
  SHOW(id.layout());
  auto it = make_tensor(make_inttuple_iter(make_coord(1u, 2l)), make_layout(make_shape(3, 4), make_stride(E<0>{}, E<1>{})));
  SHOW(it(1, 1));
  SHOW(it(5));
  SHOW(*it.data());
  auto pr = make_coord_tensor(make_layout(make_shape(3u, _4{}), make_stride(E<1>{}, _2{} * E<0>{})));
  SHOW(pr(1, 1));
  SHOW(pr(5));
  // a tuple is folded first, and all from the right
  SHOW(cute::min(make_tuple(5, make_tuple(-1, 2u), 3L)));
  SHOW(cute::max(make_tuple(5, make_tuple(-1, 2u), 3L)));
  SHOW(cute::min(make_tuple(-1, 7u, -2L)));
  printf("%d %d\n", int(sizeof(cute::max(1.f, 2))), int(sizeof(cute::max(1, 2.))));
}
