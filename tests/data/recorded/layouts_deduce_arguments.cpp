// Class templates of CuTe that deduce their arguments from what a layout is made of.
#include <cstdio>
#include <cute/tensor.hpp>

using namespace cute;

Layout of_program(make_shape(2, 3), make_stride(3, 1));
struct Holder {
  static constexpr Layout layout{Shape<_2, _3>{}, Stride<_3, _1>{}};
};

template <class T>
auto made(T const& t) {
  Layout layout(t, t);
  return layout;
}

template <class S, class D>
void told(Layout<S, D> const& l) {
  print(l);
  printf(" %d %d\n", int(sizeof(l)), int(l(1)));
}

int main() {
  told(of_program);
  told(Holder::layout);
  told(made(3));
  told(made(_2{}));
  Layout plain(make_shape(2, 3), make_stride(3, 1));
  told(plain);
  Layout copy(plain);
  told(copy);
  const cute::Layout braced{make_shape(_2{}, 3), make_stride(3, _1{})};
  told(braced);
  Layout of_shape(make_shape(2, 3));
  print(of_shape);
  told(Layout{make_shape(2), make_stride(3)});
  auto* allocated = new Layout(make_shape(2), make_stride(3));
  told(*allocated);
  delete allocated;
  ComposedLayout composed(Swizzle<1, 0, 1>{}, _0{}, Layout<_8>{});
  print(composed);
  ComposedLayout shifted{Swizzle<1, 0, 1>{}, 3, make_layout(8)};
  print(shifted);
  print("\n");
  auto const& reference = braced;
  print(rank_v<decltype(reference)>);
  print(depth_v<decltype(reference)>);
  print("\n");
}
