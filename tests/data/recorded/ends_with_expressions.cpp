#include <cstdio>
#include <utility>
struct V { int v; V(int v):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o):v(o.v){o.v=-1;printf("move %d\n",v);} V& operator=(const V&o){v=o.v;printf("=copy %d\n",v);return *this;} V& operator=(V&&o){v=o.v;o.v=-2;printf("=move %d\n",v);return *this;} ~V(){printf("end %d\n",v);} bool ok() const { return v>0; } V& self() { return *this; } const V& cself() const { return *this; } V operator+(const V& o) const { return V(v+o.v); } };
int s(const char* t) { puts(t); return 0; }
int take(const V& v) { printf("take %d\n", v.v); return v.v; }
V val(int x) { V r(x); s("val"); return r; }
int ret() { V local(90); return take(V(91)) + V(92).v; }
const V& pass(const V& v) { return v; }
struct M { int a; V b; int c; M() : a(take(V(1))), b(take(V(2)) + 1), c(V(3).v) { s("body"); } };
int lazy(int x = take(V(50))) { s("lazy"); return x; }
struct D { int z = take(V(60)); D() { s("D"); } };
int main(){
  if (V(1).ok()) s("in");
  if (take(V(2))) s("in2");
  if (int q = take(V(3)); q) s("in3");
  int n = 0; while (V(4 + n).v < 6) { s("w"); n++; }
  for (int i = take(V(7)); i < take(V(8)); i += take(V(9))) s("for");
  switch (take(V(10))) { case 10: s("ten"); }
  s("ret"); ret();
  int t = V(11).ok() ? take(V(12)) : take(V(13)); s("tern");
  M m; D d; lazy();
  bool b = V(14).ok() && V(-15).ok() || V(16).ok(); s("logic");
  int x = (V(17), s("comma"), V(18).v); s("x");
  int y = pass(V(19)).v + pass(V(20)).v; s("y");
  V a(21); a = V(22), s("=");
  const V& r = V(23); V&& rr = val(24); s("refs");
  int arr[] = {take(V(25)), take(V(26))}; s("arr");
  V z = V(27) + V(28) + V(29); s("sum");
  auto l = [](V v) { s("lam"); return v.v; }; l(V(30)), s("after"); l(val(31)) + l(V(32)); s("lams");
  V(33).self().v = take(V(34)), s("selfs");
  do { s("do"); } while (take(V(35)) < 0);
  (void)V(36), s("void");
  V c[2] = {V(37), V(38) + V(39)}; s("c");

}
