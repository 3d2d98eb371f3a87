// Elements of sequences of integers are `integral_constant`s, what is computed of them is `C`.
#include <cute/tensor.hpp>
#include <cstdio>
#include <iostream>
using namespace cute;
template<class T> struct K { static const char* n() { return "other"; } };
template<auto v> struct K<C<v>> { static const char* n() { return "C"; } };
template<class T> void show(const char* s, T const&) { printf("%-20s %s is_static %d integral %d val %d\n", s, K<T>::n(), int(is_static<T>::value), int(is_integral<T>::value), int(T::value)); }
template<int N> int f(C<N>) { return N; }
template<class T> int g(T) { return -1; }
template<int N> int g(C<N>) { return N; }
template<class T, T v> int h(integral_constant<T,v>) { return int(v) + 100; }
template<auto v> int h(C<v>) { return int(v); }
int main() {
  show("ic", integral_constant<int,3>{});
  show("C", Int<3>{});
  show("ic+C", integral_constant<int,3>{} + _1{});
  show("-ic", -integral_constant<int,3>{});
  show("get seq", get<1>(make_seq<3>{}));
  for_each(make_seq<2>{}, [](auto i) { show("for_each seq", i); printf("%d %d\n", f(i), g(i)); });
  show("tuple", get<0>(make_tuple(integral_constant<int,3>{}, 2)));
  auto l = make_layout(make_shape(integral_constant<int,3>{}, _4{}));
  print(l); printf("\n");
  show("shape0", get<0>(l.shape()));
  show("stride1", get<1>(l.stride()));
  show("size<0>", size<0>(l));
  show("size", size(l));
  printf("same %d %d %d\n", is_same_v<integral_constant<int,3>, C<3>>, is_same_v<tuple_element_t<0, make_seq<2>>, C<0>>, is_same_v<tuple_element_t<0, make_seq<2>>, integral_constant<int,0>>);
  printf("h %d %d %d\n", h(integral_constant<int,3>{}), h(_3{}), h(get<1>(make_seq<3>{})));
  printf("base %d %d\n", std::is_base_of_v<C<3>, integral_constant<int,3>>, std::is_convertible_v<integral_constant<int,3>, C<3>>);
  auto t = transform(make_seq<3>{}, [](auto i) { show("transform", i); return i; });
  show("t0", get<0>(t)); print(t); printf("\n");
  auto u = make_tuple(integral_constant<int,3>{}, make_tuple(integral_constant<int,4>{}));
  show("flat", get<1>(flatten(u))); show("prod", product(u)); show("app", get<2>(append(u, integral_constant<int,5>{})));
  show("take", get<0>(take<0,1>(u))); show("rev", get<1>(reverse(u)));
  printf("%d %d\n", std::is_same_v<decltype(u), cute::tuple<integral_constant<int,3>, cute::tuple<integral_constant<int,4>>>>, std::is_same_v<decltype(u), Shape<_3,Shape<_4>>>);
  auto id = [](auto i) { return i; };
  show("id", id(integral_constant<int,3>{}));
  show("cond", conditional_return<true>(integral_constant<int,3>{}, _2{}));
  show("tsize", tuple_size<tuple<int,int>>{});
  show("rank", rank(make_shape(1,2)));
  show("seq sz", tuple_size<make_seq<3>>{});
  show("cond_ret", conditional_return(true_type{}, integral_constant<int,3>{}, _2{}));
  print(integral_constant<int,3>{}); std::cout << integral_constant<int,3>{} << " " << integral_constant<unsigned,3>{}; printf("\n");
  show("ceil_div", ceil_div(integral_constant<int,3>{}, _2{}));
  show("layout idx", l(integral_constant<int,1>{}, _1{}));
  printf("%zu\n", sizeof(integral_constant<int,3>));
}
