#include <cstdio>
struct V { int v; V(int v):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o):v(o.v){o.v=-1;printf("move %d\n",v);}  ~V(){printf("end %d\n",v);} };
int main(){ int q = ([v = V(10)] { return v.v; })() + puts("c"); puts("x"); }
