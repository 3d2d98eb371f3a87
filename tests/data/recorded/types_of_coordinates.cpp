// Tensors of coordinates, swizzled layouts and their parts have CuTe's types.
#include <cute/tensor.hpp>
#include <cstdio>
#include <type_traits>
using namespace cute;
#define S(...) printf("%d %s\n", int(std::is_same_v<__VA_ARGS__>), #__VA_ARGS__)
#define B(...) printf("%d %s\n", int(__VA_ARGS__), #__VA_ARGS__)
int main() {
  auto L = make_layout(make_shape(_4{}, _8{}));
  auto c = make_coord_tensor(L);
  auto id = make_identity_tensor(make_shape(_4{}, _8{}));
  auto idd = make_identity_tensor(make_shape(4, 8));
  auto il = make_identity_layout(make_shape(_4{}, _8{}));
  auto ild = make_identity_layout(make_shape(4, 8));
  S(decltype(il.stride()), decltype(make_basis_like(make_shape(_4{}, _8{}))) const&);
  S(remove_cvref_t<decltype(il.stride())>, tuple<ScaledBasis<_1,0>, ScaledBasis<_1,1>>);
  S(remove_cvref_t<decltype(il.stride())>, tuple<ScaledBasis<int,0>, ScaledBasis<int,1>>);
  S(decltype(il), Layout<Shape<_4,_8>, Stride<E<0>,E<1>>>);
  S(decltype(il), Layout<Shape<_4,_8>, Stride<ScaledBasis<Int<1>,0>,ScaledBasis<Int<1>,1>>>);
  S(decltype(ild), Layout<Shape<int,int>, Stride<E<0>,E<1>>>);
  S(decltype(make_identity_layout(make_shape(_4{}))), Layout<Shape<_4>, Stride<E<0>>>);
  S(decltype(id.data()), ArithmeticTupleIterator<ArithmeticTuple<_0,_0>>);
  S(decltype(id(0)), ArithmeticTuple<_0,_0>);
  S(decltype(id(0)), ArithmeticTuple<int,int>);
  S(decltype(id(0,0)), ArithmeticTuple<int,int>);
  S(decltype(id(_0{},_0{})), ArithmeticTuple<_0,_0>);
  S(decltype(id(_1{},_0{})), ArithmeticTuple<_1,_0>);
  S(decltype(idd.data()), ArithmeticTupleIterator<ArithmeticTuple<_0,_0>>);
  S(typename decltype(id)::value_type, ArithmeticTuple<_0,_0>);
  S(typename decltype(id)::reference, ArithmeticTuple<_0,_0>);
  S(typename decltype(id)::element_type, ArithmeticTuple<_0,_0>);
  S(typename decltype(id)::iterator, ArithmeticTupleIterator<ArithmeticTuple<_0,_0>>);
  S(typename decltype(id)::engine_type, ViewEngine<ArithmeticTupleIterator<ArithmeticTuple<_0,_0>>>);
  S(decltype(*id.data()), ArithmeticTuple<_0,_0>);
  S(decltype(*id.data()), ArithmeticTuple<_0,_0> const&);
  S(decltype(id.data().coord_), ArithmeticTuple<_0,_0>);
  S(decltype(id.layout()), Layout<Shape<_4,_8>,Stride<E<0>,E<1>>> const&);
  S(decltype(c.data()), ArithmeticTupleIterator<ArithmeticTuple<_0>>);
  S(decltype(c(0)), int);
  S(typename decltype(c)::value_type, int);
  S(decltype(id(_,0)), Tensor<ViewEngine<ArithmeticTupleIterator<ArithmeticTuple<_0,int>>>, Layout<_4,E<0>>>);
  S(decltype(id(_,0)), Tensor<ViewEngine<ArithmeticTupleIterator<ArithmeticTuple<_0,_0>>>, Layout<_4,E<0>>>);
  S(decltype(id(_,_0{})), Tensor<ViewEngine<ArithmeticTupleIterator<ArithmeticTuple<_0,_0>>>, Layout<_4,E<0>>>);
  S(decltype(id(_,0)(0)), ArithmeticTuple<int,int>);
  S(decltype(id(_,0)(_0{})), ArithmeticTuple<_0,int>);
  S(decltype(id(_,0)(_0{})), ArithmeticTuple<int,int>);
  S(decltype(domain_offset(make_coord(1,2), id).data()), ArithmeticTupleIterator<ArithmeticTuple<int,int>>);
  auto sw = composition(Swizzle<3,3,3>{}, Layout<Shape<_8,_64>,Stride<_64,_1>>{});
  S(decltype(sw), ComposedLayout<Swizzle<3,3,3>, _0, Layout<Shape<_8,_64>,Stride<_64,_1>>>);
  S(decltype(recast_layout<half_t,float>(sw)), ComposedLayout<Swizzle<3,2,3>, _0, Layout<Shape<_8,_32>,Stride<_32,_1>>>);
  S(decltype(recast_layout<half_t,float>(sw)), ComposedLayout<Swizzle<3,2,3>, int, Layout<Shape<_8,_32>,Stride<_32,_1>>>);
  print(recast_layout<half_t,float>(sw)); print("\n");
  S(decltype(recast_layout<float,half_t>(sw)), ComposedLayout<Swizzle<3,4,3>, _0, Layout<Shape<_8,_128>,Stride<_128,_1>>>);
  S(decltype(recast_layout<float,half_t>(sw).offset()), _0);
  S(decltype(recast_layout<float,half_t>(sw).offset()), _0 const&);
  S(decltype(sw.offset()), _0);
  S(decltype(sw.layout_b()), Layout<Shape<_8,_64>,Stride<_64,_1>> const&);
  S(decltype(sw.layout_a()), Swizzle<3,3,3> const&);
  S(decltype(sw.layout_a()), Swizzle<3,3,3>);
  S(decltype(sw(0,_)), ComposedLayout<Swizzle<3,3,3>, int, Layout<_64,_1>>);
  S(decltype(sw(_0{},_)), ComposedLayout<Swizzle<3,3,3>, _0, Layout<_64,_1>>);
  alignas(128) half_t data[512];
  auto sp = make_smem_ptr<half_t>(data);
  auto ss = make_tensor(sp, sw);
  S(decltype(ss.data()), smem_ptr<half_t*>);
  auto pi = as_position_independent_swizzle_tensor(ss);
  S(decltype(pi.layout()), Layout<Shape<_8,_64>,Stride<_64,_1>> const&);
  S(decltype(recast<float>(ss).layout()), ComposedLayout<Swizzle<3,2,3>, _0, Layout<Shape<_8,_32>,Stride<_32,_1>>> const&);
  S(decltype(recast<float>(ss).layout()), ComposedLayout<Swizzle<3,2,3>, int, Layout<Shape<_8,_32>,Stride<_32,_1>>> const&);
  S(decltype(recast<float>(ss)(0)), float&);
  S(decltype(recast<float const>(ss)(0)), float const&);
  S(typename decltype(recast<float>(ss))::value_type, float);
  S(decltype(make_arithmetic_tuple(1,_2{})), ArithmeticTuple<int,_2>);
  S(decltype(as_arithmetic_tuple(make_tuple(1,_2{}))), ArithmeticTuple<int,_2>);
  S(decltype(E<0>{}*_2{}), ScaledBasis<_2,0>);
  S(decltype(_2{}*E<0>{}), ScaledBasis<_2,0>);
  S(decltype(2*E<0>{}), ScaledBasis<int,0>);
  S(decltype(E<0,1>{}), ScaledBasis<_1,0,1>);
  S(E<0>, ScaledBasis<Int<1>,0>);
  S(decltype(E<0>{}+E<1>{}), ArithmeticTuple<_1,_1>);
  S(decltype(as_arithmetic_tuple(E<1>{})), ArithmeticTuple<_0,_1>);
}
