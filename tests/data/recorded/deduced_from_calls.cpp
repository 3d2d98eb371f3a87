#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
template <class T> struct Box { T v; Box(T x) : v(x) {} };
int three() { return 3; }
template <class T> Box<T> boxed(T x) { return Box<T>(x); }
Copy_Atom<UniversalCopy<float>, float> atom() { return {}; }
template <class X> X made() { return X(2.75); }
template <class T> int held() { T x = made<double>(); return int(x * 100); }
int main() {
  Copy_Atom a = atom();
  TiledMMA m = make_tiled_mma(UniversalFMA<float>{});
  TiledCopy c = make_tiled_copy(a, Layout<Shape<_4,_1>>{}, Layout<Shape<_1,_1>>{});
  Tensor t = make_tensor<float>(Shape<_4>{});
  Layout l = make_layout(4);
  ComposedLayout s = composition(Swizzle<1,0,1>{}, Int<0>{}, Layout<_4>{});
  Box b = boxed(4); Box d = three(); Box const e = boxed(2.5);
  printf("%d %d %g %d %d\n", b.v, d.v, e.v, held<int>(), held<double const>());
  print(size(m)); print(size(c)); print(size(t)); print(l); print(s); print("\n");
}
