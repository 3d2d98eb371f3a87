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
V g1(1); static V g2(2); namespace n { V g3(3); inline V g4(4); } struct S { static V st; static inline V in{5}; static V& lazy() { static V l(6); return l; } }; V S::st(7);
V& first() { static V f(8); return f; } struct R { int id; R(int i):id(i){printf("R%d sees %d\n", i, first().v);} ~R(){printf("~R%d\n", id);} }; R r1(1);
int counter() { static int n = [] { s("init"); return 10; }(); return ++n; }
void rec(int d) { static V once(9); V loc(d * 10); if (d) rec(d - 1); }
template<class T> struct Tm { static int n; static V v; }; template<class T> int Tm<T>::n = 3; template<class T> V Tm<T>::v{12};
template<class T> V& tl() { static V v(sizeof(T)); return v; }
struct At { ~At() { printf("At sees %d\n", g1.v); } }; At at;
int main() { s("main"); S::lazy(); counter(); printf("%d\n", counter()); rec(2); printf("%d %d\n", Tm<int>::n++, Tm<int>::n); Tm<int>::v.v = 44; tl<char>(); tl<int>(); tl<char>(); static V late(30); auto p = std::make_unique<V>(31); const V& ref = V(32); s("end main"); return 0; }
