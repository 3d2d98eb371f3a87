#include <cstdio>
struct V { int v; V(int v=0):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} ~V(){printf("end %d\n",v);} };
int main() {
  V b(9);
  { auto nested = [a = V(20)] { return [b = 1] { return b; }; }; puts("nested"); printf("%d\n", nested()()); }
  { auto nested = [a = V(20)] { return [] { int b = 3; return b; }; }; puts("nested2"); printf("%d\n", nested()()); }
  { auto nested = [a = V(20)] { return [](int b) { return b; }; }; puts("nested3"); printf("%d\n", nested()(1)); }
  { auto nested = [a = V(20)] { int b = 4; return [=] { return b; }; }; puts("nested4"); printf("%d\n", nested()()); }
  { auto nested = [=] { int b = 4; return [=] { return b; }; }; puts("nested5"); printf("%d\n", nested()()); }
  { auto nested = [=] { return [b = 4] { return b; }; }; puts("nested6"); printf("%d\n", nested()()); }
  { auto nested = [=](auto x) { return [b = x](auto y) { return b + y; }; }; puts("nested7"); printf("%d\n", nested(3)(4)); }
  { auto nested = [&](auto x) { struct L { int b; }; L l{x}; return l.b; }; puts("nested8"); printf("%d\n", nested(3)); }
}
