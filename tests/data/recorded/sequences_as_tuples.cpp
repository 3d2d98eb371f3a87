// Sequences of integers as tuples of every function of CuTe.
#include <cute/tensor.hpp>
#include <iostream>
#include <utility>
#include <array>
using namespace cute;
template <std::size_t... I> void f(std::index_sequence<I...>) { ((printf("%d ", int(I))), ...); printf("\n"); }
template <class T, T... I> void g(std::integer_sequence<T,I...>) { ((printf("%d ", int(I))), ...); printf(" %d\n", int(sizeof(T))); }
template <class T, T... I> void h(cute::integer_sequence<T,I...>) { ((printf("%d ", int(I))), ...); printf(" %d\n", int(sizeof(T))); }
template <size_t... I> void k(cute::index_sequence<I...>) { ((printf("%d ", int(I))), ...); printf("\n"); }
template <int... I> auto m(cute::seq<I...>) { return make_tuple(C<I*2>{}...); }
template <class... Ts, std::size_t... I> void p(std::tuple<Ts...> const& t, std::index_sequence<I...>) { ((std::cout << std::get<I>(t) << ";"), ...); }
template<class... Ts> void pt(std::tuple<Ts...> const& t) { p(t, std::index_sequence_for<Ts...>{}); std::cout << "\n"; }
int main() {
  f(std::make_index_sequence<3>{});
  f(std::index_sequence<5,6>{});
  g(std::make_integer_sequence<char,3>{});
  g(std::make_index_sequence<2>{});
  h(cute::make_integer_sequence<char,3>{});
  h(cute::make_seq<3>{});
  k(cute::make_index_sequence<3>{});
  h(cute::make_index_sequence<3>{});
  print(m(cute::make_seq<4>{})); print("\n");
  pt(std::make_tuple(1, 2.5, "x"));
  cute::for_each(cute::make_int_range<1,4>{}, [](auto i){ printf("%d ", int(i)); }); printf("\n");
  auto t = cute::apply(cute::make_seq<3>{}, [](auto... i){ return make_shape(i...); });
  print(t); print("\n");
  print(make_layout(t)); print("\n");
  print(fold(make_seq<4>{}, Int<0>{}, [](auto a, auto b){ return a+b; })); print("\n");
  print(filter_tuple(make_seq<5>{}, [](auto i){ if constexpr (i%2==0) return make_tuple(i); else return tuple<>{}; })); print("\n");
  print(select<0,2>(make_seq<5>{})); print("\n");
  print(take<1,3>(make_seq<5>{})); print("\n");
  print(append(make_seq<2>{}, _7{})); print("\n");
  print(reverse(make_seq<3>{})); print("\n");
  print(make_layout(make_seq<3>{}, make_seq<3>{})); print("\n");
  print(find_if(make_seq<5>{}, [](auto i){ return i == Int<3>{}; })); print("\n");
  print(find(make_seq<5>{}, _2{})); print("\n");
  print(rank(make_seq<5>{})); print("\n");
  print(back(make_seq<5>{})); print(front(make_seq<5>{})); print("\n");
  print(sum(make_seq<5>{}));print(product(make_seq<5>{})); print("\n");
  print(transform(make_seq<2>{}, make_tuple(3,4), [](auto a, auto b){ return a+b;})); print("\n");
  print(zip(make_tuple(make_seq<2>{}, make_seq<2>{}))); print("\n");
  print(wrap(make_seq<2>{})); print(unwrap(make_tuple(make_seq<2>{}))); print("\n");
  print(flatten(make_seq<2>{})); print(flatten_to_tuple(make_seq<2>{})); print("\n");
  print(repeat<3>(_1{})); print("\n");
  print(any_of(make_seq<5>{}, [](auto i){ return i == Int<3>{}; })); print("\n");
  print(insert<1>(make_seq<2>{}, _9{})); print(remove<1>(make_seq<3>{})); print(replace<1>(make_seq<3>{}, _9{})); print(replace_front(make_seq<3>{}, _9{})); print("\n");
  print(group<0,2>(make_seq<3>{})); print("\n");
  print(cute::tuple_size<make_seq<3>>::value); print("\n");
  print(cute::iscan(make_seq<4>{}, Int<0>{}, [](auto a, auto b){ return a + b; })); print("\n");
  print(compact_col_major(seq<2,3,4>{})); print(coalesce(make_layout(seq<2,3,4>{}))); print("\n");
  print(ceil_div(seq<10,20>{}, seq<3,4>{})); print(shape_div(seq<12,20>{}, seq<3,4>{})); print("\n");
  print(congruent(seq<1,2>{}, make_tuple(1,2))); print(compatible(seq<1,2>{}, make_tuple(1,2))); print(elem_less(seq<1,2>{}, make_tuple(3,4)));print("\n");
  print(crd2idx(seq<1,2>{}, make_shape(4,5))); print(idx2crd(7, seq<4,5>{})); print("\n");
  print(make_layout(make_shape(4,5))(get<1>(seq<1,2>{}))); print("\n");
}
