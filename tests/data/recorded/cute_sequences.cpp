// Sequences and constants of `std` and of CuTe 4.7 are different types.
#include <cute/tensor.hpp>
#include <iostream>
#include <typeinfo>
using namespace cute;
template <class A, class B> void same(const char* n) { printf("%s %d\n", n, int(std::is_same<A,B>::value)); }
template <int N> void takes(Int<N>) { printf("Int<%d>\n", N); }
template <class T, T v> void takesi(integral_constant<T,v>) { printf("ic %d\n", int(v)); }
template <auto v> void takesc(C<v>) { printf("C %d\n", int(v)); }
void tag(std::true_type) { printf("std true\n"); }
void tag(std::false_type) { printf("std false\n"); }
void ctag(cute::true_type) { printf("cute true\n"); }
void ctag(cute::false_type) { printf("cute false\n"); }
template<class T> void kind(T const&) { printf("other\n"); }
template<int... I> void kind(seq<I...> const&) { printf("seq %d\n", int(sizeof...(I))); }
template<class... I> void kind(tuple<I...> const&) { printf("tuple %d\n", int(sizeof...(I))); }
int main() {
  same<seq<0,1>, tuple<_0,_1>>("seq tuple");
  same<seq<0,1>, integer_sequence<int,0,1>>("seq iseq");
  same<seq<0,1>, index_sequence<0,1>>("seq index");
  same<seq<0,1>, std::integer_sequence<int,0,1>>("seq std");
  same<make_seq<2>, seq<0,1>>("make_seq");
  same<std::make_index_sequence<2>, std::index_sequence<0,1>>("std make_index");
  same<std::index_sequence<0,1>, index_sequence<0,1>>("std index, index");
  same<decltype(get<0>(seq<3,1>{})), integral_constant<int,3>>("get seq ic");
  same<tuple_element_t<0,seq<3>>, integral_constant<int,3>>("te seq ic");
  same<integral_constant<int,3>, std::integral_constant<int,3>>("ic std");
  same<std::true_type, cute::true_type>("true");
  same<std::true_type, std::bool_constant<true>>("bool_constant");
  same<std::true_type, std::integral_constant<bool,true>>("ic bool");
  same<std::is_same<int,int>::type, std::true_type>("is_same::type");
  same<cute::is_same<int,int>::type, std::true_type>("cute::is_same::type");
  same<cute::is_static<_1>::type, cute::true_type>("is_static::type");
  same<constant<int,3>, _3>("constant");
  same<bool_constant<true>, cute::true_type>("cute bool_constant");
  takes(integral_constant<int,4>{});
  takesi(integral_constant<int,4>{});
  takesc(integral_constant<int,4>{});
  takes(get<1>(seq<3,5>{}));
  tag(std::is_same<int,int>{}); tag(std::is_same<int,long>{});
  ctag(cute::is_static<int>{}); 
  tag(std::is_integral<int>{});
  kind(seq<1,2>{}); kind(make_tuple(1,2)); kind(make_seq<4>{}); kind(std::make_integer_sequence<int,3>{});kind(make_index_sequence<4>{});
  print(seq<1,2>{}); print("\n");
  print(get<0>(seq<7>{})); print("\n");
  print(integral_constant<int,4>{}); print("\n");
  print(integral_constant<int,4>{} + _3{}); print("\n");
  std::cout << integral_constant<int,4>{} << " " << C<true>{} << " " << std::true_type{} << " " << seq<1,2>{} << " " << std::integral_constant<int,4>{} << "\n";
  print(size(seq<2,3>{})); print(rank(seq<2,3>{})); print(depth(seq<2,3>{})); print("\n");
  print(seq<0,1>::size()); print("\n");
  print(std::index_sequence<4,5,6>::size()); print("\n");
  same<seq<0>::value_type, int>("vt");
  print(make_layout(make_shape(_4{}, integral_constant<int,3>{}))); print("\n");
  print(transform(seq<1,2>{}, [](auto i){ return i; })); print("\n");
  for_each(seq<1,2>{}, [](auto i){ same<decltype(i), integral_constant<int,decltype(i)::value>>("fe"); });
  print(tuple_cat(seq<1,2>{}, make_tuple(4)));print("\n");
  print(int(is_tuple<seq<1>>::value)); print(int(is_tuple<std::index_sequence<1>>::value)); print("\n");
  print(int(is_static<seq<1>>::value)); print(int(is_integral<integral_constant<int,1>>::value)); print("\n");
  print(int(is_constant<4,integral_constant<int,4>>::value)); print("\n");
  same<to_seq_t<tuple<_1,_2>>, seq<1,2>>("to_seq");
  same<make_rseq<3>, seq<2,1,0>>("rseq");
  same<make_int_range<2,5>, seq<2,3,4>>("range");
  same<tuple_seq<tuple<int,int>>, seq<0,1>>("tuple_seq");
  same<make_integer_sequence<long,2>, integer_sequence<long,0,1>>("long");
  same<decltype(_3{} + integral_constant<int,3>{}), _6>("sum");
  same<decltype(-integral_constant<int,3>{}), C<-3>>("neg");
  printf("%d %d\n", int(sizeof(seq<1,2>)), int(sizeof(std::true_type)));
  printf("%d\n", int(integral_constant<int,3>{} == _3{}));
  print(seq<1,2>{} == make_tuple(1,2)); print("\n");
}
