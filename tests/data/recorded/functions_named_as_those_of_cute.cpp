// Functions of the program with the names of CuTe's, called with arguments of both: those of CuTe that the arguments or a
// directive bring into sight compete with them, and what knows more of the type is better.
#include <cstdio>
#include <vector>
#include <cute/tensor.hpp>
namespace lib {
template <class T> constexpr int size(T const&) { return -1; }
template <class T> int rank(T&& t) { return -2; }
template <class T> int depth(T t) { return -3; }
template <int I, class T> constexpr auto get(T const& t) { return -4; }
template <class T> auto shape(T const& t) { return -5; }
template <class T> const char* layout(T& t) { return "own layout"; }
template <class T> const char* clear(T const& t) { return "own clear"; }
template <class A, class B> const char* copy(A const& a, B const& b) { return "own copy"; }
template <class A, class B> const char* composition(A const&, B const&) { return "own composition"; }
template <class A, class B> const char* elem_less(A&&, B&&) { return "own elem_less"; }
template <class... T> auto make_coord(T... t) { return sizeof...(t); }
template <class T> struct Wrap { T of; };
template <class T> int size(Wrap<T> const&) { return 7; }
template <class L> struct Info { static constexpr int n = decltype(size(std::declval<L const&>()))::value; };
struct Mine {};
inline int size(Mine const&) { return 44; }
inline auto shape(Mine) { return 45; }
template <class L> int use(L const& l) { return size(l); }
void run() {
  auto l = cute::make_layout(cute::make_shape(4, cute::C<6>{}));
  auto const c = l;
  auto f = cute::make_layout(cute::Shape<cute::_4, cute::_6>{});
  printf("%d %d %d\n", (int)size(l), (int)size(c), (int)size(f));
  printf("%d %d %d\n", int(rank(l)), int(rank(c)), int(rank(cute::make_layout(3))));
  printf("%d %d %d\n", int(depth(l)), Info<decltype(f)>::n, int(decltype(size(f))::value));
  printf("%d %d %d %d\n", use(l), use(Mine{}), use(5), size(Wrap<decltype(l)>{l}));
  cute::print(get<1>(l)); puts("");
  cute::print(shape(l)); puts("");
  cute::print(composition(l, l)); puts("");
  printf("%s %s %d %zu\n", layout(f), elem_less(l, l), shape(Mine{}), make_coord(3, 4));
  std::vector<float> a(24), b(24);
  for (int i = 0; i < 24; ++i) a[i] = i;
  auto A = cute::make_tensor(a.data(), l), B = cute::make_tensor(b.data(), l);
  copy(A, B);
  printf("%g ", b[5]);
  clear(B);
  printf("%g %d\n", b[5], int(size(A)));
}
}
using namespace cute;
template <class T> void print(T const& t) { printf("own"); }
template <class A, class B> void show(A const& a, B const& b) { print(a); printf(" "); print(b); puts(""); }
template <class T> T max(T a, T b, T c) { return a > b ? (a > c ? a : c) : (b > c ? b : c); }
template <class F> void for_each(std::vector<int> const& v, F f) { for (int x : v) f(x); }
template <class S, class D> int transform(Layout<S, D> const& l, int k) { return size(l) * k; }
int take(int a, int b) { return a + b; }
struct Own { int size() const { return 3; } int n = size(); };
int main() {
  lib::run();
  auto l = make_layout(make_shape(4, 6));
  print(l); printf(" "); print(3); printf(" "); print(Own{}); printf(" "); print(std::vector<int>{}); printf(" "); print(2.5); puts("");
  print(_); printf(" "); print(Int<4>{}); printf(" "); print(half_t(2.f)); printf(" "); print(Swizzle<2, 0, 3>{}); puts("");
  show(3, Own{});
  std::vector<int> const v{1, 2};
  for_each(v, [](int x) { printf("%d;", x); });
  for_each(make_tuple(1, _2{}), [](auto x) { print(x); printf(","); });
  printf(" %d %g %d %d\n", max(1, 5, 3), max(1.5, 0.5, 1.0), transform(l, 2), take(3, 4));
  auto first = take<0, 1>(make_tuple(1, 2));
  printf("%d %d\n", int(rank(first)), int(max(3, 4)));
  int size = 5;
  struct Layout { int k; };
  Layout own{6};
  printf("%d %d\n", size, own.k);
}
