// Functions that classes define as their friends, beside functions of CuTe of the same name.
#include <cstdio>
#include <cute/tensor.hpp>
using namespace cute;
struct Wrapped { int v; friend void print(Wrapped const& w) { std::printf("W%d ", w.v); } };
template <class T> struct Of { T v; friend void print(Of const& o) { std::printf("Of%d ", int(o.v)); } friend int size(Of const& o) { return o.v; } };
template <class T> void show(T const& t) { print(t); }
int main() {
  print(Wrapped{3}); print(Of<long>{4}); print(_3{}); show(Wrapped{5}); show(make_layout(make_shape(_2{}, 4)));
  std::printf(" %d %d\n", size(Of<int>{7}), int(size(make_layout(8))));
}
