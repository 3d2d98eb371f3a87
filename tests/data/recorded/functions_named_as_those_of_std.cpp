#include <cute/tensor.hpp>
#include <algorithm>
#include <cstdio>
#include <variant>
#include <vector>
using namespace cute;
template <class Shape, class F> void visit(Shape const& s, F f) {
  if constexpr (is_tuple<Shape>::value) cute::for_each(s, [&](auto const& x) { visit(x, f); });
  else f(s);
}
template <class A, class B> int count(A const&, B const&) { return 42; }
template <class L, class F> int accumulate(L const& l, int first, F f) { for (int i = 0; i < size(l); ++i) first = f(first, l(i)); return first; }
int main() {
  int n = 7, all = 0;
  visit(make_shape(n, make_shape(_2{}, 4)), [&](auto x) { all = all * 10 + int(x); });
  std::printf("%d\n", all);
  std::printf("%d %d\n", count(make_shape(1, 2), _3{}), accumulate(Layout<Shape<_2, _3>, Stride<_3, _1>>{}, 1, [](int a, int b) { return a + b; }));
  std::variant<int, float> v = 2.5f;
  std::visit([](auto x) { std::printf("%g\n", double(x)); }, v);
}
