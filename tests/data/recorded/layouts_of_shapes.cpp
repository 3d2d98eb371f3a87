// a shape becomes a layout
#include <cute/tensor.hpp>
#include <iostream>
#include <vector>
#include <type_traits>
using namespace cute;
template <class S> int f1(Layout<S> const& l) { return size(l); }
using L22 = Layout<Shape<int, int>>;
namespace n1 {
void g(L22) { std::cout << "L"; } void g(...) { std::cout << "."; }
void run() {
  g(make_shape(1, 2)); g(make_shape(1, _2{})); g(make_shape(_1{}, 2)); g(3); g(make_layout(make_shape(1, 2)));
}
}
namespace n2 {
void g(Layout<int> l) { print(l); }
void run() {
  g(4); short s = 3; g(s);
}
}
namespace n3 {
void g(Layout<_4> l) { print(l); }
void run() {
  g(_4{}); g(Int<4>{});
}
}
namespace n4 {
void run() {
  auto f = [](Layout<Shape<int, _8>, Stride<_8, _1>> l) { print(l); }; f(make_shape(5, _8{}));
}
}
namespace n5 {
void run() {
  Layout<Shape<int, Shape<int, int>>> l = make_shape(1, make_shape(2, 3)); print(l);
}
}
namespace n6 {
void run() {
  L22 a[2] = {make_shape(1, 2), make_shape(3, 4)}; print(a[1]);
}
}
namespace n7 {
void run() {
  std::vector<L22> v = {make_shape(1, 2), make_shape(3, 4)}; print(v[1]); v[0] = make_shape(7, 7); print(v[0]);
}
}
namespace n8 {
void run() {
  bool b = true; L22 l = b ? L22(make_shape(1, 2)) : L22(make_shape(3, 4)); print(l);
}
}
namespace n9 {
void run() {
  const L22& r = make_shape(1, 2); print(r); L22&& q = make_shape(4, 2); print(q);
}
}
namespace n10 {
struct S { L22 l = make_shape(3, 3); };
void run() {
  S s; print(s.l);
}
}
namespace n11 {
template <class T> struct Q { static constexpr int v = 0; }; template <class A, class B> struct Q<Layout<A, B>> { static constexpr int v = 2; }; template <class A> struct Q<Layout<A>> { static constexpr int v = 1; };
void run() {
  std::cout << Q<Layout<_4>>::v << Q<Layout<_4, _2>>::v << Q<Layout<Shape<_2, _3>>>::v << Q<L22>::v << Q<Layout<Shape<int, int>, Stride<int, _1>>>::v;
}
}
namespace n12 {
template <class T> struct Q { static constexpr int v = 0; }; template <int B, int M, int S> struct Q<Swizzle<B, M, S>> { static constexpr int v = 2; }; template <int B, int M> struct Q<Swizzle<B, M>> { static constexpr int v = 1; };
void run() {
  std::cout << Q<Swizzle<2, 3>>::v << Q<Swizzle<2, 3, 2>>::v << Q<Swizzle<2, 3, 3>>::v;
}
}
namespace n13 {
template <class T, class D> int f(ComposedLayout<T, _0, D>) { return 1; } template <class T> int f(T) { return 2; }
void run() {
  std::cout << f(composition(Swizzle<2, 3>{}, make_layout(_8{})));
}
}
namespace n14 {
template <int B, int M, class D> int f(ComposedLayout<Swizzle<B, M>, _0, D>) { return B * 10 + M; } template <class T> int f(T) { return 2; }
void run() {
  std::cout << f(composition(Swizzle<2, 3>{}, make_layout(_8{}))) << f(composition(Swizzle<2, 3, 4>{}, make_layout(_8{})));
}
}
int main() {
  n1::run();
  std::cout << "\n";
  n2::run();
  std::cout << "\n";
  n3::run();
  std::cout << "\n";
  n4::run();
  std::cout << "\n";
  n5::run();
  std::cout << "\n";
  n6::run();
  std::cout << "\n";
  n7::run();
  std::cout << "\n";
  n8::run();
  std::cout << "\n";
  n9::run();
  std::cout << "\n";
  n10::run();
  std::cout << "\n";
  n11::run();
  std::cout << "\n";
  n12::run();
  std::cout << "\n";
  n13::run();
  std::cout << "\n";
  n14::run();
  std::cout << "\n";
}
