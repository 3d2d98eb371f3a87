// patterns that leave out what templates of CuTe have by default
#include <cute/tensor.hpp>
#include <iostream>
using namespace cute;
template <int M, int N> int f(Layout<Shape<Int<M>, Int<N>>>) { return M * N; } template <class L> int f(L) { return -1; }
template <class S> int f1(Layout<S> const& l) { return size(l); }
template <class T> struct Q { static int v() { return -1; } };
template <int M, int N> struct Q<Layout<Shape<Int<M>, Int<N>>>> { static int v() { return M * 10 + N; } };
template <class A, class B> struct Q<Layout<Shape<A, B>>> { static int v() { return 77; } };
namespace n1 {
void run() {
  std::cout << f(Layout<Shape<_4, _2>>{}) << f(Layout<Shape<_4, _2>, Stride<_2, _1>>{}) << f(make_layout(Shape<_4, _2>{}));
}
}
namespace n2 {
void run() {
  std::cout << f1(Layout<Shape<_4, _2>>{});
}
}
namespace n3 {
void run() {
  std::cout << Q<Layout<Shape<_4, _2>>>::v() << Q<Layout<Shape<_4, _2>, Stride<_2, _1>>>::v() << Q<Layout<Shape<int, _2>>>::v() << Q<int>::v();
}
}
namespace n4 {
template <int B, int M> int g(Swizzle<B, M>) { return B * 10 + M; } int g(...) { return -1; }
void run() {
  std::cout << g(Swizzle<2, 3>{}) << g(Swizzle<2, 3, 4>{}) << g(Swizzle<3, 4, 4>{});
}
}
namespace n5 {
template <class T> struct P { static int v() { return -1; } }; template <class A> struct P<TiledMMA<A, Layout<Shape<_1, _1, _1>>>> { static int v() { return 1; } };
void run() {
  using M = TiledMMA<MMA_Atom<UniversalFMA<float, float, float>>, Layout<Shape<_1, _1, _1>>>; std::cout << P<M>::v();
}
}
namespace n6 {
template <class T> int h(T&&) { return std::is_const_v<std::remove_reference_t<T>>; }
void run() {
  const int a = 1; int b = 2; std::cout << std::is_same_v<decltype(conditional_return<true>(a, b)), const int&> << std::is_same_v<decltype(conditional_return<true>(b, a)), int&> << std::is_same_v<decltype(conditional_return<false>(b, a)), const int&>;
}
}
namespace n7 {
struct H { Layout<Shape<int, int>> l; H(int m, int n) : l(make_shape(m, n)) {} };
void run() {
  H h(3, 4); print(h.l);
}
}
namespace n8 {
Layout<Shape<int, int>> mk(int m) { return make_shape(m, 2); }
void run() {
  print(mk(5));
}
}
namespace n9 {
int sz(Layout<Shape<int, int>> const& l) { return size(l); }
void run() {
  std::cout << sz(make_shape(2, 3));
}
}
namespace n10 {
struct H { Layout<Shape<int, int>> l; int n; };
void run() {
  H h{make_shape(2, 3), 5}; print(h.l); H k{make_layout(make_shape(2, 3)), 5}; print(k.l);
}
}
namespace n11 {
void run() {
  std::vector<Layout<Shape<int, int>>> v; v.emplace_back(make_shape(4, 5)); print(v[0]); v.push_back(make_shape(4, 6)); print(v[1]);
}
}
namespace n12 {
void run() {
  Layout<Shape<int, int>> l; l = make_shape(3, 4); print(l);
}
}
namespace n13 {
void run() {
  auto l = Layout<Shape<int, int>>(make_shape(3, 4)); print(l); auto m = static_cast<Layout<Shape<int, int>>>(make_shape(3, 4)); print(m); Layout<Shape<int, int>> n{make_shape(1, 2)}; print(n); Layout<Shape<int, int>> k = make_shape(1, 2); print(k); Layout<Shape<_3, int>> q = make_shape(_3{}, 2); print(q);
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
}
