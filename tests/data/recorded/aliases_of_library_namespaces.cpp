// Names of the program for whole namespaces of the library.
#include <cute/tensor.hpp>
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>
namespace c = cute;
namespace cl = cutlass;
namespace s = std;
using c::Int; using c::Shape;
template <class S> auto rows(S const& shape) { auto l = c::make_layout(shape, c::LayoutRight{}); c::print(l); return c::size<0>(l); }
template <class T> struct Name { static s::string get() { return "other"; } };
template <int n> struct Name<c::Int<n>> { static s::string get() { return "Int " + s::to_string(n); } };
template <class... T> struct Name<c::tuple<T...>> { static s::string get() { s::string all; ((all += Name<T>::get() + ";"), ...); return all; } };
int main() {
  s::vector<int> v{3, 1, 2}; s::sort(v.begin(), v.end()); for (int x : v) printf("%d ", x); printf("\n");
  auto n = rows(c::make_shape(Int<2>{}, 3)); c::print(n); printf("%s %s\n", Name<decltype(n)>::get().c_str(), Name<Shape<Int<4>, int>>::get().c_str());
  auto t = c::make_tensor<float>(Shape<Int<2>, Int<2>>{}); c::fill(t, 1.5f); c::print(t(c::_, 0).layout()); printf("%g\n", t(1));
  cl::half_t h(0.5f); cl::Array<float, 2> a; a.fill(2); printf("%g %g %d\n", float(h), a[1], s::is_same<c::half_t, cl::half_t>::value);
}
