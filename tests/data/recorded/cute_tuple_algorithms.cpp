// Algorithms over tuples, with functions as arguments and integers of both kinds.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;

int main() {
  auto t = make_tuple(Int<2>{}, make_tuple(3, Int<4>{}), 5);
  print(transform(t, [](auto const& x) { return product(x); })); print("\n");
  print(transform_leaf(t, [](auto x) { return x * Int<2>{}; })); print("\n");
  print(transform(make_tuple(1, _2{}), make_tuple(_3{}, 4), [](auto a, auto b) { return a * b; })); print("\n");
  print(transform_leaf(make_tuple(1, make_tuple(_2{}, 3)), make_tuple(_4{}, make_tuple(_5{}, 6)), [](auto a, auto b) { return make_tuple(a, b); })); print("\n");
  print(fold(flatten(t), Int<1>{}, [](auto a, auto b) { return a * b; })); print(" ");
  print(fold(make_tuple(_1{}, _2{}, _3{}), _0{}, [](auto a, auto b) { return a + b; })); print(" ");
  print(fold_first(make_tuple(7, _2{}, 3), [](auto a, auto b) { return a - b; })); print("\n");
  print(filter_tuple(flatten(t), [](auto x) { if constexpr (is_static<decltype(x)>::value) return make_tuple(x); else return make_tuple(); })); print("\n");
  print(transform_apply(t, [](auto const& x) { return rank(x); }, [](auto... r) { return make_shape(r..., sizeof...(r)); })); print("\n");
  print(apply(flatten(t), [](auto... x) { return (x + ...); })); print("\n");
  int leaves = 0, total = 0;
  for_each_leaf(t, [&](auto x) { ++leaves; total += int(x); });
  for_each(make_int_sequence<4>{}, [&](auto i) { if constexpr (i % 2 == 0) total += 100 * i; });
  printf("%d %d\n", leaves, total);
  print(find_if(flatten(t), [](auto x) { return is_static<decltype(x)>{}; })); print(any_of(flatten(t), [](auto x) { return x == Int<4>{}; })); print(all_of(flatten(t), [](auto x) { return x > Int<1>{}; })); print(none_of(make_tuple(1, 2), [](auto x) { return x > 5; })); print("\n");
  print(tuple_cat(t, make_tuple(_9{}), make_tuple())); print(append(make_tuple(1), 2)); print(prepend<3>(make_tuple(1), _0{})); print("\n");
  print(take<1, 3>(t)); print(select<2, 0>(t)); print(insert<1>(t, _8{})); print(remove<1>(t)); print(replace<0>(t, 6)); print(replace_front(t, 1)); print(replace_back(t, 1)); print("\n");
  print(group<0, 2>(make_tuple(1, 2, 3))); print(repeat<3>(_7{})); print(cute::reverse(t)); print(zip(make_tuple(1, 2), make_tuple(_3{}, _4{}))); print(unwrap(make_tuple(make_tuple(5)))); print("\n");
  print(get<1, 1>(t)); print(rank(t)); print(depth(t)); print(size(t)); print(max(flatten(t))); print(min(flatten(t))); print(sum(t)); print(inner_product(make_tuple(1, _2{}), make_tuple(_3{}, _4{}))); print("\n");
  print(ceil_div(make_tuple(10, _9{}), make_tuple(_4{}, 3))); print(shape_div(make_shape(_12{}, 4), _6{})); print(elem_scale(make_tuple(2, _3{}), make_tuple(4, make_tuple(1, 2)) )); print(round_up(13, _4{})); print("\n");
  print(congruent(t, make_tuple(0, make_tuple(0, 0), 0))); print(weakly_congruent(make_tuple(1, 2, 3), t)); print(compatible(make_shape(2, 12, 5), t)); print(elem_less(make_coord(1, make_coord(2, 3)), make_coord(2, make_coord(3, 4)))); print(t == make_tuple(2, make_tuple(3, 4), 5)); print("\n");
}
