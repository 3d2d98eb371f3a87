// constants of CuTe are const as arguments of templates
#include <cute/tensor.hpp>
using namespace cute;
template <class T> int k(T&) { return std::is_const_v<T>; }
template <class T> int k2(T&&) { return std::is_const_v<std::remove_reference_t<T>> + 2 * std::is_lvalue_reference_v<T>; }
int o(C<3>&) { return 1; } int o(const C<3>&) { return 2; } int o(C<3>&&) { return 3; }
template <auto V> int f() { return std::is_same_v<decltype(V), const C<3>> + 2 * std::is_same_v<decltype((V)), const C<3>&> + 4 * std::is_const_v<decltype(V)>; }
template <auto V> int f2() { return k(V) + 10 * k2(V) + 100 * o(V); }
template <auto V> struct S { using T = decltype(V); using U = decltype((V)); };
template <auto V> int f3() { auto& x = V; auto y = V; return std::is_same_v<decltype(x), const C<3>&> + 2 * std::is_same_v<decltype(y), C<3>>; }
template <auto... V> int f4() { return (0 + ... + std::is_const_v<decltype(V)>); }
template <auto V, class T = decltype(V)> int f5() { return std::is_same_v<T, const C<3>>; }
template <class T, T V> struct S2 {}; template <class T, T V> int f6(S2<T, V>) { return std::is_same_v<T, C<3>> + 2 * std::is_same_v<decltype(V), const C<3>>; }
template <auto V> struct S3 { static auto m() { return make_layout(make_shape(V, V), make_stride(V, _1{})); } static constexpr auto x = V + V; };
int main() {
  { std::cout << f<Int<3>{}>() << f<3>() << f<_3{}>(); std::cout << "\n"; }
  { std::cout << f2<Int<3>{}>(); std::cout << "\n"; }
  { std::cout << std::is_same_v<S<Int<3>{}>::T, const C<3>> << std::is_same_v<S<Int<3>{}>::U, const C<3>&> << std::is_same_v<S<3>::T, int>; std::cout << "\n"; }
  { std::cout << f3<Int<3>{}>(); std::cout << "\n"; }
  { std::cout << f4<1, Int<3>{}, 'c', Shape<_1>{}>(); std::cout << "\n"; }
  { std::cout << f5<Int<3>{}>(); std::cout << "\n"; }
  { std::cout << f6(S2<C<3>, Int<3>{}>{}); std::cout << "\n"; }
  { print(S3<_3{}>::m()); print(S3<_3{}>::x); std::cout << "\n"; }
}
