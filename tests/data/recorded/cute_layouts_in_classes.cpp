#include <cute/tensor.hpp>
#include <array>
#include <cstdio>
#include <type_traits>
using namespace cute;
struct Counted {
  int v = 3;
  Counted() = default;
  Counted(Counted const& o) : v(o.v + 1) {}
  Counted& operator=(Counted const& o) { v = o.v; return *this; }
};
struct Plain { int a, b; };
template <class T, class U> void common(char const* name) {
  std::array<T, 64> x{};
  std::array<U, 64> y{};
  auto t = make_tensor(x.data(), Layout<Shape<_8, _8>>{});
  auto u = make_tensor(y.data(), Layout<Shape<_8, _8>>{});
  auto c = make_tensor((T const*)x.data(), Layout<Shape<_8, _8>>{});
  printf("%s %d %d %d ", name, int(decltype(max_common_vector(t, u))::value), int(decltype(max_common_vector(c, u))::value), int(max_common_vector(u, c)));
  print(max_common_layout(t, u)); printf("\n");
}
template <class L> struct Behind : private L { int v; };
struct Two : std::array<int, 3> { char c; };
template <class T> void standard(char const* name) { printf("%s %d\n", name, int(std::is_standard_layout_v<T>)); }
int main() {
  common<float, float>("f/f"); common<int, unsigned>("i/u"); common<int, float>("i/f"); common<long, long long>("l/ll");
  common<half_t, half_t>("h/h"); common<Counted, Counted>("c/c"); common<Plain, Plain>("p/p");
  printf("%zu %zu %zu %zu %zu\n", sizeof(Behind<Layout<Shape<_2, _3>>>), sizeof(Behind<Layout<Shape<int, _3>, Stride<_3, _1>>>),
         sizeof(Behind<Layout<Shape<int, int>, Stride<int64_t, _1>>>), sizeof(Two), alignof(Behind<Layout<Shape<int, int>, Stride<int64_t, _1>>>));
  standard<Layout<Shape<_2, _3>>>("static"); standard<Layout<Shape<int, _3>, Stride<_1, int>>>("mixed");
  standard<ComposedLayout<Swizzle<3, 3, 3>, int, Layout<_8>>>("composed"); standard<ComposedLayout<Swizzle<3, 3, 3>, _0, Layout<_8>>>("swizzled");
  standard<ScaledBasis<int, 0, 1>>("basis"); standard<Behind<Layout<Shape<int, _3>>>>("behind");
  standard<Behind<Layout<_4>>>("behind an empty one");
  printf("%d %d %d %d\n", int(all_underscore<decltype(make_coord(_, make_coord(_, _)))>::value), int(all_underscore<decltype(make_coord(_, 1))>::value),
         int(all_underscore<Underscore>::value), int(all_underscore<int>::value));
}
