// What `using namespace` of a function brings into sight is the program's, whatever the libraries have; namespaces by other names.
#include <cstdio>
#include <utility>
namespace mini {
template <class T>
struct Tensor {
  T s, p[8];
  Tensor(T s) : s(s) {}
};
template <class T>
struct Layout {
  T n;
  char pad[4];
  Layout(T n) : n(n) {}
  int operator()(int i) const { return i * 7; }
};
struct TiledCopy {
  double x[3];
};
template <class T>
struct pair {
  T a;
  pair(T x, T) : a(x) {}
};
namespace inner {
namespace deep {
int depth = 2;
}
}  // namespace inner
}  // namespace mini
namespace mi = mini::inner;
namespace md = mi::deep;

template <class T>
struct Box {
  T t[3];
  Box(T) {}
};
Box(char) -> Box<double>;
namespace mini {
template <class T>
struct Box {
  T t;
  Box(T) {}
};
}  // namespace mini

int outer() {
  using namespace mi::deep;
  return depth;
}

int main() {
  using namespace mini;
  Tensor t(3);
  Layout l(3);
  auto m = Layout(5);
  TiledCopy copy;
  printf("%zu %zu %d %d %zu\n", sizeof t, sizeof l, l(3), m(2), sizeof copy);
  pair p(1, 2);
  std::pair q(1, 2.5);
  mini::Box b('c');
  ::Box c('c');
  printf("%zu %zu %zu %zu\n", sizeof p, sizeof q, sizeof b, sizeof c);
  namespace x = mini::inner;
  namespace y = x::deep;
  using namespace y;
  printf("%d %d %d\n", outer(), md::depth, depth);
}
