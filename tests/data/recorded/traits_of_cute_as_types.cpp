// Traits of CuTe, and classes derived from `C`, are types of their own, which operators and functions of CuTe take as their number.
#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
#include <string>
template<class T> struct K { static std::string n() { return "other"; } };
template<auto v> struct K<C<v>> { static std::string n() { return "C" + std::to_string(int(v)); } };
template<class T, T v> struct K<integral_constant<T,v>> { static std::string n() { return "ic" + std::to_string(int(v)); } };
template<class T> struct K<is_static<T>> { static std::string n() { return "is_static"; } };
template<class T> struct K<cute::tuple_size<T>> { static std::string n() { return "tuple_size"; } };
template<class T> std::string kk(T const&) { return K<T>::n(); }
void d(true_type) { printf("true\n"); } void d(false_type) { printf("false\n"); }
struct My : C<3> {};
template <class T> struct Tr : bool_constant<sizeof(T) == 4> {};
template <class T> const char* k(T const&) { return is_same_v<T, C<0>> ? "C0" : is_same_v<T, C<false>> ? "Cf" : is_same_v<T, C<true>> ? "Ct" : is_same_v<T, int> ? "int" : is_same_v<T, bool> ? "bool" : "?"; }
#define W(...) do { auto x = (__VA_ARGS__); printf("%s -> %s ", #__VA_ARGS__, k(x)); print(x); printf("\n"); } while (0)
int main() {
  My m;
  W(m + _1{}); W(m + 1); W(-m); W(!m); W(m * 0); W(m && true_type{}); W(m == _3{}); W(~m);
  W(Tr<int>{} && Tr<char>{}); W(!Tr<int>{}); W(Tr<int>{} || 1); W(is_static<int>{} || is_static<_1>{}); W(!is_static<int>{}); W(is_static<int>{} == true_type{});
  W(conditional_return(Tr<int>{}, _0{}, 7)); W(conditional_return(is_static<int>{}, 3, _0{})); W(conditional_return<Tr<int>::value>(1, 2));
  W(ceil_div(10, _3{}) * m); W(shiftl(m, _1{}));
  auto l = make_layout(make_shape(_4{}, _8{})); W(l(m)); W(l(_1{}, m)); 
  if (is_static<_1>{}) printf("y\n"); int n = m; printf("%d %d\n", n, m());
  if constexpr (is_static<_1>{} && !is_static<int>{}) printf("z\n");
  printf("%d %d\n", is_static<_1>::value + 1, int(is_static<int>{}));
  W(make_tuple(1, 2)); static_assert(is_tuple<tuple<int>>{}); static_assert(is_static<_1>() && is_integral<int>());
  W(transform(make_tuple(_1{}, 2), [](auto x) { return is_static<decltype(x)>{}; }));
  W(safe_div(m, _3{})); 
  W(transform(make_tuple(_1{}, 2), [](auto x) { return is_static<decltype(x)>{} && true_type{}; }));
  W(fold(make_tuple(_1{}, 2), true_type{}, [](auto a, auto x) { return a && is_static<decltype(x)>{}; }));
  W(any_of(make_tuple(_1{}, 2), [](auto x) { return is_static<decltype(x)>{}; })); W(all_of(make_tuple(_1{}, 2), [](auto x) { return is_static<decltype(x)>{}; }));
  W(find_if(make_tuple(1, _2{}), [](auto x) { return is_static<decltype(x)>{}; }));

  printf("%s %s %s\n", K<cute::tuple_size<cute::tuple<int,int>>>::n().c_str(), K<cute::tuple_size<cute::tuple<int,int>>::type>::n().c_str(), K<is_static<_1>>::n().c_str());
  printf("%s %s\n", K<is_static<_1>::type>::n().c_str(), K<is_tuple<_1>::type>::n().c_str());
  printf("%d\n", is_same_v<cute::tuple_size<cute::tuple<int>>::type, integral_constant<size_t,1>>);
  d(is_tuple<cute::tuple<>>{}); d(is_static<_1>{}); d(is_constant<1,_1>{});
  auto y = is_static<int>{}; printf("%d %d\n", bool(y), y());
  printf("%s\n", kk(y).c_str());
  print(rank_t<cute::tuple<int,int>>{}); print(depth_t<cute::tuple<int,int>>{});
  printf("%s %s\n", K<rank_t<cute::tuple<int,int>>>::n().c_str(), K<decltype(cosize(Layout<_4>{}))>::n().c_str());
}
