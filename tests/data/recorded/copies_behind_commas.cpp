// A variable of type `auto` is a copy of what a comma operator, a cast or an assignment gives.
#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;

struct S { int a; };
int& same(int& x) { return x; }

int main() {
  int x = 1;
  auto a = (0, x);
  a = 5;
  auto b = static_cast<int&>(x);
  b = 7;
  auto c = (x += 1);
  c = 8;
  auto d = (0, same(x));
  d = 9;
  printf("%d %d %d %d %d\n", x, a, b, c, d);
  S s{1}, t{3};
  auto e = (0, s);
  e.a = 5;
  auto f = (s = t);
  f.a = 6;
  printf("%d %d %d\n", s.a, e.a, f.a);
  auto L = make_layout(make_shape(4, 8));
  auto g = (0, L.shape());
  get<0>(g) = 9;
  auto h = (0, (1, get<0>(L.shape())));
  h = 7;
  int i = (0, get<1>(L.shape()));
  i = 6;
  print(L);
  printf(" %d %d %d\n", int(get<0>(g)), h, i);
}
