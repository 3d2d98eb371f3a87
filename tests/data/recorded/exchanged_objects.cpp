#include <cstdio>
#include <utility>
#include <algorithm>
#include <vector>
#include <optional>
#include <tuple>
#include <functional>
#include <string>
struct V { int v; static int copies; V(int v):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o):v(o.v){o.v=-1;printf("move %d\n",v);} V& operator=(const V&o){v=o.v;printf("=copy %d\n",v);return *this;} V& operator=(V&&o){v=o.v;o.v=-2;printf("=move %d\n",v);return *this;} ~V(){printf("end %d\n",v);} };
struct C { int v; C(int v):v(v){} C(const C& o):v(o.v+100){} bool operator<(const C& o) const {return v<o.v;} };
struct N { int v; static int n; N(int v):v(v){} N(const N& o):v(o.v){n++;} bool operator<(const N& o) const {return v<o.v;} };
int N::n=0;
int main(){
  { V a(1); puts("exchange"); V b = std::exchange(a, V(2)); puts("after"); std::exchange(a, V(7)); puts("after2"); }
  { V a(1); puts("exchange int"); V b = std::exchange(a, 5); puts("after"); }
  { C x = std::max(C(1), C(2)); printf("%d\n", x.v); auto y = std::min(C(1),C(2)); printf("%d\n", y.v); C z(std::max(C(4),C(3))); printf("%d\n",z.v); C w = std::clamp(C(4),C(3),C(9)); printf("%d\n",w.v);}
  { N x = std::max(N(1), N(2)); printf("%d %d\n", x.v, N::n); N z{std::max(N(4),N(3))}; printf("%d %d\n",z.v,N::n); }
  { V x(1); V a[] = {x, V(2), std::move(x)}; puts("arr"); }
  { auto f = [](const V& v){ printf("f %d\n", v.v); return v.v; }; auto b = std::bind(f, std::placeholders::_1); b(V(3)); puts("bound"); auto c = std::bind(f, V(4)); puts("made"); c(); puts("called"); }
  { V a(1); int m = std::max({a, V(9)}, [](const V& p, const V& q){return p.v<q.v;}).v; printf("%d\n", m); }
  { auto t = std::forward_as_tuple(1, 2); (void)t; }
}
