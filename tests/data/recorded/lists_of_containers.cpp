#include <cstdio>
#include <vector>
#include <map>
#include <set>
#include <string>
#include <optional>
#include <memory>
#include <array>
#include <list>
struct V { int v; V(int v):v(v){printf("make %d\n",v);} V(const V& o):v(o.v){printf("copy %d\n",v);} V(V&& o):v(o.v){o.v=-1;printf("move %d\n",v);} ~V(){printf("end %d\n",v);} bool operator<(const V& o) const { return v<o.v;} };
int main(){
  { puts("vv"); std::vector<std::vector<V>> v{std::vector<V>(1, V(1)), std::vector<V>(1, V(2))}; puts("made"); }
  { puts("vo"); std::vector<std::optional<V>> v{std::optional<V>(1), std::optional<V>(2)}; puts("made"); }
  { puts("vp"); std::vector<std::pair<int, V>> v{std::pair<int,V>(1, 2)}; puts("made"); }
  { puts("va"); std::vector<std::array<V, 1>> v{std::array<V,1>{V(1)}}; puts("made"); }
  { puts("lv"); std::list<std::vector<V>> v{std::vector<V>(1, V(1))}; puts("made"); }
  { puts("mv"); std::map<int, std::vector<V>> v{{1, std::vector<V>(1, V(1))}}; puts("made"); }
  { puts("init"); std::initializer_list<std::vector<V>> l{std::vector<V>(1, V(1))}; puts("made"); std::vector<std::vector<V>> v(l); puts("v"); }
  { puts("push"); std::vector<std::vector<V>> v; v.push_back(std::vector<V>(1, V(1))); puts("made"); v.push_back({V(2)}); puts("two"); v.emplace_back(2, V(3)); puts("three"); v.resize(4); v.insert(v.begin(), std::vector<V>(1, V(7))); puts("ins"); v.erase(v.begin()); puts("er"); }
  { puts("sp"); std::vector<std::shared_ptr<V>> v{std::make_shared<V>(1), std::make_shared<V>(2)}; printf("%ld\n", v[0].use_count()); }
  { puts("nested"); std::vector<std::vector<V>> v = {{1, 2}, {3}}; puts("made"); auto w = v; puts("copied"); auto x = std::move(w); printf("%zu %zu\n", x.size(), w.size()); }
}
