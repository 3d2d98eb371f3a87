#include <cstdio>
struct V { int v; V(int v):v(v){} V(const V& o):v(o.v){printf("copy %d\n",v);} ~V(){printf("end %d\n",v);}  };
V val(int x) { V r(x); return r; }
int main(){
  V m(3);
  auto l = [](V v) { return v.v; }; l(val(31)) + l(V(32));
  V c[2] = {V(37), V(38)};
  puts("c");
}
