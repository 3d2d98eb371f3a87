// What is an `integral_constant` of CuTe is a class derived from `C`: to overloads, specialisations and in the types of layouts.
#include <cute/tensor.hpp>
#include <cstdio>
#include <iostream>
#include <type_traits>
using namespace cute;
template<class T> struct K { static std::string n() { return "other"; } };
template<auto v> struct K<C<v>> { static std::string n() { return "C" + std::to_string(int(v)); } };
template<class T, T v> struct K<integral_constant<T,v>> { static std::string n() { return "ic" + std::to_string(int(v)); } };
template<class... T> struct K<cute::tuple<T...>> { static std::string n() { return "(" + ((K<T>::n() + ",") + ... + "") + ")"; } };
template<class S, class D> struct K<Layout<S,D>> { static std::string n() { return K<S>::n() + ":" + K<D>::n(); } };
template<class T> std::string k(T const&) { return K<T>::n(); }
template<class T> void p(const char* s, T const& t) { printf("%-16s %s ", s, k(t).c_str()); print(t); printf("\n"); }
void f(C<3>) { printf("f C3\n"); }
void o(int) { printf("o int\n"); }
void o(C<3>) { printf("o C3\n"); }
template<class T> void o(T const&) { printf("o T\n"); }
template<auto v> void q(C<v>) { printf("q C%d\n", int(v)); }
template<int v> void r(Int<v> const&) { printf("r C%d\n", v); }
template<class T> void r(T const&) { printf("r T\n"); }
void s(int) { printf("s int\n"); }
void s(C<3> const&) { printf("s C3\n"); }
template<class T, std::enable_if_t<cute::is_integral<T>::value, int> = 0> int w(T t) { return int(t); }
struct My : integral_constant<int, 7> { };
struct Mz : C<7> { };
template<class T, T v> void y(integral_constant<T,v>) { printf("y %d\n", int(v)); }
int main() {
  using I3 = integral_constant<int,3>;
  I3 i3; C<3> c3;
  f(i3); f(c3); o(i3); o(c3); q(i3); r(i3); r(c3); s(i3); s(c3); printf("%d\n", w(i3));
  c3 = i3; C<3> d3 = i3; p("d3", d3);
  static_assert(std::is_same_v<I3::type, I3> && std::is_same_v<I3::value_type, int> && I3::value == 3 && I3{} == 3);
  printf("%d %d\n", i3(), int(i3) * 2);
  int arr[i3]; printf("%zu\n", sizeof(arr));
  p("t", make_tuple(i3, c3)); p("s", make_shape(i3, make_shape(I3{}, 2)));
  p("lay", make_layout(make_shape(i3, c3)));
  p("lay2", make_layout(make_shape(i3, c3), make_stride(c3, I3{})));
  p("cat", tuple_cat(make_tuple(i3), make_tuple(c3)));
  p("zip", zip(make_tuple(i3, 1), make_tuple(c3, 2)));
  p("replace", replace<0>(make_tuple(1, 2), i3));
  p("repeat", repeat<2>(i3));
  p("select", select<1,0>(make_tuple(i3, c3)));
  p("prepend", prepend(make_tuple(c3), i3));
  p("wrap", wrap(i3)); p("unwrap", unwrap(make_tuple(make_tuple(i3))));
  p("back", back(make_tuple(c3, i3))); p("front", front(make_tuple(i3, c3)));
  p("group", group<0,2>(make_tuple(i3, c3, i3)));
  p("ts", transform(make_tuple(i3, c3), [](auto x) { return x * _2{}; }));
  p("ts2", transform(make_tuple(i3, c3), [](auto x) { return x; }));
  p("fold", fold(make_seq<4>{}, _0{}, [](auto a, auto b) { return a + b; }));
  p("seqtup", transform(make_seq<3>{}, [](auto x) { return x; }));
  p("seqtup2", transform(make_range<2,5>{}, [](auto x) { return x + _1{}; }));
  p("filter", filter_tuple(make_seq<4>{}, [](auto x) { if constexpr (decltype(x)::value % 2 == 0) return cute::tuple<decltype(x)>{}; else return cute::tuple<>{}; }));
  p("-", i3 - _1{}); p("!", !i3); p("==", i3 == c3); p("<", i3 < c3); p("*0", i3 * 0); p("+1", i3 + 1); p("+", +i3); p("~", ~i3);
  p("safe", safe_div(i3, c3)); p("min", cute::abs(i3)); p("u", integral_constant<uint32_t, 5>{} + _1{});
  p("sz", size(make_tuple(i3))); 
  p("cond", conditional_return<false>(c3, i3));
  if constexpr (is_static<I3>::value && is_constant<3, I3>::value) printf("static const\n");
  printf("%d %d %d\n", is_integral<I3>::value, is_tuple<make_seq<3>>::value, int(tuple_size<make_seq<3>>::value));
  printf("%d %d %d %d\n", std::is_same_v<I3, C<3>>, std::is_base_of_v<C<3>, I3>, std::is_convertible_v<I3, C<3>>, std::is_convertible_v<C<3>, I3>);
  printf("%d %d %d\n", std::is_empty_v<I3>, std::is_convertible_v<I3,int>, std::is_same_v<decltype(i3 + c3), C<6>>);
  for_each(make_seq<3>{}, [&](auto i) { constexpr int n = decltype(i)::value; printf("%d %d %s;", n, int(i), K<decltype(i)>::n().c_str()); });
  for_each(make_int_sequence<2>{}, [&](auto i) { auto t = make_tuple(10, 20); printf("%d ", get<i>(t)); printf("%d ", get<decltype(i)::value>(t)); });
  for_each(make_index_sequence<2>{}, [&](auto i) { printf("%s %d;", k(i).c_str(), std::is_same_v<typename decltype(i)::value_type, size_t>); });
  printf("\n");
  My m; printf("%d %s\n", int(m), k(m).c_str()); q(m); r(m); y(m); q(Mz{}); r(Mz{});
  auto lam = [](auto i) -> Int<decltype(i)::value + 1> { return {}; }; p("lam", lam(get<1>(make_seq<3>{})));
  auto L = make_layout(make_shape(_4{}, _8{})); for_each(make_seq<2>{}, [&](auto i) { print(get<i>(L)); print(size<i>(L)); print(L(i, i)); print(L(i, _)); print(make_coord(i, _)); });
  printf("\n"); print(elem_less(i3, _4{})); print(crd2idx(get<1>(make_seq<3>{}), L)); print(idx2crd(get<2>(make_seq<3>{}), shape(L))); printf("\n");
  p("idx", L(get<1>(make_seq<3>{}), _2{})); p("sl", slice(make_coord(_, i3), L));
  p("comp", composition(L, make_layout(make_shape(I3{}), make_stride(_1{}))));
  p("coal", coalesce(make_layout(make_shape(i3, _1{}), make_stride(_2{}, i3))));
  p("flat", flatten(make_layout(make_shape(i3, make_shape(i3, c3)), make_stride(_2{}, make_stride(i3, c3)))));
  p("shape", shape(make_layout(i3))); p("cos", cosize(make_layout(i3, c3)));
}
