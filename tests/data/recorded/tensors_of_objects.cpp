#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
struct P { float x[2]; int n; };
struct Q { int* p; int v; };
struct RR { cute::array<int,2> a; float f; };
int main() {
  P ps[4];
  for (int i = 0; i < 4; ++i) { ps[i].x[0] = i; ps[i].x[1] = 2*i; ps[i].n = i*i; }
  auto t = make_tensor(&ps[0], Layout<Shape<_2,_2>,Stride<_2,_1>>{});
  printf("%g %g %d\n", t(1,0).x[0], t(1,0).x[1], t(1,1).n);
  t(0,1).x[1] = 42; printf("%g\n", ps[1].x[1]);
  auto o = make_tensor<P>(Shape<_2>{});
  o(0) = ps[3]; printf("%g %d\n", o(0).x[1], o(0).n);
  P p = o(0); p.x[0] = 9; printf("%g %g\n", p.x[0], o(0).x[0]);
  printf("%d %d\n", (int)sizeof(P), (int)sizeof(o));
  int ints[3] = {1,2,3};
  Q qs[2] = {{ints, 5}, {ints + 1, 6}};
  auto tq = make_tensor(&qs[0], make_layout(2));
  printf("%d %d\n", *tq(1).p, tq(0).v);
  auto pp = make_tensor<int*>(Shape<_2>{}); pp(0) = ints; pp(1) = ints + 2; printf("%d\n", *pp(1));
  auto ac = make_tensor<cute::array<int,2>>(Shape<_2>{}); ac(0)[1] = 4; printf("%d\n", ac(0)[1]);
  cute::array<int,3> arr[4]; for (int i = 0; i < 4; ++i) for (int j = 0; j < 3; ++j) arr[i][j] = i * 10 + j;
  auto ta = make_tensor(&arr[0], make_layout(make_shape(2, 2)));
  printf("%d %d\n", ta(1,1)[2], ta(0,1)[0]);
  auto one = ta(1,0); one[0] = 5; printf("%d %d\n", one[0], ta(1,0)[0]); ta(0,0) = one; printf("%d\n", arr[0][0]);
  RR rs[2] = {{{1,2}, 3.f}, {{4,5}, 6.f}}; auto tr = make_tensor(&rs[0], Layout<_2>{}); tr(0).a[1] = 9; printf("%d %d %g\n", rs[0].a[1], tr(1).a[0], tr(1).f);
  RR r = tr(0); r.a[0] = 8; tr(1) = r; printf("%d %d\n", rs[1].a[0], rs[1].a[1]);
}
