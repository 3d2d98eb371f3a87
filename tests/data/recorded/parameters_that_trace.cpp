#include <cstdio>
#include <utility>
#include <vector>
#include <map>
#include <set>
#include <string>
#include <memory>
#include <optional>
#include <variant>
#include <functional>
#include <algorithm>
#include <numeric>
#include <array>
#include <list>
#include <deque>
#include <tuple>
#include <any>
#include <stdexcept>
#include <iostream>
struct V { int v; V(int v=0):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o) noexcept :v(o.v){o.v=-1;printf("move %d\n",v);} V& operator=(const V&o){v=o.v;printf("=copy %d\n",v);return *this;} V& operator=(V&&o) noexcept {v=o.v;o.v=-2;printf("=move %d\n",v);return *this;} ~V(){printf("end %d\n",v);} bool operator<(const V& o) const { return v<o.v;} bool operator==(const V& o) const { return v==o.v;} };
int s(const char* t) { puts(t); return 0; }
struct P { V a, b; P(int x):a(x),b(a.v < 100 ? 50 : 60){s("P");} };
struct Q { V a{1}; V b = V(2); int c = a.v + b.v; Q() = default; Q(int x):b(x){} };
int f(V a, const V& b, V c = V(100)) { printf("f %d %d %d\n", a.v, b.v, c.v); return 0; }
V id(V v) { return v; } V pass(V&& v) { return std::move(v); } const V& cref(const V& v) { return v; } V loc(bool b) { V x(1), y(2); if (b) return x; return y; } V cond(bool b) { V x(3), y(4); return b ? x : y; } V nr() { V x(5); { V y(6); } return x; }
struct Agg { V x; V y; int z = 7; }; struct Deleg { V v; Deleg(int a, int b):v(a+b){s("two");} Deleg(int a):Deleg(a, 1){s("one");} ~Deleg(){s("~Deleg");} };
template<class... T> void pk(T... t) { s("pk"); ((void)t, ...); } template<class T> T mk() { return T(42); }
int main() {
  { P p(3); Q q; Q r(9); printf("%d %d\n", q.c, r.c); }
  { V a(10); f(a, V(11)); f(V(12), a, V(13)); f(std::move(a), 14); }
  { V a = id(V(15)); V b = id(a); V c = pass(V(16)); V d = cref(V(17)); V e = loc(true); V g = cond(false); V h = nr(); s("got"); }
  { Agg g{V(18), V(19)}; Agg h{V(20)}; Agg i{.x = V(21), .z = 3}; auto [x, y, z] = g; auto& [p, q, r] = h; const auto& [t, u, w] = Agg{V(22), V(23)}; printf("%d %d\n", z, r); Agg c = g; c = h; c = std::move(i); }
  { Deleg d(1); try { struct Th { V v; Th(int a):v(a){} Th():Th(24){ throw 1; } ~Th(){s("~Th");} }; Th t; } catch (int) { s("caught"); } }
  { pk(V(25), V(26)); V x = mk<V>(); int arr[] = {f(V(27), 28), f(29, V(30))}; }
  { int i = 0; int a[4] = {}; a[i++] = i; i = i++ + 1; a[i] = i = 2; printf("%d %d %d %d %d\n", i, a[0], a[1], a[2], a[3]); int j = 1; j = j++ + ++j; int k = 5; k += k++ * 2; printf("%d %d\n", j, k); }
  { for (V v : std::vector<V>{V(31), V(32)}) printf("%d\n", v.v); for (const V& v : {V(33), V(34)}) printf("%d\n", v.v); for (auto&& v : std::array<V, 2>{35, 36}) printf("%d\n", v.v); }
  { V* p = new V(37); V* q = new V[2]{38, 39}; delete p; delete[] q; alignas(V) char buf[sizeof(V)]; V* r = new (buf) V(40); r->~V(); s("placed"); }
  { V a(41), b(42); a = b = V(43); (a = V(44)).v++; V c = (a, b); V d = true ? a : V(45); V e = false ? std::move(a) : b; s("done"); if (V x = V(46); x.v) s("if"); else s("else"); switch (V z = V(47); z.v) { case 47: s("47"); } }
}
