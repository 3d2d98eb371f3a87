// Operators that a program declares over CuTe's layouts, tensors and swizzles.
#include <cute/tensor.hpp>

#include <algorithm>
#include <cstdio>
#include <type_traits>
#include <utility>
#include <vector>

namespace dsl {
using namespace cute;

template <class S, class D, class S2, class D2> auto operator*(Layout<S, D> const& a, Layout<S2, D2> const& b) { return composition(a, b); }
template <class S, class D> auto operator/(Layout<S, D> const& a, int n) { return logical_divide(a, n); }
template <class S, class D> auto operator~(Layout<S, D> const& a) { return coalesce(a); }
template <class S, class D, class S2, class D2> bool operator<(Layout<S, D> const& a, Layout<S2, D2> const& b) { return size(a) < size(b); }
template <class S, class D> bool operator&&(Layout<S, D> const& a, int n) { return size(a) > n; }
template <int B, int M, int S> int operator-(Swizzle<B, M, S>) { return B * 100 + M * 10 + S; }

template <class T> concept View = is_tensor<std::remove_cvref_t<T>>::value;

template <View A, View B> bool operator==(A const& a, B const& b) {
  for (int i = 0; i < size(a); ++i) {
    if (a(i) != b(i)) return false;
  }
  return size(a) == size(b);
}
template <View A> A& operator+=(A& a, float x) {
  for (int i = 0; i < size(a); ++i) a(i) += x;
  return a;
}
template <View A> A& operator++(A& a) { return a += 1; }
template <View A, View B> auto operator+(A const& a, B const& b) {
  auto r = make_tensor_like(a);
  for (int i = 0; i < size(a); ++i) r(i) = a(i) + b(i);
  return r;
}
template <View A> auto operator*(float s, A const& a) {
  auto r = make_tensor_like(a);
  for (int i = 0; i < size(a); ++i) r(i) = s * a(i);
  return r;
}
template <class E, class L> struct Filler {
  Tensor<E, L>& t;
  int i;
  Filler& operator,(float x) {
    t(i++) = x;
    return *this;
  }
};
template <class E, class L> Filler<E, L> operator<<(Tensor<E, L>& t, float x) {
  t(0) = x;
  return {t, 1};
}
// what is kept of an operand is told by its category
template <View A> const char* operator%(A&&, int) { return std::is_lvalue_reference_v<A> ? (std::is_const_v<std::remove_reference_t<A>> ? "const&" : "&") : "&&"; }
}  // namespace dsl

template <class A, class B> concept Multiplies = requires(A a, B b) { a * b; };
template <class A> concept Equal = requires(A a) { a == a; };

int main() {
  using namespace dsl;
  print(make_layout(make_shape(4, 6)) * make_layout(make_shape(2, 2), make_stride(2, 8)));
  print(Layout<_8>{} * Layout<_4, _2>{});
  print(make_layout(8) / 2);
  print(~make_layout(make_shape(_2{}, _4{})));
  printf(" %d %d %d\n", -Swizzle<1, 2, 3>{}, make_layout(4) && 3, make_layout(4) && 4);
  printf("%d %d %d\n", Multiplies<Layout<_8>, Layout<_4>>, Multiplies<Layout<_8>, int>, Equal<decltype(make_tiled_mma(UniversalFMA<float>{}))>);

  std::vector<Layout<int, _1>> v{make_layout(3), make_layout(1), make_layout(2)};
  std::sort(v.begin(), v.end(), [](auto const& p, auto const& q) { return p < q; });
  for (auto l : v) print(l);
  printf(" %d\n", v[0] != v[1]);

  float x[4] = {1, 2, 3, 4}, y[4] = {1, 2, 3, 5};
  auto a = make_tensor(&x[0], 4), b = make_tensor(&y[0], 4);
  printf("%d %d %d\n", a == b, a != b, a == a);
  auto own = make_tensor<float>(_4{});
  own << 1, 2, 3, 4;
  auto sum = 2.f * (own + a);
  ++(sum += 1);
  for (int i = 0; i < size(sum); ++i) printf("%g ", sum(i));
  printf("%d %d\n", std::is_same_v<decltype(sum += 1), decltype(sum)&>, std::is_same_v<decltype(sum + a), decltype(own)>);
  auto const c = own;
  printf("%s %s %s %s %s\n", own % 1, c % 1, make_tensor<float>(_4{}) % 1, std::move(own) % 1, std::as_const(own) % 1);
}
