#include <cute/tensor.hpp>
#include <cstdio>
using namespace cute;
struct P { int a, b; };
int size(P const& p) { return p.a * p.b; }
int rank(P const&) { return 2; }
void print(P const& p) { printf("(%d;%d)\n", p.a, p.b); }
P max(P a, P b) { return a.a > b.a ? a : b; }
P min(P a, P b) { return a.a < b.a ? a : b; }
void swap(P& a, P& b) { P t = a; a = b; b = t; printf("own swap\n"); }
void copy(P const& a, P& b) { b = a; printf("own copy\n"); }
void clear(P& p) { p = P{}; printf("own clear\n"); }
void fill(P& p, int v) { p = P{v,v}; printf("own fill\n"); }
int main() {
  P a{1,2}, b{3,4};
  printf("%d %d\n", size(a), rank(a)); print(a);
  print(max(a,b)); print(min(a,b)); swap(a,b); print(a); copy(a,b); print(b);
  fill(a, 3); print(a); clear(a); print(a);
  printf("%d %d %d\n", int(size(make_layout(_4{}))), max(3, 4), min(7, 2));
  print(transform(make_tuple(1,2), [](int x) { return x+1; })); print(get<0>(make_tuple(8,9)));
}
