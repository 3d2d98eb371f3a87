#include <cstdio>
#include <vector>
#include <map>
#include <set>
#include <string>
#include <deque>
#include <unordered_map>
struct V { int v; V(int v):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o):v(o.v){o.v=-1;printf("move %d\n",v);} V& operator=(const V&o){v=o.v;printf("=copy %d\n",v);return *this;} V& operator=(V&&o){v=o.v;o.v=-2;printf("=move %d\n",v);return *this;} ~V(){printf("end %d\n",v);} bool operator<(const V& o) const { return v<o.v;} };
struct P { V x, y; };
struct Q { V x; V y; Q(const V& a, const V& b):x(a),y(b){puts("Q");} };
template<class T> void anyl(std::initializer_list<T> l){ for (auto& x : l) printf("any %d\n", x.v); }
struct Keep { std::vector<V> in; Keep(std::initializer_list<V> l):in(l){} };
int main(){
  V a(1);
  { std::vector<P> v; v.reserve(4); v.push_back({a, V(3)}); v.insert(v.end(), {a, V(4)}); puts("-"); v.insert(v.end(), {{a, V(4)}, {V(5), a}}); }
  { std::vector<Q> v; v.reserve(4); v.push_back({a, V(3)}); v.insert(v.end(), {{a, V(4)}, {V(5), a}}); }
  puts("any"); anyl({a, V(2)});
  puts("keep"); Keep k{a, V(7)};
  { std::map<std::string, V> m{{"b", a}, {"a", V(2)}, {"c", a}}; m.insert({"d", a}); m.insert({{"e", a}, {"f", V(6)}}); for (auto& [n, v] : m) printf("%s %d\n", n.c_str(), v.v); }
  { const std::map<int, std::vector<V>> m{{1, {a, V(3)}}, {2, {V(4), a}}}; printf("%zu\n", m.size()); }
  { std::vector<std::pair<int, V>> v{{1, a}, {2, V(3)}}; printf("%zu\n", v.size()); }
  { std::vector<std::vector<V>> v{{a, V(2)}, {V(3), a}}; printf("%zu\n", v.size()); }
  { std::deque<V> d{a, V(2)}; d.insert(d.begin(), a); d.assign({a, V(5)}); }
  { std::pair<V, V> p{a, V(3)}; std::pair<V,V> q(a, V(2)); p = {a, V(9)}; }
  { std::vector<V> v; v = {a, V(2)}; v.assign(2, a); }
  { V arr[2] = {a, V(2)}; P p{a, V(8)}; P ps[] = {{a, V(3)}, {V(2), a}}; }
}
