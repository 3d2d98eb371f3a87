#include <cute/tensor.hpp>
#include <cstdio>
#include <type_traits>
using namespace cute;
template <class T> const char* kind() { return std::is_lvalue_reference<T>::value ? "lref" : std::is_rvalue_reference<T>::value ? "rref" : "value"; }
int main() {
  float data[8] = {1,2,3,4,5,6,7,8};
  auto t = make_tensor(&data[0], make_layout(make_shape(Int<4>{}, Int<2>{})));
  printf("%s\n", kind<decltype(t(0))>());
  printf("%s\n", kind<decltype(t(1,1))>());
  printf("%s\n", kind<decltype(t[0])>());
  printf("%d\n", std::is_same<decltype(t(0)), float&>::value);
  auto const& ct = t;
  printf("%d\n", std::is_same<decltype(ct(0)), float&>::value);
  float const* p = data;
  auto c = make_tensor(p, make_layout(8));
  printf("%d\n", std::is_same<decltype(c(0)), float const&>::value);
  auto o = make_tensor<int>(Shape<_2,_2>{});
  printf("%d\n", std::is_same<decltype(o(0)), int&>::value);
  auto const& co = o;
  printf("%d\n", std::is_same<decltype(co(0)), int const&>::value);
  printf("%d\n", std::is_same<decltype(o(_,0)), decltype(o(_,1))>::value);
  auto x = t(2); x = 100; printf("%g\n", t(2));
  auto& y = t(2); y = 100; printf("%g\n", t(2));
  auto&& z = t(3); z = 7; printf("%g\n", t(3));
  decltype(auto) w = t(4); w = 9; printf("%g\n", t(4));
  printf("%d\n", std::is_same<decltype(w), float&>::value);
  for (auto&& e : {1,2}) printf("%d ", e);
  auto f = [&](auto i) -> decltype(auto) { return t(i); };
  f(5) = 55; printf("%g\n", t(5));
  printf("%d\n", std::is_same<decltype(f(1)), float&>::value);
  using R = decltype(t(0)); R r = t(1); r = 3.5f; printf("%g\n", data[1]);
  printf("%d %d\n", std::is_same<typename decltype(t)::reference, float&>::value, std::is_same<typename decltype(t)::value_type, float>::value);
  printf("%d\n", std::is_same<typename decltype(c)::element_type, float const>::value);
  auto id = make_identity_tensor(Shape<_4,_8>{});
  print(id(3)); printf("%s\n", kind<decltype(id(3))>());
}
