// How the algorithms of CuTe pass what they are given: as variables, constants and temporaries.
#include <cute/tensor.hpp>
#include <tuple>
#include <cstdio>
using namespace cute;
template <class T> int kind() { using U = std::remove_reference_t<T>; return (std::is_lvalue_reference_v<T> ? 1 : std::is_rvalue_reference_v<T> ? 2 : 0) + 10 * std::is_const_v<U>; }
#define K(x) printf("%d ", kind<decltype(x)>())
struct Look { template <class... T> auto operator()(T&&... t) const { ((printf("%d ", kind<T&&>())), ...); return 1; } };
struct LookV { template <class... T> void operator()(T&&... t) const { ((printf("%d ", kind<T&&>())), ...); } };
int main() {
  auto t = make_tuple(1, _2{}, make_tuple(3, 4)); auto const c = t; auto f = make_tuple(1, 2u, 3l); auto const cf = f;
  printf("apply: "); cute::apply(t, Look{}); cute::apply(c, Look{}); cute::apply(make_tuple(1, _2{}), Look{}); cute::apply(std::move(f), Look{}); printf("\n");
  printf("for_each: "); for_each(t, LookV{}); for_each(c, LookV{}); for_each(make_tuple(1, 2), LookV{}); int i = 1; for_each(i, LookV{}); for_each(5, LookV{}); for_each(std::move(i), LookV{}); printf("\n");
  printf("for_each2: "); for_each(f, cf, LookV{}); for_each(make_tuple(1), make_tuple(2), LookV{}); printf("\n");
  printf("for_each_leaf: "); for_each_leaf(t, LookV{}); for_each_leaf(c, LookV{}); for_each_leaf(make_tuple(1, make_tuple(2)), LookV{}); for_each_leaf(4, LookV{}); printf("\n");
  printf("transform: "); transform(f, Look{}); transform(cf, Look{}); transform(make_tuple(1, 2), Look{}); transform(i, Look{}); printf("\n");
  printf("transform2: "); transform(f, cf, Look{}); transform(make_tuple(1, 2), make_tuple(3, 4), Look{}); transform(1, 2, Look{}); transform(f, f, f, Look{}); printf("\n");
  printf("transform_leaf: "); transform_leaf(t, Look{}); transform_leaf(make_tuple(1, make_tuple(2)), Look{}); transform_leaf(t, c, Look{}); printf("\n");
  printf("transform_apply: "); transform_apply(f, Look{}, Look{}); transform_apply(make_tuple(1, 2), Look{}, Look{}); transform_apply(5, Look{}, Look{}); transform_apply(f, cf, Look{}, Look{}); printf("\n");
  printf("find: "); find_if(f, [](auto&& x) { K(x); return false_type{}; }); printf("any: "); any_of(f, Look{}); all_of(f, Look{}); none_of(f, Look{}); any_of(i, Look{}); printf("\n");
  printf("filter: "); filter_tuple(f, [](auto&& x) { K(x); return make_tuple(x); }); filter_tuple(f, f, [](auto&& x, auto&& y) { K(x); K(y); return make_tuple(y, x); }); printf("\n");
  printf("fold: "); fold(f, 0, [](auto&& a, auto&& x) { K(a); K(x); return int(a + x); }); fold(make_tuple(1, 2), 0, [](auto&& a, auto&& x) { K(a); K(x); return int(a + x); }); fold(3, 0, [](auto&& a, auto&& x) { K(a); K(x); return int(a + x); }); printf("\n");
  printf("fold_first: "); fold_first(f, [](auto&& a, auto&& x) { K(a); K(x); return long(a + x); }); fold_first(make_tuple(1, 2), [](auto&& a, auto&& x) { K(a); K(x); return int(a + x); }); printf("\n");
  printf("iscan: "); iscan(make_tuple(_1{}, _2{}), _0{}, [](auto&& a, auto&& x) { K(a); K(x); return a + x; }); escan(make_tuple(_1{}, _2{}), _0{}, [](auto&& a, auto&& x) { K(a); K(x); return a + x; }); printf("\n");
  printf("refs: ");  K((cute::apply(f, [](auto& a, auto&... r) -> auto& { return a; }))); auto g = transform_apply(f, [](auto& x) -> auto& { return x; }, [](auto&... x) { ((x += 1), ...); return 0; }); print(f); printf("\n");
  for_each(f, [](auto& x) { x *= 2; }); print(f); for_each_leaf(f, [](auto& x) { x += 1; }); print(f); printf("\n");
  printf("get: "); K((get<0>(f))); K((get<0>(cf))); K((get<0>(std::move(f)))); K((get<0>(make_tuple(1)))); K((get<1>(t))); K((get<2,0>(t))); K((get<2,0>(c))); K((get<2,0>(std::move(t)))); K((get<0>(i))); K((get<0>(5))); printf("\n");
  printf("front: "); K((front(t))); K((front(c))); K((back(t))); K((front(i))); K((unwrap(t))); K((wrap(i))); K((shape(t))); printf("\n");
  auto L = make_layout(make_shape(2, 3), make_stride(_1{}, 2)); auto const CL = L;
  printf("layout: "); K((L.shape())); K((CL.shape())); K((L.stride())); K((shape(L))); K((shape(CL))); K((shape<0>(L))); K((stride(L))); K((stride<1>(L))); K((get<0>(L.shape()))); K((make_layout(2).shape()));  K((L.layout())); K((layout(L))); K((get<0>(L))); K((layout<0>(L))); get<0>(L.shape()) = 9; print(L); printf("\n");
  float m[8] = {}; auto T = make_tensor(&m[0], L); auto const CT = T;
  printf("tensor: "); K((T.layout())); K((T.data())); K((CT.data())); K((T.shape())); K((T.stride())); K((T(0))); K((CT(0))); K((tensor(T))); K((T.tensor())); K((CT.tensor())); printf("\n");
  auto R = make_tensor<float>(_4{}); auto const CR = R;
  printf("owner: "); K((R(0))); K((CR(0))); K((R.data())); K((CR.data())); K((R[1])); K((*R.data())); K((*CR.data())); printf("\n");
  auto B = make_tensor<bool>(_4{}); printf("bool: "); K((B(0))); auto N = make_tensor<int4_t>(_4{}); K((N(0))); K((N.data())); printf("\n");
  int a = 1, b = 2; conditional_return(true_type{}, a, b) = 5; conditional_return(false_type{}, a, b) = 6; printf("cond: %d %d ", a, b); K((conditional_return(true_type{}, a, b))); K((conditional_return<true>(a, b))); K((conditional_return(a > 1, a, b))); printf("\n");
  auto sg = std::make_tuple(1, 2u, 3l); auto own = [](auto&& tuple, auto&& f) { return [&]<size_t... I>(std::index_sequence<I...>) { return f(std::get<I>(std::forward<decltype(tuple)>(tuple))...); }(std::index_sequence<0, 1, 2>{}); };
  printf("std: "); own(sg, Look{}); own(std::as_const(sg), Look{}); own(std::move(sg), Look{}); own(std::make_tuple(1, 2, 3), Look{}); Look{}(cute::get<0>(std::move(f)));
  std::apply([](auto& a, auto&... rest) -> auto& { return a; }, sg) = 8; printf("%d\n", std::get<0>(sg));
}
