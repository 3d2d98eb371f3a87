#include <cstdio>
#include <string_view>
#include <cute/tensor.hpp>
using namespace cute;
template <class T> void show() { puts(__PRETTY_FUNCTION__); }
template <class T> void show_of(T const& t) { puts(__PRETTY_FUNCTION__); }
template <class T> void forwarded(T&& t) { puts(__PRETTY_FUNCTION__); }
template <class Shape> CUTE_HOST_DEVICE auto sized(Shape const& s) { puts(__PRETTY_FUNCTION__); return size(s); }
template <class T> constexpr std::string_view type_name() {
  std::string_view text = __PRETTY_FUNCTION__;
  auto at = text.find("T = ") + 4;
  return text.substr(at, text.find(';', at) - at);
}
template <int M, int N> struct Block { static constexpr int size = M * N; void print() const { puts(__PRETTY_FUNCTION__); } };
int main() {
  auto l = make_layout(make_shape(Int<4>{}, Int<8>{}));
  show<decltype(l)>();
  auto l2 = make_layout(make_shape(4, Int<8>{}), LayoutRight{});
  show_of(l2);
  forwarded(l2);
  forwarded(make_layout(4, 2));
  forwarded(make_shape(1, _2{}, make_shape(_3{}, 4)));
  forwarded(_1{});
  forwarded(Int<-3>{});
  forwarded(make_stride(_1{}, 2));
  float d[32];
  forwarded(make_gmem_ptr(&d[0]));
  forwarded(make_tile(_4{}, l));
  forwarded(make_coord(_, 1));
  forwarded(true_type{});
  forwarded(tuple<>{});
  show<Layout<Shape<_2, _3>, Stride<_3, _1>>>();
  show<Shape<_2, int>>();
  show<Step<_1, X>>();
  show<half_t>();
  show<decltype(make_layout(make_shape(_4{}, _4{}), make_stride(_4{}, _1{})))>();
  sized(make_shape(_2{}, 3));
  Block<16, 8>{}.print();
  printf("%s\n", std::string(type_name<decltype(l.shape())>()).c_str());
}
