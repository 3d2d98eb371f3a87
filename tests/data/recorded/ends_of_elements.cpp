#include <cstdio>
#include <vector>
#include <map>
#include <deque>
#include <list>
#include <array>
#include <optional>
#include <set>
struct V { int v; V(int v):v(v){} V(const V& o):v(o.v){} ~V(){printf("end %d\n",v);} bool operator<(const V& o) const { return v<o.v;} };
int main(){
  { std::vector<V> v{1,2,3}; } puts("-");
  { std::vector<std::vector<V>> v(2); v[0].emplace_back(1); v[0].emplace_back(2); v[1].emplace_back(3); puts("x"); } puts("-");
  { std::map<int,V> v; v.emplace(2,2); v.emplace(1,1); v.emplace(3,3); puts("x"); } puts("-");
  { std::map<int,std::vector<V>> v; v[1].emplace_back(1); v[1].emplace_back(2); v[2].emplace_back(3); puts("x"); } puts("-");
  { std::deque<V> v; v.emplace_back(1); v.emplace_back(2); puts("x"); } puts("-");
  { std::list<V> v; v.emplace_back(1); v.emplace_back(2); puts("x"); } puts("-");
  { std::array<V,3> v{1,2,3}; puts("x"); } puts("-");
  { std::optional<std::vector<V>> v; v.emplace(); v->emplace_back(1); v->emplace_back(2); puts("x"); } puts("-");
  { std::vector<std::pair<V,V>> v; v.emplace_back(1,2); v.reserve(4); puts("r"); v.emplace_back(3,4); puts("x"); } puts("-");
  { std::set<V> v; v.emplace(2); v.emplace(1); puts("x"); } puts("-");
  { std::vector<std::array<V,2>> v; v.push_back({1,2}); v.push_back({3, 4}); puts("x"); } puts("-");
  { struct S { std::vector<V> a; V b; std::vector<std::vector<V>> c; } s{{}, 5, {}}; s.a.emplace_back(1); s.a.emplace_back(2); s.c.resize(2); s.c[0].emplace_back(3); s.c[1].emplace_back(4); puts("x"); } puts("-");
  { auto p = new std::vector<V>(3, V(7)); puts("x"); delete p; puts("y"); V* q = new V[3]{1,2,3}; delete[] q; } puts("-");
}
