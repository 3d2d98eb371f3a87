#include <cstdio>
#include <utility>
#include <algorithm>
#include <vector>
#include <string>
#include <memory>
#include <map>
#include <set>
#include <functional>
struct V { int v; V(int v):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o):v(o.v){o.v=-1;printf("move %d\n",v);} V& operator=(const V&o){v=o.v;printf("=copy %d\n",v);return *this;} V& operator=(V&&o){v=o.v;o.v=-2;printf("=move %d\n",v);return *this;} ~V(){printf("end %d\n",v);} bool operator<(const V& o) const { return v<o.v;} };
void il(std::initializer_list<V> l) { for (auto& x : l) printf("%d ", x.v); puts(""); }
int main(){
  V a(1); 
  puts("max"); { int m = std::max({a, V(9)}).v; printf("%d\n", m); }
  puts("min"); { V m = std::min({V(4), a, V(9)}); printf("%d\n", m.v); }
  puts("minmax"); { auto [lo, hi] = std::minmax({V(4), a, V(9)}); printf("%d %d\n", lo.v, hi.v); }
  puts("il"); il({a, V(3)});
  puts("set"); { std::set<V> s{a, V(3), V(2)}; printf("%d\n", (int)s.size()); }
  puts("vec"); { std::vector<V> s{a, V(3)}; s.insert(s.begin(), {V(5), a}); s.assign({a, V(6)}); s = {V(7), a}; printf("%d\n", (int)s.size()); }
  puts("map"); { std::map<int,V> s{{1, a}, {2, V(3)}}; s.insert({{3, V(8)}, {4, a}}); printf("%d\n", (int)s.size()); }
  puts("for"); for (auto& x : {a, V(4)}) printf("%d\n", x.v);
  puts("il var"); { std::initializer_list<V> l = {a, V(5)}; auto k = {V(2), V(3)}; printf("%d %d\n", (int)l.size(), (int)k.size()); }
  std::unique_ptr<int> p(new int(4)); auto q = std::exchange(p, nullptr); printf("%d %d\n", *q, !p);
  std::vector<int> vv{1,2,3}; auto old = std::exchange(vv, {4,5}); printf("%d %d\n", (int)old.size(), (int)vv.size());
  int* raw = q.get(); int* was = std::exchange(raw, nullptr); printf("%d %d\n", *was, raw==nullptr);
  unsigned char uc = 4; auto x = std::exchange(uc, 300); printf("%d %d\n", x, uc);
  std::string s = "a"; auto so = std::exchange(s, "bb"); printf("%s %s\n", s.c_str(), so.c_str());
  std::function<int(int)> f = [](int x){return x+1;}; auto g = std::exchange(f, [](int x){return x*2;}); printf("%d %d\n", f(5), g(5));
  const V cv(8); puts("const"); V o = std::exchange(a, cv); printf("%d\n", o.v);
}
